import { type SQL, sql } from "drizzle-orm";
import {
	applicants,
	applications,
	contactSubmissions,
	entries,
	promiseOutcomes,
	tasks,
	users,
} from "../../../database/tables.ts";
import { promiseKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { homeZone } from "../../shared/time-zone.ts";
import { readMoneySums } from "./money.ts";
import type { ReportFilter, Work, WorkReport } from "./schema.ts";

type Row = Work & {
	week: string | null;
	status: WorkReport["statuses"][number]["status"] | null;
	source: WorkReport["sources"][number]["source"] | null;
	consultant: string | null;
	name: string | null;
	/** Which column the row is about. */
	by: "week" | "status" | "source" | "consultant" | "total";
};

/**
 * What the staff have done in the last weeks, which begin on Monday in the offices' zone: what came, what was answered in
 * time, and what was accepted. Floods, spam, duplicates and examples do not count. A promise belongs to who has kept it, else to its
 * assignee; an application to who looks after the case. Without the permission to read everybody's figures, only one's own.
 */
export async function getWorkReport(caller: Caller, filter: ReportFilter): Promise<WorkReport> {
	const { database, now, actor } = caller.permit("report:read");
	const isOwn = filter.isOwn || !caller.may("report:read-all");
	const at = now().toISOString();
	const local = (moment: SQL) => sql`(${moment} at time zone ${homeZone})`;
	const monday = sql`date_trunc('week', ${local(sql`${at}::timestamptz`)})`;
	const first = sql`(${monday} - ${filter.weeks - 1} * interval '1 week')`;
	const begin = sql`(${first} at time zone ${homeZone})`;
	const { rows } = await database.execute<Row>(sql`
		with happened as (
			select ${local(sql`contact.submitted_at`)} as at, null as status, contact.source,
				coalesce(task.done_by, task.assignee_id) as consultant, 'inquiry' as what
			from ${contactSubmissions} contact
			left join ${tasks} task on task.contact_submission_id = contact.id and task.kind = 'answer_contact'
			where contact.submitted_at >= ${begin} and not contact.is_suspect and not contact.is_example and contact.state <> 'spam'
			union all
			select ${local(sql`application.submitted_at`)}, application.status, application.source, applicant.assignee_id, 'application'
			from ${applications} application join ${applicants} applicant on applicant.id = application.applicant_id
			where application.submitted_at >= ${begin} and ${isCounted}
			union all
			select outcome.day, null, ${sourceOfTask},
				coalesce(task.done_by, task.assignee_id), case when outcome.is_kept then 'kept' else 'broken' end
			from ${promiseOutcomes} outcome
			left join ${tasks} task on task.id = outcome.task_id
			left join ${contactSubmissions} contact on contact.id = task.contact_submission_id
			left join ${applications} application on application.id = task.application_id
			where outcome.day >= ${first}::date
			union all
			select ${local(sql`task.due_at`)}, null, ${sourceOfTask}, task.assignee_id, 'broken'
			from ${tasks} task
			left join ${contactSubmissions} contact on contact.id = task.contact_submission_id
			left join ${applications} application on application.id = task.application_id
			where task.done_at is null and task.due_at < ${at}::timestamptz and task.due_at >= ${begin} and not task.is_suspect and not task.is_example
				and task.kind = any(${sql.param([...promiseKinds])}::text[])
				and not exists (select from ${promiseOutcomes} outcome where outcome.task_id = task.id)
			union all
			select ${local(sql`admission.at`)}, null, application.source, applicant.assignee_id, 'accepted'
			from ${applications} application join ${applicants} applicant on applicant.id = application.applicant_id
			cross join lateral (
				select min(entry.at) as at from ${entries} entry where entry.application_id = application.id
					and entry.kind = 'status_changed' and entry.undone_at is null and entry.data ->> 'to' in ('accepted', 'enrolled')
			) admission
			where application.status in ('accepted', 'approved', 'enrolled') and application.changed_at >= ${begin}
				and admission.at >= ${begin} and ${isCounted}
		), summed as (
			select date_trunc('week', at)::date as week, status, source, consultant, what, count(*)::int as count
			from happened where ${isOwn ? sql`consultant = ${actor.userId}` : sql`true`} group by 1, 2, 3, 4, 5
		), counted as (
			select week, status, source, consultant,
				${countOf("inquiry")} as inquiries, ${countOf("application")} as applications,
				${countOf("kept", "broken")} as promised, ${countOf("kept")} as "inTime", ${countOf("accepted")} as accepted,
				case when grouping(week) = 0 then 'week' when grouping(status) = 0 then 'status'
					when grouping(source) = 0 then 'source' when grouping(consultant) = 0 then 'consultant' else 'total' end as by
			from summed group by grouping sets ((week), (status), (source), (consultant), ())
		)
		select counted.week::text, counted.status, counted.source, counted.consultant, counted.inquiries, counted.applications,
			counted.promised, counted."inTime", counted.accepted, counted.by, users.display_name as name
		from counted left join ${users} on users.id = counted.consultant
		union all
		select week::date::text, null, null, null, 0, 0, 0, 0, 0, 'week', null
		from generate_series(${first}, ${monday}, interval '1 week') week`);
	const money = await readMoneySums(database, { from: first, userId: isOwn ? actor.userId : null });
	return { isOwn, ...sort(rows), money };
}

const countOf = (...what: ("inquiry" | "application" | "kept" | "broken" | "accepted")[]) =>
	sql`coalesce(sum(count) filter (where what = any(${sql.param(what)}::text[])), 0)::int`;

/** Duplicates, floods and examples are nobody's work. */
const isCounted = sql`not application.is_suspect and not applicant.is_example and application.close_reason is distinct from 'duplicate'`;

/** A question may be about no application in particular. */
const sourceOfTask = sql`coalesce(contact.source, application.source, (select first.source from ${applications} first
	where first.applicant_id = task.applicant_id order by first.submitted_at limit 1))`;

function sort(rows: Row[]): Omit<WorkReport, "isOwn" | "money"> {
	const by = (what: Row["by"]) => rows.filter((row) => row.by === what);
	const busiest = (some: Row[]) =>
		some.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.name ?? "").localeCompare(b.name ?? ""));
	const weeks = new Map(by("week").map((row) => [row.week as string, none]));
	for (const row of by("week")) if (sizeOf(row) > 0) weeks.set(row.week as string, workOf(row));
	return {
		total: workOf(by("total")[0] ?? none),
		weeks: [...weeks].map(([week, work]) => ({ week, ...work })).sort((a, b) => (a.week < b.week ? -1 : 1)),
		statuses: by("status").flatMap(({ status, applications: count }) =>
			status ? [{ status, applications: count }] : [],
		),
		sources: busiest(by("source")).flatMap((row) => (row.source ? [{ source: row.source, ...workOf(row) }] : [])),
		consultants: busiest(by("consultant"))
			.sort((a, b) => Number(!a.consultant) - Number(!b.consultant))
			.map((row) => ({ id: row.consultant, name: row.name, ...workOf(row) })),
	};
}

const none: Work = { inquiries: 0, applications: 0, promised: 0, inTime: 0, accepted: 0 };

const workOf = ({ inquiries, applications: sent, promised, inTime, accepted }: Work): Work => ({
	...{ inquiries, applications: sent, promised, inTime, accepted },
});

const sizeOf = (work: Work) => work.inquiries + work.applications + work.promised + work.accepted;

/**
 * The report as an XLSX file.
 * @param describe makes its rows, in the reader's language
 */
export async function exportWorkReport(
	caller: Caller,
	filter: ReportFilter,
	describe: (report: WorkReport) => string[][],
): Promise<AsyncIterable<Uint8Array>> {
	const { spreadsheets } = caller.permit("report:read");
	const report = await getWorkReport(caller, filter);
	return (async function* pieces() {
		yield await spreadsheets.write(describe(report));
	})();
}
