import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import { notFound } from "../shared/errors.ts";
import { type Language, localized, originalLanguage, pickLocalized } from "../shared/language.ts";
import { localizedColumn } from "../shared/localized-column.ts";
import { type Page, recordsPerPage } from "../shared/paging.ts";
import { hasAny, hasTermsInTitle, matches, nameOrder } from "../shared/search.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { asId, cleanQuery, requireId } from "../shared/validation.ts";
import { certificationsOn } from "./certifications/selection.ts";
import { cityOf } from "./facts.ts";
import type { ProgramSort } from "./fields.ts";
import type { ProgramRecordFilter } from "./rules.ts";
import { joinedPrograms, type ProgramFilter, pageSize } from "./schema.ts";
import {
	deadlineNow,
	fieldConditions,
	findsTerms,
	isShownProgram,
	koreanDay,
	programColumns,
	programConditions,
	programRecordsWhere,
	programTerms,
	readPage,
	readSynonyms,
	universityName,
} from "./selection.ts";
import { universityWithCounts } from "./university-queries.ts";

/** Reads of programs, for visitors and for staff. */

/** The university's fields on a program card, without its long texts. */
const universityOfProgram = {
	id: universities.id,
	...pickLocalized(universities, "name"),
	...pickLocalized(universities, "location"),
};

/** The programs that match, newest first, 12 per page, each with its university (spec §7) and what certifications that has today. */
export async function listPrograms(caller: Caller, filter: ProgramFilter, language: Language = originalLanguage) {
	const { database, now } = caller.permit("catalog:read");
	const today = koreanDayAt(now());
	const searched = programTerms(filter.query, await readSynonyms(caller));
	const where = and(...(await programConditions(database, filter, searched, today)));
	const titled = hasTermsInTitle(programs, searched.terms);
	const first = filter.sort ? programOrder[filter.sort](language) : titled ? [desc(titled)] : [];
	const order = [...first, desc(programs.createdAt), desc(programs.id)];
	const { items, ...place } = await readPage(
		database,
		programs,
		isShownProgram,
		where,
		order,
		filter.page,
		filter.size ?? pageSize,
	);
	return { items: await listedPrograms(database, items, today), ...place } satisfies Page<unknown>;
}

/** A known fee for a year comes first, because it saves reading the fees, which are stored apart. */
const hasTuition = sql`(${programs.yearlyFee} is not null or ${programs.feeItems} @> '[{"kind": "tuition"}]')`;
/** The deadline unless it has passed: links and search results must not promise what is closed. */
const yesterday = sql`(${koreanDay} - 1)`;
const openDeadline = sql<string | null>`nullif(greatest(${deadlineNow}, ${yesterday}), ${yesterday})`;
const openFirst = sql`${openDeadline} asc nulls last`;

/** Unknown values come last; so do deadlines that have passed, the latest first, and fees that are not known for a year. */
export const programOrder: Record<ProgramSort, (language: Language) => SQL[]> = {
	priced: () => [desc(hasTuition), openFirst],
	deadline: () => [openFirst, sql`${deadlineNow} desc nulls last`],
	fee: () => [sql`${programs.yearlyFee} asc nulls last`, desc(hasTuition)],
	title: (language) => [nameOrder(localizedColumn("programs", "title", language), language)],
};

