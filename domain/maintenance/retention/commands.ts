import { and, eq, exists, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import {
	applications,
	contactSubmissions,
	documentFiles,
	documents,
	maintenanceRuns,
	retentionMarks,
} from "../../../database/tables.ts";
import { type MaintenanceTask, type RetainedTable, sensitiveDocuments } from "../../../database/values.ts";
import { recordAutomatic } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { sendToOwners } from "../../accounts/emails.ts";
import { eraseApplications, eraseFiles } from "../../cases/applicants/erase.ts";
import { eraseContacts } from "../../cases/contacts/erase.ts";
import type { Retention } from "../../shared/ports.ts";
import { holdDays, maxGapDays, mostDeleted, type SweepFault, sweepHours } from "./rules.ts";

type Retained = {
	task: MaintenanceTask;
	source: RetainedTable;
	noun: "contact" | "application" | "document";
	table: PgTable & { id: PgColumn };
	/** Whether a row is no example: those stay until they are removed together. */
	isReal: SQL;
	/** Whether a row's retention period is over, by the database's clock. */
	isDue: SQL;
	/** Deletes rows on a condition. @returns how many. */
	remove(context: Context, transaction: Transaction, where: SQL | undefined): Promise<number>;
};
export type Sweep = { task: MaintenanceTask; due: number; deleted: number; fault: SweepFault | null };

const before = (months: number) => sql`now() - make_interval(months => ${months}::int)`;
const retained = ({ contactMonths, applicationMonths, ...papers }: Retention): Retained[] => [
	{
		task: "contact-retention",
		source: "contact_submissions",
		noun: "contact",
		table: contactSubmissions,
		isReal: sql`not ${contactSubmissions.isExample}`,
		isDue: lte(contactSubmissions.submittedAt, before(contactMonths)),
		remove: (_context, transaction, where) => eraseContacts(transaction, where),
	},
	{
		task: "application-retention",
		source: "applications",
		noun: "application",
		table: applications,
		isReal: isReal(applications.applicantId),
		// A person who still writes is still looked after.
		isDue: sql`(greatest(${applications.submittedAt}, ${applications.changedAt}) <= ${before(applicationMonths)}
			and not exists (select from entries where entries.applicant_id = ${applications.applicantId}
				and entries.kind in ('message_in', 'message_out') and entries.visible_at > ${before(applicationMonths)}))`,
		remove: eraseApplications,
	},
	{
		task: "document-retention",
		source: "document_files",
		noun: "document",
		table: documentFiles,
		isReal: isReal(documentFiles.applicantId),
		isDue: isPaperDue(papers),
		// The bytes are removed by the next sweep of files that nothing refers to.
		remove: async (_context, transaction, where) => (await eraseFiles(transaction, where)).length,
	},
];

/** The application of the paper was closed long enough ago. What was decided about the paper stays. */
const isPaperDue = ({ sensitivePaperDays, paperDays }: Pick<Retention, "sensitivePaperDays" | "paperDays">) =>
	sql`exists (select from ${documents} join ${applications} on ${applications.id} = ${documents.applicationId}
		where ${documents.id} = ${documentFiles.documentId} and ${applications.closedAt} <= now() - make_interval(days =>
			case when ${inArray(documents.code, [...sensitiveDocuments])} then ${sensitivePaperDays}::int else ${paperDays}::int end))`;

/**
 * Deletes messages and applications past their retention period, with everything that refers to them. Runs once a day
 * across all processes; earlier calls do nothing. A row is deleted if two sweeps a day apart found it due.
 * @param options.force the operator has confirmed the deletion: no waiting period and no cap.
 * @returns one entry for each swept table.
 */
export async function sweepExpired(caller: Caller, { force = false } = {}): Promise<Sweep[]> {
	const context = caller.permit("retention:sweep");
	const sweeps: Sweep[] = [];
	for (const one of retained(context.retention)) {
		const sweep = await context.database.transaction((transaction) => sweepTable(context, transaction, one, force));
		if (sweep) sweeps.push(sweep);
	}
	return sweeps;
}

async function sweepTable(context: Context, transaction: Transaction, one: Retained, force: boolean) {
	const last = await takeTurn(transaction, one.task);
	if (!last.isTurn && !force) return undefined;
	if (last.clockMoved) await transaction.delete(retentionMarks).where(eq(retentionMarks.source, one.source));
	await mark(transaction, one);
	const agreed = and(
		eq(retentionMarks.source, one.source),
		lte(retentionMarks.markedAt, sql`${last.at}::timestamptz - make_interval(hours => ${sweepHours}::int)`),
	);
	const due = await transaction.$count(retentionMarks, agreed);
	const total = await transaction.$count(one.table, one.isReal);
	const isHeld = last.isHeld || last.clockMoved;
	const fault: SweepFault | null = force ? null : due > mostDeleted(total) ? "too_many" : isHeld ? "clock_moved" : null;
	const deleted = fault ? 0 : await deleteDue(context, transaction, one, agreed);
	if (fault === "too_many" && last.fault !== fault) await sendToOwners(context, transaction, "cleanup-stopped");
	await transaction
		.update(maintenanceRuns)
		.set({
			startedAt: sql`${last.at}::timestamptz`,
			...(fault === "too_many" ? { failedAt: sql`now()` } : { succeededAt: sql`now()` }),
			...(last.clockMoved && { heldUntil: sql`now() + make_interval(days => ${holdDays}::int)` }),
			fault,
			detail: { due: due - deleted, deleted, total },
		})
		.where(eq(maintenanceRuns.task, one.task));
	const marked = await transaction.$count(retentionMarks, eq(retentionMarks.source, one.source));
	return { task: one.task, due: marked, deleted, fault };
}

/**
 * Locks the task against other processes, and compares the database's clock with the last sweep. Reads the clock after
 * the lock: `now()` is the transaction's start, which may be earlier than the sweep of the process that held the lock.
 */
async function takeTurn(transaction: Transaction, task: MaintenanceTask) {
	const own = eq(maintenanceRuns.task, task);
	await transaction.insert(maintenanceRuns).values({ task }).onConflictDoNothing();
	await transaction.select({ task: maintenanceRuns.task }).from(maintenanceRuns).where(own).for("update");
	const { startedAt, heldUntil } = maintenanceRuns;
	const {
		rows: [clock],
	} = await transaction.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
	const at = (clock as NonNullable<typeof clock>).at;
	const hours = sql`extract(epoch from ${at}::timestamptz - ${startedAt}) / 3600`;
	const [last] = await transaction
		.select({
			fault: maintenanceRuns.fault,
			isTurn: sql<boolean>`${startedAt} is null or ${hours} >= ${sweepHours}::int or ${hours} < 0`,
			clockMoved: sql<boolean>`coalesce(${hours} < 0 or ${hours} > ${maxGapDays * 24}::int, false)`,
			isHeld: sql<boolean>`coalesce(${heldUntil} > ${at}::timestamptz, false)`,
		})
		.from(maintenanceRuns)
		.where(own);
	return { ...(last as NonNullable<typeof last>), at };
}

/** Marks due rows, and unmarks rows that are not due any more because of a change. */
async function mark(transaction: Transaction, { source, table, isReal: isSwept, isDue }: Retained): Promise<void> {
	const stillDue = transaction
		.select({ id: table.id })
		.from(table)
		.where(and(eq(table.id, retentionMarks.recordId), isDue));
	await transaction.delete(retentionMarks).where(and(eq(retentionMarks.source, source), not(exists(stillDue))));
	await transaction.execute(sql`insert into ${retentionMarks} (source, record_id)
		select ${source}, ${table.id} from ${table} where ${isDue} and ${isSwept} on conflict do nothing`);
}

/** Checks again whether each row is due, because it may have changed since it was marked. */
async function deleteDue(
	context: Context,
	transaction: Transaction,
	{ source, noun, table, isDue, remove }: Retained,
	agreed?: SQL,
) {
	const marked = transaction.select({ id: retentionMarks.recordId }).from(retentionMarks).where(agreed);
	const deleted = await remove(context, transaction, and(inArray(table.id, marked), isDue));
	await transaction.delete(retentionMarks).where(and(eq(retentionMarks.source, source), agreed));
	if (deleted > 0) await recordAutomatic(transaction, { action: `${noun}:expire`, detail: { count: String(deleted) } });
	return deleted;
}
