import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, tasks } from "../../../database/tables.ts";
import type { CaseOffice } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { openRefundTask } from "../../cases/entries/money.ts";
import { recordEntry } from "../../cases/entries/record.ts";
import { type Calendar, dayDue } from "../../cases/tasks/clock.ts";
import { closeTasks, ensureFollowUp, isUsualFollowUp, putOff } from "../../cases/tasks/close.ts";
import { readCalendar } from "../../cases/tasks/open.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { followUpInput } from "./follow-up-schema.ts";

/**
 * Sets the day on which we do the next thing for an application. With a text it is a follow-up of its own, such as "call
 * again"; without one, it moves the day that every application has while it is our turn.
 * @param input `dueOn`, an ISO date of the office's calendar, from today for at most a year; `text`, at most 500 characters
 * @throws ProblemError: refused; not-found; invalid; conflict 'application_closed'.
 */
export async function setFollowUp(caller: Caller, applicationId: string, input: unknown): Promise<void> {
	const context = caller.permit("task:write");
	const { database, actor, now } = context;
	const { dueOn, text } = parse(followUpInput, input);
	const known = requireId(applicationId, "application");
	await database.transaction(async (transaction) => {
		await lockApplicantOf(transaction, known, "no key update");
		const { applicantId, office, closedAt, isSuspect } = await findApplication(transaction, known);
		if (closedAt) throw conflict("application_closed");
		checkedDue(dueOn, office, { now: now(), calendar: await readCalendar(transaction) });
		const isOpen = and(isUsualFollowUp(known), isNull(tasks.doneAt));
		if (!text && (await transaction.$count(tasks, isOpen)) === 0) throw invalid([{ field: "text", code: "required" }]);
		const entry = { applicantId, applicationId: known, kind: "follow_up_planned", actor, at: now() } as const;
		await recordEntry(context, transaction, { ...entry, text, data: { dueOn } }, () => isSuspect);
	});
}

async function findApplication(transaction: Transaction, applicationId: string) {
	const [row] = await transaction
		.select({
			applicantId: applications.applicantId,
			closedAt: applications.closedAt,
			isSuspect: applications.isSuspect,
			office: applicants.office,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, applicationId));
	if (!row) throw notFound("application");
	return row;
}

const longest = 366 * 24 * 60 * 60 * 1_000;

/** A day that is over is asked for again, and so is a mistyped year, which would hide the task for ever. */
function checkedDue(dueOn: string, office: CaseOffice, { now, calendar }: { now: Date; calendar: Calendar }): Date {
	const dueAt = dayDue(dueOn, office, calendar);
	if (dueAt <= now) throw invalid([{ field: "dueOn", code: "past_date" }]);
	if (dueAt.getTime() - now.getTime() > longest) throw invalid([{ field: "dueOn", code: "far_date" }]);
	return dueAt;
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
	const known = requireId(taskId, "task");
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
 * Ends a follow-up, a reminder of a refund, or the task about a failed email to an applicant who has no address now: no other task has a button
 * for it. A refund that is still owed is asked for again. While it is our turn, the next follow-up gets the usual day.
 * @throws ProblemError: refused; not-found, also for a task of another kind or one that is done.
 */
export async function finishFollowUp(caller: Caller, taskId: string): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const known = requireId(taskId, "task");
	await database.transaction(async (transaction) => {
		const isIt = and(
			eq(tasks.id, known),
			or(inArray(tasks.kind, ["follow_up", "refund"]), isUnreachable),
			isNull(tasks.doneAt),
		);
		const about = { kind: tasks.kind, applicantId: tasks.applicantId, applicationId: tasks.applicationId };
		const [found] = await transaction.select(about).from(tasks).where(isIt);
		if (found?.applicationId) await lockApplicantOf(transaction, found.applicationId, "no key update");
		if (!found || (await transaction.$count(tasks, isIt)) === 0) throw notFound("task");
		const act = { doneBy: actor.userId, at: now() };
		await closeTasks(transaction, isIt, { ...act, outcome: "done" });
		if (found.applicationId) await ensureFollowUp(transaction, found.applicationId, act);
		const { kind, applicantId, applicationId } = found;
		if (kind === "refund" && applicantId && applicationId)
			await openRefundTask(transaction, { applicantId, applicationId, at: act.at });
		await recordAudit(transaction, actor, { action: "applicant:finish-follow-up", recordId: found.applicantId });
	});
}
