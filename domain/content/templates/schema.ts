import { z } from "zod";
import { severalLines, singleLine } from "../../records/field-schemas.ts";
import { forEachVariant } from "../../shared/language.ts";
import { unknownWords } from "./rules.ts";

/** As long as an answer may be. */
const text = severalLines(5_000).refine((value) => unknownWords(value).length === 0, "unknown_placeholder");

/** A reply template: every language is required, because the applicant's language chooses the text. */
export const templateInput = z.strictObject({ name: singleLine(100), ...forEachVariant("text", () => text) });
