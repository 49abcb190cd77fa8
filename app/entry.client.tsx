import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { asLanguage, originalLanguage } from "../domain/shared/language.ts";
import { provideAdminTexts } from "./admin/frame.ts";
import { adminTextsOf } from "./admin/texts.ts";
import type { AdminTexts as Dictionary } from "./i18n/admin/en.ts";

/** A script of its own for each language, which the document preloads. */
const dictionaries = import.meta.glob<Record<string, Dictionary>>("./i18n/admin/??.ts");

/** Runs only in the admin panel: public pages have no client-side router. */
const language = asLanguage(document.documentElement.lang) ?? originalLanguage;
const dictionary = (await dictionaries[`./i18n/admin/${language}.ts`]?.())?.[language];
if (dictionary) provideAdminTexts({ [language]: adminTextsOf(language, dictionary) });
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
