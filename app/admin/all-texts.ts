import { dictionariesOf } from "../../domain/shared/dictionary.ts";
import { managementTexts } from "../i18n/admin/management-texts.ts";

/** All texts of the admin panel in every language: for the server only, a browser loads its own. */
export const adminTexts = dictionariesOf(managementTexts);
