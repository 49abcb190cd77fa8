import { z } from "zod";
import { severalLines, singleLine } from "../../records/field-schemas.ts";
import { forEachVariant } from "../../shared/language.ts";
import { unknownWords } from "./rules.ts";

/** As long as an answer may be. */
const text = severalLines(5_000).refine((value) => unknownWords(value).length === 0, "unknown_placeholder");

/** Without a plain text, which forms send too: the applicant's language always has a text of its own. */
export const templateInput = z.object({ name: singleLine(100), ...forEachVariant("text", () => text) });
