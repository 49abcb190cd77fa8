import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { tasks } from "../../../database/tables.ts";
import type { FactTopic } from "../../../database/values.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { closeTasks } from "./close.ts";
import { openTask } from "./open.ts";

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
