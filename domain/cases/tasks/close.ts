import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, type entries, promiseOutcomes, tasks } from "../../../database/tables.ts";
import type { FactTopic, TaskOutcome } from "../../../database/values.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { dayDue } from "./clock.ts";
import { openTask, readCalendar } from "./open.ts";
import { type EndedTask, outcomeOf } from "./promise-rules.ts";
import { isOurTurn } from "./turn.ts";

/** Who ended a task and when: `doneBy` is null for the system; `entryId` names the entry of the case that did. */
type Act = { doneBy: string | null; at: Date; entryId?: string | null };
export type Ending = Act & { outcome: TaskOutcome };

/**
 * Ends the open tasks that match, in the transaction of the act that fulfils them. Nothing else ends a task. Once an
 * applicant has been contacted, we set a date for what we do next.
 */
export async function closeTasks(transaction: Transaction, which: SQL | undefined, ending: Ending): Promise<void> {
	const { outcome, doneBy, at, entryId = null } = ending;
	const ended = await transaction
		.update(tasks)
		// The clocks of two processes may differ a little.
		.set({
			outcome,
			doneBy,
			doneEntryId: entryId,
			doneAt: sql`greatest(${tasks.openedAt}, ${at.toISOString()}::timestamptz)`,
		})
		.where(and(isNull(tasks.doneAt), which))
		.returning();
	await countOutcomes(transaction, ended);
	for (const { kind, applicationId } of ended) {
		if (kind !== "first_contact" || !applicationId) continue;
		if (outcome !== "closed") await clearSuspicion(transaction, applicationId);
		await ensureFollowUp(transaction, applicationId, { doneBy, at, entryId });
	}
}

/**
 * Tasks that were closed in time as needing no answer, and are answered after all once their time has passed, have kept
 * somebody waiting: counts them as late.
 */
export async function countAnsweredLate(transaction: Transaction, which: SQL | undefined, at: Date): Promise<void> {
	const isLate = and(eq(tasks.outcome, "closed"), lt(tasks.dueAt, at), which);
	const late = await transaction.select().from(tasks).where(isLate);
	const counted = late.map((task) => ({ ...task, doneAt: at, outcome: "answered" }) as const);
	await countOutcomes(transaction, counted);
}

const minute = 60_000;

/**
 * Counts how the promises of tasks ended, in the transaction that ends them: each task once, with its first verdict. The
 * rows name no person and outlive their tasks.
 */
export async function countOutcomes(transaction: Transaction, ended: readonly EndedTask[]): Promise<void> {
	const rows = ended.flatMap((task) => {
		const outcome = outcomeOf(task);
		if (!outcome) return [];
		const { kind, isKept, at } = outcome;
		const minutes = Math.max(0, Math.floor((at.getTime() - task.openedAt.getTime()) / minute));
		return [{ taskId: task.id, day: homeDay(at), kind, isKept, minutes }];
	});
	if (rows.length > 0) await transaction.insert(promiseOutcomes).values(rows).onConflictDoNothing();
}

/** Counts as broken what was promised of overdue tasks that are about to be deleted with what they are about. */
export async function countDeleted(transaction: Transaction, which: SQL | undefined): Promise<void> {
	const at = new Date();
	const overdue = await transaction
		.select()
		.from(tasks)
		.where(and(isNull(tasks.doneAt), lt(tasks.dueAt, at), which));
	const deleted = overdue.map((task) => ({ ...task, doneAt: at, outcome: "closed" }) as const);
	await countOutcomes(transaction, deleted);
}

/** Whom staff have contacted, or given a status, is a person and no part of a flood: nothing of theirs stays hidden. */
async function clearSuspicion(transaction: Transaction, applicationId: string): Promise<void> {
	const isOfApplication = and(eq(applications.id, applicationId), applications.isSuspect);
	const cleared = await transaction.update(applications).set({ isSuspect: false }).where(isOfApplication).returning();
	if (cleared.length === 0) return;
	await transaction
		.update(tasks)
		.set({ isSuspect: false })
		.where(and(eq(tasks.applicationId, applicationId), isNull(tasks.doneAt)));
}

