import { dictionariesOf } from "../../domain/shared/dictionary.ts";
import { adminTexts as written } from "../i18n/admin/texts.ts";

/** The texts of the admin panel in every language: for the server only, a browser loads its own. */
export const adminTexts = dictionariesOf(written);
