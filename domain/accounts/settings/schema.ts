import { z } from "zod";
import { caseOffices, languages } from "../../../database/values.ts";
import { optional } from "../../shared/field-schemas.ts";
import { emailAddress, newPassword } from "../schema.ts";

const currentPassword = z.string("required").min(1, "required").max(1_000, "too_long");
export const passwordChangeInput = z.strictObject({ currentPassword, newPassword });
export const addressChangeInput = z.strictObject({ email: emailAddress, currentPassword });

/** How a member of staff works. Colleagues cannot change each other's shortcuts. */
export const workSettingsInput = z.strictObject({
	office: optional(z.enum(caseOffices, "unknown_office")),
	/** The languages in which the person answers; empty for all. */
	languages: z.array(z.enum(languages, "unknown_language")).max(languages.length, "too_many"),
	/** The first day back of a person who is away. */
	awayUntil: optional(z.iso.date("bad_date")),
	hasShortcuts: z.boolean().optional(),
});
export type WorkSettings = Required<z.output<typeof workSettingsInput>>;
