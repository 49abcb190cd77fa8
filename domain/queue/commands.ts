import { and, asc, eq, gt, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, contactSubmissions, messages, tasks } from "../../database/tables.ts";
import { applicationStatuses, type CaseOffice, type TaskKind } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { type ClosedDays, dayDue } from "../tasks/clock.ts";
import { dueOf } from "../tasks/open.ts";
import { readClosedDays } from "../tasks/read-closed-days.ts";
import { defaultOwners } from "../tasks/turn.ts";

const batchSize = 500;
/** Taken while the tasks of stored rows are opened. */
const storedTasksLock = 7_242_029;

/**
 * Opens the tasks of what an earlier release stored, or one that still runs beside this one: open applications that nobody
 * has contacted, unread messages, and new contact messages. What already has a task, even an ended one, gets none. Other
 * open applications in which it is our turn get a date for what we do next. Runs at every start and daily, in batches; it
 * can be interrupted and repeated, and several processes can run it at once.
 * @returns the number of tasks that this process opened.
 */
export async function openStoredTasks(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("task:run");
	const at = now();
	const closed = await readClosedDays(database);
	let opened = 0;
	for (const find of [findApplications, findMessages, findContacts, findUndated]) {
		let after: string | undefined = "00000000-0000-0000-0000-000000000000";
		while (after !== undefined) {
			const start: string = after;
			const found = await database.transaction(async (transaction) => {
				await transaction.execute(sql`select pg_advisory_xact_lock(${storedTasksLock})`);
				const rows = await find(transaction, start, at);
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

function taskOf({ id: _id, receivedAt, dueOn, office: known, ...row }: Stored, closed: ClosedDays) {
	const office = known ?? "tashkent";
	return { ...row, office, openedAt: receivedAt, ...dueOf(row.kind, { receivedAt, dueOn, office }, closed) };
}

/** The columns that all stored tasks have, for queries that join the applicant. */
const ofApplicant = { office: applicants.office, assigneeId: applicants.assigneeId };
/** A task without its moment. */
type Stored = Omit<typeof tasks.$inferInsert, "id" | "office" | "dueAt"> & {
	id: string;
	receivedAt: Date;
	dueOn?: string | undefined;
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
	const isSuspect = sql<boolean>`coalesce(${applications.isSuspect}, false)`;
	const { language } = applicants;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, applicationId, language, receivedAt: sentAt, isSuspect })
		.from(messages)
		.innerJoin(applicants, eq(applicants.id, applicantId))
		.leftJoin(applications, eq(applications.id, applicationId))
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

const ourStatuses = applicationStatuses.filter((status) => defaultOwners[status] === "consultancy");

/** As `keepFollowUp` does it after a change; a day in the past is ignored. */
async function findUndated(transaction: Transaction, after: string, at: Date) {
	const { id, applicantId, isSuspect, status, nextStepFor, closedAt, nextStepDueOn } = applications;
	const { language } = applicants;
	const isOurs = or(eq(nextStepFor, "consultancy"), and(isNull(nextStepFor), inArray(status, ourStatuses)));
	const isPlanned = inArray(tasks.kind, ["first_contact", "follow_up"]);
	const planned = transaction
		.select({ id: tasks.id })
		.from(tasks)
		.where(and(isPlanned, eq(tasks.applicationId, id), isNull(tasks.doneAt)));
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, language, isSuspect, nextStepDueOn })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applicantId))
		.where(and(gt(id, after), isNull(closedAt), isOurs, notExists(planned)))
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map(({ nextStepDueOn: day, ...row }) => {
		const dueOn = day && dayDue(day, row.office) > at ? day : undefined;
		return { kind: "follow_up" as const, applicationId: row.id, receivedAt: at, dueOn, ...row };
	});
}
