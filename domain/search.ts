import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Language } from "./language.ts";

const maxWords = 8;

/** Rows whose text, normalized by `search_fold`, contains every word anywhere: for lists of staff. */
export function matches(folded: SQLWrapper, query: string): SQL | undefined {
	return every(splitWords(query).map((word) => contains(folded, word)));
}

/**
 * A word of a search with what means the same: a text must have all words of one of the phrases.
 * @property isTyped whether somebody typed it: "it" for "computer science" must not find "Italian".
 */
type SearchTerm = { words: string[]; isTyped: boolean }[];

/**
 * The terms of a visitor's search.
 * @param synonyms groups of words and phrases that mean the same
 */
export function searchTerms(query: string, synonyms: readonly (readonly string[])[]): SearchTerm[] {
	const typed = splitWords(query);
	const groups = synonyms.map((group) => group.map(splitWords));
	const terms: SearchTerm[] = [];
	for (let at = 0; at < typed.length; ) {
		const isHere = (phrase: string[]) => isSame(phrase, typed.slice(at, at + phrase.length));
		const known = groups.flat().filter(isHere);
		const length = Math.max(1, ...known.map((phrase) => phrase.length));
		const words = typed.slice(at, at + length);
		const others = groups.filter((group) => group.some((phrase) => isSame(phrase, words))).flat();
		terms.push([
			{ words, isTyped: true },
			...others.filter((phrase) => !isSame(phrase, words)).map((phrase) => ({ words: phrase, isTyped: false })),
		]);
		at += length;
	}
	return terms;
}

/** Rows whose words (`search_words`) have every term: long words in any part of a word, short ones at the beginning of words. */
export const hasTerms = (folded: SQLWrapper, terms: readonly SearchTerm[]): SQL | undefined =>
	termsIn(terms, (word, isTyped) => {
		if (!shortWord.test(word.replace(apostrophes, ""))) return contains(folded, word);
		return likeForms(folded, word, "% ", isTyped ? "%" : " %");
	});

/** Rows with every term at the beginning of words: for titles, to show the best results first. */
export const hasTermsAtWords = (folded: SQLWrapper, terms: readonly SearchTerm[]): SQL | undefined =>
	termsIn(terms, (word, isTyped) => likeForms(folded, word, "% ", isTyped ? "%" : " %"));

const termsIn = (terms: readonly SearchTerm[], condition: (word: string, isTyped: boolean) => SQL): SQL | undefined =>
	every(
		terms.map((term) =>
			some(term.map(({ words, isTyped }) => every(words.map((word) => condition(word, isTyped))) ?? sql`false`)),
		),
	);

/** Rows with any of these words. */
export const hasAny = (folded: SQLWrapper, words: readonly string[]): SQL =>
	words.length > 0 ? some(words.map((word) => contains(folded, word))) : sql`false`;

/** Lower case, independent of the database's locale. */
export const foldCase = (text: SQLWrapper): SQL => sql`fold_case(${text})`;

/** The letters that the Uzbek alphabet has after Z, in its order, as characters that come after every Latin letter. */
const uzbekLetters = [
	["oʻ", "\uE001"],
	["gʻ", "\uE002"],
	["sh", "\uE003"],
	["ch", "\uE004"],
] as const;

/** For `order by`: names ignoring case, with Ё as Е, in the order of the language's alphabet, independent of the database's locale. */
export function nameOrder(name: SQLWrapper, language?: Language): SQL {
	const folded = sql`translate(fold_case(${name}), U&'\\0451', U&'\\0435')`;
	if (language !== "uz") return sql`${folded} collate "C"`;
	const spelled = sql`translate(${folded}, ${"'`´ʼ‘’"}, ${"ʻʻʻʻʻʻ"})`;
	return sql`${uzbekLetters.reduce((key, [letter, place]) => sql`replace(${key}, ${letter}, ${place})`, spelled)} collate "C"`;
}

/** Escapes text for a LIKE pattern. */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");

const apostrophes = /['`´ʻʼ‘’‛ʹʽ′]/gu;
/** Korean words, which are short and joined to others, are matched anywhere. */
const shortWord = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;

/** A word of only apostrophes is ignored. */
const splitWords = (query: string): string[] =>
	query
		.split(" ")
		.slice(0, maxWords)
		.filter((word) => word.replace(apostrophes, "") !== "");

const normalized = (words: readonly string[]) => words.join(" ").replace(apostrophes, "").toLowerCase();
const isSame = (one: readonly string[], other: readonly string[]): boolean => normalized(one) === normalized(other);

const contains = (folded: SQLWrapper, word: string): SQL => likeForms(folded, word, "%", "%");

/** Compares the normalized forms of a word: a Cyrillic one also matches in Latin letters. */
function likeForms(folded: SQLWrapper, word: string, before: string, after: string): SQL {
	const part = (at: 1 | 2) =>
		sql`nullif(split_part(search_fold(${literally(word)}::text), E'\\n', ${sql.raw(`${at}`)}), '')`;
	const forms = /\p{Script=Cyrillic}/u.test(word) ? [part(1), part(2)] : [part(1)];
	return some(forms.map((form) => sql`${folded} like ${before}::text || ${form} || ${after}::text`));
}

const every = (conditions: SQL[]): SQL | undefined =>
	conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined;
const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
