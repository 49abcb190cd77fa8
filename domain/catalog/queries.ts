import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { programCounts, programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import type { Language } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, placePage } from "../paging.ts";
import {
	foldCase,
	idsWith,
	literally,
	nameOrder,
	newestWith,
	type Wanted,
	wantedValue,
	wantedWords,
} from "../search.ts";
import { asId, cleanQuery } from "../validation.ts";
import { joinedPrograms, type ProgramFilter, pageSize, topUniversities, type UniversityFilter } from "./schema.ts";

const { placeText: _folded, ...universityColumns } = getTableColumns(universities);
const programColumns = getTableColumns(programs);

/** How many programs of each type, the most frequent first. One row per type that is there. */
type TypeCount = { type: string; count: number };
const typeCounts = sql<TypeCount[]>`coalesce((
	select json_agg(json_build_object('type', ${programCounts.type}, 'count', ${programCounts.count})
		order by ${programCounts.count} desc, ${programCounts.type})
	from ${programCounts} where ${programCounts.universityId} = ${universities.id}), '[]')`;

/** What a card needs of a university beside itself, without its long texts. */
const universityOfProgram = {
	id: universities.id,
	name: universities.name,
	nameEn: universities.nameEn,
	nameRu: universities.nameRu,
	nameUz: universities.nameUz,
	location: universities.location,
	locationEn: universities.locationEn,
	locationRu: universities.locationRu,
	locationUz: universities.locationUz,
};

const byRanking = [
	sql`${universities.ranking} asc nulls last`,
	sql`${universities.name} collate "C"`,
	asc(universities.id),
];

/** The universities that match, 12 a page, each with how many programs of which type it has (spec §7). */
export async function listUniversities(caller: Caller, filter: UniversityFilter, language: Language) {
	const { database } = caller.permit("catalog:read");
	const wanted = wantedWords(filter.query);
	const where = and(
		filter.isPublic === undefined ? undefined : eq(universities.isPublic, filter.isPublic),
		filter.city ? inCity(filter.city) : undefined,
		filter.saved === undefined ? undefined : inArray(universities.id, filter.saved),
		wanted.length === 0 ? undefined : inArray(universities.id, idsWith("university", wanted)),
	);
	const size = filter.size ?? pageSize;
	const total = await database.$count(universities, where);
	const { page, pages, offset } = placePage(filter.page, size, total);
	const byName = [nameOrder(localizedColumn("universities", "name", language)), asc(universities.id)];
	const order = filter.sort === "name" ? byName : byRanking;
	const ids = database
		.select({ id: universities.id })
		.from(universities)
		.where(where)
		.orderBy(...order)
		.limit(size)
		.offset(offset);
	const items = await database
		.select({ ...universityColumns, typeCounts })
		.from(universities)
		.where(inArray(universities.id, ids))
		.orderBy(...order);
	return { items, total, page, pages } satisfies Page<unknown>;
}
export type ListedUniversity = Awaited<ReturnType<typeof listUniversities>>["items"][number];

/** The first six by ranking; unranked ones come last (O-11). */
export async function listTopUniversities(caller: Caller) {
	const { database } = caller.permit("catalog:read");
	return database
		.select({ ...universityColumns, typeCounts })
		.from(universities)
		.orderBy(...byRanking)
		.limit(topUniversities);
}

/** All universities by name, for a choice. */
export async function listUniversityNames(caller: Caller, language: Language) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", `names ${language}`, () => {
		const name = sql<string>`${localizedColumn("universities", "name", language)}`;
		return database.select({ id: universities.id, name }).from(universities).orderBy(nameOrder(name), universities.id);
	});
}

/** @throws NotFound for an id that is unknown or none at all. */
export async function getUniversity(caller: Caller, id: string) {
	const { database } = caller.permit("catalog:read");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...universityColumns, typeCounts })
				.from(universities)
				.where(eq(universities.id, known))
		: [];
	if (!row) throw notFound("university");
	return row;
}

