import { z } from "zod";
import { callResults } from "../../../database/values.ts";
import { optional, severalLines } from "../../shared/field-schemas.ts";
import { maxAnswerLength } from "./schema.ts";

export const callInput = z.strictObject({
	result: z.enum(callResults, "required"),
	/** What was said; only staff read it. */
	note: optional(severalLines(maxAnswerLength)),
	/** What the call was about; by default everything that the applicant waits for. */
	applicationId: optional(z.uuid("unknown_application")),
	/** Created with the form: a repeated key means the same call. */
	submissionKey: z.uuid("required").optional(),
});