/** Opens ended tasks again, because what ended them is taken back. @returns their ids. */
export async function reopenTasks(transaction: Transaction, which: SQL | undefined): Promise<string[]> {
	const reopened = await transaction
		.update(tasks)
		.set({ outcome: null, doneBy: null, doneAt: null, doneEntryId: null })
		.where(and(isNotNull(tasks.doneAt), which))
		.returning({ id: tasks.id });
	return reopened.map(({ id }) => id);
}

/** The date for what we do next, unless staff have written what: a change of the status is done then. */
export const isUsualFollowUp = (applicationId: string) =>
	and(eq(tasks.applicationId, applicationId), eq(tasks.kind, "follow_up"), isNull(tasks.text));

type Change = Act & {
	/** When the application was closed before the change; null if it was open. */
	wasClosedAt: Date | null;
	/** The status was changed, which was what we had to do next. */
	isDone?: boolean;
	/** The day that staff have just given for the next step, as an ISO date. */
	dueOn?: string | null | undefined;
};

/**
 * Brings an application's tasks in step with a change that is already stored: closing it ends them all, and opening it
 * again brings those back that its closing has ended.
 */
export async function followApplication(
	transaction: Transaction,
	applicationId: string,
	{ wasClosedAt, isDone, ...change }: Change,
): Promise<void> {
	const { doneBy, at, entryId = null } = change;
	const isOfApplication = eq(tasks.applicationId, applicationId);
	const { closedAt } = applications;
	const [now] = await transaction.select({ closedAt }).from(applications).where(eq(applications.id, applicationId));
	if (now?.closedAt) {
		// What the applicant has asked since the application was closed still waits for an answer.
		if (now.closedAt.getTime() === wasClosedAt?.getTime()) return;
		// What has to come back after a refused visa is owed until it is paid.
		const isEnded = and(isOfApplication, ne(tasks.kind, "refund"));
		return closeTasks(transaction, isEnded, { outcome: "closed", doneBy, at: now.closedAt, entryId });
	}
	if (wasClosedAt) {
		const isByClosing = and(isOfApplication, eq(tasks.outcome, "closed"), eq(tasks.doneAt, wasClosedAt));
		await reopenTasks(transaction, isByClosing);
	}
	if (isDone) await clearSuspicion(transaction, applicationId);
	if (isDone) await closeTasks(transaction, isUsualFollowUp(applicationId), { outcome: "done", doneBy, at, entryId });
	await ensureFollowUp(transaction, applicationId, change);
}

/**
 * Whenever it is our turn in an open application, there is a date for what we do next, so that nobody waits unseen: the
 * day that staff gave, else the office's third business day. While the first contact is due, or a follow-up for which
 * staff have written what to do, that is what we do next. Call it after each change of the turn.
 * @param dueOn the day that staff have just given, as an ISO date; a day in the past is ignored
 */
export async function ensureFollowUp(
	transaction: Transaction,
	applicationId: string,
	{ dueOn, ...act }: Act & Pick<Change, "dueOn">,
): Promise<void> {
	const [row] = await transaction
		.select({
			applicantId: applications.applicantId,
			status: applications.status,
			nextStepFor: applications.nextStepFor,
			closedAt: applications.closedAt,
			isSuspect: applications.isSuspect,
			office: applicants.office,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, applicationId));
	if (!row || row.closedAt) return;
	const { applicantId, isSuspect, office } = row;
	const open = await transaction
		.select({ kind: tasks.kind, text: tasks.text })
		.from(tasks)
		.where(and(eq(tasks.applicationId, applicationId), isNull(tasks.doneAt)));
	const isPlanned = open.some(({ kind, text }) => kind === "first_contact" || (kind === "follow_up" && text));
	if (isPlanned || !isOurTurn(row)) {
		return closeTasks(transaction, isUsualFollowUp(applicationId), { ...act, outcome: "closed" });
	}
	const dueAt = dueOn && dayDue(dueOn, office, await readCalendar(transaction));
	const given = dueAt && dueAt > act.at ? dueOn : undefined;
	const isOpen = and(isUsualFollowUp(applicationId), isNull(tasks.doneAt));
	if (dueAt && given) await putOff(transaction, isOpen, dueAt);
	const { at: receivedAt, entryId } = act;
	const task = { kind: "follow_up", applicantId, applicationId, receivedAt, isSuspect } as const;
	await openTask(transaction, { ...task, dueOn: given, ...(entryId && { entryId }) });
}

