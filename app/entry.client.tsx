import { load } from "virtual:admin-texts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { asLanguage, originalLanguage } from "../domain/shared/language.ts";
import { provideAdminTexts } from "./admin/frame.ts";
import type { AdminTexts } from "./admin/texts.ts";

/** Runs only in the admin panel: public pages have no client-side router. */
const language = asLanguage(document.documentElement.lang) ?? originalLanguage;
load<AdminTexts>("adminTexts", language).then((texts) => {
	provideAdminTexts({ [language]: texts });
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
});
