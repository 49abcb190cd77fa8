import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, tasks } from "../../database/tables.ts";
import type { CaseOffice, Language, TaskKind } from "../../database/values.ts";
import { chooseAssignee } from "./assignment.ts";
import { type ClosedDays, contactDue, dayDue, messageDue } from "./clock.ts";
import { readClosedDays } from "./read-closed-days.ts";

/** What makes a task necessary: the row that it is about, and when it came. */
export type NewTask = {
	kind: TaskKind;
	applicantId?: string | null;
	applicationId?: string | null;
	contactSubmissionId?: string;
	messageId?: string;
	deliveryId?: string;
	/** For a task without an applicant, whose language and office it has otherwise. */
	language?: Language;
	/** What staff want to do, only for a follow-up. */
	text?: string | null;
	/** The clock starts here. */
	receivedAt: Date;
	/** For a follow-up: the office's calendar day on which it is due, as an ISO date; by default the third business day. */
	dueOn?: string | undefined;
	/** Part of a flood. */
	isSuspect: boolean;
};

/**
 * Opens a task in the transaction that makes it necessary, unless there is an open one of this kind about the same thing.
 * The office in Tashkent takes what belongs to no applicant.
 */
export async function openTask(transaction: Transaction, { receivedAt, dueOn, ...task }: NewTask): Promise<void> {
	const { kind, applicantId = null, isSuspect } = task;
	const [applicant] = applicantId
		? await transaction
				.select({ office: applicants.office, language: applicants.language })
				.from(applicants)
				.where(eq(applicants.id, applicantId))
		: [];
	const office = applicant?.office ?? "tashkent";
	const language = task.language ?? applicant?.language ?? "en";
	const closed = await readClosedDays(transaction);
	const due = dueOf(kind, { receivedAt, dueOn, office }, closed);
	const assigned = await chooseAssignee(transaction, { applicantId, office, language, at: receivedAt, isSuspect });
	await transaction
		.insert(tasks)
		.values({ ...task, ...due, ...assigned, office, language, openedAt: receivedAt })
		.onConflictDoNothing();
}

type Counted = { receivedAt: Date; dueOn?: string | undefined; office: CaseOffice };

/** When a task is due and warned of, and the days that did not count. */
export function dueOf(kind: TaskKind, { receivedAt, dueOn, office }: Counted, closed: ClosedDays) {
	if (dueOn) return { dueAt: dayDue(dueOn, office), skippedDays: [] };
	if (kind === "first_contact") {
		const { at, warnAt, skipped } = contactDue(receivedAt, office, closed);
		return { dueAt: at, warnAt, skippedDays: skipped };
	}
	const { at, skipped } =
		kind === "follow_up" ? contactDue(receivedAt, office, closed) : messageDue(receivedAt, closed);
	return { dueAt: at, skippedDays: skipped };
}
