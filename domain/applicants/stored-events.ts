import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applications, auditLog, caseEvents } from "../../database/tables.ts";
import { isPublicKind } from "../case-events.ts";
import { statusChange } from "./schema.ts";

/** Rows per statement, because a statement has at most 65,535 parameters. */
const chunk = 2_000;

/**
 * Adds the events of applications that were stored before there were events: their submission, and the changes of their
 * status as far as the audit log knows them.
 */
export async function addStoredEvents(transaction: Transaction, ids: string[]): Promise<void> {
	const among = sql`any(${sql.param(ids)}::uuid[])`;
	await transaction.execute(sql`insert into ${caseEvents} (applicant_id, application_id, kind, is_public, at, shown_at)
		select applicant_id, id, 'submitted', true, submitted_at, submitted_at from ${applications} where id = ${among}`);
	const { id, applicantId, status, submittedAt, changedAt } = applications;
	const changed = await transaction
		.select({ id, applicantId, status, submittedAt, changedAt })
		.from(applications)
		.where(sql`${id} = ${among} and (${status} <> 'pending' or ${changedAt} is not null)`);
	const entries = await transaction
		.select({ id: auditLog.recordId, at: auditLog.at, actorId: auditLog.actorId, detail: auditLog.detail })
		.from(auditLog)
		.where(and(eq(auditLog.action, statusChange), sql`${auditLog.recordId} = ${among}`))
		.orderBy(asc(auditLog.id));
	const changesOf = Map.groupBy(entries, (entry) => entry.id);
	const events = changed.flatMap((row) => eventsOf(row, changesOf.get(row.id) ?? []));
	for (let at = 0; at < events.length; at += chunk) {
		await transaction.insert(caseEvents).values(events.slice(at, at + chunk));
	}
}

type Stored = Pick<typeof applications.$inferSelect, "id" | "status" | "submittedAt" | "changedAt" | "applicantId">;
type Change = Pick<typeof auditLog.$inferSelect, "at" | "actorId" | "detail">;
type NewEvent = typeof caseEvents.$inferInsert;

function eventsOf({ id, applicantId, status, submittedAt, changedAt }: Stored, changes: Change[]): NewEvent[] {
	const kind = "status_changed";
	const events: NewEvent[] = [];
	let latest = submittedAt.getTime();
	const add = (at: Date, actorId: string | null, from: string, to: string) => {
		// Events of one application have different times, so that their order is certain.
		latest = Math.max(at.getTime(), latest + 1);
		const time = new Date(latest);
		const data = { from, to };
		const isPublic = isPublicKind(kind);
		events.push({ applicantId, applicationId: id, kind, isPublic, at: time, shownAt: time, actorId, data });
	};
	let known = "pending";
	for (const { at, actorId, detail } of changes) {
		if (!detail?.to) continue;
		add(at, actorId, known, detail.to);
		known = detail.to;
	}
	// Set by a script, or before the audit log existed.
	if (known !== status) add(changedAt ?? submittedAt, null, known, status);
	return events;
}
