import { z } from "zod";
import { email, line, optional, required } from "../../shared/field-schemas.ts";

export const reminderInput = z.strictObject({
	programId: line(50),
	round: line(20),
	country: optional(line(2)),
	email: required(254).pipe(email.toLowerCase()),
});
