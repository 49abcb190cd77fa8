import { randomUUID } from "node:crypto";
import { applicationRows } from "./application-rows.ts";
import type { sqlOn } from "./site.ts";

type Sql = ReturnType<typeof sqlOn>;

/**
 * Inserts an application with an open task about it.
 * @param task columns of the task, by default a first contact
 * @param application columns of the application
 */
export async function taskRow(sql: Sql, task: Record<string, unknown>, application: Record<string, unknown> = {}) {
	const reference = `HM-${randomUUID().slice(0, 8).toUpperCase()}`;
	const [applicationId = ""] = await applicationRows(sql, [{ reference, ...application }]);
	const [row] = await sql("select applicant_id from applications where id = $1", [applicationId]);
	const applicantId = row?.applicant_id as string;
	const id = await insert(sql, {
		kind: "first_contact",
		applicant_id: applicantId,
		application_id: applicationId,
		...task,
	});
	return { id, applicantId, applicationId };
}

/** Inserts a contact message of a person who has not applied, with the task to answer it. */
export async function contactTaskRow(sql: Sql, task: Record<string, unknown>, name = "Dilnoza") {
	const [row] = await sql(
		"insert into contact_submissions (name, email, message) values ($1, 'dilnoza@example.com', 'When does the intake begin?') returning id",
		[name],
	);
	const contactId = row?.id as string;
	const id = await insert(sql, { kind: "answer_contact", contact_submission_id: contactId, ...task });
	return { id, contactId };
}

async function insert(sql: Sql, task: Record<string, unknown>): Promise<string> {
	const values = { office: "tashkent", language: "en", due_at: "2026-11-23T13:00:00Z", ...task };
	const names = Object.keys(values);
	const [row] = await sql(
		`insert into tasks (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
		Object.values(values),
	);
	return row?.id as string;
}
