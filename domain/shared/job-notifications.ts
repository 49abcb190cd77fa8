import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";

/** The database channel that announces new background work. */
export const workChannel = "work";

/**
 * Wakes the workers of a job in all processes when the transaction commits. Without it they find the work at the next
 * poll.
 */
export async function announceWork(transaction: Transaction | Database, job: string): Promise<void> {
	await transaction.execute(sql`select pg_notify(${workChannel}, ${job})`);
}
