import type { CaseOffice, Language, TaskKind } from "../../database/values.ts";
import type { sqlOn } from "./site.ts";
import { contactTaskRow, insertTask } from "./task-rows.ts";

type Sql = ReturnType<typeof sqlOn>;

type Subject = { kind: TaskKind; applicantId: string; assigneeId: string | null; isSuspect: boolean };
type NewTask = Partial<Subject & { office: CaseOffice; language: Language; warnAt: Date | null; dueAt: Date }>;

/**
 * Stores a task without the act that makes it necessary: a follow-up for an applicant, and else one of a contact message,
 * which it stores too.
 * @returns the id.
 */
export async function storedTask(sql: Sql, task: NewTask = {}): Promise<string> {
	const { applicantId, assigneeId = null, office = "tashkent", language = "en", isSuspect = false } = task;
	const columns = {
		...{ assignee_id: assigneeId, office, language, is_suspect: isSuspect },
		...{ warn_at: task.warnAt ?? null, due_at: task.dueAt ?? new Date() },
	};
	if (!applicantId)
		return (await contactTaskRow(sql, { ...columns, ...(task.kind && { kind: task.kind }) }, "Aziza")).id;
	const kind = task.kind ?? "follow_up";
	const text = kind === "follow_up" ? "Call her" : null;
	return insertTask(sql, { ...columns, kind, applicant_id: applicantId, text });
}
