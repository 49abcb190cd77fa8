import parsePhoneNumber from "libphonenumber-js/min";

/** Runs on the server only: the numbering plans of all countries are larger than a page. */

/**
 * The country codes of the neighboring countries and the lengths of their numbers with them, for numbers that were
 * entered without a plus sign.
 */
const withoutPlus = [/^998\d{9}$/, /^99[26]\d{9}$/, /^993\d{8}$/, /^7\d{10}$/, /^8210\d{8}$/];

/**
 * Reads a phone number as the applicants of an office in Uzbekistan type it. A number without a country code is read
 * only if it is certain which country it belongs to; operator codes are not checked, because new ones appear every year.
 * @param typed with any spaces, hyphens, brackets and full-width digits
 * @returns the number in the form of E.164, such as "+998901234567"; null if it is ambiguous or no phone number.
 */
export function normalizePhone(typed: string): string | null {
	const signs = typed
		.normalize("NFKC")
		.replaceAll(/[\s().\-/\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "");
	if (!/^\+?\d+$/.test(signs)) return null;
	const international = addCountryCode(signs);
	const number = international === null ? undefined : parsePhoneNumber(international);
	return number?.isPossible() ? number.number : null;
}

/** The number in the form of E.164, or the digits of one that cannot be read. */
export const readPhone = (typed: string): string =>
	normalizePhone(typed) ?? typed.normalize("NFKC").replace(/\D/g, "").slice(0, 50);

/** A number in the form of E.164 with spaces, for people: "+998 90 123 45 67". */
export const formatPhone = (e164: string): string => parsePhoneNumber(e164)?.formatInternational() ?? e164;

/**
 * Reads a number as it is dialed within a country.
 * @returns the number in the form of E.164; null if it is no phone number there.
 */
export function readDialed(typed: string, country: "UZ" | "KR"): string | null {
	const number = parsePhoneNumber(typed, country);
	return number?.isPossible() ? number.number : null;
}

function addCountryCode(signs: string): string | null {
	if (signs.startsWith("+")) return signs;
	if (signs.startsWith("00")) return `+${signs.slice(2)}`;
	if (withoutPlus.some((form) => form.test(signs))) return `+${signs}`;
	// Uzbekistan has no trunk prefix, so its numbers never begin with 0; those of Seoul and of Kyrgyzstan do.
	if (/^[1-9]\d{8}$/.test(signs)) return `+998${signs}`;
	// Kazakhstan and Russia dial 8 within the country.
	if (/^87\d{9}$/.test(signs)) return `+7${signs.slice(1)}`;
	// A Korean mobile number.
	if (/^010\d{8}$/.test(signs)) return `+82${signs.slice(1)}`;
	return null;
}
