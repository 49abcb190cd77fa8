import pg from "pg";

/**
 * Generates applications over one year before `now`: names in two scripts, every status, four kinds of phone numbers.
 * Deterministic.
 */
export async function fillApplications(url: string, count: number, now: Date): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(
		`insert into applications (reference, full_name, location, phone_number, age, comment, language_certificates, terms_agreed,
				status, program_id, university_id, submitted_at)
			select 'HM-' || regexp_replace(lpad(upper(to_hex(i * 2654435761 % 4294967296)), 8, '0'), '(....)', '\\1-'),
				(array['Aziza', 'Bobur', 'Dilnoza', 'Gʻulnora', 'Jasur', 'Малика', 'Нодира', 'Отабек', 'Sardor', 'Umida', 'Юлия'])[1 + i % 11] || ' ' ||
				(array['Karimova', 'Aliyev', 'Rahimov', 'Yusupova', 'Каримов', 'Петрова', 'Toʻrayev', 'Saidova', 'Normatov', 'Xoliqov', 'Ким', 'Pak', 'Ergasheva'])[1 + i % 13],
				(array['Tashkent', 'Samarkand', 'Namangan', 'Bukhara', 'Nukus'])[1 + i % 5],
				(array['+998 90 ', '+99891', '8 (93) ', '94 '])[1 + i % 4] || lpad((i * 7919 % 10000000)::text, 7, '0'),
				16 + i % 30, repeat('I would like to study in Korea. ', i % 7), '[{"type": "ielts", "score": "6.5"}]', true,
				(array['pending', 'pending', 'pending', 'contacted', 'in_review', 'documents_requested', 'interview_scheduled', 'accepted',
					'rejected', 'rejected', 'enrolled'])[1 + i / 7 % 11],
				p.id, p.university_id, $2::timestamptz - i * (interval '365 days' / $1::int)
			from generate_series(0, $1::int - 1) i
			left join (select id, university_id, row_number() over (order by created_at) - 1 as n from programs) p
				on p.n = i * 13 % (select nullif(count(*), 0) from programs) and i % 3 > 0`,
		[count, now],
	);
	// Each application of the last month has an open task, and all older ones have three that are done.
	await client.query(
		`insert into tasks (kind, applicant_id, application_id, office, language, opened_at, due_at, text)
			select 'follow_up', applicant_id, id, 'tashkent', language, submitted_at, submitted_at + interval '3 days', null
			from applications where submitted_at > $1::timestamptz - interval '30 days'`,
		[now],
	);
	await client.query(
		`insert into tasks (kind, applicant_id, application_id, office, language, opened_at, due_at, done_at, outcome)
			select 'follow_up', applicant_id, id, 'tashkent', language, submitted_at, submitted_at + interval '3 days',
				submitted_at + interval '1 day', 'done'
			from applications, generate_series(1, 3) where submitted_at <= $1::timestamptz - interval '30 days'`,
		[now],
	);
	await client.query("update applicants set office = 'seoul' where mod(hashtext(id::text), 5) = 0");
	for (const table of ["applications", "applicants", "tasks"]) await client.query(`vacuum analyze ${table}`);
	await client.end();
}
