import { asc, eq } from "drizzle-orm";
import { savedViews } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";

/**
 * The caller's own saved views, by name.
 * @throws ProblemError: refused.
 */
export async function listViews(caller: Caller) {
	const { database } = caller.permit("task:read");
	if (!caller.userId) return [];
	return database
		.select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
		.from(savedViews)
		.where(eq(savedViews.userId, caller.userId))
		.orderBy(asc(savedViews.name));
}
export type SavedView = Awaited<ReturnType<typeof listViews>>[number];
