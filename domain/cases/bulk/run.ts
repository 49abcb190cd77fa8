import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { bulkJobs, bulkRows, profiles } from "../../../database/tables.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { type CallerRole, permissions } from "../../access/permissions.ts";
import { problemOf } from "../../shared/errors.ts";
import { applyRow, type Before, type RowContext } from "./apply.ts";
import { isReached, type Job, planRow } from "./plan.ts";
import { type Chosen, keepVersions, readChosen } from "./row.ts";
import { undoRow } from "./undo.ts";

type Outcome = Partial<Pick<typeof bulkRows.$inferInsert, "state" | "issue" | "before">>;

/** Milliseconds after the end of undoing in which nobody outside sees anything, so that an undo that has begun can end. */
const grace = 2 * 60_000;

/**
 * Does or undoes a job row by row, each in a transaction of its own, so that a process that is killed leaves no row half
 * done and another process goes on with the next.
 * @throws errors to log or to retry.
 */
export async function runJob(context: Context, job: Job): Promise<void> {
	const isUndoing = job.state === "undoing";
	const unexpected: unknown[] = [];
	const left = isUndoing ? ("done" as const) : ("waiting" as const);
	for (;;) {
		let current: string | undefined;
		try {
			current = await context.database.transaction(async (transaction) => {
				const row = await nextRow(transaction, job.id, left);
				if (!row) return undefined;
				current = row.applicationId;
				await finishRow(transaction, row, await workOn(context, transaction, job, row));
				return row.applicationId;
			});
			if (!current) break;
		} catch (error) {
			const problem = problemOf(error);
			if (problem?.kind === "unavailable" || !current) throw error;
			if (!problem) unexpected.push(error);
			const issue = problem?.kind === "conflict" ? problem.code : "unexpected";
			const row = { jobId: job.id, applicationId: current };
			const outcome = { state: isUndoing ? "changed" : "skipped", issue: isUndoing ? "changed_since" : issue } as const;
			await context.database.transaction((transaction) => finishRow(transaction, row, outcome));
		}
	}
	const end = isUndoing ? { state: "undone" as const } : { state: "done" as const, finishedAt: context.now() };
	const isStill = and(eq(bulkJobs.id, job.id), eq(bulkJobs.state, job.state));
	await context.database.transaction((transaction) => transaction.update(bulkJobs).set(end).where(isStill));
	if (unexpected.length > 0) throw unexpected[0];
}

type Row = typeof bulkRows.$inferSelect;

async function nextRow(transaction: Transaction, jobId: string, state: Row["state"]): Promise<Row | undefined> {
	const rows = transaction
		.select()
		.from(bulkRows)
		.where(and(eq(bulkRows.jobId, jobId), eq(bulkRows.state, state)));
	const [row] = await rows.orderBy(asc(bulkRows.position)).limit(1).for("update");
	return row;
}

const finishRow = (transaction: Transaction, row: Pick<Row, "jobId" | "applicationId">, outcome: Outcome) =>
	transaction
		.update(bulkRows)
		.set(outcome)
		.where(and(eq(bulkRows.jobId, row.jobId), eq(bulkRows.applicationId, row.applicationId)));

async function workOn(context: Context, transaction: Transaction, job: Job, row: Row): Promise<Outcome> {
	const actor = await lockActor(transaction, job.createdBy);
	const isUndoing = job.state === "undoing";
	if (!actor) return { state: isUndoing ? "changed" : "skipped", issue: "refused" };
	await lockApplicantOf(transaction, row.applicationId, "no key update");
	const chosen = (await readChosen(transaction, [row.applicationId])).get(row.applicationId);
	const acting = { now: context.now, configured: context.configured, actor };
	if (isUndoing) return undo(acting, transaction, { job, row, chosen });
	const { issue, reached } = planRow(job, chosen, { version: row.version, configured: context.configured });
	if (issue || !chosen) return { state: issue === "changed" ? "changed" : "skipped", issue };
	const heldUntil = new Date((job.undoUntil ?? context.now()).getTime() + grace);
	const before = await keepVersions(transaction, { jobId: job.id, row: chosen }, () =>
		applyRow(acting, transaction, { job, row: chosen, heldUntil }),
	);
	return { state: "done", before, issue: reached && !isReached(reached) ? "no_email" : null };
}

async function undo(
	context: RowContext,
	transaction: Transaction,
	{ job, row, chosen }: { job: Job; row: Row; chosen: Chosen | undefined },
): Promise<Outcome> {
	if (!chosen || chosen.version !== row.version) return { state: "changed", issue: chosen ? "changed_since" : "gone" };
	const before = row.before as Before;
	const issue = await keepVersions(transaction, { jobId: job.id, row: chosen }, () =>
		undoRow(context, transaction, { job, row: chosen, before }),
	);
	return issue ? { state: "changed", issue } : { state: "undone", issue: null };
}

/** Who created the job, if the account still has the permission; locks its role until the transaction ends. */
async function lockActor(transaction: Transaction, userId: string | null): Promise<Actor | null> {
	const [profile] = userId
		? await transaction.select({ role: profiles.role }).from(profiles).where(eq(profiles.userId, userId)).for("share")
		: [];
	const roles: readonly CallerRole[] = permissions["application:write"];
	return profile && roles.includes(profile.role) ? { role: profile.role, userId, network: null } : null;
}
