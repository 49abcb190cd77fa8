import { z } from "zod";
import { callResults } from "../../../database/values.ts";
import { optional, severalLines } from "../../records/field-schemas.ts";
import { contactMeans } from "../tasks/schema.ts";

/** The event of the call keeps the note, and has room for 4,000 bytes. */
const maxNoteLength = 500;

export const callInput = z.strictObject({
	result: z.enum(callResults, "required"),
	/** What was said; only staff read it. */
	note: optional(severalLines(maxNoteLength)),
	/** What the call was about; by default everything that the applicant waits for. */
	applicationId: optional(z.uuid("unknown_application")),
});

export const contactInput = z.strictObject({ how: z.enum(contactMeans, "required") });
