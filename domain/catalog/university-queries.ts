import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { filterConditions } from "../records/filter-conditions.ts";
import { notFound } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { localizedColumn } from "../shared/localized-column.ts";
import { type Page, selectPage } from "../shared/paging.ts";
import type { Clock } from "../shared/ports.ts";
import { hasTerms, matches, nameOrder, searchTerms } from "../shared/search.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { asId, cleanQuery, requireId } from "../shared/validation.ts";
import { certificationConditions, certificationsOn } from "./certifications/selection.ts";
import type { ProgramFacts } from "./facts.ts";
import { universityFilters } from "./fields.ts";
import type { UniversityRecordFilter } from "./rules.ts";
import { pageSize, topUniversities, type UniversityFilter } from "./schema.ts";
import {
	deadlineNow,
	isNamed,
	isShownUniversity,
	koreanDay,
	readPage,
	readSynonyms,
	typeTuitions,
	universityColumns,
	universityName,
	universityRecordsWhere,
} from "./selection.ts";

/** Reads of universities, for visitors and for staff. */

/** Program counts by type, the most frequent type first. Types without programs have no row. */
type TypeCount = { type: string; count: number };
const typeCounts = sql<TypeCount[]>`coalesce((
	select json_agg(json_build_object('type', type, 'count', count) order by count desc, type)
	from (select type, count(*) from programs where university_id = universities.id and not is_hidden group by type) as counted), '[]')`;

/** The facts that a university's programs have together. A deadline counts until the end of its day in Korea. */
const programFacts = sql<ProgramFacts>`(
	with own as materialized (
		select min_topik, min_ielts, min_toefl_ibt, taught_in, ${deadlineNow} as application_deadline from programs
		where university_id = universities.id and not is_hidden
	)
	select json_build_object(
		'tuition', coalesce((select json_agg(amounts order by amounts.type)
			from ${typeTuitions(sql`university_id = universities.id and not is_hidden`)} as amounts), '[]'),
		'deadline', (select min(application_deadline) from own
			where application_deadline >= ${koreanDay}),
		'tests', (select json_build_object('minTopik', min(nullif(min_topik, 0)), 'minIelts', min(min_ielts),
			'minToeflIbt', min(min_toefl_ibt)) from own),
		'taughtIn', array(select distinct unnest(taught_in) from own order by 1 desc)))`;

/** A university with its program counts by type. */
export const universityWithCounts = { ...universityColumns, typeCounts };

/** Also with the tuition, deadlines and requirements of its programs, and the certifications that are valid today. */
const universityWithFacts = (now: Clock) => ({
	...universityWithCounts,
	facts: programFacts,
	certifications: certificationsOn(koreanDayAt(now())),
});

/** The order of the ranking; unranked universities come last. */
export const byRanking = [
	sql`${universities.ranking} asc nulls last`,
	sql`${universities.name} collate "C"`,
	asc(universities.id),
];

/** The lowest yearly tuition of a university's degree programs, which its card shows; the index programs_of_university has it. */
const lowestFee = sql`(select min(yearly_fee) from programs
	where university_id = universities.id and not is_hidden and type not like '%Language%') asc nulls last`;

/** The universities that match, 12 per page, each with its program counts by type (spec §7). */
export async function listUniversities(caller: Caller, filter: UniversityFilter, language: Language) {
	const { database, now } = caller.permit("catalog:read");
	const where = and(
		...filterConditions(universities, universityFilters, filter),
		...certificationConditions(filter, koreanDayAt(now())),
		hasTerms(universities, searchTerms(filter.query, await readSynonyms(caller))),
	);
	const byName = [nameOrder(localizedColumn("universities", "name", language)), asc(universities.id)];
	const order = { ranking: byRanking, name: byName, fee: [lowestFee, ...byRanking] }[filter.sort];
	const { items: ids, ...place } = await readPage(
		database,
		universities,
		isShownUniversity,
		where,
		order,
		filter.page,
		filter.size ?? pageSize,
	);
	const items = await database
		.select(universityWithFacts(now))
		.from(universities)
		.where(inArray(universities.id, ids))
		.orderBy(...order);
	return { items, ...place } satisfies Page<unknown>;
}

