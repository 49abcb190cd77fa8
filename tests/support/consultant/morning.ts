import { randomUUID } from "node:crypto";
import { account } from "../accounts.ts";
import { applicationRows } from "../application-rows.ts";
import type { TestSite } from "../site.ts";
import { contactTaskRow, taskRow } from "../task-rows.ts";

const hour = 3_600_000;
const reference = () => `HM-${randomUUID().slice(0, 8).toUpperCase()}`;

/** What waits for a consultant in the morning. All people are examples. */
export async function seedMorning(site: Pick<TestSite, "sql" | "system">) {
	const { sql } = site;
	const due = (hours: number) => ({ due_at: new Date(Date.now() + hours * hour) });
	const person = (name: string, hours: number, task: object = {}, application: object = {}) =>
		taskRow(sql, { ...due(hours), ...task }, { full_name: name, ...application });
	const application = async (name: string, columns: object = {}) => {
		const [applicationId = ""] = await applicationRows(sql, [{ reference: reference(), full_name: name, ...columns }]);
		const [row] = await sql("select applicant_id from applications where id = $1", [applicationId]);
		return { applicationId, applicantId: row?.applicant_id as string };
	};
	/** A question in Russian, which waits for an answer. */
	const question = async (name: string, text: string, hours: number) => {
		const own = await application(name, { email: "applicant@example.com" });
		await sql("update applicants set language = 'ru' where id = $1", [own.applicantId]);
		await sql(
			`with asked as (insert into entries (applicant_id, application_id, kind, channel, text)
				values ($1, $2, 'message_in', 'web', $3) returning id)
			insert into tasks (kind, applicant_id, application_id, entry_id, office, language, due_at)
			select 'answer_message', $1, $2, id, 'tashkent', 'ru', $4 from asked`,
			[own.applicantId, own.applicationId, text, due(hours).due_at],
		);
		return own;
	};
	/** An answer whose email has failed for good. */
	const failure = async (name: string, hours: number) => {
		const own = await application(name, { email: "malika@example.con" });
		await sql(
			`with told as (insert into entries (applicant_id, application_id, kind, channel, text)
				values ($1, $2, 'message_out', 'web', 'Please send your diploma.') returning id),
			failed as (insert into deliveries (channel, kind, entry_id, state, last_error)
				select 'email', 'message', id, 'failed', '550 no such mailbox' from told returning id)
			insert into tasks (kind, applicant_id, application_id, delivery_id, office, language, due_at)
			select 'fix_delivery', $1, $2, id, 'tashkent', 'en', $3 from failed`,
			[own.applicantId, own.applicationId, due(hours).due_at],
		);
		return own;
	};
	await sql(
		"insert into reply_templates (name, text_en, text_ru, text_uz) values ('Payment', $1, $2, $3), ('Reminder', $4, $4, $4)",
		[
			"Hello {name}, the first payment is due in March.",
			"Здравствуйте, {name}! Первый платёж — в марте.",
			"Salom, {name}! Birinchi toʻlov martda.",
			"{name}: {reference}",
		],
	);
	const [university] = await sql(
		"insert into universities (name, location) values ('Example University', 'Seoul') returning id",
	);
	await applicationRows(
		sql,
		Array.from({ length: 10 }, (_, number) => ({
			reference: `HM-TEN0-${1000 + number}`,
			full_name: `Student ${String.fromCharCode(65 + number)}`,
			email: `student-${number}@example.com`,
			university_id: university?.id,
		})),
	);
	const aziza = await person("Aziza Karimova", -6);
	const bobur = await question("Bobur Aliyev", "Когда первый платёж?", -5);
	const dilnoza = await question("Dilnoza Rahimova", "Спасибо!", -4);
	const contact = await contactTaskRow(sql, due(-3), "Elyor Yusupov");
	const spam = await contactTaskRow(sql, due(-2), "Best Loans");
	const farida = await person("Farida Nazarova", -1);
	const gulnora = await person("Gulnora Saidova", 1);
	const hasan = await person("Hasan Tursunov", 2);
	const iroda = await person("Iroda Qodirova", 3);
	const jasur = await person("Jasur Ergashev", 4, { kind: "follow_up", text: "Ask about the school certificate" });
	const kamola = await person("Kamola Usmonova", 5, {}, { phone_number: "+998 71 345 67 89" });
	const lola = await person("Lola Ismoilova", 6);
	const [twice] = await applicationRows(sql, [{ full_name: "Lola Ismoilova", reference: reference() }]);
	await sql("update applications set applicant_id = $1 where id = $2", [lola.applicantId, twice]);
	await sql("delete from applicants where full_name = 'Lola Ismoilova' and id <> $1", [lola.applicantId]);
	const malika = await failure("Malika Xolmatova", 7);
	const nodir = await person("Nodir Rustamov", 8, {}, { status: "in_review" });
	const ozoda = await person("Ozoda Mirzayeva", 9, {}, { submitted_at: new Date() });
	const { id: away } = await account(site, "admin");
	await sql("update users set display_name = 'Sherzod' where id = $1", [away]);
	await sql("update profiles set away_until = current_date + 7 where user_id = $1", [away]);
	const { id: colleague } = await account(site, "admin");
	await sql("update users set display_name = 'Zarina' where id = $1", [colleague]);
	const day = new Date(Date.now() + 14 * 24 * hour).toISOString().slice(0, 10);
	const [year, month, date] = day.split("-");
	return {
		/** A day as an ISO date, and as it is typed in an American calendar. */
		inTwoWeeks: { day, typed: `${month}${date}${year}` },
		aziza,
		bobur,
		dilnoza,
		contact,
		spam,
		farida,
		gulnora,
		hasan,
		iroda,
		jasur,
		kamola,
		lola,
		malika,
		nodir,
		ozoda,
	};
}

export type Morning = Awaited<ReturnType<typeof seedMorning>>;
