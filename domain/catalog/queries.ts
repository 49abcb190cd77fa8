import { and, count, desc, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import { type FeeItemPeriod, programTypes, type StudyField } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { feePeriodOf } from "../records/fees/rules.ts";
import { pickLocalized } from "../shared/language.ts";
import { type CoverFacts, coverFacts } from "./cover-facts.ts";
import { degreeTuition, lowestTuition, type SimilarPrice, spanOf, type TypeTuition } from "./facts.ts";
import { deadlineOn, isShownProgram, isShownUniversity, typeTuitions } from "./selection.ts";
import { byRanking } from "./university-queries.ts";

/** A deadline that is nearer leaves no time to apply, in days. */
const daysToApply = 7;

/**
 * The catalog in figures, for the home page.
 *
 * @param today an ISO date.
 * @returns `tuition` is the lowest of a degree program, `priceYears` the years of all amounts; `levels` has the types that have programs; like the list's filter, a type counts all that contain its name.
 */
export async function summarizeCatalog(caller: Caller, today: string) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", `summary ${today}`, async () => {
		const first = sql`(${today}::date + ${daysToApply}::integer)`;
		const closing = deadlineOn(first);
		const [universityCount, counts, amounts, [next]] = await Promise.all([
			database.$count(universities, isShownUniversity),
			database
				.select({ type: programs.type, count: count() })
				.from(programs)
				.where(isShownProgram)
				.groupBy(programs.type),
			database.execute<{ all: TypeTuition[] }>(
				sql`select coalesce(json_agg(amounts), '[]') as all from ${typeTuitions(isShownProgram)} as amounts`,
			),
			database
				.select({ deadline: sql<string | null>`min(${closing})` })
				.from(programs)
				.where(and(isShownProgram, sql`${closing} >= ${first}`)),
		]);
		const tuition = amounts.rows[0]?.all ?? [];
		const total = (rows: typeof counts) => rows.reduce((all, { count }) => all + count, 0);
		const lowest = lowestTuition(degreeTuition(tuition));
		const levels = programTypes
			.map((type) => ({
				type,
				count: total(counts.filter((row) => row.type.includes(type))),
				tuition: lowestTuition(tuition.filter((row) => row.type.includes(type))),
			}))
			.filter(({ count }) => count > 0);
		return {
			universities: universityCount,
			programs: total(counts),
			nextDeadline: next?.deadline ?? null,
			tuition: lowest,
			priceYears: spanOf([lowest, ...levels.map((level) => level.tuition)].flatMap((fee) => fee?.years ?? [])),
			levels,
		};
	});
}

/** The filters of visitors by facts that no program states: they would find nothing. */
export async function listEmptyFilters(caller: Caller): Promise<("fee" | "taughtIn" | "topik" | "ielts")[]> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "empty filters", async () => {
		const [known] = await database
			.select({
				fee: count(programs.yearlyFee),
				taughtIn: count(sql`nullif(${programs.taughtIn}, '{}')`),
				topik: count(programs.minTopik),
				ielts: count(programs.minIelts),
			})
			.from(programs)
			.where(isShownProgram);
		return (["fee", "taughtIn", "topik", "ielts"] as const).filter((name) => !known?.[name]);
	});
}

/** Fewer would tell the price of single programs. */
const minPrograms = 3;

/** A regular expression would take ten times as long. */
const level = sql`case ${sql.join(
	programTypes.map((type) => sql`when ${programs.type} like ${`%${type}%`} then ${type}::text`),
	sql` `,
)} end`;

/** The latest academic year first, then what most programs are charged for: a semester or a term. */
export async function listSimilarPrices(caller: Caller): Promise<SimilarPrice[]> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "similar prices", async () => {
		const { rows } = await database.execute<{
			level: string;
			studyField: StudyField | null;
			count: number;
			from: number;
			to: number;
			about: boolean;
			period: FeeItemPeriod;
			year: number;
		}>(sql`
			select level, study_field as "studyField", count(*)::int as count, year, period, bool_or(about) as about,
				min(low)::float8 as "from", max(high)::float8 as "to"
			from (
				select level, study_field, (item ->> 'academicYear')::int as year, item ->> 'period' as period,
					item ->> 'certainty' = 'illustrative' as about, (item ->> 'amount')::bigint as low,
					coalesce(item ->> 'amountTo', item ->> 'amount')::bigint as high
				from (select ${level} as level, study_field, jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition")') as item
					from ${programs} where ${isShownProgram} offset 0) as shown
			) as priced
			where year is not null and period <> 'once'
			group by grouping sets ((level, study_field, year, period), (level, year, period))
			having count(*) >= ${minPrograms} and (grouping(study_field) = 1 or study_field is not null)
			order by year desc, count(*) desc, period`);
		return rows.map(({ level, studyField, count, period, year, ...amounts }) => ({
			...{ level, studyField, count },
			fee: { ...amounts, currency: "KRW", period: feePeriodOf(period), yearly: null, years: [year, year] },
		}));
	});
}

/** The newest ids for the sitemap. Each has one URL per language, and a sitemap may contain 50,000 URLs. */
const sitemapPrograms = 12_000;

export async function listCatalogIds(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "ids", async () => {
		const [known, newest] = await Promise.all([
			database
				.select({ id: universities.id })
				.from(universities)
				.where(isShownUniversity)
				.orderBy(universities.id)
				.limit(4_000),
			database
				.select({ id: programs.id })
				.from(programs)
				.where(isShownProgram)
				.orderBy(desc(programs.createdAt), desc(programs.id))
				.limit(sitemapPrograms),
		]);
		return { universities: known.map(({ id }) => id), programs: newest.map(({ id }) => id) };
	});
}

/** What the drawn covers show, by university id, and each university's place in the ranking, which decides on the style. */
export async function listCovers(caller: Caller): Promise<Record<string, { subject: CoverFacts; place: number }>> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "covers", async () => {
		const rows = await database
			.select({
				id: universities.id,
				nameKo: universities.nameKo,
				websiteUrl: universities.websiteUrl,
				...pickLocalized(universities, "name"),
				...pickLocalized(universities, "location"),
			})
			.from(universities)
			.orderBy(...byRanking);
		return Object.fromEntries(rows.map((row, place) => [row.id, { subject: coverFacts(row), place }]));
	});
}
