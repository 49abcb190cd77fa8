import type { Transaction } from "../../database/connect.ts";
import { promiseOutcomes } from "../../database/tables.ts";
import { homeDay } from "../time-zone.ts";
import { type EndedTask, outcomeOf } from "./rules.ts";

const minute = 60_000;

/**
 * Counts how the promises of tasks ended, in the transaction that ends them. The rows name no person and no task, and
 * nothing changes them. A trigger counts open tasks that are deleted after they fell due (`count_deleted_promise`).
 */
export async function countOutcomes(transaction: Transaction, tasks: readonly EndedTask[]): Promise<void> {
	const rows = tasks.flatMap((task) => {
		const outcome = outcomeOf(task);
		if (!outcome) return [];
		const { kind, isKept, at } = outcome;
		const minutes = Math.max(0, Math.floor((at.getTime() - task.openedAt.getTime()) / minute));
		return [{ day: homeDay(at), kind, isKept, minutes }];
	});
	if (rows.length > 0) await transaction.insert(promiseOutcomes).values(rows);
}
