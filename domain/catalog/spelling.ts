import { sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { foldWords } from "../shared/search.ts";
import { isShownProgram, isShownUniversity, readSynonyms } from "./selection.ts";

/** The lowest accepted Jaccard similarity of two words by their trigrams; "kompiyuter" and "kompyuter" have 0.6. */
const leastSimilarity = 0.43;
/** Shorter words resemble too many others. */
const shortest = 4;
/** Letters that a misspelled word has too many or too few. */
const maxDifference = 2;
/** Each is compared with all words of the catalog. */
const maxMisspelled = 4;

/**
 * The filter with its misspelled words replaced by the most similar words of titles and names: "kompiyuter" by "kompyuter".
 * @returns nothing if no word is misspelled, too many are, or nothing resembles one.
 */
export async function correctSpelling<V extends { query: string; page: number }>(caller: Caller, filter: V) {
	const known = await readKnownWords(caller);
	const typed = foldWords(filter.query);
	const isKnown = (word: string) => word.length < shortest || known.some((one) => one.includes(word));
	if (typed.filter((word) => !isKnown(word)).length > maxMisspelled) return [];
	const spelled = typed.map((word) => (isKnown(word) ? word : mostSimilar(word, known))).join(" ");
	return spelled === typed.join(" ")
		? []
		: [{ name: "spelled", spelled, values: { ...filter, query: spelled, page: 1 } }];
}

/** The words of all titles, names and synonyms, folded. They may be a minute old: reading them takes longer than a search. */
async function readKnownWords(caller: Caller): Promise<string[]> {
	const { database, cached } = caller.permit("catalog:read");
	const synonyms = await readSynonyms(caller);
	const named = await cached("content", "words of titles", async () => {
		const { rows } = await database.execute<{ word: string }>(sql`
			select distinct string_to_table(translate(folded, E'\n(),/', '     '), ' ') as word from (
				select ${programs.titleText} as folded from ${programs} where ${isShownProgram}
				union all select ${universities.placeText} from ${universities} where ${isShownUniversity}) as names`);
		return rows.map(({ word }) => word).filter((word) => word.length >= shortest);
	});
	return [...named, ...synonyms.flat().flatMap(foldWords)];
}

function mostSimilar(word: string, known: string[]): string {
	const own = trigrams(word);
	let best = { share: leastSimilarity, word };
	for (const other of known) {
		if (Math.abs(other.length - word.length) > maxDifference) continue;
		const common = trigrams(other).filter((part) => own.includes(part)).length;
		const share = common / (own.length + other.length - common);
		if (share > best.share) best = { share, word: other };
	}
	return best.word;
}

const trigrams = (word: string): string[] => [...`${word} `].map((_, at) => `  ${word} `.slice(at, at + 3));
