import { type Language, type LocalizedField, localized } from "../shared/language.ts";
import { locales } from "../shared/locales.ts";

/** Parts of the emails to applicants. */

export type MailedOffice = Record<LocalizedField<"name">, string | null> & {
	phone: string | null;
	email: string | null;
};

/** How to reach each office, a line each. */
export const officeContacts = (offices: MailedOffice[], language: Language): string[] =>
	offices.flatMap((office) => {
		const ways = [office.phone, office.email].filter(Boolean).join(", ");
		return ways ? [`${localized(office, "name", language)}: ${ways}`] : [];
	});

/** Where replies go: the office of the case, else the first one with an email address. */
export function replyAddress(offices: MailedOffice[], city: "tashkent" | "seoul"): string | undefined {
	const reachable = offices.filter(({ email }) => email);
	return (officeOf(reachable, city) ?? reachable[0])?.email ?? undefined;
}

/** The office in a city, by its name. */
export function officeOf<O extends Pick<MailedOffice, LocalizedField<"name">>>(
	offices: O[],
	city: "tashkent" | "seoul",
): O | undefined {
	const ofCity = locales.en.cities[city === "seoul" ? "Seoul" : "Tashkent"];
	return offices.find((office) => ofCity.test(localized(office, "name", "en")));
}

/** The name for the greeting; undefined if it is more than letters, for example if it contains a URL. */
export const greetedName = (fullName: string): string | undefined => (isName.test(fullName) ? fullName : undefined);

/** Letters, and the characters between them in names. */
const isName = /^\p{L}[\p{L}\p{M} '’ʻʼ‘`-]{0,79}$/u;
