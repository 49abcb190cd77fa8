import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { asLanguage, type Language, originalLanguage } from "../domain/shared/language.ts";
import { provideAdminTexts } from "./admin/frame.ts";
import { adminTextsOf } from "./admin/texts.ts";
import type { AdminTexts as Dictionary } from "./i18n/admin/en.ts";

/** A chunk of its own for each language, which the document preloads. */
const dictionaries: Record<Language, () => Promise<Dictionary>> = {
	en: async () => (await import("./i18n/admin/en.ts")).en,
	ru: async () => (await import("./i18n/admin/ru.ts")).ru,
	uz: async () => (await import("./i18n/admin/uz.ts")).uz,
};

/** Runs only in the admin panel: public pages have no client-side router. */
const language = asLanguage(document.documentElement.lang) ?? originalLanguage;
provideAdminTexts({ [language]: adminTextsOf(language, await dictionaries[language]()) });
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
