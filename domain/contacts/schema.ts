import { z } from "zod";
import { email, required, singleLine } from "../field-schemas.ts";

export const contactInput = z.strictObject({
	name: singleLine(),
	email: required(254).pipe(email),
	message: required(5_000),
});
