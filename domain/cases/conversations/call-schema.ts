import { z } from "zod";
import { callResults } from "../../../database/values.ts";
import { optional, severalLines } from "../../records/field-schemas.ts";

/** The event of the call keeps the note, and has room for 4,000 bytes. */
const maxNoteLength = 500;

export const callInput = z.strictObject({
	result: z.enum(callResults, "required"),
	/** What was said; only staff read it. */
	note: optional(severalLines(maxNoteLength)),
	/** What the call was about; by default everything that the applicant waits for. */
	applicationId: optional(z.uuid("unknown_application")),
});

/** How an applicant was reached when the status becomes `contacted`. A message counts by itself, once it has arrived. */
export const contactMeans = ["reached", "visited", "none"] as const;

export const contactInput = z.strictObject({ how: z.enum(contactMeans, "required") });
