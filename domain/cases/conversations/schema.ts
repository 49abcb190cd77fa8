import { z } from "zod";
import { callResults, type EntryKind, handChannels } from "../../../database/values.ts";
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

/** How an answer is stored that staff send in a messenger by hand, or else that the site sends. */
export const sentBy = (byHand: (typeof handChannels)[number] | undefined, usual: "web" | "email" = "web") =>
	byHand ? { channel: byHand, data: { byHand: "yes" } } : { channel: usual };

type Message = { kind: EntryKind; applicationId: string | null; readByStaffAt: Date | null };

/**
 * What an answer is about by default: the application of the latest message that waits for staff, else the only one.
 * Anybody who knows a name and a phone number can send another application in that person's name and write about it, so
 * an answer never goes to an application by its age.
 * @param messages the applicant's, oldest first
 * @param applicationIds of the applicant
 * @returns null for an answer to the whole applicant, which only proven sessions see; undefined if staff have to choose.
 */
export function defaultSubject(messages: Message[], applicationIds: string[]): string | null | undefined {
	const waiting = messages.findLast(({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt);
	if (waiting) return waiting.applicationId;
	return applicationIds.length === 1 ? applicationIds[0] : undefined;
}
