import { z } from "zod";
import { newPassword } from "../schema.ts";

export const passwordChangeInput = z.strictObject({
	currentPassword: z.string("required").min(1, "required").max(1_000, "too_long"),
	newPassword,
});
