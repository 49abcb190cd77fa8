import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { localDay } from "./local-day.ts";
import { type Counted, maxDailyRows, others } from "./schema.ts";

/**
 * Adds one to today's count of an event. Ignores views of unknown records and unpublished posts. Once a day has its maximum
 * number of rows, whatever would need another one counts as "other".
 */
export async function addCount(database: Database | Transaction, now: Date, counted: Counted): Promise<void> {
	const { event, language, source } = counted;
	const day = localDay(now);
	await database.execute(sql`
		with known as (${subjectOf(counted)}),
		fitted as (
			select subject, (
				exists (select from daily_counts where (day, event, language, source) = (${day}, ${event}, ${language}, ${source})
					and daily_counts.subject = known.subject)
				or (select count(*) from daily_counts where day = ${day}) < ${maxDailyRows}
			) as fits from known
		)
		insert into daily_counts (day, event, subject, language, source, count)
		select ${day}, ${event}, case when fits or subject = '' then subject else ${others} end, ${language},
			case when fits then ${source} else ${others} end, 1
		from fitted
		on conflict (day, event, subject, language, source) do update set count = daily_counts.count + 1`);
}

/** The stored subject of an event as one row; none if the viewed record is unknown. */
function subjectOf({ event, subject }: Counted): SQL {
	if (event === "view:program") return sql`select id::text as subject from programs where id = ${subject}`;
	if (event === "view:university") return sql`select id::text as subject from universities where id = ${subject}`;
	if (event === "view:post")
		return sql`select id::text as subject from blog_posts where slug = ${subject} and published`;
	return sql`select ${subject}::text as subject`;
}
