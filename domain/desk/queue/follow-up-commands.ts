import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { applicants, tasks } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { closeTasks, ensureFollowUp, putOff } from "../../cases/tasks/close.ts";
import { readCalendar } from "../../cases/tasks/read-calendar.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import { followUpInput } from "./follow-up-schema.ts";
import { checkedDue, planFollowUp } from "./plan-follow-up.ts";

/**
 * Sets the day on which we do the next thing for an application. With a text it is a follow-up of its own, such as "call
 * again"; without one, it moves the day that every application has while it is our turn.
 * @param input `dueOn`, an ISO date of the office's calendar, from today for at most a year; `text`, at most 500 characters
 * @throws ProblemError: refused; not-found; invalid; conflict 'application_closed'.
 */
export async function setFollowUp(caller: Caller, applicationId: string, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const plan = parse(followUpInput, input);
	const known = asId(applicationId);
	if (!known) throw notFound("application");
	await database.transaction((transaction) => planFollowUp(transaction, known, { ...plan, actor, at: now() }));
}

/** No later email can end the task about one that failed, if the applicant has no address. */
export const isUnreachable = sql<boolean>`(${tasks.kind} = 'fix_delivery' and ${tasks.contactSubmissionId} is null
	and exists (select from ${applicants} where ${applicants.id} = ${tasks.applicantId} and ${applicants.email} is null))`;

/**
 * Puts off a follow-up that staff have written, and may change what is to be done then.
 * @param input `dueOn` as for `setFollowUp`; `text`, which must not be empty
 * @throws ProblemError: refused; not-found, also for a task of another kind or one that is done; invalid.
 */
export async function moveFollowUp(caller: Caller, taskId: string, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const { dueOn, text } = parse(followUpInput, input);
	if (!text) throw invalid([{ field: "text", code: "required" }]);
	const known = asId(taskId);
	if (!known) throw notFound("task");
	await database.transaction(async (transaction) => {
		const isIt = and(
			...[eq(tasks.id, known), eq(tasks.kind, "follow_up"), isNotNull(tasks.text), isNull(tasks.doneAt)],
		);
		const about = { applicantId: tasks.applicantId, office: tasks.office };
		const [found] = await transaction.select(about).from(tasks).where(isIt).for("no key update");
		if (!found) throw notFound("task");
		await putOff(
			transaction,
			isIt,
			checkedDue(dueOn, found.office, { now: now(), calendar: await readCalendar(transaction) }),
		);
		await transaction.update(tasks).set({ text }).where(isIt);
		const detail = { dueOn };
		const recordId = found.applicantId;
		await recordAudit(transaction, actor, { action: "applicant:plan-follow-up", recordId, detail });
	});
}

/**
 * Ends a follow-up, or the task about a failed email to an applicant who has no address now: no other task has a button
 * for it. While it is our turn, the next follow-up gets the usual day.
 * @throws ProblemError: refused; not-found, also for a task of another kind or one that is done.
 */
export async function finishFollowUp(caller: Caller, taskId: string): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const known = asId(taskId);
	if (!known) throw notFound("task");
	await database.transaction(async (transaction) => {
		const isIt = and(eq(tasks.id, known), or(eq(tasks.kind, "follow_up"), isUnreachable), isNull(tasks.doneAt));
		const about = { applicantId: tasks.applicantId, applicationId: tasks.applicationId };
		const [found] = await transaction.select(about).from(tasks).where(isIt);
		if (found?.applicationId) await lockApplicantOf(transaction, found.applicationId, "no key update");
		if (!found || (await transaction.$count(tasks, isIt)) === 0) throw notFound("task");
		const act = { doneBy: actor.userId, at: now() };
		await closeTasks(transaction, isIt, { ...act, outcome: "done" });
		if (found.applicationId) await ensureFollowUp(transaction, found.applicationId, act);
		await recordAudit(transaction, actor, { action: "applicant:finish-follow-up", recordId: found.applicantId });
	});
}
