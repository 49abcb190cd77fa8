import type { Dictionary } from "../../domain/shared/dictionary.ts";
import type { caseTexts } from "../i18n/admin/case-texts.ts";
import type { managementTexts } from "../i18n/admin/management-texts.ts";
import type { adminTexts } from "../i18n/admin/texts.ts";

/** The texts, in one language, that every page of the admin panel has. */
export type AdminTexts = Dictionary<typeof adminTexts>;

/** With those of a case and its documents. */
export type CaseTexts = Dictionary<typeof caseTexts>;

/** All texts of the admin panel in one language. */
export type ManagementTexts = Dictionary<typeof managementTexts>;