/** The newest programs of each of these universities, without their long texts, for the lists of the API (CALL-15). */
export async function listProgramsOf(caller: Caller, universityIds: string[]) {
	const { database } = caller.permit("catalog:read");
	const { id, title, titleEn, titleRu, titleUz, type } = programs;
	const newest = database
		.select({ id, title, titleEn, titleRu, titleUz, type })
		.from(programs)
		.where(eq(programs.universityId, universities.id))
		.orderBy(desc(programs.createdAt), desc(programs.id))
		.limit(joinedPrograms)
		.as("newest");
	const rows = await database
		.select({
			universityId: universities.id,
			id: newest.id,
			title: newest.title,
			titleEn: newest.titleEn,
			titleRu: newest.titleRu,
			titleUz: newest.titleUz,
			type: newest.type,
		})
		.from(universities)
		.crossJoinLateral(newest)
		.where(inArray(universities.id, universityIds));
	return Map.groupBy(rows, ({ universityId }) => universityId);
}

/** The programs that match, newest first, 12 a page, each with its university (spec §7). */
export async function listPrograms(caller: Caller, filter: ProgramFilter) {
	const { database } = caller.permit("catalog:read");
	const { page, size = pageSize } = filter;
	const { items: ids, ...place } = await newestWith(database, "program", wantedOf(filter), page, size);
	const items = await database
		.select({ ...programColumns, university: universityOfProgram })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
	return { items, ...place } satisfies Page<unknown>;
}
export type ListedProgram = Awaited<ReturnType<typeof listPrograms>>["items"][number];

/** @throws NotFound for an id that is unknown or none at all. */
export async function getProgram(caller: Caller, id: string) {
	const { database } = caller.permit("catalog:read");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...programColumns, university: { ...universityColumns, typeCounts } })
				.from(programs)
				.innerJoin(universities, eq(universities.id, programs.universityId))
				.where(eq(programs.id, known))
		: [];
	if (!row) throw notFound("program");
	return row;
}

function wantedOf({ query, type, university, city }: ProgramFilter): Wanted[] {
	const wanted = wantedWords(query);
	// Spec §7: a substring, so that a stored 'Master (MBA)' is found under Master.
	if (type) wanted.push(wantedValue("type", `%${literally(type)}%`));
	if (university) wanted.push(wantedValue("university", university));
	// As `inCity` has it; search_terms holds locations in small letters.
	if (city) wanted.push(wantedValue("city", `%${literally(city.toLowerCase())}%`));
	return wanted;
}

/** Spec §7: the location holds the city's name. Looked for in the English and the plain location, in which it is stored. */
function inCity(city: string): SQL {
	const pattern = foldCase(sql`${`%${literally(city)}%`}::text`);
	return sql`(${foldCase(universities.location)} like ${pattern} or ${foldCase(universities.locationEn)} like ${pattern})`;
}

/** How much there is to choose from. */
export async function countCatalog(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "counts", async () => ({
		universities: await database.$count(universities),
		programs: (await newestWith(database, "program", [], 1, 1)).total,
	}));
}

/** The newest ids for the sitemap. Three addresses each: a sitemap may name 50,000. */
const sitemapPrograms = 12_000;
export async function listCatalogIds(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "ids", async () => {
		const [known, newest] = await Promise.all([
			database.select({ id: universities.id }).from(universities).orderBy(universities.id).limit(4_000),
			database
				.select({ id: programs.id })
				.from(programs)
				.orderBy(desc(programs.createdAt), desc(programs.id))
				.limit(sitemapPrograms),
		]);
		return { universities: known.map(({ id }) => id), programs: newest.map(({ id }) => id) };
	});
}

/** Whether a university or a program has this id. */
export async function isCatalogRecord(caller: Caller, id: string): Promise<boolean> {
	const { database } = caller.permit("catalog:read");
	const known = asId(id);
	if (!known) return false;
	const { rows } = await database.execute<{ found: boolean }>(sql`
		select exists (select from ${universities} where id = ${known}) or exists (select from ${programs} where id = ${known})
			as found`);
	return rows[0]?.found === true;
}

const mostChoices = 50;

/** Programs to choose from in the application form: of a university, of those that match a word, the newest first. */
export async function listProgramChoices(
	caller: Caller,
	asked: { university?: string | null; query?: string | null },
	language: Language,
) {
	const { database } = caller.permit("catalog:read");
	const university = asId(asked.university);
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const name = sql<string>`${localizedColumn("universities", "name", language)}`;
	const wanted = wantedWords(cleanQuery(asked.query));
	if (university) wanted.push(wantedValue("university", university));
	const { items: ids } = await newestWith(database, "program", wanted, 1, mostChoices);
	return database
		.select({ id: programs.id, universityId: programs.universityId, title, university: name })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
}
