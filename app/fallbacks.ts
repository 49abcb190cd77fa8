import { languages, originalLanguage, variantOf } from "../domain/language.ts";
import { usualHours } from "../domain/site-content/hours-rules.ts";
import { texts } from "./i18n/dictionaries.ts";

type City = keyof (typeof texts)[typeof originalLanguage]["fallbackOffices"];

/**
 * The offices that pages show if the database has none or is unreachable (C-06, spec §7): one set for all pages, marked
 * as examples until staff enter the real ones (O-23). Messenger links have no defaults, because such an address would
 * belong to a stranger (F17).
 */
export const fallbackOffices = [office("seoul", "+82 2-000-0000"), office("tashkent", "+998 71 000-00-00")];

function office(id: City, phone: string) {
	const localized = Object.fromEntries(
		languages.flatMap((language) =>
			Object.entries(texts[language].fallbackOffices[id]).map(([field, text]) => [variantOf(field, language), text]),
		),
	);
	return {
		...texts[originalLanguage].fallbackOffices[id],
		...localized,
		id,
		phone,
		email: `${id}@example.com`,
		...usualHours,
	};
}