/** Moves open tasks to another time; their alarms start again. */
export async function putOff(transaction: Transaction, which: SQL | undefined, dueAt: Date): Promise<void> {
	const alarms = { warnedAt: null, overdueToldAt: null, escalatedAt: null };
	await transaction
		.update(tasks)
		.set({ dueAt, skippedDays: [], ...alarms })
		.where(which);
}

/** An answer of staff to an applicant. */
type Answer = Pick<typeof entries.$inferSelect, "applicationId" | "authorId" | "at"> & { applicantId: string };

/** What an answer is about, as far as it was asked before the answer was written. */
const isAnsweredBy = (answer: Answer): SQL | undefined =>
	and(
		eq(tasks.applicantId, answer.applicantId),
		lte(tasks.openedAt, answer.at),
		answer.applicationId
			? eq(tasks.applicationId, answer.applicationId)
			: or(isNull(tasks.applicationId), eq(tasks.kind, "first_contact")),
	);

/**
 * Ends what answers have fulfilled that reached the applicant: the mail server has accepted their email, or the applicant
 * has opened them.
 */
export async function closeAnswered(transaction: Transaction, answers: Answer[], at: Date): Promise<void> {
	const applicantIds = answers.map(({ applicantId }) => applicantId);
	await lockApplicants(transaction, [...new Set(applicantIds)], "no key update");
	for (const answer of answers) {
		const isPromise = inArray(tasks.kind, ["answer_message", "first_contact"]);
		const ending = { outcome: "answered", doneBy: answer.authorId, at } as const;
		await closeTasks(transaction, and(isPromise, isAnsweredBy(answer)), ending);
		await countWrittenLate(transaction, answer, at);
	}
}

/**
 * Ends the questions that an answer fulfils for which there is no email address: it appears where the question was asked.
 * The first contact is not made that way.
 */
export async function closeAnsweredOnPage(transaction: Transaction, answer: Answer): Promise<void> {
	const ending = { outcome: "answered", doneBy: answer.authorId, at: answer.at } as const;
	await closeTasks(transaction, and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer)), ending);
	await countWrittenLate(transaction, answer, answer.at);
}

/** Counts the questions that were closed without an answer, and whose time had passed when this one was written. */
async function countWrittenLate(transaction: Transaction, answer: Answer, at: Date): Promise<void> {
	const isQuestion = and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer), lt(tasks.dueAt, answer.at));
	await countAnsweredLate(transaction, isQuestion, at);
}

const day = 24 * 60 * 60 * 1_000;
/** Days in which stale facts should be checked; nobody was promised it. */
const daysToCheck = 14;

/** Keeps the task to check the facts of a topic, which belongs to no case, in step with the number of its stale records. */
export async function setFactTask(
	transaction: Transaction,
	topic: FactTopic,
	staleRecords: number,
	{ doneBy, at }: { doneBy: string | null; at: Date },
): Promise<void> {
	const isIts = and(eq(tasks.kind, "fact_check"), eq(tasks.topic, topic));
	if (staleRecords === 0) return closeTasks(transaction, isIts, { outcome: "done", doneBy, at });
	const updated = await transaction
		.update(tasks)
		.set({ staleRecords })
		.where(and(isIts, isNull(tasks.doneAt)))
		.returning({ id: tasks.id });
	if (updated.length > 0) return;
	const dueOn = homeDay(new Date(at.getTime() + daysToCheck * day));
	await openTask(transaction, { kind: "fact_check", topic, staleRecords, receivedAt: at, dueOn, isSuspect: false });
}
