import { z } from "zod";
import { callResults, handChannels } from "../../../database/values.ts";
import { knownWords } from "../../content/templates/rules.ts";
import { optional, severalLines } from "../../shared/field-schemas.ts";

/** In characters. The page's form accepts less than the table, which also stores messages of other channels. */
export const maxMessageLength = 4_000;
export const maxAnswerLength = 5_000;
const maxNoteLength = 5_000;

/** What an applicant writes on the page. */
export const messageInput = z.strictObject({ text: severalLines(maxMessageLength) });

/** Created with the form: a repeated key means the same entry. */
const submissionKey = z.uuid("required").optional();

/** What staff write to an applicant, or to the sender of a contact message. */
export const answerInput = z.strictObject({
	text: severalLines(maxAnswerLength).refine((text) => knownWords(text).length === 0, "placeholder_left"),
	/** What the answer is about: null for the whole applicant; by default that of `defaultSubject`. */
	applicationId: z.uuid("required").nullable().optional(),
	/** The messenger in which staff send it by hand; by default the site sends it. */
	byHand: z.enum(handChannels).optional(),
	submissionKey,
});

/** What only staff read. */
export const noteInput = z.strictObject({
	text: severalLines(maxNoteLength),
	isPinned: z.boolean().default(false),
	submissionKey,
});

export const callInput = z.strictObject({
	result: z.enum(callResults, "required"),
	/** What was said; only staff read it. */
	note: optional(severalLines(maxAnswerLength)),
	/** What the call was about; by default everything that the applicant waits for. */
	applicationId: optional(z.uuid("unknown_application")),
	/** Created with the form: a repeated key means the same call. */
	submissionKey: z.uuid("required").optional(),
});
