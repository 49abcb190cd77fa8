import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Language } from "./language.ts";
import { locales } from "./locales.ts";

const maxWords = 8;

/** Rows whose text, normalized by `search_fold`, contains every word anywhere: for lists of staff. */
export function matches(folded: SQLWrapper, query: string): SQL | undefined {
	return every(splitWords(query).map((word) => contains(folded, word)));
}

/**
 * The same with the words in Latin letters alone, which a text in Cyrillic letters has, too: each query reads its index once.
 */
export const matchesInLatin = (folded: SQLWrapper, query: string): SQL | undefined =>
	every(splitWords(query).map((word) => sql`${folded} like '%' || ${formsOf(literally(word)).at(-1)} || '%'`));

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
	const groups = synonyms.map((group) => group.map(splitWords).filter((phrase) => phrase.length > 0));
	const terms: SearchTerm[] = [];
	for (let at = 0; at < typed.length; ) {
		const isHere = (phrase: string[]) => isSame(phrase, typed.slice(at, at + phrase.length));
		const known = groups.flat().filter(isHere);
		const length = Math.max(1, ...known.map((phrase) => phrase.length));
		const words = typed.slice(at, at + length);
		const same = groups.filter((group) => group.some((phrase) => isSame(phrase, words))).flat();
		const others = same.filter((phrase, index) => same.findIndex((first) => isSame(first, phrase)) === index);
		terms.push([
			{ words, isTyped: true },
			...others.filter((phrase) => !isSame(phrase, words)).map((phrase) => ({ words: phrase, isTyped: false })),
		]);
		at += length;
	}
	return terms;
}

/** A table with the words of its rows. */
type Searched = SQLWrapper & { id: SQLWrapper; searchWords: SQLWrapper };

/** Rows with every term at the beginning of words, long words also in any part of the title's. */
export const hasTerms = (table: Searched, terms: readonly SearchTerm[]): SQL | undefined =>
	matchesTerms(table, terms, (word) => (isShort(word) ? [""] : ["", partOfTitle]));

/** Rows with every term at the beginning of the title's words, to show the best results first. */
export const hasTermsInTitle = (table: Searched, terms: readonly SearchTerm[]): SQL | undefined =>
	matchesTerms(table, terms, () => [wordOfTitle]);

/** With these begin the title's lexemes in `search_words`. No word has a space. */
const wordOfTitle = " =";
const partOfTitle = " -";

/** One query for all terms: their index has each word, so that PostgreSQL reads no texts. */
function matchesTerms(
	table: Searched,
	terms: readonly SearchTerm[],
	marksOf: (word: string) => string[],
): SQL | undefined {
	if (terms.length === 0) return undefined;
	const wordQuery = (word: string, isTyped: boolean) => {
		const lexemes = formsOf(word).flatMap((form) =>
			marksOf(word).map((mark) => sql`left(${mark}::text || ${form}, 30)`),
		);
		const end = isTyped || !isShort(word) ? "':*" : "'";
		return joinQueries(
			lexemes.map((lexeme) => sql`'''' || replace(${lexeme}, '\\', '\\\\') || ${end}::text`),
			" | ",
		);
	};
	const termQuery = (term: SearchTerm) =>
		joinQueries(
			term.map(({ words, isTyped }) =>
				joinQueries(
					words.map((word) => wordQuery(word, isTyped)),
					" & ",
				),
			),
			" | ",
		);
	const query = sql`(${joinQueries(terms.map(termQuery), " & ")})::tsquery`;
	// PostgreSQL must not read the words of each row. The offset keeps other conditions and the order out. The inner select hides
	// the query from the planner, which expects a query of many words to match a large part of the rows. `or false` makes it look
	// the found rows up by their hash: for a join it would expect few, and compare each with every other row.
	return sql`(${table.id} in (select ${table.id} from ${table} where ${table.searchWords} @@ (select ${query}) offset 0) or false)`;
}

const joinQueries = (queries: SQL[], operator: " & " | " | "): SQL =>
	sql`'(' || ${sql.join(queries, sql.raw(` || '${operator}' || `))} || ')'`;

/** Rows with any of these words. */
export const hasAny = (folded: SQLWrapper, words: readonly string[]): SQL =>
	words.length > 0 ? some(words.map((word) => contains(folded, word))) : sql`false`;

/** Lower case, independent of the database's locale. */
export const foldCase = (text: SQLWrapper): SQL => sql`fold_case(${text})`;

/** For `order by`: names ignoring case, with Ё as Е, in the order of the language's alphabet, independent of the database's locale. */
export function nameOrder(name: SQLWrapper, language?: Language): SQL {
	const folded = sql`translate(fold_case(${name}), U&'\\0451', U&'\\0435')`;
	const letters = language ? locales[language].lettersAfterZ : [];
	if (letters.length === 0) return sql`${folded} collate "C"`;
	const spelled = sql`translate(${folded}, ${"'`´ʼ‘’"}, ${"ʻʻʻʻʻʻ"})`;
	// Replaced by characters that come after every Latin letter.
	const key = letters.reduce(
		(rest: SQL, letter, index) => sql`replace(${rest}, ${letter}, ${String.fromCharCode(0xe001 + index)})`,
		spelled,
	);
	return sql`${key} collate "C"`;
}

/** Escapes text for a LIKE pattern. */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");

const apostrophes = /['`´ʻʼ‘’‛ʹʽ′]/gu;
/** Korean words, which are short and joined to others, are matched anywhere. */
const isShort = (word: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u.test(word.replace(apostrophes, ""));

/** A word of only apostrophes is ignored. */
const splitWords = (query: string): string[] =>
	query
		.split(" ")
		.slice(0, maxWords)
		.filter((word) => word.replace(apostrophes, "") !== "");

/** The words of a query in lower case and without apostrophes. */
export const foldWords = (query: string): string[] => splitWords(query).map((word) => normalized([word]));

const normalized = (words: readonly string[]) => words.join(" ").replace(apostrophes, "").toLowerCase();
const isSame = (one: readonly string[], other: readonly string[]): boolean => normalized(one) === normalized(other);

/** The normalized forms of a word: a Cyrillic one also in Latin letters. */
function formsOf(word: string): SQL[] {
	const part = (at: 1 | 2) => sql`split_part(search_fold(${word}::text), E'\\n', ${sql.raw(`${at}`)})`;
	const plain = part(1);
	// A word of only ъ and ь has no Latin letters.
	return /\p{Script=Cyrillic}/u.test(word) ? [plain, sql`coalesce(nullif(${part(2)}, ''), ${plain})`] : [plain];
}

const contains = (folded: SQLWrapper, word: string): SQL =>
	some(formsOf(literally(word)).map((form) => sql`${folded} like '%' || ${form} || '%'`));

const every = (conditions: SQL[]): SQL | undefined =>
	conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined;
const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
