import { z } from "zod";
import { conversionKinds } from "../../../database/values.ts";

/** What a browser tells of itself and of the page, kept until the conversion is told. */
export type AdVisitor = {
	/** The page's public address, without what follows "?". */
	source: string;
	agent: string;
	/** Meta's own names for a browser and for a click on an advertisement, from its cookies. */
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
