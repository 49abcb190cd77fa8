import { sql } from "drizzle-orm";
import { applications, promiseOutcomes, tasks } from "../../../database/tables.ts";
import { promiseKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { type CountedPromise, countedDays, countedPromises, minCases } from "../../cases/tasks/promise-rules.ts";
import { homeDay, homeZone } from "../../shared/time-zone.ts";

export type PromiseFigures = {
	counted: number;
	kept: number;
	/** Half of the cases took no longer than this, and nine of ten no longer than that. */
	medianMinutes: number;
	slowMinutes: number;
};

/** How the promises of the last 90 days were kept. */
export type Promises = {
	/** The day of counting, as an ISO date. */
	day: string;
	/** Null while there are too few cases to say. */
	figures: Record<CountedPromise, PromiseFigures | null>;
};

/**
 * The figures of the public page, cached for a minute. Tasks that are open and overdue count as late, however long ago
 * they were opened, with the time that has passed so far; suspect ones never count.
 */
export async function getPromises(caller: Caller): Promise<Promises> {
	const { database, now, cached } = caller.permit("promise:read");
	return cached("promise", "figures", async () => {
		const at = now();
		const day = homeDay(at);
		const { rows } = await database.execute<PromiseFigures & { promise: CountedPromise }>(sql`
			with cases as (
				select kind, is_kept, minutes from ${promiseOutcomes} where day > ${day}::date - ${countedDays}::int and day <= ${day}::date
				union all
				select kind, false, floor(extract(epoch from ${at.toISOString()}::timestamptz - opened_at) / 60)::int
				from ${tasks}
				where done_at is null and due_at < ${at.toISOString()}::timestamptz and not is_suspect and not is_example
				and not exists (select from promise_outcomes where promise_outcomes.task_id = tasks.id)
					and kind = any(${sql.param([...promiseKinds])}::text[])
			)
			select case kind when 'first_contact' then 'contact' else 'answer' end as promise,
				count(*)::int as counted,
				(count(*) filter (where is_kept))::int as kept,
				percentile_disc(0.5) within group (order by minutes) as "medianMinutes",
				percentile_disc(0.9) within group (order by minutes) as "slowMinutes"
			from cases group by promise having count(*) >= ${minCases}`);
		const figuresOf = (one: CountedPromise) => {
			const found = rows.find(({ promise }) => promise === one);
			if (!found) return null;
			const { promise: _, ...figures } = found;
			return figures;
		};
		return {
			day,
			figures: Object.fromEntries(countedPromises.map((one) => [one, figuresOf(one)])) as Promises["figures"],
		};
	});
}

/** What came of the applications that were sent in a year. */
export type YearOfCases = { year: number; applications: number; admissions: number; enrolled: number };

/**
 * The results of the public page, the latest year first, without years of few cases; cached for a minute. Duplicates
 * and what came with a flood do not count.
 */
export async function listYearsOfCases(caller: Caller): Promise<YearOfCases[]> {
	const { database, cached } = caller.permit("promise:read");
	return cached("promise", "years", async () => {
		const { rows } = await database.execute<YearOfCases>(sql`
			select extract(year from submitted_at at time zone ${homeZone})::int as year,
				count(*)::int as applications,
				(count(*) filter (where status in ('accepted', 'approved', 'enrolled')))::int as admissions,
				(count(*) filter (where status = 'enrolled'))::int as enrolled
			from ${applications}
			where not is_suspect and coalesce(close_reason not in ('duplicate', 'spam'), true) and ${isReal(applications.applicantId)}
			group by 1 having count(*) >= ${minCases} order by 1 desc`);
		return rows;
	});
}
