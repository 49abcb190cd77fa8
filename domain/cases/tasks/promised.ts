import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { tasks } from "../../../database/tables.ts";
import type { PromiseKind } from "../../../database/values.ts";

/** The moment that was promised to a person, and how it was counted: the days that did not count, as ISO dates. */
export type Promised = { at: Date; skipped: string[] };

/** The columns of a promise, for queries that join tasks. */
export const promised = { at: tasks.dueAt, skipped: tasks.skippedDays };

/**
 * The one source of the moment that pages and emails show: that of the task. A promise is read also when it is kept.
 * @returns null if there is no such promise.
 */
export async function readPromise(
	database: Pick<Database, "select">,
	kind: PromiseKind,
	isAbout: SQL,
): Promise<Promised | null> {
	const [row] = await database
		.select(promised)
		.from(tasks)
		.where(and(eq(tasks.kind, kind), isAbout));
	return row ?? null;
}
