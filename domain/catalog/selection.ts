import { and, getTableColumns, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { programs, searchSynonyms, universities } from "../../database/tables.ts";
import { programTypes } from "../../database/values.ts";
import type { Caller, Context } from "../access/caller.ts";
import { tuitionOf } from "../records/fees/rules.ts";
import { filterConditions } from "../records/filter-conditions.ts";
import type { FilterValues } from "../records/filters.ts";
import { type Language, pickLocalized } from "../shared/language.ts";
import { localizedColumn } from "../shared/localized-column.ts";
import { type Page, placePage } from "../shared/paging.ts";
import { foldCase, foldWords, hasTerms, hasTermsInTitle, matches, searchTerms } from "../shared/search.ts";
import { asId } from "../shared/validation.ts";
import { programCertificationConditions } from "./certifications/selection.ts";
import { programFilters } from "./fields.ts";
import { intakeConditions } from "./intakes/selection.ts";
import {
	type ProgramRecordFilter,
	programRecordFilters,
	rankings,
	type UniversityRecordFilter,
	universityRecordFilters,
} from "./rules.ts";
import type { ProgramFilter } from "./schema.ts";

/** The conditions of a filter, shared by lists and exports. */

/** Deadlines end with the day in Korea. */
export const koreanDay = sql`(now() at time zone 'Asia/Seoul')::date`;

/**
 * The deadline of a program as of a day: what is stored, or once that has passed the next closing of its intakes (decision 058).
 *
 * @param day an expression of a date
 */
export const deadlineOn = (day: SQL) => sql<string | null>`case
	when ${programs.applicationDeadline} >= ${day} or ${programs.rounds} = '{}' then ${programs.applicationDeadline}
	else (select coalesce(min(closes) filter (where closes >= ${day}), max(closes), ${programs.applicationDeadline})
		from unnest(${programs.rounds}) where is_certain) end`;
export const deadlineNow = deadlineOn(koreanDay);

/** What visitors see. */
export const isShownUniversity = sql`not ${universities.isHidden}`;
export const isShownProgram = sql`(not ${programs.isHidden} and ${programs.universityId} not in (
	select id from universities where is_hidden))`;

/** What the chosen programs cost, as rows of TypeTuition. */
export const typeTuitions = (where: SQL) => sql`(
	select type, 'KRW' as currency, nullif(replace(item ->> 'period', 'per_', ''), 'once') as period,
		item ->> 'certainty' = 'illustrative' as about, (item ->> 'academicYear')::int as year,
		min((item ->> 'amount')::bigint) as "from", max(coalesce(item ->> 'amountTo', item ->> 'amount')::bigint) as "to",
		min(yearly_fee) as yearly
	from (select type, yearly_fee, jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition")') as item
		from programs where ${where}) as priced
	where item is not null group by 1, 2, 3, 4, 5)`;

const { placeText: _place, searchWords: _words, ...universityColumns } = getTableColumns(universities);
const {
	titleText: _title,
	searchWords: _all,
	yearlyFee: _fee,
	rounds: _rounds,
	...ownColumns
} = getTableColumns(programs);
/** `fee` is the tuition among the fees; the deadline is today's. */
const programColumns = {
	...ownColumns,
	applicationDeadline: deadlineNow,
	fee: sql`${programs.feeItems}`.mapWith(tuitionOf),
};

/** What a record has, without the texts that searches compare. */
export { programColumns, universityColumns };

/** What visitors call a level. In a search of programs, each is the filter by that level. */
const levelWords: Record<(typeof programTypes)[number], Record<Language, string[]>> = {
	Bachelor: {
		en: ["bachelor", "bachelors", "undergraduate"],
		ru: ["бакалавриат", "бакалавр"],
		uz: ["bakalavriat", "bakalavr"],
	},
	Master: { en: ["master", "masters"], ru: ["магистратура", "магистр"], uz: ["magistratura", "magistr"] },
	PhD: {
		en: ["phd", "doctorate"],
		ru: ["докторантура", "аспирантура"],
		uz: ["doktorantura", "aspirantura"],
	},
	Language: {
		en: ["language course", "language courses"],
		ru: [
			...["языковые курсы", "языковой курс", "курсы языка", "курсы корейского языка", "курсы корейского"],
			// Uzbek in Cyrillic letters.
			...["тил курси", "тил курслари", "тили курси", "тили курслари"],
		],
		uz: ["til kursi", "til kurslari", "tili kursi", "tili kurslari"],
	},
};
const allLevelWords = (type: keyof typeof levelWords) => Object.values(levelWords[type]).flat();

/** The terms of a visitor's search of programs: the levels that it names, and the others. */
export function programTerms(query: string, synonyms: readonly (readonly string[])[]) {
	const terms = searchTerms(query, synonyms).map((term) => {
		const phrase = foldWords(term[0]?.words.join(" ") ?? "").join(" ");
		return { term, level: programTypes.find((type) => allLevelWords(type).includes(phrase)) };
	});
	return {
		levels: terms.flatMap(({ level }) => level ?? []),
		terms: terms.filter(({ level }) => !level).map(({ term }) => term),
	};
}

/** The words and phrases that mean the same, in groups. */
export async function readSynonyms(caller: Caller): Promise<string[][]> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("content", "synonyms", async () => {
		const rows = await database.select(pickLocalized(searchSynonyms, "words")).from(searchSynonyms);
		const entered = rows.map((row) =>
			Object.values(row).flatMap((words) => words?.split(/\s*,\s*/).filter(Boolean) ?? []),
		);
		return [...programTypes.map(allLevelWords), ...entered];
	});
}

