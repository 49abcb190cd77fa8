import { and, eq } from "drizzle-orm";
import { entries } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import type { NextStep } from "../status/next-step.ts";
import { changeStatus, lockApplication, readHistory } from "./change-status.ts";
import { statusAndStepInput } from "./status-schema.ts";

/**
 * Allows any of the eight statuses (STATE-03), only from `expected` if given. The applicant sees the new status, its
 * reason and its next step from the time of `visibleAtOf` on; a status that is taken back before that is never shown, and
 * its email is not sent.
 * @param input `status`; `reason`, required for a rejection, which the applicant reads; the next step that comes with the
 * status, by default none
 * @returns the id of the change's event, by which it can be undone; null if the status was already this one.
 * @throws ProblemError: refused, invalid, not-found, conflict 'changed'.
 */
export async function changeApplicationStatus(
	caller: Caller,
	id: string,
	input: unknown,
	expected?: unknown,
): Promise<string | null> {
	const context = caller.permit("application:write");
	const change = parse(statusAndStepInput, input);
	const known = asId(id);
	if (!known) throw notFound("application");
	return context.database.transaction((transaction) => changeStatus(context, transaction, known, change, { expected }));
}

/**
 * Takes a change of the status back that the applicant has not seen yet: the status, its next step and whether the
 * application is closed are again what the applicant sees.
 * @param eventId the id that the change returned
 * @throws ProblemError: refused; not-found; conflict 'undo_too_late' if it was shown, or changed since.
 */
export async function undoStatusChange(caller: Caller, eventId: string): Promise<void> {
	const context = caller.permit("application:write");
	const known = asId(eventId);
	if (!known) throw notFound("change");
	await context.database.transaction(async (transaction) => {
		const isIt = and(eq(entries.id, known), eq(entries.kind, "status_changed"));
		const [event] = await transaction.select({ id: entries.applicationId }).from(entries).where(isIt);
		if (!event?.id) throw notFound("change");
		await lockApplicantOf(transaction, event.id, "no key update");
		const row = await lockApplication(transaction, event.id);
		const { seen, unseen } = await readHistory(transaction, event.id, row.status, context.now());
		if (unseen?.id !== known || unseen.data?.takenBack) throw conflict("undo_too_late");
		await changeStatus(context, transaction, event.id, { status: seen, reason: null, ...noStep });
	});
}

const noStep: NextStep = { nextStepFor: null, nextStepText: null, nextStepDueOn: null };
