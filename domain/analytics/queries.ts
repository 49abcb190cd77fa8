import { type SQL, sql } from "drizzle-orm";
import type { Caller, Context } from "../access/caller.ts";
import { byteOrderMark, csvLine } from "../shared/csv.ts";
import type { Language } from "../shared/language.ts";
import { localizedColumn } from "../shared/localized-column.ts";
import { localDay } from "./local-day.ts";
import {
	type AnalyticsFilter,
	type CountedForm,
	type Event,
	maxListed,
	maxSearches,
	maxSourcesListed,
	others,
	type SearchedList,
	type ViewedNoun,
} from "./schema.ts";

/** A viewed record; without a name if it was deleted, without an id beyond the daily cap. */
export type Viewed = { noun: ViewedNoun; id: string | null; name: string | null; views: number };
export type Searched = { list: SearchedList; words: string; count: number };
export type Source = { source: string } & Totals;
type Check = "check:ours" | "check:not-ours";
type Totals = { views: number } & Record<"open:my" | Check | `${"start" | "sent"}:${CountedForm}`, number>;
/** A day, or the Monday of a week, as an ISO date. */
export type Step = { day: string; views: number; sent: number };

/** Views, searches without results and submissions of the last days, including today. */
export async function getAnalytics(caller: Caller, filter: AnalyticsFilter, language: Language) {
	const { database, now } = caller.permit("analytics:read");
	const today = localDay(now());
	const where = conditions(filter, today);
	const [sums, searches, choices, mostViewed] = await Promise.all([
		readSums(database, filter, today, where),
		readSearches(database, where),
		readChoices(database, conditions({ days: filter.days }, today)),
		readMostViewed(database, where, language),
	]);
	return { ...sums, searches, choices, mostViewed };
}
export type Analytics = Awaited<ReturnType<typeof getAnalytics>>;

type Database = Context["database"];

function conditions({ days, language, source }: AnalyticsFilter, today: SQL): SQL {
	return sql`day > ${today} - ${days}::int and day <= ${today}
		${language ? sql`and language = ${language}` : sql.empty()}
		${source === undefined ? sql.empty() : sql`and source = ${source}`}`;
}

const sumOf = (event: Event) =>
	sql`coalesce(sum(count) filter (where event = ${event}), 0)::int as ${sql.identifier(event)}`;
const views = sql`coalesce(sum(count) filter (where event like 'view:%'), 0)::int as views`;
const withoutSubject = sql`${sumOf("open:my")}, ${sumOf("start:contact")}, ${sumOf("start:apply")}, ${sumOf("sent:contact")}, ${sumOf("sent:apply")},
	${sumOf("check:ours")}, ${sumOf("check:not-ours")}`;

type Sum = { day: string | null; source: string | null } & Totals;

/**
 * Reads all sums without subjects in one query: each day of a short period or week of a long one, including empty ones;
 * each source; and the total.
 */
