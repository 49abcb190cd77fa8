import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import {
	applications,
	blogPosts,
	contactSubmissions,
	dailyCounts,
	programs,
	universities,
	users,
} from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { pickLocalized } from "../../shared/language.ts";
import { homeZone } from "../../shared/time-zone.ts";
import { others } from "../schema.ts";

/** Counts all records that staff manage, in one query. */
export async function countRecords(caller: Caller) {
	const { database } = caller.permit("overview:read");
	const count = (
		table:
			| typeof universities
			| typeof programs
			| typeof applications
			| typeof users
			| typeof blogPosts
			| typeof contactSubmissions,
	) => sql<number>`(select count(*)::int from ${table})`;
	const [row] = await database
		.select({
			universities: count(universities),
			programs: count(programs),
			applications: count(applications),
			users: count(users),
			blogPosts: count(blogPosts),
			inquiries: count(contactSubmissions),
		})
		.from(sql`(select 1) as one`);
	return row as NonNullable<typeof row>;
}

/** The weekly overview for staff: submissions per week, application statuses, most viewed programs. */
export async function getOverview(caller: Caller) {
	const { database, now } = caller.permit("overview:read");
	const at = sql`(${now().toISOString()}::timestamptz at time zone ${homeZone})`;
	const monday = sql`date_trunc('week', ${at})`;

	/**
	 * One row per week, the current one last, including weeks without submissions. Weeks start on Monday in the
	 * consultancy's time zone.
	 */
	async function weekly(table: typeof applications | typeof contactSubmissions, isCounted: SQL): Promise<Week[]> {
		const { rows } = await database.execute<Week>(sql`
			select week::date::text as week, count(submission.submitted_at)::int as count
			from generate_series(${monday} - ${overviewWeeks - 1} * interval '1 week', ${monday}, interval '1 week') week
			left join (select submitted_at from ${table} where ${isCounted}) submission on submission.submitted_at >= week at time zone ${homeZone}
				and submission.submitted_at < (week + interval '1 week') at time zone ${homeZone}
			group by week order by week`);
		return rows;
	}

	const views = sql<number>`sum(${dailyCounts.count})::int`.as("views");
	const viewed = database
		.select({ subject: dailyCounts.subject, views })
		.from(dailyCounts)
		.where(and(eq(dailyCounts.event, "view:program"), sql`${dailyCounts.day} > ${at}::date - ${overviewDays}::int`))
		.groupBy(dailyCounts.subject)
		.as("viewed");
	const [applicationWeeks, messageWeeks, statuses, mostViewedPrograms, [all]] = await Promise.all([
		weekly(applications, isReal(applications.applicantId)),
		weekly(contactSubmissions, sql`not ${contactSubmissions.isExample}`),
		database
			.select({ status: applications.status, count: sql<number>`count(*)::int` })
			.from(applications)
			.where(isReal(applications.applicantId))
			.groupBy(applications.status),
		database
			.select({
				id: programs.id,
				...pickLocalized(programs, "title"),
				university: pickLocalized(universities, "name"),
				views: viewed.views,
			})
			.from(viewed)
			.innerJoin(programs, eq(programs.id, sql`nullif(${viewed.subject}, ${others})::uuid`))
			.innerJoin(universities, eq(universities.id, programs.universityId))
			.orderBy(desc(viewed.views), programs.id)
			.limit(mostViewed),
		database.select({ views: sql<number>`coalesce(sum(${viewed.views}), 0)::int` }).from(viewed),
	]);
	return {
		applicationWeeks,
		messageWeeks,
		statuses,
		mostViewedPrograms,
		/** Views of all programs, not only of the most viewed. */
		programViews: all?.views ?? 0,
	};
}
export type Overview = Awaited<ReturnType<typeof getOverview>>;
type Week = { /** Its Monday, as an ISO date. */ week: string; count: number };

/** How many weeks the overview covers. */
const overviewWeeks = 12;
const overviewDays = 30;
const mostViewed = 10;
