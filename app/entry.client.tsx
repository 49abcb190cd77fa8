import { load } from "virtual:admin-texts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pickLanguage } from "../domain/shared/dictionary.ts";
import { asLanguage, originalLanguage } from "../domain/shared/language.ts";
import { provideAdminTexts } from "./admin/frame.ts";
import type { adminTexts } from "./i18n/admin/texts.ts";

/** Runs only in the admin panel: public pages have no client-side router. */
const language = asLanguage(document.documentElement.lang) ?? originalLanguage;
const texts = await load<typeof adminTexts>(language);
provideAdminTexts({ [language]: pickLanguage(texts.adminTexts, language) });
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
