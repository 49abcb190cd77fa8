import { z } from "zod";
import { severalLines } from "../field-schemas.ts";

/** In characters. The page's form accepts less than the table, which also stores messages of other channels. */
export const longestMessage = 4_000;
const longestAnswer = 5_000;
const longestNote = 5_000;

/** What an applicant writes on the page. */
export const messageInput = z.strictObject({ text: severalLines(longestMessage) });

/** What staff write to an applicant: about one of the applications, by default the newest. */
export const answerInput = z.strictObject({
	text: severalLines(longestAnswer),
	applicationId: z.uuid("required").optional(),
	/** Created with the form: a repeated key means the same answer. */
	submissionKey: z.uuid("required").optional(),
});

/** What only staff read. */
export const noteInput = z.strictObject({ text: severalLines(longestNote), isPinned: z.boolean().default(false) });
