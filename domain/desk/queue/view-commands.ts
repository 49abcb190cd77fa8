import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { savedViews } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { conflict, forbidden, notFound } from "../../shared/errors.ts";
import { singleLine } from "../../shared/field-schemas.ts";
import { asId, parse } from "../../shared/validation.ts";
import { queueFilter, queueQuery } from "./rules.ts";
import { maxViews } from "./schema.ts";

/** A view's name, in characters; the query is that of the queue's address. */
const viewInput = z.strictObject({ name: singleLine(50), query: z.string().max(1_000) });

/**
 * Saves the filters of the queue under a name, for the caller alone. A view of the same name gets the new filters.
 * @param input `name`; `query`, the query of the queue's address, of which only the known filters are kept
 * @throws ProblemError: refused, invalid, conflict 'too_many_views'.
 */
export async function saveView(caller: Caller, input: unknown): Promise<void> {
	const { database } = caller.permit("task:write");
	const { name, query } = parse(viewInput, input);
	const userId = requireUser(caller);
	const kept = queueQuery(queueFilter(new URLSearchParams(query)));
	await database.transaction(async (transaction) => {
		// One at a time, so that two requests do not both save the tenth.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`);
		const own = await transaction
			.select({ name: savedViews.name })
			.from(savedViews)
			.where(eq(savedViews.userId, userId));
		if (own.length >= maxViews && !own.some((view) => view.name === name)) throw conflict("too_many_views");
		await transaction
			.insert(savedViews)
			.values({ userId, name, query: kept })
			.onConflictDoUpdate({ target: [savedViews.userId, savedViews.name], set: { query: kept } });
	});
}

/**
 * Deletes one of the caller's own views.
 * @throws ProblemError: refused, not-found, also for another person's view.
 */
export async function deleteView(caller: Caller, id: unknown): Promise<void> {
	const { database } = caller.permit("task:write");
	const userId = requireUser(caller);
	const known = asId(id);
	await database.transaction(async (transaction) => {
		const deleted = known
			? await transaction
					.delete(savedViews)
					.where(and(eq(savedViews.id, known), eq(savedViews.userId, userId)))
					.returning({ id: savedViews.id })
			: [];
		if (deleted.length === 0) throw notFound("view");
	});
}

/** The system has no views. */
function requireUser(caller: Caller): string {
	if (!caller.userId) throw forbidden("task:write");
	return caller.userId;
}
