import { inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { promiseOutcomes, tasks } from "../../database/tables.ts";
import { homeDay } from "../time-zone.ts";
import { type EndedTask, outcomeOf } from "./rules.ts";

const minute = 60_000;

/**
 * Counts how the promises of tasks ended, in the transaction that ends them, and each task at most once. The rows name no
 * person and no task, and nothing changes them. A trigger counts open tasks that are deleted after they fell due
 * (`count_deleted_promise`).
 */
export async function countOutcomes(transaction: Transaction, ended: readonly EndedTask[]): Promise<void> {
	const counted = ended.flatMap((task) => {
		const outcome = outcomeOf(task);
		if (!outcome) return [];
		const { kind, isKept, at } = outcome;
		const minutes = Math.max(0, Math.floor((at.getTime() - task.openedAt.getTime()) / minute));
		return [{ taskId: task.id, row: { day: homeDay(at), kind, isKept, minutes } }];
	});
	if (counted.length === 0) return;
	await transaction.insert(promiseOutcomes).values(counted.map(({ row }) => row));
	const ids = counted.map(({ taskId }) => taskId);
	await transaction.update(tasks).set({ isCounted: true }).where(inArray(tasks.id, ids));
}
