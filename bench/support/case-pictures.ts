import type pg from "pg";
import { statuses } from "../../tests/support/my-case.ts";
import { exampleCases, type Sql } from "./my-pictures.ts";
import type { PicturePage } from "./picture-pages.ts";

/** A busy case in the admin panel, with its dialogs and with what the applicant sees of it. */
export async function casePictures(client: pg.Client): Promise<PicturePage[]> {
	const sql: Sql = async (text, values) => (await client.query(text, values)).rows;
	const example = exampleCases(sql);
	const first = await example(["pending", "contacted", "in_review", "documents_requested"]);
	const second = await example(["pending"], first.applicantId);
	await addDetails(sql, first.applicantId, first.id);
	await statuses(sql, second.id, ["pending", "contacted"]);
	const base = `/admin/applicants/${first.applicantId}`;
	const at = (name: string, path: string): PicturePage => ({ name, open: (page) => page.goto(path) });
	return [
		at("admin-case", base),
		{
			name: "admin-case-open",
			async open(page) {
				await page.goto(base);
				await page.evaluate(() => {
					for (const fold of document.querySelectorAll("details")) fold.open = true;
				});
			},
		},
		at("admin-case-edit", `${base}/edit`),
		at("admin-case-test", `${base}/test`),
		at("admin-case-code", `${base}/code`),
		at("admin-case-status", `${base}/status/${first.id}`),
		at("admin-case-rejected", `/admin/applications/${second.id}/status?to=rejected`),
		at("admin-case-application", `/admin/applications/${first.id}`),
		at("admin-case-preview", `/my/preview/${first.id}`),
	];
}

const longMessage = `Assalomu alaykum! Kecha onam bilan gaplashdim, bir nechta savolimiz bor.

Birinchisi: attestatim hali qoʻlimda emas, maktab uni faqat fevralda beradi. Shu vaqtgacha vaqtinchalik maʼlumotnoma bilan hujjat topshirsa boʻladimi yoki universitet kutadimi?

Ikkinchisi: bank hisobidagi pul otamning nomida, lekin otam Rossiyada ishlaydi. Maʼlumotnomani Rossiyadagi bankdan olsak ham boʻladimi, yoki Oʻzbekistondagi bank kerakmi? Uchinchisi: TOPIK imtihoniga qachongacha yozilish kerak? Javobingiz uchun oldindan rahmat.`;

/** Six messages (one long, one whose email failed), three notes, ten events, a test and details. */
async function addDetails(sql: Sql, applicantId: string, applicationId: string) {
	const ids = [applicantId, applicationId];
	const staff = "(select id from users order by created_at limit 1)";
	await sql(
		`update applicants set full_name = 'Example Applicant Gʻulnora', birth_date = '2008-03-14',
			phone_e164 = '+998710000000', nationality = 'UZ',
			sponsor = 'parents', phone_owner = 'parent' where id = $1`,
		[applicantId],
	);
	await sql("update messages set read_by_staff_at = sent_at + interval '1 hour' where applicant_id = $1", [
		applicantId,
	]);
	await sql(
		`insert into messages (applicant_id, application_id, direction, channel, author_id, text, sent_at, read_by_staff_at, read_by_applicant_at) values
			($1, $2, 'in', 'web', null, $3, now() - interval '29 hours', now() - interval '28 hours', null),
			($1, $2, 'out', 'web', ${staff}, 'Vaqtinchalik maʼlumotnoma yetarli. Qolgan savollarga bugun javob beramiz.', now() - interval '4 hours', null, now() - interval '3 hours'),
			($1, $2, 'out', 'web', ${staff}, 'TOPIK uchun roʻyxatdan oʻtish 8-yanvargacha.', now() - interval '2 hours', null, null),
			($1, $2, 'in', 'web', null, 'Rahmat! Rossiyadagi bank haqida ham ayta olasizmi?', now() - interval '40 minutes', null, null)`,
		[...ids, longMessage],
	);
	await sql(
		`insert into deliveries (channel, kind, message_id, state, attempts, last_error)
		select 'email', 'message', id, case when text like 'TOPIK%' then 'failed' else 'sent' end, 1, null
		from messages where applicant_id = $1 and direction = 'out'`,
		[applicantId],
	);
	await sql(
		`insert into notes (applicant_id, author_id, text, is_pinned, created_at) values
			($1, ${staff}, 'Call the mother, not the student, and only after 18:00.', true, now() - interval '40 hours'),
			($1, ${staff}, 'The father works in Russia: ask about the bank statement.', false, now() - interval '20 hours'),
			($1, ${staff}, 'Interested in Busan too.', false, now() - interval '3 hours')`,
		[applicantId],
	);
	await sql(
		`insert into language_tests (applicant_id, test, result, level, taken_on, expires_on) values
			($1, 'topik', '182', '4', '2026-04-12', '2028-04-12'), ($1, 'ielts', '6.0', null, '2026-06-20', '2028-06-20')`,
		[applicantId],
	);
	await sql(
		`insert into case_events (applicant_id, application_id, at, actor_id, kind, is_public, shown_at)
		select $1, $2, at, case when kind = 'message_in' then null else ${staff} end, kind, kind not in ('note', 'details_changed'), at
		from (values ('message_in', now() - interval '29 hours'), ('note', now() - interval '20 hours'),
			('message_out', now() - interval '4 hours'), ('details_changed', now() - interval '3 hours'),
			('message_out', now() - interval '2 hours'), ('message_in', now() - interval '40 minutes')) as events (kind, at)`,
		ids,
	);
}
