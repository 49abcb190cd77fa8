import { and, desc, eq, sql } from "drizzle-orm";
import { batches } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";
import { isReached, planRow, readChosen } from "./plan.ts";

/** Somebody whom staff should look at, by name. */
type Named = { id: string; applicantId: string | null; name: string; issue: string };

/**
 * A batch of the caller: before its start what would happen to its rows, and afterwards what has happened.
 * @returns with `notified`: how many get a Telegram message and how many an email, some both; with `named`: the rows that are left out, and those whose applicants get neither.
 * @throws ProblemError: refused; not-found.
 */
export async function getBulk(caller: Caller, id: string) {
	const { database, actor, now, configured } = caller.permit("application:write");
	const known = requireId(id, "bulk");
	const isOwn = and(eq(batches.id, known), eq(batches.createdBy, actor.userId ?? ""));
	const [batch] = actor.userId ? await database.select().from(batches).where(isOwn) : [];
	if (!batch) throw notFound("bulk");
	const { action, state, undoUntil, createdAt, input, rows } = batch;
	const chosen = await readChosen(
		database,
		rows.map((row) => row.id),
	);
	const count = { waiting: 0, done: 0, changed: 0, skipped: 0, undone: 0 };
	const notified = { telegram: 0, email: 0 };
	const named: Named[] = [];
	for (const given of rows) {
		const row = chosen.get(given.id);
		const name = row ? `${row.fullName}, ${row.reference}` : "";
		const plan = state === "ready" ? planRow(batch, row, { version: given.version, configured }) : undefined;
		const reason = plan ? (plan.issue ?? (plan.reached && !isReached(plan.reached) ? "no_email" : null)) : given.issue;
		if (plan?.reached?.telegram) notified.telegram++;
		if (plan?.reached?.email) notified.email++;
		if (plan) count[plan.issue === "changed" ? "changed" : plan.issue ? "skipped" : "waiting"]++;
		else count[given.state]++;
		if (reason) named.push({ id: given.id, applicantId: row?.applicantId ?? null, name, issue: reason });
	}
	const canUndo = state === "done" && count.done > 0 && undoUntil !== null && undoUntil > now();
	return {
		id: batch.id,
		action,
		state,
		total: rows.length,
		undoUntil,
		createdAt,
		input,
		count,
		notified,
		named,
		canUndo,
	};
}
export type Bulk = Awaited<ReturnType<typeof getBulk>>;

/** The caller's batches of the last days, the newest first. */
export async function listBulk(caller: Caller) {
	const { database, actor } = caller.permit("application:write");
	if (!actor.userId) return [];
	const { id, action, state, createdAt } = batches;
	return database
		.select({ id, action, state, total: sql<number>`jsonb_array_length(${batches.rows})`, createdAt })
		.from(batches)
		.where(eq(batches.createdBy, actor.userId))
		.orderBy(desc(createdAt))
		.limit(20);
}
