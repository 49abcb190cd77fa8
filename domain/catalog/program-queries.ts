import { desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import type { Language } from "../language.ts";
import { pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, recordsPerPage } from "../paging.ts";
import { newestWith, wantedValue, wantedWords } from "../search.ts";
import { asId, cleanQuery } from "../validation.ts";
import type { ProgramRecordFilter } from "./rules.ts";
import { joinedPrograms, type ProgramFilter, pageSize } from "./schema.ts";
import { programRecordTerms, programTerms, universityName } from "./selection.ts";
import { universityWithCounts } from "./university-queries.ts";

/** Reads of programs, for visitors and for staff. */

const programColumns = getTableColumns(programs);

/** The university's fields on a program card, without its long texts. */
const universityOfProgram = {
	id: universities.id,
	...pickLocalized(universities, "name"),
	...pickLocalized(universities, "location"),
};

/** The programs that match, newest first, 12 per page, each with its university (spec §7). */
export async function listPrograms(caller: Caller, filter: ProgramFilter) {
	const { database } = caller.permit("catalog:read");
	const { page, size = pageSize } = filter;
	const { items: ids, ...place } = await newestWith(database, "program", programTerms(filter), page, size);
	const items = await database
		.select({ ...programColumns, university: universityOfProgram })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
	return { items, ...place } satisfies Page<unknown>;
}

export type ListedProgram = Awaited<ReturnType<typeof listPrograms>>["items"][number];

/** @throws ProblemError: not-found, also for a malformed id. */
export async function getProgram(caller: Caller, id: string) {
	const { database } = caller.permit("catalog:read");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...programColumns, university: universityWithCounts })
				.from(programs)
				.innerJoin(universities, eq(universities.id, programs.universityId))
				.where(eq(programs.id, known))
		: [];
	if (!row) throw notFound("program");
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
