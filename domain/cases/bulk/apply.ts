import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, tasks } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { changeStatus } from "../applications/change-status.ts";
import { sendMessage, storeNote } from "../conversations/store.ts";
import { storeCall } from "../conversations/store-call.ts";
import { recordEntry } from "../entries/record.ts";
import { assignCaseIn } from "../tasks/assignment.ts";
import { followApplication } from "../tasks/close.ts";
import { bulkInputs } from "./input-schema.ts";
import { type Job, messageFor } from "./plan.ts";
import type { Chosen } from "./row.ts";

/** What undoing restores. Dates are ISO. */
export type Before = {
	status: Chosen["status"];
	nextStepFor: Chosen["nextStepFor"];
	nextStepText: string | null;
	nextStepDueOn: string | null;
	closedAt: string | null;
	closeReason: Chosen["closeReason"];
	office: Chosen["office"];
	assigneeId: string | null;
	/** The open tasks of the case. */
	tasks: (Pick<typeof tasks.$inferSelect, "id" | "assigneeId" | "office" | "skippedDays" | "isCounted"> & {
		dueAt: string;
	})[];
	/** The tasks of the case after the action: undoing leaves alone what somebody has changed since. */
	tasksAfter: TaskState[];
	/** The entry of the action. */
	entryId?: string | null;
	/** The call that was logged with the status, and the time at which it marked messages as read. */
	callId?: string;
	calledAt?: string;
};

/** What staff can change of a task. */
export type TaskState = { id: string; state: string };

/** @returns the states of all tasks of a case, as they can be compared later. */
export async function readTaskStates(transaction: Transaction, applicantId: string): Promise<TaskState[]> {
	const rows = await transaction
		.select({
			id: tasks.id,
			assigneeId: tasks.assigneeId,
			office: tasks.office,
			dueAt: tasks.dueAt,
			doneAt: tasks.doneAt,
			attempts: tasks.attempts,
		})
		.from(tasks)
		.where(eq(tasks.applicantId, applicantId));
	return rows.map(({ id, ...state }) => ({ id, state: JSON.stringify(state) }));
}

export type RowContext = Pick<Context, "now" | "configured"> & { actor: Actor };

/**
 * Does a job's action to one application, in the transaction that also marks the row as done.
 * @param heldUntil until then nobody outside sees it
 * @returns what undoing restores.
 */
export async function applyRow(
	context: RowContext,
	transaction: Transaction,
	{ job, row, heldUntil }: { job: Job; row: Chosen; heldUntil: Date },
): Promise<Before> {
	const { status, nextStepFor, nextStepText, nextStepDueOn, closeReason, office, assigneeId } = row;
	const open = await transaction
		.select({
			id: tasks.id,
			assigneeId: tasks.assigneeId,
			office: tasks.office,
			dueAt: tasks.dueAt,
			skippedDays: tasks.skippedDays,
			isCounted: tasks.isCounted,
		})
		.from(tasks)
		.where(and(eq(tasks.applicantId, row.applicantId), isNull(tasks.doneAt)));
	const before = {
		...{ status, nextStepFor, nextStepText, nextStepDueOn, closeReason, office, assigneeId },
		closedAt: row.closedAt?.toISOString() ?? null,
		tasks: open.map((task) => ({ ...task, dueAt: task.dueAt.toISOString() })),
	};
	const added = await actions[job.action](context, transaction, { job, row, heldUntil });
	return { ...before, ...added, tasksAfter: await readTaskStates(transaction, row.applicantId) };
}

type Work = { job: Job; row: Chosen; heldUntil: Date };
type Added = Pick<Before, "entryId" | "callId" | "calledAt">;
type Act = (context: RowContext, transaction: Transaction, work: Work) => Promise<Added>;

const actions: Record<Job["action"], Act> = {
	async assign({ actor, now }, transaction, { job, row }) {
		const { userId } = bulkInputs.assign.parse(job.input);
		await assignCaseIn(transaction, { applicantId: row.applicantId, userId, actor, at: now() });
		return {};
	},
	async office({ actor, now }, transaction, { job, row }) {
		const { office } = bulkInputs.office.parse(job.input);
		await setOffice(transaction, row.applicantId, office);
		const detail = { fields: "office" };
		await recordAudit(transaction, actor, { action: "applicant:update", recordId: row.applicantId, detail });
		const event = { applicantId: row.applicantId, applicationId: null, kind: "details_changed", actor } as const;
		const { id } = await recordEntry(transaction, { ...event, at: now(), data: detail });
		return { entryId: id };
	},
	async next_action({ actor, now }, transaction, { job, row }) {
		const { dueOn } = bulkInputs.next_action.parse(job.input);
		await transaction.update(applications).set({ nextStepDueOn: dueOn }).where(eq(applications.id, row.id));
		const change = { wasClosedAt: row.closedAt, dueOn, doneBy: actor.userId, at: now() };
		await followApplication(transaction, row.id, change);
		await recordAudit(transaction, actor, { action: "application:set-next-step", recordId: row.id });
		return {};
	},
	async status(context, transaction, { job, row, heldUntil }) {
		const { status, reason, how } = bulkInputs.status.parse(job.input);
		const change = { status, reason, nextStepFor: null, nextStepText: null, nextStepDueOn: null };
		const entryId = await changeStatus(context, transaction, row.id, change, { heldUntil });
		if (status !== "contacted" || !how || how === "none") return { entryId };
		const at = context.now();
		const call = { result: how, note: null, applicationId: row.id, actor: context.actor, at };
		const callId = await storeCall(transaction, row.applicantId, call);
		return { entryId, callId, calledAt: at.toISOString() };
	},
	async note(context, transaction, { job, row }) {
		const { text } = bulkInputs.note.parse(job.input);
		return { entryId: await storeNote(context, transaction, row.applicantId, { text, isPinned: false }) };
	},
	async message(context, transaction, { job, row, heldUntil }) {
		const { text } = messageFor(job.input, row);
		const message = {
			applicantId: row.applicantId,
			applicationId: row.id,
			text,
			visibleAt: heldUntil,
			submissionKey: null,
		};
		const { id } = await sendMessage(context, transaction, message);
		await recordAudit(transaction, context.actor, { action: "applicant:answer", recordId: row.applicantId });
		return { entryId: id };
	},
};

/** The open tasks of a case belong to its office. */
async function setOffice(transaction: Transaction, applicantId: string, office: Chosen["office"]): Promise<void> {
	await transaction.update(applicants).set({ office }).where(eq(applicants.id, applicantId));
	await transaction
		.update(tasks)
		.set({ office })
		.where(and(eq(tasks.applicantId, applicantId), isNull(tasks.doneAt)));
}
