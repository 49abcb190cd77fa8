import { z } from "zod";
import { type ImageFocus, imageFocuses } from "../../database/values.ts";
import { optionalText } from "../fields.ts";

export { type ImageFocus, imageFocuses };

/** Spec §5 and §9: the largest file, in bytes (exactly so many pass, C-22), and the types that are taken. */
export const largestUpload = 5 * 1024 * 1024;
export const uploadTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"] as const;

export const imageInput = z.strictObject({
	...optionalText("alt"),
	focus: z.enum(imageFocuses, "unknown_focus").default("c"),
});
