import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../../database/connect.ts";
import { applicants, closedDays, tasks } from "../../../database/tables.ts";
import type { CaseOffice, FactTopic, Language, TaskKind } from "../../../database/values.ts";
import { listOffices } from "../../messaging/email-parts.ts";
import { chooseAssignee } from "./assignment.ts";
import { type Calendar, calendarOf, contactDue, dayDue, messageDue } from "./clock.ts";

/** What makes a task necessary: the row that it is about, and when it came. */
export type NewTask = {
	kind: TaskKind;
	applicantId?: string | null;
	applicationId?: string | null;
	contactSubmissionId?: string;
	entryId?: string;
	deliveryId?: string;
	/** Of a check of facts. */
	topic?: FactTopic;
	staleRecords?: number;
	/** For a task without an applicant, whose language and office it has otherwise. */
	language?: Language;
	/** What staff want to do, only for a follow-up. */
	text?: string | null;
	/** The clock starts here. */
	receivedAt: Date;
	/** For a follow-up or a check of facts: the office's calendar day on which it is due, as an ISO date; by default the third business day. */
	dueOn?: string | undefined;
	/** Part of a flood. */
	isSuspect: boolean;
	/** About an invented person; by default as the applicant is. */
	isExample?: boolean;
};

/**
 * Opens a task in the transaction that makes it necessary, unless there is an open one of this kind about the same thing.
 * The office in Tashkent takes what belongs to no applicant.
 */
export async function openTask(transaction: Transaction, { receivedAt, dueOn, ...task }: NewTask): Promise<void> {
	const { kind, applicantId = null, isSuspect } = task;
	// Choosing an assignee takes a turn and may assign the case, so it is not done for nothing.
	if (await hasTask(transaction, task)) return;
	const [applicant] = applicantId
		? await transaction
				.select({ office: applicants.office, language: applicants.language, isExample: applicants.isExample })
				.from(applicants)
				.where(eq(applicants.id, applicantId))
		: [];
	const office = applicant?.office ?? "tashkent";
	const language = task.language ?? applicant?.language ?? "en";
	const isExample = task.isExample ?? applicant?.isExample ?? false;
	const calendar = await readCalendar(transaction);
	const due = dueOf(kind, { receivedAt, dueOn, office }, calendar);
	const about = { applicantId, office, language, isSuspect, isExample };
	const assigned = await chooseAssignee(transaction, { ...about, at: receivedAt });
	await transaction
		.insert(tasks)
		.values({ ...task, ...due, ...assigned, office, language, isExample, openedAt: receivedAt })
		.onConflictDoNothing();
}

type Subject = Omit<NewTask, "receivedAt" | "dueOn">;

/** What the unique indexes of the table refuse. A follow-up for which staff have written what to do may be one of several. */
async function hasTask(transaction: Transaction, { kind, text, ...about }: Subject): Promise<boolean> {
	const isOpen = isNull(tasks.doneAt);
	const isOf = (column: PgColumn, value: string | null | undefined): SQL => (value ? eq(column, value) : sql`false`);
	const same: Record<TaskKind, SQL | undefined> = {
		answer_contact: isOf(tasks.contactSubmissionId, about.contactSubmissionId),
		answer_message: isOf(tasks.entryId, about.entryId),
		fix_delivery: and(isOpen, isOf(tasks.deliveryId, about.deliveryId)),
		first_contact: isOf(tasks.applicationId, about.applicationId),
		follow_up: and(isOpen, isNull(tasks.text), isOf(tasks.applicationId, about.applicationId)),
		fact_check: and(isOpen, isOf(tasks.topic, about.topic)),
		review_documents: and(isOpen, isOf(tasks.applicationId, about.applicationId)),
		refund: and(isOpen, isOf(tasks.applicationId, about.applicationId)),
	};
	if (text) return false;
	return (await transaction.$count(tasks, and(eq(tasks.kind, kind), same[kind]))) > 0;
}

type Counted = { receivedAt: Date; dueOn?: string | undefined; office: CaseOffice };

/** When a task is due and warned of, and the days that did not count. */
function dueOf(kind: TaskKind, { receivedAt, dueOn, office }: Counted, calendar: Calendar) {
	if (dueOn) return { dueAt: dayDue(dueOn, office, calendar), skippedDays: [] };
	if (kind === "first_contact") {
		const { at, warnAt, skipped } = contactDue(receivedAt, office, calendar);
		return { dueAt: at, warnAt, skippedDays: skipped };
	}
	const { at, skipped } =
		kind === "follow_up" || kind === "review_documents"
			? contactDue(receivedAt, office, calendar)
			: messageDue(receivedAt, calendar);
	return { dueAt: at, skippedDays: skipped };
}

/** When both offices are open, for what is not rendered with the site's content. */
export async function readCalendar(database: Pick<Database, "select">): Promise<Calendar> {
	const days = await database.select({ day: closedDays.day, office: closedDays.office }).from(closedDays);
	return calendarOf(days, await listOffices(database));
}
