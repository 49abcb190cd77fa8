import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { AuditEvent } from "../../access/audit-actions.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { closingData, stepData } from "../entries/state.ts";
import { findUnseen } from "../entries/undo.ts";
import { changeState, lockApplication } from "./change-status.ts";
import { closeInput, nextStepInput, visaTypeInput } from "./status-schema.ts";

/**
 * Sets an application's next step. Empty values mean the default of the status. If the step is ours, its day is also the
 * day of our next action. After a status that the applicant does not see yet, the step is seen with it.
 * @param input `nextStepFor`, `nextStepText` of at most 500 characters in the applicant's language, `nextStepDueOn`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setNextStep(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const step = parse(nextStepInput, input);
	await updateCase(context, id, "application:set-next-step", async (transaction, known) => {
		const unseen = await findUnseen(transaction, known, context.now());
		const data = stepData(step);
		const change = { id: known, kind: "next_step", data, ...(unseen && { visibleAt: unseen.visibleAt }) } as const;
		await changeState(context, transaction, change);
	});
}

/**
 * Sets the visa that the applicant will need.
 * @param input `visaType`; null if it is not decided
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setVisaType(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const values = parse(visaTypeInput, input);
	await updateCase(context, id, "application:set-visa-type", async (transaction, known) => {
		await transaction.update(applications).set(values).where(eq(applications.id, known));
	});
}

/**
 * Closes an application that needs no more work. The last statuses close it by themselves.
 * @param input `reason`, such as "withdrawn"
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function closeApplication(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const { reason } = parse(closeInput, input);
	await updateCase(context, id, "application:close", async (transaction, known) => {
		await changeState(context, transaction, { id: known, kind: "closed", data: closingData(reason, context.now()) });
	});
}

/** @throws ProblemError: refused; not-found. */
export async function reopenApplication(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("application:write");
	await updateCase(context, id, "application:reopen", async (transaction, known) => {
		await changeState(context, transaction, { id: known, kind: "reopened", data: {} });
	});
}

type Change = (transaction: Transaction, id: string) => Promise<void>;

async function updateCase(
	{ database, actor }: Pick<Context, "database"> & { actor: Actor },
	id: string,
	action: AuditEvent,
	change: Change,
): Promise<void> {
	const known = requireId(id, "application");
	await database.transaction(async (transaction) => {
		await lockApplication(transaction, known);
		await change(transaction, known);
		await recordAudit(transaction, actor, { action, recordId: known });
	});
}
