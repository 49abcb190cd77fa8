import { type AnyColumn, and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { programCounts, programs, universities } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../input.ts";
import type { Language } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, placePage } from "../paging.ts";
import { matches } from "../search.ts";
import { type City, type ProgramFilter, pageSize, topUniversities, type UniversityFilter } from "./schema.ts";

const { searchText: _folded, ...universityColumns } = getTableColumns(universities);
const { searchText: _foldedToo, ...programColumns } = getTableColumns(programs);

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

const byRanking = [sql`${universities.ranking} asc nulls last`, asc(universities.name), asc(universities.id)];

/** The universities that match, 12 a page, each with how many programs of which type it has (spec §7). */
export async function listUniversities(caller: Caller, filter: UniversityFilter, language: Language) {
	const { database } = caller.permit("catalog:read");
	const where = and(
		filter.isPublic === undefined ? undefined : eq(universities.isPublic, filter.isPublic),
		filter.city ? inCity(filter.city) : undefined,
		filter.saved === undefined ? undefined : inArray(universities.id, filter.saved),
		matches(sql`${universities.searchText}`, filter.query),
	);
	const total = await database.$count(universities, where);
	const { page, pages, offset } = placePage(filter.page, pageSize, total);
	const byName = [sql`lower(${localizedColumn("universities", "name", language)})`, asc(universities.id)];
	const items = await database
		.select({ ...universityColumns, typeCounts })
		.from(universities)
		.where(where)
		.orderBy(...(filter.sort === "name" ? byName : byRanking))
		.limit(pageSize)
		.offset(offset);
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
	const { database, remember } = caller.permit("catalog:read");
	return remember("catalog", `names ${language}`, () => {
		const name = sql<string>`${localizedColumn("universities", "name", language)}`;
		return database
			.select({ id: universities.id, name })
			.from(universities)
			.orderBy(sql`lower(${name})`, universities.id);
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

/** The programs that match, newest first, 12 a page, each with its university (spec §7). */
export async function listPrograms(caller: Caller, filter: ProgramFilter) {
	const { database } = caller.permit("catalog:read");
	const found = matches(sql`${programs.searchText}`, filter.query);
	const where = and(
		// Spec §7: a substring, so that a stored 'Master (MBA)' is found under Master.
		filter.type === undefined ? undefined : sql`${programs.type} like ${`%${filter.type}%`}`,
		filter.university === undefined ? undefined : eq(programs.universityId, filter.university),
		filter.city === undefined ? undefined : isOneOf(programs.universityId, await idsInCity(caller, filter.city)),
		found,
	);
	const { ids, ...place } = found
		? await searchPrograms(database, where, filter.page)
		: await placePrograms(caller, where, filter);
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

type Reader = ReturnType<Caller["permit"]>["database"];

/** A search reads all that it finds anyway, so it counts and cuts in one go. A page beyond the end takes a second one. */
async function searchPrograms(database: Reader, where: SQL | undefined, asked: number) {
	const read = (offset: number) =>
		database
			.select({ id: programs.id, total: sql`count(*) over ()`.mapWith(Number) })
			.from(programs)
			.where(where)
			.orderBy(desc(programs.createdAt), desc(programs.id))
			.limit(pageSize)
			.offset(offset);
	let rows = await read((asked - 1) * pageSize);
	const total = rows[0]?.total ?? (asked > 1 ? await database.$count(programs, where) : 0);
	const { offset, ...place } = placePage(asked, pageSize, total);
	if (rows.length === 0 && total > 0) rows = await read(offset);
	return { ids: rows.map(({ id }) => id), total, ...place };
}

/** Without a search the sum is known, and the index alone tells which programs stand on the page. */
async function placePrograms(caller: Caller, where: SQL | undefined, filter: ProgramFilter) {
	const { database, remember } = caller.permit("catalog:read");
	const key = ["count", filter.type, filter.university, filter.city].join(" ");
	const total = await remember("catalog", key, () => countPrograms(caller, filter));
	const { offset, ...place } = placePage(filter.page, pageSize, total);
	const ids = database
		.select({ id: programs.id })
		.from(programs)
		.where(where)
		.orderBy(desc(programs.createdAt), desc(programs.id))
		.limit(pageSize)
		.offset(offset);
	return { ids, total, ...place };
}

/** Exact without reading the programs: the trigger keeps the sums. */
async function countPrograms(caller: Caller, { type, university, city }: ProgramFilter): Promise<number> {
	const { database } = caller.permit("catalog:read");
	const [row] = await database
		.select({ total: sql<number>`coalesce(sum(${programCounts.count}), 0)::int` })
		.from(programCounts)
		.where(
			and(
				type === undefined ? undefined : sql`${programCounts.type} like ${`%${type}%`}`,
				university === undefined ? undefined : eq(programCounts.universityId, university),
				city === undefined ? undefined : isOneOf(programCounts.universityId, await idsInCity(caller, city)),
			),
		);
	return row?.total ?? 0;
}

/** Spec §7: the location holds the city's name. Looked for in the English and the plain location, in which it is stored. */
function inCity(city: City): SQL {
	const pattern = `%${city}%`;
	return sql`(${universities.location} ilike ${pattern} or ${universities.locationEn} ilike ${pattern})`;
}

/** Asked once: with the ids at hand the database decides by the programs' index alone, without a look at each university. */
async function idsInCity(caller: Caller, city: City): Promise<string[]> {
	const { database, remember } = caller.permit("catalog:read");
	return remember("catalog", `ids in ${city}`, async () => {
		const rows = await database.select({ id: universities.id }).from(universities).where(inCity(city));
		return rows.map(({ id }) => id);
	});
}

function isOneOf(column: AnyColumn, ids: string[]): SQL {
	return sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
}

/** How much there is to choose from. */
export async function countCatalog(caller: Caller) {
	const { database, remember } = caller.permit("catalog:read");
	return remember("catalog", "counts", async () => ({
		universities: await database.$count(universities),
		programs: await countPrograms(caller, { query: "", page: 1 }),
	}));
}

/** The newest ids for the sitemap. Three addresses each: a sitemap may name 50,000. */
const sitemapPrograms = 12_000;
export async function listCatalogIds(caller: Caller) {
	const { database, remember } = caller.permit("catalog:read");
	return remember("catalog", "ids", async () => {
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
