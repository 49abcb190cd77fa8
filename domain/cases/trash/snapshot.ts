import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicantPairs,
	applicants,
	applications,
	contactSubmissions,
	deliveries,
	documentFiles,
	documents,
	entries,
	links,
	merges,
	type StoredRows,
	tasks,
} from "../../../database/tables.ts";
import { copyRows } from "../../records/trash-entries.ts";

/**
 * Copies an application with everything that is deleted with it, but sessions and links that work once.
 * Call it after locking the application.
 */
export async function copyApplication(transaction: Transaction, id: string): Promise<StoredRows> {
	const rows: StoredRows = {};
	await copy(transaction, rows, applications, eq(applications.id, id));
	await copy(transaction, rows, entries, eq(entries.applicationId, id));
	await copy(transaction, rows, documents, eq(documents.applicationId, id));
	const ofApplication = sql`document_id in (select ${documents.id} from ${documents} where ${documents.applicationId} = ${id})`;
	await copy(transaction, rows, documentFiles, ofApplication);
	await copyDependents(transaction, rows);
	return rows;
}

/** Copies what belongs to an applicant and to none of the applications. Call it after locking the applicant. */
export async function copyApplicant(transaction: Transaction, id: string): Promise<StoredRows> {
	const rows: StoredRows = {};
	await copy(transaction, rows, applicants, eq(applicants.id, id));
	await copy(transaction, rows, merges, eq(merges.winnerId, id));
	await copy(transaction, rows, applicantPairs, sql`${id} in (${applicantPairs.oneId}, ${applicantPairs.otherId})`);
	await copy(transaction, rows, links, sql`${links.applicantId} = ${id} and ${links.purpose} = 'family'`);
	await copy(transaction, rows, entries, sql`${entries.applicantId} = ${id} and ${entries.applicationId} is null`);
	await copyDependents(transaction, rows, id);
	const senders = transaction
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.applicantId, id));
	return { ...rows, [linkedContacts]: await senders };
}

/** The contact messages that were linked to an applicant: they stay, but their link is lost. */
export const linkedContacts = "linked_contacts";

/** Copies a contact message with its answers. */
export async function copyContact(transaction: Transaction, id: string): Promise<StoredRows> {
	const rows: StoredRows = {};
	await copy(transaction, rows, contactSubmissions, eq(contactSubmissions.id, id));
	await copy(transaction, rows, entries, eq(entries.contactSubmissionId, id));
	await copyDependents(transaction, rows);
	return rows;
}

/** Deliveries and tasks of the copied rows. A process may be sending a delivery, so they are locked. */
async function copyDependents(transaction: Transaction, rows: StoredRows, ofApplicant?: string): Promise<void> {
	const ids = (...names: string[]) =>
		sql`any(${sql.param(names.flatMap((name) => (rows[name] ?? []).map(({ id }) => id)))}::uuid[])`;
	const subjects = ids("applications", "contact_submissions", "entries");
	await copy(
		transaction,
		rows,
		deliveries,
		sql`application_id = ${subjects} or contact_submission_id = ${subjects} or entry_id = ${subjects}`,
	);
	const isOwed = sql`application_id = ${ids("applications")} or contact_submission_id = ${ids("contact_submissions")}
		or application_id is null and entry_id = ${ids("entries")} or delivery_id = ${ids("deliveries")}`;
	const isPersonal = ofApplicant
		? sql`applicant_id = ${ofApplicant} and num_nonnulls(application_id, contact_submission_id, entry_id, delivery_id) = 0`
		: sql`false`;
	await copy(transaction, rows, tasks, sql`${isOwed} or ${isPersonal}`);
	rows.deliveries = (rows.deliveries ?? []).map(withPendingFailed);
}

/** Nobody knows whether a delivery arrived whose process was sending it, so only staff send it again. */
function withPendingFailed(row: Record<string, unknown>): Record<string, unknown> {
	const isPending = row.state === "waiting" || row.state === "digest";
	if (!isPending || row.claimed_at === null) return row;
	return { ...row, state: "failed", payload: null, last_error: "It was being sent when its subject was deleted" };
}

async function copy(transaction: Transaction, rows: StoredRows, table: PgTable, where: SQL): Promise<void> {
	rows[getTableName(table)] = await copyRows(transaction, table, where);
}

/** The tables of a case in the order in which their rows are inserted again. */
export const storedTables = [
	applicants,
	merges,
	applications,
	contactSubmissions,
	links,
	entries,
	documents,
	documentFiles,
	deliveries,
	tasks,
] as const;