/** Programs of one of the levels that have each term in their own texts or in their university's name: "KAIST design master". */
export async function findsTerms(
	database: Pick<Context["database"], "select">,
	{ levels, terms }: ReturnType<typeof programTerms>,
): Promise<SQL | undefined> {
	const ofLevels = or(...levels.map((type) => and(...fieldConditions({ type }))));
	if (terms.length === 0) return ofLevels;
	const named = terms.map((term) => sql`${hasTermsInTitle(universities, [term])}`);
	const found = await database
		.select({ id: universities.id, isNamed: sql<boolean[]>`array[${sql.join(named, sql`, `)}]` })
		.from(universities)
		.where(or(...named));
	const namedBy = (at: number) => found.filter(({ isNamed }) => isNamed[at]).map(({ id }) => id);
	// In one query of the index, as most searches name no university.
	const others = terms.filter((_, at) => namedBy(at).length === 0);
	return and(
		ofLevels,
		hasTerms(programs, others),
		...terms
			.filter((term) => !others.includes(term))
			.map((term) => or(hasTerms(programs, [term]), inArray(programs.universityId, namedBy(terms.indexOf(term))))),
	);
}

/** The conditions of a visitor's filter. `today` is an ISO date in Korea. */
export async function programConditions(
	database: Pick<Context["database"], "select">,
	{ university, ...filter }: ProgramFilter,
	terms: ReturnType<typeof programTerms>,
	today: string,
): Promise<(SQL | undefined)[]> {
	const id = asId(university);
	const typed = id ? undefined : university;
	return [
		await findsTerms(database, terms),
		...fieldConditions({ ...filter, ...(id && { university: id }) }),
		typed && matches(universities.placeText, typed)
			? inArray(programs.universityId, await idsNamed(database, typed))
			: undefined,
		...intakeConditions(filter, today),
		...programCertificationConditions(filter, today),
	];
}

