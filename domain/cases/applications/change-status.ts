import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { statusChange } from "../applicants/schema.ts";
import { recordEntry } from "../entries/record.ts";
import { type CaseState, pickState, type StateKind, statusClosing, stepData, storedState } from "../entries/state.ts";
import { visibleAtOf } from "../entries/timing.ts";
import { findUnseen, readFollowUpDue, undoEntry } from "../entries/undo.ts";
import type { StatusChange } from "./status-schema.ts";

type StateContext = Pick<Context, "now" | "configured"> & { actor: Actor };

type StatusOptions = {
	/** The status from which it is changed. */
	expected?: unknown;
	/** The applicant sees the change from this time on, if that is later than usual. */
	heldUntil?: Date;
	batchId?: string;
};

/**
 * Changes a status in the transaction of a command. A change that the applicant has not seen yet is undone first, so
 * choosing the status that the applicant sees takes it back.
 * @returns the id of the change's entry; null if the status was already this one, or is again.
 * @throws ProblemError: invalid, not-found, conflict 'changed'.
 */
export async function changeStatus(
	context: StateContext,
	transaction: Transaction,
	id: string,
	{ status, reason, ...step }: StatusChange,
	{ expected, heldUntil, batchId }: StatusOptions = {},
): Promise<string | null> {
	const { actor, now } = context;
	const stored = await lockApplication(transaction, id);
	if (expected !== undefined && stored.status !== expected) throw conflict("changed");
	const at = now();
	const unseen = stored.status === status ? undefined : await findUnseen(transaction, id, at);
	if (unseen) await undoEntry(transaction, unseen, at);
	const row = unseen ? await lockApplication(transaction, id) : stored;
	const detail = { from: stored.status, to: status };
	if (stored.status !== status) await recordAudit(transaction, actor, { action: statusChange, recordId: id, detail });
	if (row.status === status) {
		const isStepGiven = Object.values(step).some((value) => value !== null);
		if (isStepGiven) await changeState(context, transaction, { id, kind: "next_step", data: stepData(step) });
		return null;
	}
	if (status === "rejected" && !reason) throw invalid([{ field: "reason", code: "required" }]);
	const soonest = visibleAtOf(status, at);
	const visibleAt = heldUntil && heldUntil > soonest ? heldUntil : soonest;
	const data = {
		...{ from: row.status, to: status },
		...(status === "rejected" && reason && { reason }),
		...stepData(step),
		...statusClosing(status, at),
	};
	return changeState(context, transaction, { id, kind: "status_changed", data, visibleAt, batchId });
}

type StateChange = {
	id: string;
	kind: StateKind;
	data: Record<string, string>;
	visibleAt?: Date;
	batchId?: string | undefined;
};

/**
 * Records an entry that changes the state of an application, in the transaction of a command.
 * @returns the entry's id.
 * @throws ProblemError: not-found.
 */
export async function changeState(
	context: StateContext,
	transaction: Transaction,
	{ id, kind, data, visibleAt, batchId }: StateChange,
): Promise<string> {
	const row = await lockApplication(transaction, id);
	const { id: entryId } = await recordEntry(context, transaction, {
		...{ applicantId: row.applicantId, applicationId: id, kind, actor: context.actor, at: context.now(), data },
		...(visibleAt && { visibleAt }),
		before: { ...storedState(row), followUpDueAt: await readFollowUpDue(transaction, id) },
		batchId: batchId ?? null,
	});
	return entryId;
}

/** Waits for concurrent changes of the application and its applicant. @throws ProblemError: not-found. */
export async function lockApplication(
	transaction: Transaction,
	id: string,
): Promise<CaseState & { applicantId: string }> {
	await lockApplicantOf(transaction, id, "no key update");
	const [row] = await transaction
		.select({ applicantId: applications.applicantId, ...pickState(applications) })
		.from(applications)
		.where(eq(applications.id, id))
		.for("update");
	if (!row) throw notFound("application");
	return row;
}