async function readSums(database: Database, { days }: AnalyticsFilter, today: SQL, where: SQL) {
	const step = days > 30 ? "week" : "day";
	const { rows } = await database.execute<Sum>(sql`
		select day::date::text as day, source, ${views}, ${withoutSubject}
		from (select date_trunc(${step}, day) as day, source, event, count from daily_counts where ${where}) counts
		group by grouping sets ((day), (source), ())
		union all
		select step::date::text, null, 0, 0, 0, 0, 0, 0, 0, 0
		from generate_series(date_trunc(${step}, ${today} - ${days - 1}::int), ${today}, ('1 ' || ${step})::interval) step`);
	const steps = new Map<string, Step>();
	for (const { day, views, "sent:apply": sent } of rows) {
		const known = day === null ? undefined : steps.get(day);
		if (known) Object.assign(known, { views: known.views + views, sent: known.sent + sent });
		else if (day !== null) steps.set(day, { day, views, sent });
	}
	const totals = rows.find(({ day, source }) => day === null && source === null) as Sum;
	return {
		steps: [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
		totals: asTotals(totals),
		sources: rows
			.flatMap((row): Source[] => (row.source === null ? [] : [{ source: row.source, ...asTotals(row) }]))
			.filter(({ source: _, "open:my": __, "check:ours": ___, "check:not-ours": ____, ...sums }) =>
				Object.values(sums).some((sum) => sum > 0),
			)
			.sort((a, b) => b["sent:apply"] - a["sent:apply"] || b.views - a.views || (a.source < b.source ? -1 : 1))
			.slice(0, maxSourcesListed),
	};
}

const asTotals = ({ day: _day, source: _source, ...totals }: Sum): Totals => totals;

async function readSearches(database: Database, where: SQL): Promise<Searched[]> {
	const { rows } = await database.execute<Searched>(sql`
		select split_part(event, ':', 2) as list, subject as words, sum(count)::int as count
		from daily_counts where ${where} and event like 'search:%'
		group by event, subject order by count desc, words, list limit ${maxSearches}`);
	return rows;
}

/** The sources to choose from. */
async function readChoices(database: Database, where: SQL): Promise<string[]> {
	const { rows } = await database.execute<{ source: string }>(sql`
		select source from daily_counts where ${where} group by source order by sum(count) desc, source limit ${maxSourcesListed}`);
	return rows.map(({ source }) => source);
}

/** The most viewed records of each kind, with their current names. */
async function readMostViewed(database: Database, where: SQL, language: Language): Promise<Viewed[]> {
	const { rows } = await database.execute<Viewed>(sql`
		select split_part(event, ':', 2) as noun, nullif(subject, ${others}) as id, known.name, views
		from (
			select event, subject, sum(count)::int as views,
				row_number() over (partition by event order by sum(count) desc, subject) as place
			from daily_counts where ${where} and event like 'view:%' group by event, subject
		) viewed
		left join lateral (${nameOf(language)}) known on true
		where place <= ${maxListed} order by views desc, subject`);
	return rows;
}

/** The current name of the record of a row's event and subject; no row if it was deleted or there is none. */
function nameOf(language: Language): SQL {
	const id = (noun: ViewedNoun) => sql`case event when ${`view:${noun}`} then nullif(subject, ${others})::uuid end`;
	const name = (table: string, field: string) => localizedColumn(table, field, language);
	return sql`
		select ${name("universities", "name")} as name from universities where id = ${id("university")}
		union all select ${name("programs", "title")} || ', ' || ${name("universities", "name")}
			from programs join universities on universities.id = university_id where programs.id = ${id("program")}
		union all select ${name("blog_posts", "title")} from blog_posts where id = ${id("post")}`;
}

type ExportedRow = {
	event: string;
	subject: string;
	name: string | null;
	language: string;
	source: string;
	count: number;
};

/** Exports every matching count as CSV, one day at a time from the first, to limit memory. */
export async function exportAnalytics(
	caller: Caller,
	filter: AnalyticsFilter,
	language: Language,
): Promise<AsyncIterable<string>> {
	const { database, now } = caller.permit("analytics:read");
	const where = conditions(filter, localDay(now()));
	const { rows: days } = await database.execute<{ day: string }>(
		sql`select distinct day::text as day from daily_counts where ${where} order by day`,
	);
	return pieces();

	async function* pieces() {
		yield byteOrderMark + csvLine(["day", "event", "subject", "name", "language", "source", "count"]);
		for (const { day } of days) {
			const { rows } = await database.execute<ExportedRow>(sql`
				select event, subject, known.name, language, source, count
				from daily_counts left join lateral (${nameOf(language)}) known on true
				where ${where} and day = ${day} order by event, subject, language, source`);
			yield rows
				.map((row) =>
					csvLine([day, row.event, row.subject, row.name ?? "", row.language, row.source, String(row.count)]),
				)
				.join("");
		}
	}
}
