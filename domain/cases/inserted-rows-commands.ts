import { and, asc, eq, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, contactSubmissions, entries } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { normalizePhone } from "../shared/phone.ts";
import { recordEntry } from "./entries/record.ts";
import type { Case } from "./entries/store.ts";

/** Taken while the cases of inserted rows begin. */
const adoptionLock = 7_242_029;

/**
 * Begins the cases of applications and contact messages that another program has inserted with SQL and that nobody has
 * contacted or answered, with their tasks, and reads the phone numbers of their applicants. Runs daily; several processes
 * can run it at once.
 */
export async function adoptInsertedRows(caller: Caller): Promise<void> {
	const context = caller.permit("task:run");
	for (const find of [findApplications, findContacts]) {
		await context.database.transaction(async (transaction) => {
			await transaction.execute(sql`select pg_advisory_xact_lock(${adoptionLock})`);
			await readPhones(transaction);
			const rows = await find(transaction);
			const people = rows.flatMap(({ ownerId }) => ownerId ?? []);
			await lockApplicants(transaction, [...new Set(people)], "no key update");
			for (const { about, at, isSuspect } of rows) {
				const entry = { ...about, kind: "submitted", actor: null, at } as const;
				await recordEntry(context, transaction, entry, () => isSuspect);
			}
		});
	}
}

/** Reads the phone numbers of applicants that the trigger created and whose case has not begun. */
async function readPhones(transaction: Transaction): Promise<void> {
	const rows = await transaction
		.selectDistinct({ id: applicants.id, phoneNumber: applicants.phoneNumber })
		.from(applicants)
		.innerJoin(applications, eq(applications.applicantId, applicants.id))
		.where(
			and(
				...[isNull(applicants.phoneE164), isNotNull(applicants.phoneNumber)],
				hasNotBegun(transaction, eq(entries.applicationId, applications.id)),
			),
		);
	for (const { id, phoneNumber } of rows) {
		const phoneE164 = normalizePhone(phoneNumber as string);
		if (phoneE164) await transaction.update(applicants).set({ phoneE164 }).where(eq(applicants.id, id));
	}
}

const hasNotBegun = (transaction: Transaction, isAbout: SQL): SQL =>
	notExists(
		transaction
			.select({ id: entries.id })
			.from(entries)
			.where(and(eq(entries.kind, "submitted"), isAbout)),
	);

type Inserted = { about: Case; ownerId: string | null; at: Date; isSuspect: boolean };

async function findApplications(transaction: Transaction): Promise<Inserted[]> {
	const { id, applicantId, submittedAt: at, isSuspect, status, closedAt } = applications;
	const rows = await transaction
		.select({ applicationId: id, applicantId, at, isSuspect })
		.from(applications)
		.where(and(eq(status, "pending"), isNull(closedAt), hasNotBegun(transaction, eq(entries.applicationId, id))))
		.orderBy(asc(id));
	return rows.map(({ applicationId, ...row }) => ({
		about: { applicantId: row.applicantId, applicationId },
		ownerId: row.applicantId,
		...row,
	}));
}

async function findContacts(transaction: Transaction): Promise<Inserted[]> {
	const { id, applicantId: ownerId, submittedAt: at, isSuspect, state } = contactSubmissions;
	const rows = await transaction
		.select({ contactSubmissionId: id, ownerId, at, isSuspect })
		.from(contactSubmissions)
		.where(and(eq(state, "new"), hasNotBegun(transaction, eq(entries.contactSubmissionId, id))))
		.orderBy(asc(id));
	return rows.map(({ contactSubmissionId, ...row }) => ({ about: { contactSubmissionId }, ...row }));
}
