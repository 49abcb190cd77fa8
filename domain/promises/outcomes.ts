import type { Transaction } from "../../database/connect.ts";
import { promiseOutcomes, type tasks } from "../../database/tables.ts";
import { type PromiseKind, promiseKinds } from "../../database/values.ts";
import { homeDay } from "../time-zone.ts";

type EndedTask = typeof tasks.$inferSelect;

const minute = 60_000;
const isPromise = (kind: EndedTask["kind"]): kind is PromiseKind => (promiseKinds as readonly string[]).includes(kind);

/**
 * Counts how promises ended, without any person, in the transaction that ends them. Floods do not count, nor what was
 * closed in time without an answer.
 */
export async function countOutcomes(transaction: Transaction, ended: EndedTask[]): Promise<void> {
	const rows = ended.flatMap(({ kind, openedAt, dueAt, doneAt, outcome, isSuspect }) => {
		if (!isPromise(kind) || !doneAt || isSuspect) return [];
		const isInTime = doneAt <= dueAt;
		if (outcome === "closed" && isInTime) return [];
		const minutes = Math.max(0, Math.round((doneAt.getTime() - openedAt.getTime()) / minute));
		return [{ day: homeDay(doneAt), kind, isKept: isInTime, minutes }];
	});
	if (rows.length > 0) await transaction.insert(promiseOutcomes).values(rows);
}
