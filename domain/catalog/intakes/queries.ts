import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { programs, universities } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { type Intake, intakeTerms, startMonth, startOf } from "../../records/intakes/rules.ts";
import { type Language, pickLocalized } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { placePage, selectPage } from "../../shared/paging.ts";
import { matches, nameOrder } from "../../shared/search.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import type { DeadlineFilter } from "../rules.ts";
import { fieldConditions, isShownProgram, universityName } from "../selection.ts";
import { openNow, startIn } from "./filters.ts";
import { certainRounds, upcomingRounds } from "./selection.ts";

/** Rounds of a page. */
const pageSize = 24;
/** Rounds of a calendar: more would be of no use to a reader. */
const calendarSize = 500;

/** The rounds with a published closing that has not passed, and deadlines of programs without intakes, by the day in Korea. */
export async function listDeadlines(caller: Caller, filter: DeadlineFilter) {
	const { database, now } = caller.permit("catalog:read");
	const { items, total } = await readRounds(database, filter, koreanDayAt(now()), filter.page, pageSize);
	const { page, pages } = placePage(filter.page, pageSize, total);
	return { items, total, page, pages };
}

/** The same rounds from the first one, for a calendar. */
export async function listCalendarRounds(caller: Caller, filter: DeadlineFilter): Promise<DatedRound[]> {
	const { database, now } = caller.permit("catalog:read");
	return (await readRounds(database, filter, koreanDayAt(now()), 1, calendarSize)).items;
}

export type DatedRound = Awaited<ReturnType<typeof readRounds>>["items"][number];

/** The starts that programs can still be applied for, the nearest first: "2027-spring". */
export async function listStarts(caller: Caller): Promise<string[]> {
	const { database, now, cached } = caller.permit("catalog:read");
	const today = koreanDayAt(now());
	return cached("catalog", `starts ${today}`, async () => {
		const { rows } = await database.execute<{ start: string }>(sql`
			select distinct start from ${programs}, lateral ${upcomingRounds(today)} as round where ${isShownProgram}`);
		const monthOf = (start: string) => startMonth({ ...startIn(start), classes: null });
		return rows.map(({ start }) => start).toSorted((one, other) => (monthOf(one) < monthOf(other) ? -1 : 1));
	});
}

/** As rows of id, closes, start and round. */
function roundsOf({ starts, page: _, ...fields }: DeadlineFilter, today: string): SQL {
	const matches = and(isShownProgram, ...fieldConditions(fields));
	const own = sql`select ${programs.id} as id, round.closes, round.start, round.round
		from ${programs}, lateral ${certainRounds(today, starts)} as round where ${matches}`;
	if (starts && starts !== openNow) return own;
	return sql`${own} union all select ${programs.id}, ${programs.applicationDeadline}, null, null from ${programs}
		where ${matches} and ${programs.rounds} = '{}' and ${programs.applicationDeadline} >= ${today}::date`;
}

type Found = { id: string; closes: string; start: string | null; round: number | null };

/** A page beyond the end is the last one (O-13). */
async function readRounds(
	database: Context["database"],
	filter: DeadlineFilter,
	today: string,
	page: number,
	size: number,
) {
	const first = sql`greatest(0, least(${page}::bigint - 1, (count(*) - 1) / ${size}::bigint)) * ${size}::bigint`;
	const answer = await database.execute<{ total: number; rows: Found[] | null }>(
		sql`with found as materialized (${roundsOf(filter, today)})
			select count(*)::int as total, (select json_agg(shown) from (
				select * from found order by closes, id, round limit ${size} offset (select ${first} from found)) as shown) as rows
			from found`,
	);
	const total = answer.rows[0]?.total ?? 0;
	const rows = answer.rows[0]?.rows ?? [];
	const ids = [...new Set(rows.map(({ id }) => id))];
	const found = await database
		.select({
			id: programs.id,
			version: programs.version,
			type: programs.type,
			intakes: programs.intakes,
			...pickLocalized(programs, "title"),
			university: pickLocalized(universities, "name"),
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids));
	const byId = new Map(found.map((program) => [program.id, program]));
	const items = rows.flatMap(({ id, closes, start, round }) => {
		const program = byId.get(id);
		const intake = program?.intakes.find((each) => startOf(each) === start && each.round === round) ?? null;
		return program ? [{ program, intake, closes }] : [];
	});
	return { items, total };
}

/**
 * The programs by university with their intakes of a year, those with such intakes first, for staff.
 * @param asked with `query`, words of the program's title and the university's name in any language.
 */
export async function listIntakeGrid(
	caller: Caller,
	year: number,
	asked: { page: number; query: string },
	language: Language,
) {
	const { database } = caller.permit("catalog:write");
	const names = [pickLocalized(programs, "title"), pickLocalized(universities, "name")].flatMap((columns) =>
		Object.values<PgColumn>(columns),
	);
	const where = matches(sql`search_fold(${sql.join(names, sql`, `)})`, asked.query);
	const found = database
		.select({ id: programs.id })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(where);
	const hasYear = sql`${programs.intakes} @> ${JSON.stringify([{ year }])}::jsonb`;
	const name = universityName(language);
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const shown = database
		.select({ id: programs.id, title, university: name, type: programs.type, intakes: programs.intakes })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(where)
		.orderBy(desc(hasYear), nameOrder(name), nameOrder(title), asc(programs.id));
	const { items: rows, ...place } = await selectPage(asked, database.$count(found.as("found")), shown);
	const items = rows.map(({ intakes, ...row }) => ({
		...row,
		terms: Object.fromEntries(
			intakeTerms.map((term) => [term, intakes.filter((intake) => intake.year === year && intake.term === term)]),
		) as Record<Intake["term"], Intake[]>,
	}));
	return { items, ...place };
}
export type IntakeGridRow = Awaited<ReturnType<typeof listIntakeGrid>>["items"][number];
