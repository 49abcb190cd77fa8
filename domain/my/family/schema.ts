import { z } from "zod";
import { languages } from "../../../database/values.ts";
import { singleLine } from "../../shared/field-schemas.ts";

/** A link for parents: whom it is for, and the language of its page. */
export const familyLinkInput = z.strictObject({ label: singleLine(50), language: z.enum(languages, "required") });
