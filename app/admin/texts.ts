import type { Dictionary } from "../../domain/shared/dictionary.ts";
import type { adminTexts } from "../i18n/admin/texts.ts";

/** The texts of the admin panel in one language. */
export type AdminTexts = Dictionary<typeof adminTexts>;
