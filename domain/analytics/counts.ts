import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { localDay } from "./local-day.ts";
import { enforceDailyCaps } from "./rules.ts";
import type { Counted } from "./schema.ts";

/**
 * Adds to today's counts in one statement. Rows are written in a fixed order, so that concurrent processes do not
 * deadlock.
 */
export async function addCounts(database: Database | Transaction, now: Date, counts: Counted[]): Promise<void> {
	if (counts.length === 0) return;
	const day = localDay(now);
	const { rows } = await database.execute<Counted & { isKnown: boolean }>(sql`
		with counted as (
			select seen.event, known.subject, seen.language, seen.source, sum(seen.count)::int as count
			from ${listOf(counts)} as seen (event, name, language, source, count)
			join lateral (
				select id::text as subject from programs where id = case seen.event when 'view:program' then seen.name::uuid end
				union all select id::text from universities where id = case seen.event when 'view:university' then seen.name::uuid end
				union all select id::text from blog_posts where seen.event = 'view:post' and slug = seen.name and published
				union all select seen.name where seen.event not like 'view:%'
			) known on true
			group by 1, 2, 3, 4
		)
		select counted.event, counted.subject, counted.language, counted.source, counted.count, daily_counts.day is not null as "isKnown"
		from counted left join daily_counts on (daily_counts.day, daily_counts.event, daily_counts.subject, daily_counts.language, daily_counts.source)
			= (${day}, counted.event, counted.subject, counted.language, counted.source)`);
	const isNew = rows.some(({ isKnown }) => !isKnown);
	const fitted = isNew ? enforceDailyCaps(rows, await readDay(database, day)) : rows;
	if (fitted.length === 0) return;
	await database.execute(sql`
		insert into daily_counts (day, event, subject, language, source, count)
		select ${day}, seen.* from ${listOf(fitted)} as seen (event, subject, language, source, count)
		order by 2, 3, 4, 5
		on conflict (day, event, subject, language, source) do update set count = daily_counts.count + excluded.count`);
}

function listOf(counts: Counted[]) {
	const column = (name: keyof Counted) => sql.param(counts.map((one) => one[name]));
	return sql`unnest(${column("event")}::text[], ${column("subject")}::text[], ${column("language")}::text[],
		${column("source")}::text[], ${column("count")}::int[])`;
}

async function readDay(database: Database | Transaction, day: ReturnType<typeof localDay>) {
	const { rows } = await database.execute<{ rows: number; sources: string[] }>(sql`
		select count(*)::int as rows, coalesce(array_agg(distinct source), '{}') as sources
		from daily_counts where day = ${day}`);
	return rows[0] ?? { rows: 0, sources: [] };
}
