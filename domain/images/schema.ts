import { z } from "zod";
import { imageFocuses } from "../../database/values.ts";
import { optionalText } from "../fields.ts";

export const imageInput = z.strictObject({
	...optionalText("alt"),
	focus: z.enum(imageFocuses, "unknown_focus").default("c"),
});
