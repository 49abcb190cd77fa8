import { and, asc, eq, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, contactSubmissions, tasks } from "../../../database/tables.ts";
import type { CaseOffice, TaskKind } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import type { Calendar } from "../../cases/tasks/clock.ts";
import { dueOf } from "../../cases/tasks/open.ts";
import { readCalendar } from "../../cases/tasks/read-calendar.ts";
import { normalizePhone } from "../../shared/phone.ts";

const batchSize = 500;
/** Taken while the tasks of inserted rows are opened. */
const adoptionLock = 7_242_029;

/**
 * Completes applications and contact messages that another program has inserted with SQL: reads the phone numbers of their
 * applicants, and opens the tasks of those that nobody has contacted or answered. Runs daily; several processes can run it
 * at once.
 */
export async function adoptInsertedRows(caller: Caller): Promise<void> {
	const { database } = caller.permit("task:run");
	const calendar = await readCalendar(database);
	for (const find of [findApplications, findContacts]) {
		let found = batchSize;
		while (found === batchSize) {
			found = await database.transaction(async (transaction) => {
				await transaction.execute(sql`select pg_advisory_xact_lock(${adoptionLock})`);
				await readPhones(transaction);
				const rows = await find(transaction);
				if (rows.length > 0) await transaction.insert(tasks).values(rows.map((row) => taskOf(row, calendar)));
				return rows.length;
			});
		}
	}
}

/** Reads the phone numbers of applicants that the trigger created and that have no task yet. */
async function readPhones(transaction: Transaction): Promise<void> {
	const rows = await transaction
		.selectDistinct({ id: applicants.id, phoneNumber: applicants.phoneNumber })
		.from(applicants)
		.innerJoin(applications, eq(applications.applicantId, applicants.id))
		.where(
			and(
				isNull(applicants.phoneE164),
				isNotNull(applicants.phoneNumber),
				hasNone(transaction, "first_contact", eq(tasks.applicationId, applications.id)),
			),
		);
	for (const { id, phoneNumber } of rows) {
		const phoneE164 = normalizePhone(phoneNumber as string);
		if (phoneE164) await transaction.update(applicants).set({ phoneE164 }).where(eq(applicants.id, id));
	}
}

function taskOf({ id: _id, receivedAt, office: known, ...row }: Inserted, calendar: Calendar) {
	const office = known ?? "tashkent";
	return { ...row, office, openedAt: receivedAt, ...dueOf(row.kind, { receivedAt, office }, calendar) };
}

/** The columns that these tasks have in common, for queries that join the applicant. */
const ofApplicant = { office: applicants.office, assigneeId: applicants.assigneeId };
/** A task without its moment. */
type Inserted = Omit<typeof tasks.$inferInsert, "id" | "office" | "dueAt"> & {
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

async function findApplications(transaction: Transaction) {
	const { id, applicantId, submittedAt, isSuspect, status, closedAt } = applications;
	const { language } = applicants;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, language, receivedAt: submittedAt, isSuspect })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applicantId))
		.where(
			and(eq(status, "pending"), isNull(closedAt), hasNone(transaction, "first_contact", eq(tasks.applicationId, id))),
		)
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map((row) => ({ kind: "first_contact" as const, applicationId: row.id, ...row }));
}

async function findContacts(transaction: Transaction) {
	const { id, applicantId, language, submittedAt, isSuspect, state } = contactSubmissions;
	const rows = await transaction
		.select({ ...ofApplicant, id, applicantId, language, receivedAt: submittedAt, isSuspect })
		.from(contactSubmissions)
		.leftJoin(applicants, eq(applicants.id, applicantId))
		.where(and(eq(state, "new"), hasNone(transaction, "answer_contact", eq(tasks.contactSubmissionId, id))))
		.orderBy(asc(id))
		.limit(batchSize);
	return rows.map((row) => ({ kind: "answer_contact" as const, contactSubmissionId: row.id, ...row }));
}
