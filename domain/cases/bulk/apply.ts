import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { changeState, changeStatus } from "../applications/change-status.ts";
import { storeCall } from "../conversations/store-call.ts";
import { recordEntry } from "../entries/record.ts";
import { closingData, pickStep, stepData } from "../entries/state.ts";
import { assignCaseIn, setOffice } from "../tasks/assignment.ts";
import { type Batch, bulkInputs, type Chosen, messageFor } from "./plan.ts";

export type RowContext = Pick<Context, "now" | "configured"> & { actor: Actor };

type Work = {
	batch: Batch;
	row: Chosen;
	/** Until then only staff see it. */
	heldUntil: Date;
};

/** Does a batch's action to one application: each adds entries of the batch, by which it is undone. */
export const applyRow = (context: RowContext, transaction: Transaction, work: Work): Promise<void> =>
	actions[work.batch.action](context, transaction, work);

const actions: Record<Batch["action"], typeof applyRow> = {
	async assign({ actor, now }, transaction, { batch, row }) {
		const { userId } = bulkInputs.assign.parse(batch.input);
		await assignCaseIn(transaction, { applicantId: row.applicantId, userId, actor, at: now(), batchId: batch.id });
	},
	async office(context, transaction, { batch, row: { applicantId } }) {
		const { actor, now } = context;
		const { office } = bulkInputs.office.parse(batch.input);
		const isThis = eq(applicants.id, applicantId);
		const [before] = await transaction.select({ office: applicants.office }).from(applicants).where(isThis);
		if (!before || before.office === office) return;
		await setOffice(transaction, applicantId, office);
		const entry = { applicantId, applicationId: null, kind: "details_changed", actor, at: now() } as const;
		await recordEntry(context, transaction, { ...entry, data: { fields: "office" }, before, batchId: batch.id });
	},
	async next_action(context, transaction, { batch, row }) {
		const { dueOn } = bulkInputs.next_action.parse(batch.input);
		const data = stepData({ ...pickStep(row), nextStepDueOn: dueOn });
		await changeState(context, transaction, { id: row.id, kind: "next_step", data, batchId: batch.id });
		await recordAudit(transaction, context.actor, { action: "application:set-next-step", recordId: row.id });
	},
	async status(context, transaction, { batch, row, heldUntil }) {
		const { status, reason, how } = bulkInputs.status.parse(batch.input);
		const change = { status, reason, nextStepFor: null, nextStepText: null, nextStepDueOn: null };
		await changeStatus(context, transaction, row.id, change, { heldUntil, batchId: batch.id });
		if (status !== "contacted" || !how || how === "none") return;
		const call = { result: how, note: null, applicationId: row.id, actor: context.actor, at: context.now() };
		await storeCall(context, transaction, row.applicantId, { ...call, batchId: batch.id });
	},
	async note(context, transaction, { batch, row: { applicantId, id: applicationId } }) {
		const { text } = bulkInputs.note.parse(batch.input);
		const entry = { applicantId, applicationId, kind: "note", actor: context.actor, at: context.now() } as const;
		await recordEntry(context, transaction, { ...entry, text, batchId: batch.id });
	},
	async close(context, transaction, { batch, row }) {
		const { reason } = bulkInputs.close.parse(batch.input);
		const data = closingData(reason, context.now());
		await changeState(context, transaction, { id: row.id, kind: "closed", data, batchId: batch.id });
		await recordAudit(transaction, context.actor, { action: "application:close", recordId: row.id });
	},
	async message(context, transaction, { batch, row, heldUntil }) {
		const { applicantId, id: applicationId } = row;
		const { text } = messageFor(batch.input, row);
		const entry = { kind: "message_out", channel: "web", actor: context.actor, at: context.now() } as const;
		const about = { applicantId, applicationId };
		await recordEntry(context, transaction, { ...about, ...entry, text, visibleAt: heldUntil, batchId: batch.id });
	},
};
