import { eq } from "drizzle-orm";
import { applications } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { changeStatus } from "../../cases/applications/change-status.ts";
import { statusAndStepInput } from "../../cases/applications/status-schema.ts";
import { callInput, contactInput } from "../../cases/conversations/call-schema.ts";
import { storeCall, storeContactCall } from "../../cases/conversations/store-call.ts";
import { ensureFollowUp } from "../../cases/tasks/close.ts";
import { notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import { isReached } from "./queries.ts";

/**
 * Logs a call or a visit. If it reached the person, it ends what the person waits for: the first contact, an answer, the
 * news of an email that failed. A call that reached nobody is an attempt, and the promise still falls due.
 * @param about the applicant's id, or the contact message of a person who may have none
 * @param input `result`; `note`, at most 500 characters; `applicationId`, if the call was about one application only
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function logCall(
	caller: Caller,
	about: string | { contactSubmissionId: string },
	input: unknown,
): Promise<void> {
	const context = caller.permit("task:write");
	const { database, actor, now } = context;
	const call = { ...parse(callInput, input), actor, at: now() };
	await database.transaction(async (transaction) => {
		if (typeof about === "string") await storeCall(context, transaction, about, call);
		else await storeContactCall(context, transaction, about.contactSubmissionId, call);
	});
}

/**
 * Changes a status to `contacted` and logs how the applicant was reached, both or neither: the status alone keeps no
 * promise.
 * @param input `how`: "reached", "visited", or "none" if it was no call and no visit; not needed if a call that reached
 *   the applicant is logged; the others are those of `changeApplicationStatus`
 * @param expected the status from which it is changed
 * @returns the id of the change's event, by which it can be undone; null if the status was already this one.
 * @throws ProblemError: refused; not-found; invalid; conflict 'changed'.
 */
export async function markContacted(
	caller: Caller,
	applicationId: string,
	{ how, ...input }: Record<string, unknown>,
	expected?: unknown,
): Promise<string | null> {
	const context = caller.permit("application:write");
	const { actor, now } = caller.permit("task:write");
	const change = parse(statusAndStepInput, input);
	const id = asId(applicationId);
	if (!id) throw notFound("application");
	const isAnswered = !how && (await isReached(caller, id));
	const result = isAnswered ? "none" : parse(contactInput, { how }).how;
	return context.database.transaction(async (transaction) => {
		const event = await changeStatus(context, transaction, id, change, { expected });
		if (result === "none") return event;
		const { applicantId } = applications;
		const [row] = await transaction.select({ applicantId }).from(applications).where(eq(applications.id, id));
		if (!row) throw notFound("application");
		const at = now();
		await storeCall(context, transaction, row.applicantId, { result, note: null, applicationId: id, actor, at });
		// Until the call the first contact was due, so the date that was given with the status has not been used.
		const dueOn = change.nextStepDueOn;
		if (dueOn) await ensureFollowUp(transaction, id, { dueOn, doneBy: actor.userId, at });
		return event;
	});
}
