import { eq } from "drizzle-orm";
import { z } from "zod";
import { type SavedView, users } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { conflict, forbidden, notFound } from "../../shared/errors.ts";
import { singleLine } from "../../shared/field-schemas.ts";
import { parse } from "../../shared/validation.ts";
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
	const context = caller.permit("task:write");
	const { name, query } = parse(viewInput, input);
	const kept = queueQuery(queueFilter(new URLSearchParams(query)));
	await changeViews(context, caller.userId, (views) => {
		const others = views.filter((view) => view.name !== name);
		if (others.length >= maxViews) throw conflict("too_many_views");
		return [...others, { name, query: kept }].toSorted((a, b) => a.name.localeCompare(b.name));
	});
}

/**
 * Deletes one of the caller's own views.
 * @throws ProblemError: refused, not-found.
 */
export async function deleteView(caller: Caller, name: unknown): Promise<void> {
	const context = caller.permit("task:write");
	await changeViews(context, caller.userId, (views) => {
		const others = views.filter((view) => view.name !== name);
		if (others.length === views.length) throw notFound("view");
		return others;
	});
}

async function changeViews(
	{ database }: Context,
	userId: string | null,
	change: (views: SavedView[]) => SavedView[],
): Promise<void> {
	// The system has no views.
	if (!userId) throw forbidden("task:write");
	const isOwn = eq(users.id, userId);
	await database.transaction(async (transaction) => {
		const [own] = await transaction.select({ views: users.savedViews }).from(users).where(isOwn).for("no key update");
		await transaction
			.update(users)
			.set({ savedViews: change(own?.views ?? []) })
			.where(isOwn);
	});
}