/** Programs with their universities, in the order of their ids. */
async function listedPrograms(database: Context["database"], ids: string[], today: string) {
	return database
		.select({ ...programColumns, university: universityOfProgram, certifications: certificationsOn(today) })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(and(inArray(programs.id, ids), isShownProgram))
		.orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${programs.id})`);
}

/** Chosen programs in the order of their ids. What visitors do not see is left out. */
export async function listProgramsById(caller: Caller, ids: string[]): Promise<ListedProgram[]> {
	const { database, now } = caller.permit("catalog:read");
	return listedPrograms(database, ids, koreanDayAt(now()));
}

/** Words of a title that say little about its subject are shorter. */
const subjectWord = 5;
const similarPrograms = 3;

type SimilarTo = Pick<ListedProgram, "id" | "type" | "title" | "titleEn" | "studyField"> & {
	university: Pick<ListedProgram["university"], "location" | "locationEn">;
};

/** Programs of the same level: those that share a word of the title first, then those of its field, then those in its city. */
export async function listSimilarPrograms(caller: Caller, program: SimilarTo): Promise<ListedProgram[]> {
	const { database, now } = caller.permit("catalog:read");
	const words = localized(program, "title", originalLanguage)
		.split(/[^\p{L}]+/u)
		.filter((word) => word.length >= subjectWord);
	const city = cityOf(program.university);
	const rows = await database
		.select({ id: programs.id })
		.from(programs)
		.where(and(isShownProgram, eq(programs.type, program.type), ne(programs.id, program.id)))
		.orderBy(
			desc(hasAny(programs.titleText, words)),
			desc(sql`${programs.studyField} is not distinct from ${program.studyField}::text`),
			...fieldConditions(city ? { city } : {}).map((isInCity) => desc(isInCity)),
			desc(programs.createdAt),
			desc(programs.id),
		)
		.limit(similarPrograms);
	const ids = rows.map(({ id }) => id);
	return listedPrograms(database, ids, koreanDayAt(now()));
}

export type ListedProgram = Awaited<ReturnType<typeof listPrograms>>["items"][number];

/** Staff also see a hidden one. @throws ProblemError: not-found, also for a malformed id. */
export async function getProgram(caller: Caller, id: string) {
	const { database, now } = caller.permit("catalog:read");
	const known = requireId(id, "program");
	const seen = caller.may("catalog:write") ? undefined : isShownProgram;
	const row = await findProgram(database, known, now(), seen);
	if (!row) throw notFound("program");
	return row;
}

async function findProgram(database: Context["database"], id: string, now: Date, seen: SQL | undefined) {
	const [row] = await database
		.select({
			...programColumns,
			openDeadline,
			university: universityWithCounts,
			certifications: certificationsOn(koreanDayAt(now)),
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(and(eq(programs.id, id), seen));
	return row;
}

/** The newest programs of each of these universities, without their long texts, for lists of the API (CALL-15). */
export async function listProgramsOf(caller: Caller, universityIds: string[]) {
	const { database } = caller.permit("catalog:read");
	const newest = database
		.select({ id: programs.id, ...pickLocalized(programs, "title"), type: programs.type })
		.from(programs)
		.where(and(eq(programs.universityId, universities.id), sql`not ${programs.isHidden}`))
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

const maxChoices = 50;

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
	const searched = programTerms(cleanQuery(requested.query), await readSynonyms(caller));
	return database
		.select({ id: programs.id, universityId: programs.universityId, title, university: name })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(
			and(
				isShownProgram,
				await findsTerms(database, searched),
				university ? eq(programs.universityId, university) : undefined,
			),
		)
		.orderBy(desc(programs.createdAt), desc(programs.id))
		.limit(maxChoices);
}

/** The programs that match, newest first (spec §2). The search covers title and description. */
export async function listProgramRecords(caller: Caller, filter: ProgramRecordFilter, language: Language) {
	const { database } = caller.permit("catalog:write");
	const where = await programRecordsWhere(database, filter);
	const order = [desc(programs.createdAt), desc(programs.id)];
	const { items: ids, ...place } = await readPage(
		database,
		programs,
		undefined,
		where,
		order,
		filter.page,
		recordsPerPage,
	);
	const items = await database
		.select({
			id: programs.id,
			title: sql<string>`${localizedColumn("programs", "title", language)}`,
			university: universityName(language),
			type: programs.type,
			applicationDeadline: deadlineNow,
			isHidden: programs.isHidden,
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(...order);
	return { items, ...place } satisfies Page<unknown>;
}

export type ProgramRow = Awaited<ReturnType<typeof listProgramRecords>>["items"][number];

/**
 * Includes the name of the university.
 * @throws ProblemError: not-found.
 */
export async function getProgramRecord(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("catalog:write");
	const known = requireId(id, "program");
	const [row] = await database
		.select({ ...programColumns, university: universityName(language) })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(eq(programs.id, known));
	if (!row) throw notFound("program");
	return row;
}

const maxSuggestions = 20;

/** Titles of programs in which the typed words occur, as suggestions. */
export async function suggestPrograms(caller: Caller, typed: string, language: Language): Promise<string[]> {
	const { database } = caller.permit("catalog:write");
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const rows = await database
		.selectDistinct({ title, order: nameOrder(title) })
		.from(programs)
		.where(matches(programs.titleText, cleanQuery(typed)))
		.orderBy(nameOrder(title))
		.limit(maxSuggestions);
	return rows.map((row) => row.title);
}
