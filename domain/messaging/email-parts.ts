import { asc } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { offices } from "../../database/tables.ts";
import { type Language, type LocalizedField, localized } from "../shared/language.ts";
import { locales } from "../shared/locales.ts";

/** Parts of emails, which are plain text. */

const greetings: Record<Language, { hello(name: string | undefined): string; regards: string }> = {
	en: { hello: (name) => (name ? `Hello ${name},` : "Hello,"), regards: "Kind regards," },
	ru: { hello: (name) => (name ? `Здравствуйте, ${name}!` : "Здравствуйте!"), regards: "С уважением," },
	uz: { hello: (name) => (name ? `Assalomu alaykum, ${name}!` : "Assalomu alaykum!"), regards: "Hurmat bilan," },
};

/** How an email begins: with the name if it is only letters. */
export const greeting = (language: Language, fullName = ""): string => greetings[language].hello(greetedName(fullName));

/** How it ends: with those who have written it. */
export const signature = (language: Language, ...senders: (string | null)[]): string =>
	[greetings[language].regards, ...senders].filter(Boolean).join("\n");

/** @param parts separated by empty lines */
export const emailText = (parts: string[]): string => `${parts.join("\n\n")}\n`;

/** In the order of the pages. */
export const listOffices = (database: Pick<Database, "select">) =>
	database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id));

export type MailedOffice = Record<LocalizedField<"name">, string | null> & {
	phone: string | null;
	email: string | null;
};

/** How to reach each office, a line each. */
export const officeContacts = (places: MailedOffice[], language: Language): string[] =>
	places.flatMap((office) => {
		const ways = [office.phone, office.email].filter(Boolean).join(", ");
		return ways ? [`${localized(office, "name", language)}: ${ways}`] : [];
	});

/** Where replies go: the office of the case, else the first one with an email address. */
export function replyAddress(places: MailedOffice[], city: "tashkent" | "seoul"): string | undefined {
	const reachable = places.filter(({ email }) => email);
	return (officeOf(reachable, city) ?? reachable[0])?.email ?? undefined;
}

/** The office in a city, by its name. */
export function officeOf<O extends Pick<MailedOffice, LocalizedField<"name">>>(
	places: O[],
	city: "tashkent" | "seoul",
): O | undefined {
	const ofCity = locales.en.cities[city === "seoul" ? "Seoul" : "Tashkent"];
	return places.find((office) => ofCity.test(localized(office, "name", "en")));
}

/** The name for the greeting; undefined if it is more than letters, for example if it contains a URL. */
const greetedName = (fullName: string): string | undefined => (isName.test(fullName) ? fullName : undefined);

/** Letters, and the characters between them in names. */
const isName = /^\p{L}[\p{L}\p{M} '’ʻʼ‘`-]{0,79}$/u;

/** Endings of surnames in Uzbekistan, in both alphabets. Many people write the surname first. */
const surname = /\p{L}(?:ov|ova|ev|eva|ов|ова|ев|ева|ёв|ёва)$/iu;

/**
 * The first name, for messages in a chat that follows several people.
 * @returns undefined if the name is more than letters, for example if it contains a URL.
 */
export function firstName(fullName: string): string | undefined {
	const words = greetedName(fullName.trim())?.split(/\s+/) ?? [];
	return words.find((word) => !surname.test(word)) ?? words[0];
}
