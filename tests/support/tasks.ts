import type { CaseOffice, Language, TaskKind } from "../../database/values.ts";
import type { sqlOn } from "./site.ts";

type Sql = ReturnType<typeof sqlOn>;

type NewTask = {
	kind?: TaskKind;
	applicantId?: string;
	assigneeId?: string | null;
	office?: CaseOffice;
	language?: Language;
	warnAt?: Date | null;
	dueAt?: Date;
	isSuspect?: boolean;
};

/**
 * Stores a task without the act that makes it necessary: a follow-up for an applicant, and else one of a contact message,
 * which it stores too.
 * @returns the id.
 */
export async function storedTask(sql: Sql, task: NewTask = {}): Promise<string> {
	const { applicantId = null, assigneeId = null, office = "tashkent", language = "en", isSuspect = false } = task;
	const { kind = applicantId ? "follow_up" : "answer_contact", warnAt = null, dueAt = new Date() } = task;
	const [contact] = applicantId
		? []
		: await sql(
				"insert into contact_submissions (name, email, message) values ('Aziza', 'aziza@example.com', 'Hello') returning id",
			);
	const [row] = await sql(
		`insert into tasks (kind, applicant_id, contact_submission_id, assignee_id, office, language, warn_at, due_at,
			is_suspect, text) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
		[
			kind,
			applicantId,
			contact?.id ?? null,
			assigneeId,
			office,
			language,
			warnAt,
			dueAt,
			isSuspect,
			kind === "follow_up" ? "Call her" : null,
		],
	);
	return row?.id;
}
