import { z } from "zod";
import { conversionKinds } from "../../../database/values.ts";

/** Data about a visitor's browser and the page, stored until the conversion is reported. */
export type AdVisitor = {
	/** The page's public URL without its query. */
	source: string;
	agent: string;
	/** Meta's ids of the browser and of the click on an ad, from its cookies. */
	browser: string | null;
	click: string | null;
};

/** A code such as TEST12345, from "Test events" in Meta's Events Manager. */
export const testConversionInput = z.strictObject({
	kind: z.enum(conversionKinds, "required"),
	code: z
		.string("required")
		.trim()
		.min(1, "required")
		.regex(/^[\w-]{1,40}$/, "bad_characters"),
});
