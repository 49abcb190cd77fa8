import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { changeStatus } from "../../cases/applications/change-status.ts";
import { type StatusChange, statusAndStepInput } from "../../cases/applications/status-schema.ts";
import { callInput } from "../../cases/conversations/schema.ts";
import { storeCall, storeContactCall } from "../../cases/conversations/store-call.ts";
import { ensureFollowUp } from "../../cases/tasks/close.ts";
import { invalid } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";

/**
 * Logs a call or a visit. If it reached the person, it ends what the person waits for: the first contact, an answer, the
 * news of an email that failed; and a new application becomes `contacted`. A call that reached nobody is an attempt, and the
 * promise still falls due.
 * @param about the applicant's id, or the contact message of a person who may have none
 * @param input `result`; `note`, at most 5,000 characters; `applicationId`, if the call was about one application only;
 * `submissionKey`
 * @param decided what staff decide about that application: `status`, by default the one that follows from the call;
 * `reason`; the next step
 * @param expected the status from which it is changed
 * @returns the id of the change of the status, by which it can be undone; null if it was not changed.
 * @throws ProblemError: refused; not-found; invalid; conflict 'changed'.
 */
export async function logCall(
	caller: Caller,
	about: string | { contactSubmissionId: string },
	input: unknown,
	decided: Partial<Record<keyof StatusChange, unknown>> = {},
	expected?: unknown,
): Promise<string | null> {
	const context = caller.permit("task:write");
	const { database, actor, now } = context;
	const call = { ...parse(callInput, input), actor, at: now() };
	if (typeof about !== "string") {
		await database.transaction((transaction) =>
			storeContactCall(context, transaction, about.contactSubmissionId, call),
		);
		return null;
	}
	const applicantId = requireId(about, "applicant");
	const isDecided = Object.values(decided).some(Boolean);
	return database.transaction(async (transaction) => {
		const all = await listOpen(transaction, applicantId);
		const meant = all.filter(({ id }) => !call.applicationId || id === call.applicationId);
		const [only] = meant;
		// What staff decide is about one application.
		if (isDecided && meant.length !== 1) throw invalid([{ field: "applicationId", code: "required" }]);
		const isReached = call.result !== "not_reached";
		let changed: string | null = null;
		for (const { id, status } of meant) {
			const to = decided.status || (isReached && status === "pending" ? "contacted" : status);
			if (to === status && !isDecided) continue;
			const change = parse(statusAndStepInput, { ...decided, status: to });
			changed = await changeStatus(context, transaction, id, change, { expected });
		}
		await storeCall(context, transaction, applicantId, call);
		// Until the call the first contact was due, so the date that was given with the status has not been used.
		const dueOn = typeof decided.nextStepDueOn === "string" ? decided.nextStepDueOn : "";
		if (only && dueOn) await ensureFollowUp(transaction, only.id, { dueOn, doneBy: actor.userId, at: call.at });
		return changed;
	});
}

/** The applications of an applicant that are not closed. */
const listOpen = (transaction: Transaction, applicantId: string) =>
	transaction
		.select({ id: applications.id, status: applications.status })
		.from(applications)
		.where(and(eq(applications.applicantId, applicantId), isNull(applications.closedAt)));
