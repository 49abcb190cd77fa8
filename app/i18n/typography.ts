import { type Language, localized as storedText } from "../../domain/shared/language.ts";
import { forEachLanguage } from "../../domain/shared/locales.ts";

const noBreakSpace = "\u00a0";
/** An invisible character that prevents a line break. */
const wordJoiner = "\u2060";

const letter = "\\p{L}";
const short = "[авикосуАВИКОСУ]|[вВ]о|[дД]о|[зЗ]а|[иИ]з|[кК]о|[нН][аеио]|[оО][бт]|[пП]о|[сС]о";

/** Spaces that must not break. Raw texts are not escaped by the build, and must be ASCII (decision 046). */
const spaces = {
	everywhere: [
		String.raw`(?<=(?:TOPIK|IELTS|TOEFL|iBT|JLPT|QS) )(?=N?\d)`,
		String.raw`(?<=(?:\u2116|No\.) )(?=\d)`,
		// 3 × 4 cm
		String.raw`(?<=\d )(?=\u00d7 \d)`,
		String.raw`(?<=\d \u00d7 )(?=\d)`,
		// A. Karimova
		`(?<=(?<![${letter}])\\p{Lu}\\. )(?=\\p{Lu})`,
	],
	en: [`(?<=\\d )(?=(?:KRW|USD|UZS|EUR|won|MB|min|%)(?![${letter}]))`],
	// 15 лет, 5 ta dastur, 12 500, but not "2 и 3"; no line begins with a dash.
	numbers: [`(?<=\\d )(?!(?:${short}|va|yoki|dan) )(?=[${letter}%₩$€]|\\d{3}(?!\\d))`, "(?=—)"],
	ru: [`(?<=(?<![${letter}\\d${wordJoiner}-])(?:${short}) )(?=\\S)`, `(?=(?:бы|же|ли)(?![${letter}\\d-]))`],
};
/**
 * No line break after these hyphens: D-2 in all languages; 2009-yil, 38-е and 2-3 in Russian and Uzbek, but not in an
 * ISO date.
 */
const visaType = `(?<=(?<![${letter}])[A-H]-)(?=\\d)`;
const suffix = `(?<=\\d-)(?=[${letter}])|(?<=(?<![\\d-])\\d{1,3}-)(?=\\d)`;

/** Hyphenated Russian prefixes: по-русски, из-за, кое-что. */
const prefix = `(?<=(?<![${letter}-])(?:[пП]о|[иИ]з|[кК]ое)-)(?=[${letter}])`;

/** Dong-A, Chung-Ang */
const initial = `(?<=${letter}{2,}-)(?=\\p{Lu}${letter}{0,3}(?!${letter}))`;

const patternOf = (joined: string[], hyphens: string[]) =>
	new RegExp(
		[
			` (?:${[...spaces.everywhere, ...joined].join("|")})`,
			`-(?:${hyphens.join("|")})`,
			`–(?<=[${letter}\\d]–)(?=[${letter}\\d])`,
			// A phone number.
			String.raw`\+\d[\d ()-]{6,}\d`,
		].join("|"),
		"gu",
	);
const partsOf: Record<Language, Parameters<typeof patternOf>> = {
	en: [spaces.en, [visaType, initial]],
	ru: [
		[...spaces.numbers, ...spaces.ru],
		[visaType, initial, suffix, prefix],
	],
	uz: [spaces.numbers, [visaType, initial, suffix]],
};
/** Created when they are first used: a browser needs that of one language. */
const patterns: Partial<Record<Language, RegExp>> = {};

/** Unchanged: URLs and email addresses, and in Markdown code and link targets. */
const addresses = /(\S*(?:\/\/|@)\S*|\]\(\S*|`[^`]+`)/;

/**
 * Prevents wrong line breaks: after a short Russian word, between a number and its unit or suffix, in visa types, test
 * results and phone numbers. For visible text only; `plain` reverses it.
 */
export function typeset(text: string, language: Language): string {
	patterns[language] ??= patternOf(...partsOf[language]);
	const pattern = patterns[language];
	if (!/\/\/|@|\]\(|`/.test(text)) return text.replace(pattern, joined);
	return text
		.split(addresses)
		.map((part, index) => (index % 2 ? part : part.replace(pattern, joined)))
		.join("");
}

function joined(found: string): string {
	if (found === " ") return noBreakSpace;
	if (found === "-" || found === "–") return found + wordJoiner;
	return found.replaceAll(" ", noBreakSpace).replaceAll("-", `-${wordJoiner}`);
}

/** Keeps a short text, such as a date or a visa type, in one line. */
export const unbroken = (text: string): string =>
	plain(text).replaceAll(" ", noBreakSpace).replaceAll("-", `-${wordJoiner}`);

/** Removes the typography, for search engines, chats, feeds and the clipboard. */
export function plain(text: string): string {
	return text.replaceAll(wordJoiner, "").replaceAll(noBreakSpace, " ");
}

/** Applies typography to a whole dictionary when it is loaded, and to the results of its functions. */
export function typesetAll<T>(texts: T, language: Language): T {
	if (typeof texts === "string") return typeset(texts, language) as T;
	if (typeof texts === "function") return ((...values: unknown[]) => typeset(texts(...values), language)) as T;
	if (Array.isArray(texts)) return texts.map((text) => typesetAll(text, language)) as T;
	if (typeof texts !== "object" || texts === null) return texts;
	return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text, language)])) as T;
}

/** The dictionaries of all languages, with typography. */
export const typesetEach = <T>(texts: Record<Language, T>) =>
	forEachLanguage((language) => typesetAll(texts[language], language));

/** A record's text in the visitor's language, with typography. */
export const localized: typeof storedText = (row, field, language) =>
	typeset(storedText(row, field, language), language);
