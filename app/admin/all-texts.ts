import type { Language } from "../../domain/shared/language.ts";
import { en } from "../i18n/admin/en.ts";
import { ru } from "../i18n/admin/ru.ts";
import { uz } from "../i18n/admin/uz.ts";
import { type AdminTexts, adminTextsOf } from "./texts.ts";

/** The texts of the admin panel in every language: for the server only, a browser loads its own. */
export const adminTexts: Record<Language, AdminTexts> = {
	en: adminTextsOf("en", en),
	ru: adminTextsOf("ru", ru),
	uz: adminTextsOf("uz", uz),
};