/** The conditions of a program's own fields, of its university's city, of its tuition, and of what the visitor has. */
export function fieldConditions({ city, fee, topik, ielts, ...own }: FilterValues<typeof programFilters>): SQL[] {
	const { city: ofUniversity, fee: _upTo, topik: _topik, ielts: _ielts, ...ofProgram } = programFilters;
	const inCity = city && and(...filterConditions(universities, { city: ofUniversity }, { city }));
	return [
		...filterConditions(programs, ofProgram, own),
		...(inCity
			? [sql`${programs.universityId} in (select ${universities.id} from ${universities} where ${inCity})`]
			: []),
		...(fee ? [lte(programs.yearlyFee, Number(fee))] : []),
		...(topik ? [lte(programs.minTopik, Number(topik))] : []),
		...(ielts ? [lte(programs.minIelts, Number(ielts))] : []),
	];
}

/**
 * The ids of a page in order and their total. A page beyond the end is the last one (O-13).
 * @param shown what the reader may see of the table.
 */
export async function readPage(
	database: Context["database"],
	table: typeof programs | typeof universities,
	shown: SQL | undefined,
	where: SQL | undefined,
	order: SQL[],
	asked: number,
	size: number,
): Promise<Page<string>> {
	const by = sql.join(order, sql`, `);
	const everything = shown ?? sql`true`;
	// Of all rows, an index has the page. What matches is searched once, for the page and the total.
	const total = where ? sql`(select count(*) from found)` : sql`(select count(*) from ${table} where ${everything})`;
	const first = sql`greatest(0, least(${asked}::bigint - 1, (${total} - 1) / ${size}::bigint)) * ${size}::bigint`;
	const statement = where
		? sql`with found as materialized (
				select ${table.id} as id, row_number() over (order by ${by}) as place from ${table} where ${and(where, shown)}
			) select ${total}::int as total, array(
				select id from found where place > ${first} order by place limit ${size}) as ids`
		: sql`select ${total}::int as total, array(
				select ${table.id} from ${table} where ${everything} order by ${by} limit ${size} offset ${first}) as ids`;
	const { rows } = await database.execute<{ total: number; ids: string[] }>(statement);
	const found = rows[0] ?? { total: 0, ids: [] };
	const { page, pages } = placePage(asked, size, found.total);
	return { items: found.ids, total: found.total, page, pages };
}

export function universityRecordsWhere(filter: UniversityRecordFilter): SQL | undefined {
	return and(
		...filterConditions(universities, universityRecordFilters, filter),
		filter.ranking && lte(universities.ranking, rankings[filter.ranking]),
		matches(universities.placeText, filter.query),
	);
}

/** The conditions of a list of staff. */
export async function programRecordsWhere(
	database: Context["database"],
	{ university, query, ...filter }: ProgramRecordFilter,
): Promise<SQL | undefined> {
	return and(
		hasTerms(programs, searchTerms(query, [])),
		...filterConditions(programs, programRecordFilters, filter),
		university ? inArray(programs.universityId, await idsNamed(database, university)) : undefined,
	);
}

/** The universities with exactly this name; if there are none, those with the words in name or location. */
export async function idsNamed(database: Pick<Context["database"], "select">, typed: string): Promise<string[]> {
	const rows = await database
		.select({ id: universities.id, isExact: sql<boolean>`${isNamed(typed)}` })
		.from(universities)
		.where(matches(universities.placeText, typed));
	const exact = rows.filter(({ isExact }) => isExact);
	return (exact.length > 0 ? exact : rows).map(({ id }) => id);
}

export function isNamed(name: string): SQL | undefined {
	const given = sql`${name.trim()}::text`;
	// The length first: folding thousands of names takes a tenth of a second.
	return or(
		...[...Object.values(pickLocalized(universities, "name")), universities.nameKo].map(
			(column) =>
				sql`case when char_length(btrim(${column})) = char_length(${given}) then ${foldCase(sql`btrim(${column})`)} = ${foldCase(given)} end`,
		),
	);
}

/** For lists and selection boxes: the name in one language. */
export const universityName = (language: Language) => sql<string>`${localizedColumn("universities", "name", language)}`;
