import { randomUUID } from "node:crypto";
import { applicationRows } from "./application-rows.ts";
import { insertRow } from "./rows.ts";
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
	const subject = { applicant_id: applicantId, application_id: applicationId };
	const id = await insertTask(sql, { kind: "first_contact", ...subject, ...task });
	return { id, applicantId, applicationId };
}

/** Inserts a contact message of a person who has not applied, with the task to answer it. */
export async function contactTaskRow(sql: Sql, task: Record<string, unknown>, name = "Dilnoza") {
	const message = { name, email: "dilnoza@example.com", message: "When does the intake begin?" };
	const contactId = await insertRow(sql, "contact_submissions", message);
	const id = await insertTask(sql, { kind: "answer_contact", contact_submission_id: contactId, ...task });
	return { id, contactId };
}

/** Inserts a task with these columns. @returns its id. */
export const insertTask = (sql: Sql, task: Record<string, unknown>): Promise<string> =>
	insertRow(sql, "tasks", { office: "tashkent", language: "en", due_at: "2026-11-23T13:00:00Z", ...task });
