import { z } from "zod";
import { caseOffices } from "../../../database/values.ts";
import { optional, severalLines } from "../../shared/field-schemas.ts";
import { forEachLanguage } from "../../shared/locales.ts";
import { applicationStatuses } from "../applications/schema.ts";
import { closeInput } from "../applications/status-schema.ts";
import { contactMeans } from "../tasks/schema.ts";
import type { BulkAction } from "./schema.ts";

const reason = optional(severalLines(500));

/** What each action needs. */
export const bulkInputs = {
	assign: z.strictObject({ userId: optional(z.uuid("required")) }),
	office: z.strictObject({ office: z.enum(caseOffices, "required") }),
	next_action: z.strictObject({ dueOn: z.iso.date("bad_date") }),
	status: z
		.strictObject({
			status: z.enum(applicationStatuses, "unknown_status"),
			reason,
			/** How the applicants were reached, for `contacted`: the status alone would keep no promise. */
			how: optional(z.enum(contactMeans, "required")),
		})
		.refine(({ status, reason: given }) => status !== "rejected" || given, { message: "required", path: ["reason"] })
		.refine(({ status, how }) => status !== "contacted" || how, { message: "required", path: ["how"] }),
	note: z.strictObject({ text: severalLines(5_000) }),
	close: closeInput,
	message: z.strictObject({ templateId: z.uuid("required") }),
} as const satisfies Record<BulkAction, z.ZodType>;

/** A message keeps the texts that its template had when it was chosen. */
export const storedMessage = z.object({ name: z.string(), ...forEachLanguage(() => z.string()) });
