import { asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import type { Language } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, placePage } from "../paging.ts";
import { matches, nameOrder, newestWith } from "../search.ts";
import { asId, cleanQuery } from "../validation.ts";
import { type ProgramRecordFilter, recordsPerPage, type UniversityRecordFilter } from "./staff-filters.ts";
import { isNamed, programRecordTerms, universityRecordsWhere } from "./staff-selection.ts";

/** The catalogue as staff keep it: whole records with their versions, ten on a page. */

const { placeText: _folded, ...universityColumns } = getTableColumns(universities);
const programColumns = getTableColumns(programs);
const nameIn = (language: Language) => sql<string>`${localizedColumn("universities", "name", language)}`;

/** The universities that match, by name (spec §2). Looks for words in name and location. */
export async function listUniversityRecords(caller: Caller, filter: UniversityRecordFilter, language: Language) {
	const { database } = caller.permit("catalog:write");
	const where = universityRecordsWhere(filter);
	const total = await database.$count(universities, where);
	const { page, pages, offset } = placePage(filter.page, recordsPerPage, total);
	const name = nameIn(language);
	const items = await database
		.select({
			id: universities.id,
			name,
			location: sql<string>`${localizedColumn("universities", "location", language)}`,
			isPublic: universities.isPublic,
			ranking: universities.ranking,
		})
		.from(universities)
		.where(where)
		.orderBy(nameOrder(name), asc(universities.id))
		.limit(recordsPerPage)
		.offset(offset);
	return { items, total, page, pages } satisfies Page<unknown>;
}
export type UniversityRow = Awaited<ReturnType<typeof listUniversityRecords>>["items"][number];

/** @throws NotFound. */
export async function getUniversityRecord(caller: Caller, id: string) {
	const { database } = caller.permit("catalog:write");
	const known = asId(id);
	const [row] = known
		? await database.select(universityColumns).from(universities).where(eq(universities.id, known))
		: [];
	if (!row) throw notFound("university");
	return row;
}

/** The programs that match, newest first (spec §2). Looks for words in title and description. */
export async function listProgramRecords(caller: Caller, filter: ProgramRecordFilter, language: Language) {
	const { database } = caller.permit("catalog:write");
	const wanted = await programRecordTerms(database, filter);
	const { items: ids, ...place } = await newestWith(database, "program", wanted, filter.page, recordsPerPage);
	const items = await database
		.select({
			id: programs.id,
			title: sql<string>`${localizedColumn("programs", "title", language)}`,
			university: nameIn(language),
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

/** With the name of its university. @throws NotFound. */
export async function getProgramRecord(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("catalog:write");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...programColumns, university: nameIn(language) })
				.from(programs)
				.innerJoin(universities, eq(universities.id, programs.universityId))
				.where(eq(programs.id, known))
		: [];
	if (!row) throw notFound("program");
	return row;
}

const mostSuggestions = 20;

/** Names of universities that hold what was typed, however many universities there are. */
export async function suggestUniversities(caller: Caller, typed: string, language: Language): Promise<string[]> {
	const { database } = caller.permit("catalog:write");
	const name = nameIn(language);
	const rows = await database
		.selectDistinct({ name, order: nameOrder(name) })
		.from(universities)
		.where(matches(sql`${universities.placeText}`, cleanQuery(typed)))
		.orderBy(nameOrder(name))
		.limit(mostSuggestions);
	return rows.map((row) => row.name);
}

/**
 * The university that somebody named. Of several with one name it is `previous`, the one that was chosen before; undefined when
 * that does not tell them apart, or when nobody has that name.
 */
export async function findUniversity(caller: Caller, name: string, previous: string): Promise<string | undefined> {
	const { database } = caller.permit("catalog:write");
	const rows = await database.select({ id: universities.id }).from(universities).where(isNamed(name));
	return rows.length === 1 ? rows[0]?.id : rows.find(({ id }) => id === previous)?.id;
}