/** Chosen universities in the order of their ids. What visitors do not see is left out. */
export async function listUniversitiesById(caller: Caller, ids: string[]): Promise<ListedUniversity[]> {
	const { database, now } = caller.permit("catalog:read");
	return database
		.select(universityWithFacts(now))
		.from(universities)
		.where(and(inArray(universities.id, ids), isShownUniversity))
		.orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${universities.id})`);
}

export type ListedUniversity = Awaited<ReturnType<typeof listUniversities>>["items"][number];

/** The first six by ranking; unranked ones sort last (O-11). */
export async function listTopUniversities(caller: Caller) {
	const { database, now } = caller.permit("catalog:read");
	return database
		.select(universityWithFacts(now))
		.from(universities)
		.where(isShownUniversity)
		.orderBy(...byRanking)
		.limit(topUniversities);
}

/** All universities by name, for a selection box. */
export async function listUniversityNames(caller: Caller, language: Language) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", `names ${language}`, () => {
		const name = sql<string>`${localizedColumn("universities", "name", language)}`;
		return database
			.select({ id: universities.id, name })
			.from(universities)
			.where(isShownUniversity)
			.orderBy(nameOrder(name), universities.id);
	});
}

/** A selection box of more universities would be larger than the rest of its page. */
const maxChoices = 100;

/**
 * What the filter by university offers: all universities by name, or the given one alone if there are too many to choose from,
 * so that visitors type a part of the name.
 */
export async function listUniversityChoices(caller: Caller, chosen: string | undefined, language: Language) {
	const { database, cached } = caller.permit("catalog:read");
	const name = universityName(language);
	const select = () => database.select({ id: universities.id, name }).from(universities).$dynamic();
	const first = await cached("catalog", `choices ${language}`, () =>
		select()
			.where(isShownUniversity)
			.orderBy(nameOrder(name), universities.id)
			.limit(maxChoices + 1),
	);
	if (first.length <= maxChoices) return { choices: first, isComplete: true };
	const id = asId(chosen);
	return {
		choices: id ? await select().where(and(eq(universities.id, id), isShownUniversity)) : [],
		isComplete: false,
	};
}

/** Staff also see a hidden one. @throws ProblemError: not-found, also for a malformed id. */
export async function getUniversity(caller: Caller, id: string) {
	const { database, now } = caller.permit("catalog:read");
	const known = requireId(id, "university");
	const seen = caller.may("catalog:write") ? undefined : isShownUniversity;
	const [row] = await database
		.select(universityWithFacts(now))
		.from(universities)
		.where(and(eq(universities.id, known), seen));
	if (!row) throw notFound("university");
	return row;
}

/** The universities that match, by name (spec §2). The search covers name and location. */
export async function listUniversityRecords(caller: Caller, filter: UniversityRecordFilter, language: Language) {
	const { database } = caller.permit("catalog:write");
	const where = universityRecordsWhere(filter);
	const name = universityName(language);
	return selectPage(
		filter,
		database.$count(universities, where),
		database
			.select({
				id: universities.id,
				name,
				location: sql<string>`${localizedColumn("universities", "location", language)}`,
				isPublic: universities.isPublic,
				ranking: universities.ranking,
				isHidden: universities.isHidden,
			})
			.from(universities)
			.where(where)
			.orderBy(nameOrder(name), asc(universities.id)),
	);
}

export type UniversityRow = Awaited<ReturnType<typeof listUniversityRecords>>["items"][number];

const maxSuggestions = 20;

/** Names of universities that contain the typed text, as suggestions. */
export async function suggestUniversities(caller: Caller, typed: string, language: Language): Promise<string[]> {
	const { database } = caller.permit("catalog:write");
	const name = universityName(language);
	const rows = await database
		.selectDistinct({ name, order: nameOrder(name) })
		.from(universities)
		.where(matches(universities.placeText, cleanQuery(typed)))
		.orderBy(nameOrder(name))
		.limit(maxSuggestions);
	return rows.map((row) => row.name);
}

/**
 * Finds a university by name. If several have the same name, the result is the previously chosen one, `previous`;
 * undefined if that does not decide, or if no university has the name.
 */
export async function findUniversity(caller: Caller, name: string, previous: string): Promise<string | undefined> {
	const { database } = caller.permit("catalog:write");
	const rows = await database.select({ id: universities.id }).from(universities).where(isNamed(name));
	return rows.length === 1 ? rows[0]?.id : rows.find(({ id }) => id === previous)?.id;
}
