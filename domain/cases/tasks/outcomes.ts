import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { promiseOutcomes, tasks } from "../../../database/tables.ts";
import type { PromiseKind } from "../../../database/values.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { type EndedTask, outcomeOf } from "./promise-rules.ts";

const minute = 60_000;

type Row = { day: string; kind: PromiseKind; isKept: boolean; minutes: number };

/** What is counted for a task; undefined if its end says nothing about a promise. */
function rowOf(task: EndedTask): Row | undefined {
	const outcome = outcomeOf(task);
	if (!outcome) return undefined;
	const { kind, isKept, at } = outcome;
	const minutes = Math.max(0, Math.floor((at.getTime() - task.openedAt.getTime()) / minute));
	return { day: homeDay(at), kind, isKept, minutes };
}

/**
 * Counts how the promises of tasks ended, in the transaction that ends them, and each task at most once. The rows name no
 * person and no task, and nothing but `uncountOutcomes` takes them away. A trigger counts open tasks that are deleted after
 * they fell due (`count_deleted_promise`).
 */
export async function countOutcomes(transaction: Transaction, ended: readonly EndedTask[]): Promise<void> {
	const counted = ended.flatMap((task) => {
		const row = rowOf(task);
		return row ? [{ taskId: task.id, row }] : [];
	});
	if (counted.length === 0) return;
	await transaction.insert(promiseOutcomes).values(counted.map(({ row }) => row));
	await setCounted(
		transaction,
		counted.map(({ taskId }) => taskId),
		true,
	);
}

/**
 * Takes back what the ends of tasks have counted, for bulk work that is undone within minutes: a mistake must neither
 * improve nor spoil the figures. Any of equal rows will do.
 */
export async function uncountOutcomes(transaction: Transaction, ended: readonly EndedTask[]): Promise<void> {
	for (const task of ended) {
		const row = rowOf({ ...task, isCounted: false });
		if (!row) continue;
		const { day, kind, isKept, minutes } = row;
		await transaction.execute(sql`delete from ${promiseOutcomes} where id in (select id from ${promiseOutcomes}
			where day = ${day} and kind = ${kind} and is_kept = ${isKept} and minutes = ${minutes} order by id limit 1)`);
		await setCounted(transaction, [task.id], false);
	}
}

const setCounted = (transaction: Transaction, ids: string[], isCounted: boolean) =>
	transaction.update(tasks).set({ isCounted }).where(inArray(tasks.id, ids));
