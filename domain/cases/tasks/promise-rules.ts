import { type PromiseKind, promiseKinds, type TaskKind, type TaskOutcome } from "../../../database/values.ts";

/** What the site promises and counts. An answer is promised for contact messages and for messages of applicants alike. */
export const countedPromises = ["answer", "contact"] as const;
export type CountedPromise = (typeof countedPromises)[number];

/** How many days the public figures cover, the present one included. */
export const countedDays = 90;
/** With fewer cases, one of them would change the figures too much, and could be recognized in them. */
export const minCases = 20;

const isPromise = (kind: TaskKind): kind is PromiseKind => promiseKinds.some((known) => known === kind);
const fulfilled: readonly (TaskOutcome | null)[] = ["answered", "reached", "visited"];

/** A task when it ends. */
export type EndedTask = {
	id: string;
	kind: TaskKind;
	isSuspect: boolean;
	isExample: boolean;
	openedAt: Date;
	dueAt: Date;
	doneAt: Date | null;
	outcome: TaskOutcome | null;
};

/**
 * What the end of a task says about its promise: kept if it was fulfilled, and no later than promised.
 * @returns null if it says nothing: the task is no promise, came with a flood or with an example, or became unnecessary before it fell due.
 */
export function outcomeOf(task: EndedTask): { kind: PromiseKind; isKept: boolean; at: Date } | null {
	const { kind, isSuspect, isExample, dueAt, doneAt, outcome } = task;
	if (!isPromise(kind) || isSuspect || isExample || !doneAt) return null;
	const isInTime = doneAt <= dueAt;
	return isInTime && !fulfilled.includes(outcome) ? null : { kind, isKept: isInTime, at: doneAt };
}
