import { z } from "zod";
import { optional, severalLines, singleLine } from "../../shared/field-schemas.ts";
import { forEachVariant, languages, variantOf } from "../../shared/language.ts";
import { unknownWords } from "./rules.ts";

/** As long as an answer may be. */
const text = optional(severalLines(5_000).refine((value) => unknownWords(value).length === 0, "unknown_placeholder"));

/** Without a plain text, which forms send too: `templateText` finds the one that stands in for a missing language. */
export const templateInput = z
	.object({
		name: singleLine(100),
		...forEachVariant("name", () => optional(singleLine(100))),
		...forEachVariant("text", () => text),
	})
	.refine((given) => languages.some((language) => given[variantOf("text", language)]), {
		error: "required",
		path: ["text"],
		// Reported together with the errors of other fields.
		when: ({ value }) => value instanceof Object,
	});
