import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { applicants, applications, contactSubmissions } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { keyOf, linkingLock } from "./link-application.ts";
import { foldName } from "./names.ts";
import { normalizePhone } from "./phone.ts";
import { addStoredEvents } from "./stored-events.ts";

const batchSize = 1_000;

/**
 * Links what an earlier release stored: applications to applicants, with the events of their past, and contact messages
 * to the applicants who wrote them. Runs at every start in batches; it can be interrupted and repeated, and several
 * processes can run it at once.
 * @returns the number of applications that this process linked.
 */
export async function linkStoredApplications(caller: Caller): Promise<number> {
	const { database } = caller.permit("applicant:link");
	let linked = 0;
	if (!(await isEveryApplicationLinked(database))) {
		let after: Position | undefined;
		do {
			const batch = await database.transaction((transaction) => linkBatch(transaction, after));
			linked += batch.count;
			after = batch.last;
		} while (after);
		await requireApplicants(database);
	}
	await inBatches(database, readPhones);
	await inBatches(database, linkContacts);
	return linked;
}

/** A time as text, because a Date would lose the database's microseconds. */
type Position = { at: string; id: string };

/** Links the oldest applications that have no applicant: what is stored of an applicant comes from the first one. */
async function linkBatch(transaction: Transaction, after: Position | undefined) {
	await transaction.execute(sql`select pg_advisory_xact_lock(${linkingLock})`);
	const { id, fullName, phoneNumber, submittedAt } = applications;
	const rows = await transaction
		.select({ id, fullName, phoneNumber, at: sql<string>`${submittedAt}::text` })
		.from(applications)
		.where(
			and(
				isNull(applications.applicantId),
				after && sql`(${submittedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(asc(submittedAt), asc(id))
		.limit(batchSize)
		.for("update");
	await createApplicants(transaction, await assignApplicants(transaction, rows));
	await addStoredEvents(
		transaction,
		rows.map((row) => row.id),
	);
	return { count: rows.length, last: rows.length < batchSize ? undefined : rows.at(-1) };
}

type Assignment = { applicationId: string; applicantId: string; phoneE164: string | null; isNew: boolean };

async function assignApplicants(
	transaction: Transaction,
	rows: { id: string; fullName: string; phoneNumber: string }[],
): Promise<Assignment[]> {
	const people = rows.map((row) => ({ ...row, phoneE164: normalizePhone(row.phoneNumber) }));
	const known = await findApplicants(
		transaction,
		people.map(({ phoneE164 }) => phoneE164),
	);
	return people.map(({ id: applicationId, fullName, phoneE164 }) => {
		const key = phoneE164 && keyOf(phoneE164, fullName);
		const found = key ? known.get(key) : undefined;
		const applicantId = found ?? crypto.randomUUID();
		if (key) known.set(key, applicantId);
		return { applicationId, applicantId, phoneE164, isNew: !found };
	});
}

/** Creates the new applicants from their applications, and links all. */
async function createApplicants(transaction: Transaction, all: Assignment[]): Promise<void> {
	const given = (rows: Assignment[]) => sql`unnest(${sql.param(rows.map((one) => one.applicationId))}::uuid[],
		${sql.param(rows.map((one) => one.applicantId))}::uuid[], ${sql.param(rows.map((one) => one.phoneE164))}::text[])
		as given (application_id, applicant_id, phone_e164)`;
	await transaction.execute(sql`insert into ${applicants}
			(id, full_name, phone_number, phone_e164, email, language, created_at)
		select given.applicant_id, full_name, phone_number, given.phone_e164, lower(email), language, submitted_at
		from ${given(all.filter(({ isNew }) => isNew))} join ${applications} on applications.id = given.application_id`);
	await transaction.execute(sql`update ${applications} set applicant_id = given.applicant_id
		from ${given(all)} where applications.id = given.application_id`);
}

/** @returns the oldest applicant of each phone number and name. */
async function findApplicants(transaction: Transaction, phones: (string | null)[]): Promise<Map<string, string>> {
	const rows = await transaction
		.select({ id: applicants.id, fullName: applicants.fullName, phoneE164: applicants.phoneE164 })
		.from(applicants)
		.where(inArray(applicants.phoneE164, [...new Set(phones.filter((phone) => phone !== null))]))
		.orderBy(asc(applicants.createdAt), asc(applicants.id));
	const found = new Map<string, string>();
	for (const { id, fullName, phoneE164 } of rows) {
		const key = keyOf(phoneE164 as string, fullName);
		if (!found.has(key)) found.set(key, id);
	}
	return found;
}

async function isEveryApplicationLinked(database: Database): Promise<boolean> {
	const { rows } = await database.execute<{ attnotnull: boolean }>(
		sql`select attnotnull from pg_attribute where attrelid = 'public.applications'::regclass and attname = 'applicant_id'`,
	);
	return rows[0]?.attnotnull ?? false;
}

/**
 * A trigger gives an applicant to the applications of an earlier release that still runs, so that this holds from now
 * on. The lock on the table could wait for a backup, and everything else for the lock: then the next start tries again.
 */
async function requireApplicants(database: Database): Promise<void> {
	try {
		await database.transaction(async (transaction) => {
			await transaction.execute(sql`set local lock_timeout = '2s'`);
			await transaction.execute(sql`alter table ${applications} alter column applicant_id set not null`);
		});
	} catch (error) {
		const lockNotAvailable = "55P03";
		if ((error as { cause?: { code?: string } }).cause?.code !== lockNotAvailable) throw error;
	}
}

/** @param work processes the rows after an id. @returns the last one's id, or undefined if there are no more. */
async function inBatches(
	database: Database,
	work: (transaction: Transaction, after: string) => Promise<string | undefined>,
): Promise<void> {
	let after: string | undefined = "00000000-0000-0000-0000-000000000000";
	while (after !== undefined) {
		const start: string = after;
		after = await database.transaction((transaction) => work(transaction, start));
	}
}

/** Reads the phone numbers of applicants that a trigger created for an earlier release. */
async function readPhones(transaction: Transaction, after: string): Promise<string | undefined> {
	const rows = await transaction
		.select({ id: applicants.id, phoneNumber: applicants.phoneNumber })
		.from(applicants)
		.where(and(isNull(applicants.phoneE164), isNotNull(applicants.phoneNumber), gt(applicants.id, after)))
		.orderBy(asc(applicants.id))
		.limit(batchSize);
	for (const { id, phoneNumber } of rows) {
		const phoneE164 = normalizePhone(phoneNumber as string);
		if (!phoneE164) continue;
		const isSame = and(eq(applicants.id, id), eq(applicants.phoneNumber, phoneNumber as string));
		await transaction.update(applicants).set({ phoneE164 }).where(isSame);
	}
	return rows.length < batchSize ? undefined : rows.at(-1)?.id;
}

/** The same as `findSender`, for many messages at once. */
async function linkContacts(transaction: Transaction, after: string): Promise<string | undefined> {
	const { id, name, email, applicantId } = contactSubmissions;
	const rows = await transaction
		.select({
			id,
			name,
			applicantId: sql<string>`min(${applicants.id}::text)`,
			fullName: sql<string>`min(${applicants.fullName})`,
		})
		.from(contactSubmissions)
		.innerJoin(applicants, eq(applicants.email, sql`lower(${email})`))
		.where(and(isNull(applicantId), gt(id, after)))
		.groupBy(id)
		.having(sql`count(*) = 1`)
		.orderBy(asc(id))
		.limit(batchSize);
	for (const row of rows.filter((one) => foldName(one.name) === foldName(one.fullName))) {
		await transaction.update(contactSubmissions).set({ applicantId: row.applicantId }).where(eq(id, row.id));
	}
	return rows.length < batchSize ? undefined : rows.at(-1)?.id;
}
