import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { certifications, programs, universities } from "../../database/tables.ts";
import { languages, type Searchable, type SearchField } from "../../database/values.ts";

/** A row with what it is found by: the words of its texts, and the values of filters. */
export type SearchDocument = { id: string; terms: Record<SearchField, string[]> };

/** Reads the documents of the programs and universities with these ids; ids without a row are left out. */
export async function readDocuments(transaction: Transaction, ids: string[]): Promise<SearchDocument[]> {
	return [...(await readPrograms(transaction, ids)), ...(await readUniversities(transaction, ids))];
}

/** A localized text and its translations. */
function variantsOf(table: PgTable, field: string): PgColumn[] {
	const names = new Set([field, ...languages.map((language) => `${field}_${language}`)]);
	return Object.values(getTableColumns(table)).filter(({ name }) => names.has(name));
}

/** The normalized variants of localized texts; each by itself, because Latin letters take a quicker way. */
const folded = (columns: PgColumn[]) =>
	sql<(string | null)[]>`array[${sql.join(
		columns.map((column) => sql`search_fold(${column})`),
		sql`, `,
	)}]`;

async function readPrograms(transaction: Transaction, ids: string[]): Promise<SearchDocument[]> {
	const rows = await transaction
		.select({
			id: programs.id,
			fee: programs.fee,
			type: programs.type,
			universityId: programs.universityId,
			titles: folded(variantsOf(programs, "title")),
			descriptions: folded(variantsOf(programs, "description")),
			cities: sql<(string | null)[]>`array[fold_case(${universities.location}), fold_case(${universities.locationEn})]`,
			// The scope of a program's type is that of domain/certifications/rules.ts.
			certifications: sql<string[]>`array(
				select concat_ws(':', status, to_char(valid_from, 'YYYY-MM-DD'), to_char(valid_to, 'YYYY-MM-DD')) from ${certifications}
				where ${certifications.universityId} = ${universities.id}
					and scope = case when ${programs.type} like '%Language%' then 'language' else 'degree' end)`,
		})
		.from(programs)
		.innerJoin(universities, sql`${universities.id} = ${programs.universityId}`)
		.where(inArray(programs.id, ids));
	return rows.map((row) => ({
		id: row.id,
		terms: {
			text: wordsIn([...row.titles, ...row.descriptions]),
			title: wordsIn(row.titles.map((title) => title?.replaceAll(punctuation, " ") ?? null)),
			...noValues("program"),
			type: [row.type],
			university: [row.universityId],
			city: [...new Set(row.cities.filter((city) => city !== null))],
			certification: row.certifications,
			fee: row.fee ? [row.fee.yearly === null ? otherAmount : String(Math.ceil(row.fee.yearly / 1_000_000))] : [],
		},
	}));
}

async function readUniversities(transaction: Transaction, ids: string[]): Promise<SearchDocument[]> {
	const texts = [...variantsOf(universities, "name"), universities.nameKo, ...variantsOf(universities, "description")];
	const rows = await transaction
		.select({ id: universities.id, texts: folded(texts) })
		.from(universities)
		.where(inArray(universities.id, ids));
	return rows.map((row) => ({
		id: row.id,
		terms: { text: wordsIn(row.texts), title: [], ...noValues("university") },
	}));
}

/** The word of an amount whose cost a year is unknown; others are millions of won, rounded up. */
export const otherAmount = "other";

const noValues = (noun: Searchable) => ({
	noun: [noun],
	...{ type: [], university: [], city: [], certification: [], fee: [] },
});

/** Punctuation that is no part of a title's words. */
const punctuation = /[,.:;!?()[\]/&«»„“”"]/g;

/** Characters of a stored word, of up to four bytes: PostgreSQL refuses entries of an index above 2,704 bytes. */
const longestWord = 600;
/** More than a typed word has, even in Latin letters. */
const overlap = 200;

/** A typed word holds no white space, so it is in a text exactly if it is in one of these parts of it. */
function wordsIn(texts: (string | null)[]): string[] {
	const words = new Set(texts.flatMap((text) => text?.split(/[ \t\n\v\f\r]+/) ?? []).flatMap(piecesOf));
	words.delete("");
	return [...words];
}

/** Cuts what is longer than any word, such as a pasted file, into pieces that overlap. */
function piecesOf(word: string): string[] {
	if (word.length <= longestWord) return [word];
	const characters = [...word];
	const pieces: string[] = [];
	for (let at = 0; at === 0 || at + overlap < characters.length; at += longestWord - overlap)
		pieces.push(characters.slice(at, at + longestWord).join(""));
	return pieces;
}
