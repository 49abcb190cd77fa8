import type { Transaction } from "../../../database/connect.ts";
import { promiseOutcomes } from "../../../database/tables.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { type EndedTask, outcomeOf } from "./promise-rules.ts";

const minute = 60_000;

/**
 * Counts how the promises of tasks ended, in the transaction that ends them: each task once, with its first verdict. The
 * rows name no person and outlive their tasks. A trigger counts open tasks that are deleted after they fell due
 * (`count_deleted_promise`).
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
