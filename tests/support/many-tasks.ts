import pg from "pg";

/**
 * Gives stored applications a history of tasks: three each. All but `open` of them are done, and all applications are closed
 * except those with an open task and as many without one. Deterministic.
 * @param staff ids of accounts among whom the open tasks are divided; a fifth of the tasks belongs to nobody
 */
export async function fillTasks(url: string, open: number, staff: string[], now: Date): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	// The rows are consistent, so that no trigger is needed.
	const tables = ["applications", "applicants", "tasks", "entries"];
	for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
	await client.query("truncate tasks");
	await client.query(
		`create temporary table numbered as
			select id, applicant_id, submitted_at, (row_number() over (order by submitted_at desc) - 1)::int as n from applications`,
	);
	await client.query(
		`update applications a set
				visa_type = (array['D-2-1', 'D-2-2', 'D-2-3', 'D-4-1', null])[1 + n % 5],
				closed_at = case when n >= 2 * $1::int or status in ('rejected', 'enrolled') then a.submitted_at + interval '60 days' end,
				close_reason = case when n >= 2 * $1::int or status in ('rejected', 'enrolled') then 'silent' end
			from numbered where numbered.id = a.id`,
		[open],
	);
	await client.query(
		`update applicants p set assignee_id = case when n % 5 > 0 then ($1::uuid[])[1 + n % cardinality($1::uuid[])] end,
				office = (array['tashkent', 'tashkent', 'seoul'])[1 + n % 3], language = (array['uz', 'ru', 'en', 'uz'])[1 + n % 4]
			from numbered where numbered.applicant_id = p.id`,
		[staff],
	);
	await client.query(
		`insert into tasks (kind, applicant_id, application_id, office, language, assignee_id, opened_at, due_at, skipped_days,
				done_at, outcome)
			select (array['first_contact', 'follow_up', 'follow_up'])[k], p.id, numbered.id, p.office, p.language, p.assignee_id,
				opened, opened + interval '3 days', array['2026-11-22'],
				case when is_open then null else opened + interval '2 days' end, case when is_open then null else 'reached' end
			from numbered join applicants p on p.id = numbered.applicant_id
			cross join generate_series(1, 3) k
			cross join lateral (select k = 3 and numbered.n < $1::int as is_open) o
			cross join lateral (select case when is_open
				-- From a week overdue to three weeks ahead.
				then $2::timestamptz - interval '10 days' + numbered.n % 5000 * interval '8 minutes'
				else submitted_at + k * interval '5 days' end as opened) d`,
		[open, now],
	);
	await client.query(
		`insert into entries (applicant_id, kind, channel, text, visible_at)
			select applicant_id, 'message_in', 'web', 'When do I hear from the university?', submitted_at from numbered where n < 2 * $1::int`,
		[open],
	);
	for (const name of tables) await client.query(`alter table ${name} enable trigger user`);
	await client.query(`vacuum analyze ${tables}`);
	await client.end();
}
