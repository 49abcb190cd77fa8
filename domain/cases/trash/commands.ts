import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { erasureHash, trash } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { AuditNoun } from "../../access/audit-actions.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { conflict, notFound, problemOf } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";
import { endUncertainAccess } from "../applicants/end-access.ts";
import { putBack } from "./put-back.ts";
import { keptSince } from "./rules.ts";

type Entry = typeof trash.$inferSelect;

const auditNounOf = ({ noun }: Entry) => noun as AuditNoun;

/**
 * Inserts a deleted record again, with everything that belonged to it. Nothing that was sent is sent again.
 * @throws ProblemError: refused; not-found after thirty days; conflict 'restored_already' if the record or another with its
 * key exists, 'parent_gone' if the record that it belongs to does not, or 'applicant_gone' if its applicant was deleted for good.
 */
export async function restoreFromTrash(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("application:write");
	const known = requireId(id, "trash");
	try {
		await context.database.transaction(async (transaction) => {
			const isIt = and(eq(trash.id, known), sql`${trash.deletedAt} >= ${keptSince(context.now())}`);
			const entry = await takeEntry(transaction, isIt);
			if (!entry) throw notFound("trash");
			await restoreEntry(context, transaction, entry);
			await recordAudit(transaction, context.actor, {
				action: `${auditNounOf(entry)}:restore`,
				recordId: entry.recordId,
			});
		});
	} catch (error) {
		if (isDuplicate(error)) throw conflict("restored_already");
		throw codeOf(error) === "23502" ? conflict("parent_gone") : error;
	}
}

/**
 * Restores again what had been restored before an older backup, in which it is deleted, replaced the database. What the
 * data of the backup does not allow to restore stays in the trash.
 * @returns how many records were restored, and how many stay.
 */
export async function restoreAgain(caller: Caller): Promise<{ restored: number; kept: number }> {
	const context = caller.permit("retention:sweep");
	const { database } = context;
	const source = "case trash.noun when 'application' then 'applications' else 'contact_submissions' end";
	const isRestored = sql`exists (select from erasures where restored_at >= erased_at
		and hash = ${sql.raw(erasureHash(source, "trash.record_id"))})`;
	// An applicant comes back with the last application that was deleted.
	const found = await database
		.select({ id: trash.id })
		.from(trash)
		.where(isRestored)
		.orderBy(sql`${trash.rows} ? 'person' desc`);
	let restored = 0;
	for (const { id } of found) {
		try {
			await database.transaction(async (transaction) => {
				const entry = await takeEntry(transaction, eq(trash.id, id));
				if (entry) await restoreEntry(context, transaction, entry);
			});
			restored++;
		} catch (error) {
			if (problemOf(error)?.kind !== "conflict" && !isDuplicate(error)) throw error;
		}
	}
	return { restored, kept: found.length - restored };
}

const codeOf = (error: unknown) =>
	error instanceof Error ? (error.cause as { code?: string } | undefined)?.code : undefined;

/** Another row has the id, the key or, of a certification, the time already. */
const isDuplicate = (error: unknown): boolean => ["23505", "23P01"].includes(codeOf(error) ?? "");

/** Takes an entry out of the trash. Entries of the same person wait for each other, so that the person comes back once. */
async function takeEntry(transaction: Transaction, isIt: SQL | undefined): Promise<Entry | undefined> {
	const [found] = await transaction.select({ applicantId: trash.applicantId }).from(trash).where(isIt);
	if (found?.applicantId) {
		await lockApplicants(transaction, [found.applicantId], "no key update");
		const ofPerson = transaction.select({ id: trash.id }).from(trash).where(eq(trash.applicantId, found.applicantId));
		await ofPerson.orderBy(asc(trash.id)).for("update");
	}
	const [entry] = await transaction.delete(trash).where(isIt).returning();
	return entry;
}

async function restoreEntry({ now }: Pick<Context, "now">, transaction: Transaction, entry: Entry): Promise<void> {
	const { noun, applicantId, rows } = entry;
	const at = now();
	if (applicantId) {
		const [known] = await lockApplicants(transaction, [applicantId], "no key update");
		if (!known) await putBack(transaction, rows.person ?? (await takePerson(transaction, applicantId)), at);
	}
	await putBack(transaction, rows.record, at);
	// Another application may state another email address.
	if (applicantId) await endUncertainAccess(transaction, applicantId, at);
	// What is listed of a record of staff is the entry in the trash alone.
	const source = { application: "applications", contact: "contact_submissions" }[noun] ?? "trash";
	await transaction.execute(sql`update erasures set restored_at = clock_timestamp()
		where exists (select from (values (${source}, ${entry.recordId}), ('trash', ${entry.recordId})) as given (source, id)
			where hash = ${sql.raw(erasureHash("given.source", "given.id"))})`);
}

/** The person was deleted with a later application, whose entry has the copy: it is used once. */
async function takePerson(transaction: Transaction, applicantId: string) {
	const [holder] = await transaction
		.select({ id: trash.id, rows: trash.rows })
		.from(trash)
		.where(and(eq(trash.applicantId, applicantId), sql`${trash.rows} ? 'person'`))
		.for("update");
	if (!holder?.rows.person) throw conflict("applicant_gone");
	await transaction
		.update(trash)
		.set({ rows: sql`${trash.rows} - 'person'` })
		.where(eq(trash.id, holder.id));
	return holder.rows.person;
}

/**
 * Deletes an entry for good.
 * @throws ProblemError: refused; not-found.
 */
export async function deleteFromTrash(caller: Caller, id: string): Promise<void> {
	const { database, actor } = caller.permit("application:write");
	const known = requireId(id, "trash");
	await database.transaction(async (transaction) => {
		const [entry] = await transaction.delete(trash).where(eq(trash.id, known)).returning();
		if (!entry) throw notFound("trash");
		await removeUnrestorable(transaction);
		await recordAudit(transaction, actor, { action: `${auditNounOf(entry)}:erase`, recordId: entry.recordId });
	});
}

/** Deletes what can no longer be restored because thirty days have passed. @returns how many entries. */
export async function removeExpiredTrash(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("retention:sweep");
	return database.transaction(async (transaction) => {
		const { rowCount } = await transaction.delete(trash).where(lt(trash.deletedAt, keptSince(now())));
		return (rowCount ?? 0) + (await removeUnrestorable(transaction));
	});
}

/** Deletes applications whose applicant neither exists nor is in the trash. */
async function removeUnrestorable(transaction: Transaction): Promise<number> {
	const isGone = sql`not exists (select from applicants where applicants.id = ${trash.applicantId})
		and not exists (select from trash as holder where holder.applicant_id = ${trash.applicantId} and holder.rows ? 'person')`;
	const { rowCount } = await transaction.delete(trash).where(and(eq(trash.noun, "application"), isGone));
	return rowCount ?? 0;
}
