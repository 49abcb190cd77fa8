import { desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import { certificationsOn } from "../certifications/selection.ts";
import { notFound } from "../errors.ts";
import { filterTerms } from "../filter-conditions.ts";
import { type Language, localized, originalLanguage, pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, placePage, recordsPerPage } from "../paging.ts";
import {
	idsWith,
	nameOrder,
	newestWith,
	type Wanted,
	wantedTitle,
	wantedTitleParts,
	wantedTitleWord,
	wantedValue,
	wantedWords,
} from "../search.ts";
import { catchUp } from "../search-index/catch-up.ts";
import { koreanDayAt } from "../time-zone.ts";
import { asId, cleanQuery } from "../validation.ts";
import { cheapestWith } from "./cheapest.ts";
import { cityOf } from "./facts.ts";
import { type ProgramSort, programFilters } from "./fields.ts";
import { hasTypedWords, type ProgramRecordFilter } from "./rules.ts";
import { isRarelyRead, joinedPrograms, type ProgramFilter, pageSize } from "./schema.ts";
import { koreanDay, programRecordTerms, programTerms, universityName } from "./selection.ts";
import { universityWithCounts } from "./university-queries.ts";

/** Reads of programs, for visitors and for staff. */

const programColumns = getTableColumns(programs);

/** The university's fields on a program card, without its long texts. */
const universityOfProgram = {
	id: universities.id,
	...pickLocalized(universities, "name"),
	...pickLocalized(universities, "location"),
};

/** The programs that match, newest first, 12 per page, each with its university (spec §7) and what certifications that has today. */
export async function listPrograms(caller: Caller, filter: ProgramFilter, language: Language = originalLanguage) {
	const { database, now, cachedList } = caller.permit("catalog:read");
	const read = () => readPrograms(database, filter, language, koreanDayAt(now()));
	if (hasTypedWords(filter) || isRarelyRead(filter)) return read();
	return cachedList("catalog", `programs ${filter.sort ? language : ""} ${JSON.stringify(filter)}`, read);
}

async function readPrograms(database: Context["database"], filter: ProgramFilter, language: Language, today: string) {
	const { page, size = pageSize, sort } = filter;
	const wanted = await programTerms(database, filter, today);
	if (sort === "fee") {
		const { items: ids, ...place } = await cheapestWith(database, wanted, page, size);
		return { items: await listedPrograms(database, ids, today), ...place } satisfies Page<unknown>;
	}
	if (sort) return listSortedPrograms(database, { ...filter, sort }, wanted, language, today);
	const { items: ids, ...place } = await newestWith(database, "program", wanted, page, size, [
		wantedTitle(filter.query),
	]);
	return { items: await listedPrograms(database, ids, today), ...place } satisfies Page<unknown>;
}

type ColumnSort = Exclude<ProgramSort, "fee">;
type Sorted = ProgramFilter & { sort: ColumnSort };

async function listSortedPrograms(
	database: Context["database"],
	filter: Sorted,
	wanted: Wanted[],
	language: Language,
	today: string,
) {
	const { total } = await newestWith(database, "program", wanted, 1, 1);
	const size = filter.size ?? pageSize;
	const { page, pages, offset } = placePage(filter.page, size, total);
	const rows = await database
		.select({ id: programs.id })
		.from(programs)
		.where(wanted.length > 0 ? inArray(programs.id, idsWith("program", wanted)) : undefined)
		.orderBy(...programOrder[filter.sort](language), desc(programs.createdAt), desc(programs.id))
		.limit(size)
		.offset(offset);
	const items = await listedPrograms(
		database,
		rows.map(({ id }) => id),
		today,
	);
	return { items, total, page, pages } satisfies Page<unknown>;
}

/** Unknown values come last; so do deadlines that have passed, the latest first. */
const programOrder: Record<ColumnSort, (language: Language) => SQL[]> = {
	deadline: () => [
		sql`case when ${programs.applicationDeadline} >= ${koreanDay} then ${programs.applicationDeadline} end asc nulls last`,
		sql`${programs.applicationDeadline} desc nulls last`,
	],
	title: (language) => [nameOrder(localizedColumn("programs", "title", language))],
};

/** Programs with their universities, in the order of their ids. */
async function listedPrograms(database: Context["database"], ids: string[], today: string) {
	return database
		.select({ ...programColumns, university: universityOfProgram, certifications: certificationsOn(today) })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${programs.id})`);
}

/** Words of a title that say little about its subject are shorter. */
const subjectWord = 5;
const similarPrograms = 3;

type SimilarTo = Pick<ListedProgram, "id" | "type" | "title" | "titleEn"> & {
	university: Pick<ListedProgram["university"], "location" | "locationEn">;
};

/** Programs of the same level, those that share a word of the title first, then those in the same city. */
export async function listSimilarPrograms(caller: Caller, program: SimilarTo): Promise<ListedProgram[]> {
	const { database, now, cachedList } = caller.permit("catalog:read");
	return cachedList("catalog", `similar ${program.id}`, () => readSimilar(database, program, koreanDayAt(now())));
}

async function readSimilar(database: Context["database"], program: SimilarTo, today: string) {
	const title = localized(program, "title", originalLanguage);
	const words = title.split(/[^\p{L}]+/u).filter((word) => word.length >= subjectWord);
	const city = cityOf(program.university);
	const { items: ids } = await newestWith(
		database,
		"program",
		[wantedValue("type", program.type)],
		1,
		similarPrograms + 1,
		[words.length > 0 ? [wantedTitleWord(words)] : [], filterTerms(programFilters, city ? { city } : {})],
	);
	return listedPrograms(database, ids.filter((id) => id !== program.id).slice(0, similarPrograms), today);
}

export type ListedProgram = Awaited<ReturnType<typeof listPrograms>>["items"][number];

/** The deadline unless it has passed: links and search results must not promise what is closed. */
const openDeadline = sql<
	string | null
>`case when ${programs.applicationDeadline} >= ${koreanDay} then ${programs.applicationDeadline} end`;

/** @throws ProblemError: not-found, also for a malformed id. */
export async function getProgram(caller: Caller, id: string) {
	const { database, now, cachedList } = caller.permit("catalog:read");
	const known = asId(id);
	const row = known && (await cachedList("catalog", `program ${known}`, () => findProgram(database, known, now())));
	if (!row) throw notFound("program");
	return row;
}

async function findProgram(database: Context["database"], id: string, now: Date) {
	const [row] = await database
		.select({
			...programColumns,
			openDeadline,
			university: universityWithCounts,
			certifications: certificationsOn(koreanDayAt(now)),
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(eq(programs.id, id));
	return row;
}

/** The newest programs of each of these universities, without their long texts, for lists of the API (CALL-15). */
export async function listProgramsOf(caller: Caller, universityIds: string[]) {
	const { database } = caller.permit("catalog:read");
	const newest = database
		.select({ id: programs.id, ...pickLocalized(programs, "title"), type: programs.type })
		.from(programs)
		.where(eq(programs.universityId, universities.id))
		.orderBy(desc(programs.createdAt), desc(programs.id))
		.limit(joinedPrograms)
		.as("newest");
	const rows = await database
		.select({
			universityId: universities.id,
			id: newest.id,
			...pickLocalized(newest, "title"),
			type: newest.type,
		})
		.from(universities)
		.crossJoinLateral(newest)
		.where(inArray(universities.id, universityIds));
	return Map.groupBy(rows, ({ universityId }) => universityId);
}

const mostChoices = 50;

/** Programs to choose from in the application form, newest first: of a university, or those that match a search. */
export async function listProgramChoices(
	caller: Caller,
	requested: { university?: string | null; query?: string | null },
	language: Language,
) {
	const { database } = caller.permit("catalog:read");
	const university = asId(requested.university);
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const name = sql<string>`${localizedColumn("universities", "name", language)}`;
	const wanted = wantedWords(cleanQuery(requested.query));
	if (university) wanted.push(wantedValue("university", university));
	const { items: ids } = await newestWith(database, "program", wanted, 1, mostChoices);
	return database
		.select({ id: programs.id, universityId: programs.universityId, title, university: name })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
}

/** The programs that match, newest first (spec §2). The search covers title and description. */
export async function listProgramRecords(caller: Caller, filter: ProgramRecordFilter, language: Language) {
	const { database } = caller.permit("catalog:write");
	const wanted = await programRecordTerms(database, filter);
	const { items: ids, ...place } = await newestWith(database, "program", wanted, filter.page, recordsPerPage);
	const items = await database
		.select({
			id: programs.id,
			title: sql<string>`${localizedColumn("programs", "title", language)}`,
			university: universityName(language),
			type: programs.type,
			applicationDeadline: programs.applicationDeadline,
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
	return { items, ...place } satisfies Page<unknown>;
}

export type ProgramRow = Awaited<ReturnType<typeof listProgramRecords>>["items"][number];

/**
 * Includes the name of the university.
 * @throws ProblemError: not-found.
 */
export async function getProgramRecord(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("catalog:write");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...programColumns, university: universityName(language) })
				.from(programs)
				.innerJoin(universities, eq(universities.id, programs.universityId))
				.where(eq(programs.id, known))
		: [];
	if (!row) throw notFound("program");
	return row;
}

const mostSuggestions = 20;

/** Titles of programs in which the typed words occur, as suggestions. */
export async function suggestPrograms(caller: Caller, typed: string, language: Language): Promise<string[]> {
	const { database } = caller.permit("catalog:write");
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const wanted = wantedTitleParts(cleanQuery(typed));
	if (wanted.length > 0) await catchUp(database);
	const rows = await database
		.selectDistinct({ title, order: nameOrder(title) })
		.from(programs)
		.where(wanted.length > 0 ? sql`${programs.id} in ${idsWith("program", wanted)}` : undefined)
		.orderBy(nameOrder(title))
		.limit(mostSuggestions);
	return rows.map((row) => row.title);
}
