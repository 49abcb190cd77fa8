import { and, asc, eq, gt, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, contactSubmissions, messages, tasks } from "../../database/tables.ts";
import type { CaseOffice, TaskKind } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import type { ClosedDays } from "../tasks/clock.ts";
import { dueOf } from "../tasks/open.ts";
import { readClosedDays } from "../tasks/read-closed-days.ts";

const batchSize = 500;
/** Taken while the tasks of stored rows are opened. */
const storedTasksLock = 7_242_029;

/**
 * Opens the tasks of what an earlier release stored, or one that still runs beside this one: open applications that nobody
 * has contacted, unread messages, and new contact messages. What already has a task, even an ended one, gets none. Runs at
 * every start in batches; it can be interrupted and repeated, and several processes can run it at once.
 * @returns the number of tasks that this process opened.
 */
export async function openStoredTasks(caller: Caller): Promise<number> {
	const { database } = caller.permit("task:run");
	const closed = await readClosedDays(database);
	let opened = 0;
	for (const find of [findApplications, findMessages, findContacts]) {
		let after: string | undefined = "00000000-0000-0000-0000-000000000000";
		while (after !== undefined) {
			const start: string = after;
			const found = await database.transaction(async (transaction) => {
				await transaction.execute(sql`select pg_advisory_xact_lock(${storedTasksLock})`);
				const rows = await find(transaction, start);
				const added = rows.map((row) => taskOf(row, closed));
				if (added.length > 0) await transaction.insert(tasks).values(added).onConflictDoNothing();
				return rows;
			});
			opened += found.length;
			after = found.length < batchSize ? undefined : found.at(-1)?.id;
		}
	}
	return opened;
}

function taskOf({ id: _id, receivedAt, office: known, ...row }: Stored, closed: ClosedDays) {
	const office = known ?? "tashkent";
	return { ...row, office, openedAt: receivedAt, ...dueOf(row.kind, { receivedAt, office }, closed) };
}

/** The columns that all stored tasks have, for queries that join the applicant. */
const ofApplicant = { office: applicants.office, assigneeId: applicants.assigneeId };
/** A task without its moment. */
type Stored = Omit<typeof tasks.$inferInsert, "id" | "office" | "dueAt"> & {
	id: string;
	receivedAt: Date;
	office: CaseOffice | null;
};

const hasNone = (transaction: Transaction, kind: TaskKind, isAbout: SQL): SQL =>
	notExists(
		transaction
			.select({ id: tasks.id })
			.from(tasks)
			.where(and(eq(tasks.kind, kind), isAbout)),
	);

async function findApplications(transaction: Transaction, after: string) {
	const { id, applicantId, submittedAt, isSuspect, status, closedAt } = applications;
	const { language } = applicants;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, language, receivedAt: submittedAt, isSuspect })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applicantId))
		.where(
			and(
				...[gt(id, after), eq(status, "pending"), isNull(closedAt)],
				hasNone(transaction, "first_contact", eq(tasks.applicationId, id)),
			),
		)
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map((row) => ({ kind: "first_contact" as const, applicationId: row.id, ...row }));
}

async function findMessages(transaction: Transaction, after: string) {
	const { id, applicantId, applicationId, sentAt, direction, readByStaffAt } = messages;
	const { language } = applicants;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, applicationId, language, receivedAt: sentAt })
		.from(messages)
		.innerJoin(applicants, eq(applicants.id, applicantId))
		.where(
			and(
				...[gt(id, after), eq(direction, "in"), isNull(readByStaffAt)],
				hasNone(transaction, "answer_message", eq(tasks.messageId, id)),
			),
		)
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map((row) => ({ kind: "answer_message" as const, messageId: row.id, ...row }));
}

async function findContacts(transaction: Transaction, after: string) {
	const { id, applicantId, language, submittedAt, isSuspect, state } = contactSubmissions;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, language, receivedAt: submittedAt, isSuspect })
		.from(contactSubmissions)
		.leftJoin(applicants, eq(applicants.id, applicantId))
		.where(
			and(
				...[gt(id, after), eq(state, "new")],
				hasNone(transaction, "answer_contact", eq(tasks.contactSubmissionId, id)),
			),
		)
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map((row) => ({ kind: "answer_contact" as const, contactSubmissionId: row.id, ...row }));
}
