import { and, asc, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, deliveries, entries } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { notifyApplicant } from "../../messaging/notify-applicant.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { statusChange } from "../applicants/schema.ts";
import { recordEntry } from "../entries/record.ts";
import { eventDataOf, type NextStep, pickStep, stepOf } from "../status/next-step.ts";
import {
	type Closing,
	closingData,
	closingIn,
	closingOf,
	isStatusTold,
	shownStatus,
	visibleAtOf,
} from "../status/timing.ts";
import { followApplication } from "../tasks/close.ts";
import type { StoredStatus } from "./schema.ts";
import type { StatusChange } from "./status-schema.ts";

type StatusOptions = {
	/** The status from which it is changed. */
	expected?: unknown;
	/** The applicant sees the change from this time on, if that is later than usual. */
	heldUntil?: Date;
	/** The change takes another one back: a rejection had its reason before. */
	isUndo?: boolean;
};

/**
 * Changes a status in the transaction of a command.
 * @returns the id of the change's event; null if the status was already this one.
 * @throws ProblemError: invalid, not-found, conflict 'changed'.
 */
export async function changeStatus(
	context: Pick<Context, "now" | "configured"> & { actor: Actor },
	transaction: Transaction,
	id: string,
	{ status, reason, ...step }: Omit<StatusChange, "status"> & { status: StoredStatus },
	{ expected, heldUntil, isUndo = false }: StatusOptions = {},
): Promise<string | null> {
	const { actor, now } = context;
	await lockApplicantOf(transaction, id, "no key update");
	const row = await lockApplication(transaction, id);
	if (expected !== undefined && row.status !== expected) throw conflict("changed");
	const at = now();
	const change = { wasClosedAt: row.closedAt, dueOn: step.nextStepDueOn, doneBy: actor.userId, at };
	if (row.status === status) {
		if (!hasStep(step)) return null;
		await transaction.update(applications).set(step).where(eq(applications.id, id));
		await followApplication(transaction, id, change);
		return null;
	}
	const { seen, unseen } = await readHistory(transaction, id, row.status, at);
	const isTakenBack = status === seen;
	const isRejection = status === "rejected";
	if (isRejection && !reason && !isTakenBack && !isUndo) throw invalid([{ field: "reason", code: "required" }]);
	const before = unseen ? stepOf(unseen.data) : pickStep(row);
	const closing = unseen ? closingIn(unseen.data) : pickClosing(row);
	await transaction
		.update(applications)
		.set({
			status,
			...(isTakenBack && !hasStep(step) ? before : step),
			...(isTakenBack && closing.closedAt ? closing : closingOf(status, at)),
		})
		.where(eq(applications.id, id));
	await followApplication(transaction, id, { ...change, isDone: true });
	const detail = { from: row.status, to: status };
	await recordAudit(transaction, actor, { action: statusChange, recordId: id, detail });
	if (unseen) await cancelNews(transaction, unseen.id);
	const soonest = isTakenBack ? at : visibleAtOf(status, at);
	const visibleAt = heldUntil && !isTakenBack && heldUntil > soonest ? heldUntil : soonest;
	const { id: entryId } = await recordEntry(transaction, {
		applicantId: row.applicantId,
		applicationId: id,
		kind: "status_changed",
		actor,
		at,
		visibleAt,
		data: {
			...detail,
			...(isRejection && reason && { reason }),
			...(isTakenBack ? { takenBack: "yes" } : { ...eventDataOf(before), ...closingData(closing) }),
		},
	});
	if (isTakenBack || !isStatusTold(status)) return entryId;
	const about = { applicantId: row.applicantId, applicationId: id };
	await notifyApplicant(context, transaction, { kind: "status", entryId, ...about, nextAttemptAt: visibleAt });
	return entryId;
}

const pickClosing = ({ closedAt, closeReason }: Closing): Closing => ({ closedAt, closeReason });

const hasStep = (step: NextStep) => Object.values(step).some((value) => value !== null);

export async function lockApplication(transaction: Transaction, id: string) {
	const [row] = await transaction
		.select({
			applicantId: applications.applicantId,
			status: applications.status,
			...pickStep(applications),
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, id))
		.for("update", { of: applications });
	if (!row) throw notFound("application");
	return row;
}

/** The status that the applicant sees, and the change that is not shown yet, if there is one. */
export async function readHistory(transaction: Transaction, id: string, status: StoredStatus, now: Date) {
	const events = await transaction
		.select({ id: entries.id, at: entries.at, visibleAt: entries.visibleAt, data: entries.data })
		.from(entries)
		.where(and(eq(entries.applicationId, id), eq(entries.kind, "status_changed")))
		.orderBy(asc(entries.at), asc(entries.id));
	const newest = events.at(-1);
	return { seen: shownStatus(events, status, now), unseen: newest && newest.visibleAt > now ? newest : undefined };
}

/** A change of the status that was not shown is not told either. */
const cancelNews = (transaction: Transaction, entryId: string) =>
	transaction.delete(deliveries).where(and(eq(deliveries.entryId, entryId), ne(deliveries.state, "sent")));
