import type { Language } from "../../../domain/shared/language.ts";
import { locales } from "../../../domain/shared/locales.ts";

const international: Record<string, string> = {
	topik: "TOPIK",
	topik_speaking: "TOPIK Speaking",
	ielts: "IELTS",
	toefl_ibt: "TOEFL iBT",
	duolingo: "Duolingo",
	kiip: "KIIP",
};

/** @param names the tests without an international name. */
export const testName = (test: string, names: Record<string, string>): string =>
	international[test] ?? names[test] ?? test;

/** The countries that most applicants come from, for the top of the list. */
const nearest = ["UZ", "KZ", "KG", "TJ", "TM", "RU", "MN", "AZ", "KR"];
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every country by its ISO code, the nearest first and then by name. For the server only, which knows all names. */
export function listCountries(language: Language): [code: string, name: string][] {
	const names = new Intl.DisplayNames(locales[language].locale, { type: "region", fallback: "none" });
	const codes = letters.flatMap((first) => letters.map((second) => first + second));
	const all = codes.flatMap((code): [string, string][] => {
		// A code of a former country stands for another one; QO, EU, UN and the like are groups.
		const isCountry = new Intl.Locale(`und-${code}`).region === code && !/^(EU|EZ|UN|QO|X[A-Z]|ZZ)$/.test(code);
		const name = isCountry && names.of(code);
		return name ? [[code, name]] : [];
	});
	const { compare } = new Intl.Collator(locales[language].locale);
	const rank = (code: string) => (nearest.includes(code) ? nearest.indexOf(code) : nearest.length);
	return all.sort((one, other) => rank(one[0]) - rank(other[0]) || compare(one[1], other[1]));
}
