import { sql } from "drizzle-orm";
import { homeZone } from "../applications/schema.ts";
import type { Caller } from "../caller.ts";
import type { Views } from "./schema.ts";

/**
 * Adds to today's counts how often detail pages were looked at; nobody is in them. What names no record, or no published
 * post, is left out. The day is the consultancy's.
 */
export async function countViews(caller: Caller, views: Views[]): Promise<void> {
	const { database, now } = caller.permit("view:count");
	if (views.length === 0) return;
	const column = (name: keyof Views) => sql.param(views.map((one) => one[name]));
	await database.execute(sql`
		insert into daily_counts (day, event, subject, language, count)
		select (${now().toISOString()}::timestamptz at time zone ${homeZone})::date, 'view:' || seen.noun, known.id, seen.language, sum(seen.count)
		from unnest(${column("noun")}::text[], ${column("name")}::text[], ${column("language")}::text[], ${column("count")}::int[])
			as seen (noun, name, language, count)
		join lateral (
			select id::text from programs where id = case seen.noun when 'program' then seen.name::uuid end
			union all select id::text from universities where id = case seen.noun when 'university' then seen.name::uuid end
			union all select id::text from blog_posts where seen.noun = 'post' and slug = seen.name and published
		) known on true
		group by 1, 2, 3, 4 order by 1, 2, 3, 4
		on conflict (day, event, subject, language) do update set count = daily_counts.count + excluded.count`);
}
