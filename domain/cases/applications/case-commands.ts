import { eq } from "drizzle-orm";
import { applications } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { AuditEvent } from "../../access/audit-actions.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import { followApplication } from "../tasks/close.ts";
import { closeInput, nextStepInput, visaTypeInput } from "./status-schema.ts";

/**
 * Sets an application's next step. Empty values mean the default of the status. If the step is ours, its day is also the
 * day of our next action.
 * @param input `nextStepFor`, `nextStepText` of at most 500 characters in the applicant's language, `nextStepDueOn`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setNextStep(caller: Caller, id: string, input: unknown): Promise<void> {
	await updateCase(caller, id, "application:set-next-step", () => parse(nextStepInput, input));
}

/**
 * Sets the visa that the applicant will need.
 * @param input `visaType`; null if it is not decided
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setVisaType(caller: Caller, id: string, input: unknown): Promise<void> {
	await updateCase(caller, id, "application:set-visa-type", () => parse(visaTypeInput, input));
}

/**
 * Closes an application that needs no more work. The last statuses close it by themselves.
 * @param input `reason`, such as "withdrawn"
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function closeApplication(caller: Caller, id: string, input: unknown): Promise<void> {
	await updateCase(caller, id, "application:close", (now) => ({
		closedAt: now,
		closeReason: parse(closeInput, input).reason,
	}));
}

/** @throws ProblemError: refused; not-found. */
export async function reopenApplication(caller: Caller, id: string): Promise<void> {
	await updateCase(caller, id, "application:reopen", () => ({ closedAt: null, closeReason: null }));
}

async function updateCase(
	caller: Caller,
	id: string,
	action: AuditEvent,
	valuesAt: (now: Date) => Partial<typeof applications.$inferInsert>,
): Promise<void> {
	const { database, actor, now } = caller.permit("application:write");
	const at = now();
	const values = valuesAt(at);
	const known = asId(id);
	if (!known) throw notFound("application");
	await database.transaction(async (transaction) => {
		await lockApplicantOf(transaction, known, "no key update");
		const isIt = eq(applications.id, known);
		const { closedAt } = applications;
		const [before] = await transaction.select({ closedAt }).from(applications).where(isIt).for("update");
		if (!before) throw notFound("application");
		await transaction.update(applications).set(values).where(isIt);
		const change = { wasClosedAt: before.closedAt, dueOn: values.nextStepDueOn, doneBy: actor.userId, at };
		await followApplication(transaction, known, change);
		await recordAudit(transaction, actor, { action, recordId: known });
	});
}
