import { z } from "zod";
import { closeReasons, stepOwners, visaTypes } from "../../../database/values.ts";
import { optional, severalLines } from "../../shared/field-schemas.ts";
import { applicationStatuses } from "./schema.ts";

/** Separate from the schema that browsers load. */

/** A next step or the reason of a rejection, in characters. */
const shortText = severalLines(500);

const step = {
	nextStepFor: optional(z.enum(stepOwners, "unknown_step_owner")),
	nextStepText: optional(shortText),
	nextStepDueOn: optional(z.iso.date("bad_date")),
};

/** All empty: the default of the status. */
export const nextStepInput = z.strictObject(step);

/** A rejection needs a reason, which the applicant reads (Spec B2). */
export const statusInput = z.strictObject({
	status: z.enum(applicationStatuses, "unknown_status"),
	reason: optional(shortText).meta({ description: "Required for `rejected`. The applicant reads it." }),
});

export const statusAndStepInput = statusInput.extend(step);
export type StatusChange = z.infer<typeof statusAndStepInput>;

export const visaTypeInput = z.strictObject({ visaType: optional(z.enum(visaTypes, "unknown_visa_type")) });
export const closeInput = z.strictObject({ reason: z.enum(closeReasons, "unknown_close_reason") });
