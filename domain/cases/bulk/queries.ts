import { and, asc, desc, eq } from "drizzle-orm";
import { bulkJobs, bulkRows } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { isReached, planRow } from "./plan.ts";
import { readChosen } from "./row.ts";

/** Somebody whom staff should look at, by name. */
type Named = { id: string; applicantId: string | null; name: string; issue: string };

/**
 * A job of the caller: before its start what would happen to its rows, and afterwards what has happened.
 * @returns with `told`: how many get a Telegram message and how many an email, some both; with `named`: the rows that are left out, and those whose applicants get neither.
 * @throws ProblemError: refused; not-found.
 */
export async function getBulk(caller: Caller, id: string) {
	const { database, actor, now, configured } = caller.permit("application:write");
	const known = asId(id);
	const isOwn = and(eq(bulkJobs.id, known ?? ""), eq(bulkJobs.createdBy, actor.userId ?? ""));
	const [job] = known && actor.userId ? await database.select().from(bulkJobs).where(isOwn) : [];
	if (!job) throw notFound("bulk");
	const rows = await database.select().from(bulkRows).where(eq(bulkRows.jobId, job.id)).orderBy(asc(bulkRows.position));
	const ids = rows.map(({ applicationId }) => applicationId);
	const chosen = await readChosen(database, ids);
	const count = { waiting: 0, done: 0, changed: 0, skipped: 0, undone: 0 };
	const told = { telegram: 0, email: 0 };
	const named: Named[] = [];
	for (const { applicationId, state, issue, version } of rows) {
		const row = chosen.get(applicationId);
		const name = row ? `${row.fullName}, ${row.reference}` : "";
		const plan = job.state === "ready" ? planRow(job, row, { version, configured }) : undefined;
		const reason = plan ? (plan.issue ?? (plan.reached && !isReached(plan.reached) ? "no_email" : null)) : issue;
		if (plan?.reached?.telegram) told.telegram++;
		if (plan?.reached?.email) told.email++;
		if (plan) count[plan.issue === "changed" ? "changed" : plan.issue ? "skipped" : "waiting"]++;
		else count[state]++;
		if (reason) named.push({ id: applicationId, applicantId: row?.applicantId ?? null, name, issue: reason });
	}
	const canUndo = job.state === "done" && count.done > 0 && job.undoUntil !== null && job.undoUntil > now();
	const { action, state, total, undoUntil, createdAt, input } = job;
	return { id: job.id, action, state, total, undoUntil, createdAt, input, count, told, named, canUndo };
}
export type Bulk = Awaited<ReturnType<typeof getBulk>>;

/** The caller's jobs of the last days that were started, the newest first. */
export async function listBulk(caller: Caller) {
	const { database, actor } = caller.permit("application:write");
	if (!actor.userId) return [];
	const { id, action, state, total, createdAt } = bulkJobs;
	return database
		.select({ id, action, state, total, createdAt })
		.from(bulkJobs)
		.where(eq(bulkJobs.createdBy, actor.userId))
		.orderBy(desc(createdAt))
		.limit(20);
}
