import { eq } from "drizzle-orm";
import { type SavedView, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";

export type { SavedView };

/**
 * The caller's own saved views, by name.
 * @throws ProblemError: refused.
 */
export async function listViews(caller: Caller): Promise<SavedView[]> {
	const { database } = caller.permit("task:read");
	if (!caller.userId) return [];
	const [own] = await database.select({ views: users.savedViews }).from(users).where(eq(users.id, caller.userId));
	return own?.views ?? [];
}
