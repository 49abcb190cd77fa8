import { z } from "zod";

export const ownPasswordInput = z.strictObject({
	password: z.string("required").min(1, "required").max(1_000, "too_long"),
});
