import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, tasks } from "../../../database/tables.ts";
import type { Actor, Caller } from "../../access/caller.ts";
import { writePolicy } from "../../access/policies.ts";
import { assignCaseIn, assignSingle, lockAssignee } from "../../cases/tasks/assignment.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { asId, requireId } from "../../shared/validation.ts";

/**
 * Gives a task to a member of staff, or back to nobody. A task of a case is given with the whole case.
 * @param userId null for nobody
 * @throws ProblemError: refused; not-found; conflict 'task_done', 'assignee_unavailable'.
 */
export async function assignTask(caller: Caller, taskId: string, userId: string | null): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const assignee = knownAssignee(userId);
	await database.transaction((transaction) =>
		giveTask(transaction, { taskId, userId: assignee, actor, at: now(), isTaken: false }),
	);
}

/**
 * Gives a task that belongs to nobody to the caller.
 * @throws ProblemError: refused; not-found; conflict 'task_done', 'task_taken' if it is somebody else's,
 *   'assignee_unavailable' if the caller is away.
 */
export async function takeTask(caller: Caller, taskId: string): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	await database.transaction((transaction) =>
		giveTask(transaction, { taskId, userId: actor.userId, actor, at: now(), isTaken: true }),
	);
}

type Gift = {
	taskId: string;
	userId: string | null;
	actor: Actor;
	at: Date;
	/** Whether the task must not be somebody else's. */
	isTaken: boolean;
};

async function giveTask(transaction: Transaction, { taskId, userId, actor, at, isTaken }: Gift): Promise<void> {
	const id = requireId(taskId, "task");
	const isThis = eq(tasks.id, id);
	const [task] = await transaction.select({ applicantId: tasks.applicantId }).from(tasks).where(isThis);
	if (!task) throw notFound("task");
	const { applicantId } = task;
	const check = async () => {
		const { assigneeId, doneAt } = tasks;
		const [found] = await transaction.select({ assigneeId, doneAt }).from(tasks).where(isThis).for("no key update");
		if (!found) throw notFound("task");
		if (found.doneAt) throw conflict("task_done");
		if (isTaken && found.assigneeId && found.assigneeId !== userId) throw conflict("task_taken");
	};
	if (applicantId) return assignCaseIn(transaction, { applicantId, userId, actor, at, check });
	await lockAssignee(transaction, userId, at);
	await check();
	await assignSingle(transaction, { taskId: id, userId, actor });
}

/**
 * Gives a case with all its open tasks to a member of staff, or back to nobody.
 * @throws ProblemError: refused; not-found; conflict 'assignee_unavailable'.
 */
export async function assignCase(caller: Caller, applicantId: string, userId: string | null): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const [id, assignee] = [asId(applicantId), knownAssignee(userId)];
	if (!id) throw notFound("applicant");
	await database.transaction((transaction) =>
		assignCaseIn(transaction, { applicantId: id, userId: assignee, actor, at: now() }),
	);
}

/**
 * Gives a case that belongs to nobody to the caller.
 * @throws ProblemError: refused; not-found; conflict 'task_taken' if it is somebody else's, 'assignee_unavailable' if the
 *   caller is away.
 */
export async function takeCase(caller: Caller, applicantId: string): Promise<void> {
	const { database, actor, now } = caller.permit("task:write");
	const id = requireId(applicantId, "applicant");
	const { userId } = actor;
	await database.transaction(async (transaction) => {
		const check = async () => {
			const { assigneeId } = applicants;
			const [found] = await transaction.select({ assigneeId }).from(applicants).where(eq(applicants.id, id));
			if (found?.assigneeId && found.assigneeId !== userId) throw conflict("task_taken");
		};
		await assignCaseIn(transaction, { applicantId: id, userId, actor, at: now(), check });
	});
}

/** Sets whether new tasks of nobody's are assigned to the staff of the office by turns. */
export async function setRoundRobin(caller: Caller, isOn: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction((transaction) => writePolicy(transaction, actor, "round-robin", isOn));
}

/** @throws ProblemError: conflict 'assignee_unavailable' for what is no account's id. */
function knownAssignee(userId: string | null): string | null {
	if (userId === null) return null;
	const id = asId(userId);
	if (!id) throw conflict("assignee_unavailable");
	return id;
}
