import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { bulkJobs, bulkRows } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { templateNoun } from "../../content/templates/commands.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { announceWork } from "../../shared/job-notifications.ts";
import type { WorkOptions } from "../../shared/ports.ts";
import { asId, parse } from "../../shared/validation.ts";
import { bulkInputs } from "./input-schema.ts";
import { readChosen } from "./row.ts";
import { runJob } from "./run.ts";
import { bulkActions, maxRows } from "./schema.ts";

const minute = 60_000;
/** How long a job can be undone, from its first row on. */
const undoMinutes = 10;
/** How long jobs are listed. */
const keptDays = 7;

/**
 * Stores what is to be done to many applications, so that `getBulk` can say what would happen. Nothing happens yet.
 * @param work `action`, its `input`, and `rows`: ids of applications, each perhaps with a dot and the version
 * (`bulkVersion`) that the caller has seen
 * @returns the job's id.
 * @throws ProblemError: refused; invalid (also 'rows' for none, or more than 200).
 */
export async function prepareBulk(
	caller: Caller,
	{ action: given, input, rows }: { action: unknown; input: unknown; rows: string[] },
): Promise<string> {
	const { database, actor } = caller.permit("application:write");
	const action = bulkActions.find((one) => one === given);
	if (!action) throw invalid([{ field: "action", code: "required" }]);
	const chosen = new Map(rows.map((row) => [asId(row.slice(0, 36)), row.slice(37)]));
	chosen.delete(undefined);
	if (chosen.size === 0) throw invalid([{ field: "rows", code: "required" }]);
	if (chosen.size > maxRows) throw invalid([{ field: "rows", code: "too_many_rows" }]);
	const values = parse(bulkInputs[action], input);
	const template = "templateId" in values ? await templateNoun.get(caller, values.templateId) : undefined;
	const stored = template
		? { name: template.name, en: template.textEn, ru: template.textRu, uz: template.textUz }
		: values;
	return database.transaction(async (transaction) => {
		const [job] = await transaction
			.insert(bulkJobs)
			.values({ action, input: stored, total: chosen.size, createdBy: actor.userId })
			.returning({ id: bulkJobs.id });
		const jobId = job?.id as string;
		const known = await readChosen(transaction, [...chosen.keys()] as string[]);
		await transaction.insert(bulkRows).values(
			[...chosen].map(([id, version], position) => {
				const applicationId = id as string;
				return { jobId, applicationId, position, version: version || (known.get(applicationId)?.version ?? "gone") };
			}),
		);
		return jobId;
	});
}

/**
 * Starts a prepared job in the background. A second start changes nothing.
 * @throws ProblemError: refused; not-found; conflict 'bulk_moved_on'.
 */
export async function startBulk(caller: Caller, id: string): Promise<void> {
	const { database, actor } = caller.permit("application:write");
	await database.transaction(async (transaction) => {
		const job = await lockJob(transaction, id, actor.userId);
		if (job.state === "running") return;
		if (job.state !== "ready") throw conflict("bulk_moved_on");
		await wake(transaction, job.id, "running");
		const detail = { action: job.action, count: String(job.total) };
		await recordAudit(transaction, actor, { action: "bulk:start", recordId: job.id, detail });
	});
}

/**
 * Undoes a job in the background. What somebody has changed since is left alone.
 * @throws ProblemError: refused; not-found; conflict 'undo_too_late' ten minutes after its start, 'bulk_moved_on'.
 */
export async function undoBulk(caller: Caller, id: string): Promise<void> {
	const { database, actor, now } = caller.permit("application:write");
	await database.transaction(async (transaction) => {
		const job = await lockJob(transaction, id, actor.userId);
		if (job.state === "undoing") return;
		if (job.state !== "done") throw conflict("bulk_moved_on");
		if (!job.undoUntil || job.undoUntil <= now()) throw conflict("undo_too_late");
		await wake(transaction, job.id, "undoing");
		const detail = { action: job.action, count: String(job.total) };
		await recordAudit(transaction, actor, { action: "bulk:undo", recordId: job.id, detail });
	});
}

async function lockJob(transaction: Transaction, id: string, userId: string | null) {
	const known = asId(id);
	const isOwn = and(eq(bulkJobs.id, known ?? ""), userId ? eq(bulkJobs.createdBy, userId) : isNull(bulkJobs.createdBy));
	const [job] = known ? await transaction.select().from(bulkJobs).where(isOwn).for("update") : [];
	if (!job) throw notFound("bulk");
	return job;
}

async function wake(transaction: Transaction, id: string, state: "running" | "undoing"): Promise<void> {
	await transaction.update(bulkJobs).set({ state, nextAttemptAt: sql`now()` }).where(eq(bulkJobs.id, id));
	await announceWork(transaction, "bulk");
}

/** Jobs that are due and that no process has claimed. */
const isDue = and(inArray(bulkJobs.state, ["running", "undoing"]), lte(bulkJobs.nextAttemptAt, sql`now()`));

/** @returns whether there is work for `runNextBulk`. */
export async function hasDueBulk(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("task:run");
	return (await database.$count(bulkJobs, isDue)) > 0;
}

/**
 * Claims the oldest job that is due and does or undoes it. If the process is killed, its claim expires and another process
 * goes on where it stopped.
 * @returns whether there was one.
 */
export async function runNextBulk(caller: Caller, { leaseSeconds = 60 }: WorkOptions = {}): Promise<boolean> {
	const context = caller.permit("task:run");
	const { database, now } = context;
	const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;
	const job = await database.transaction(async (transaction) => {
		const due = transaction.select().from(bulkJobs).where(isDue).orderBy(asc(bulkJobs.createdAt));
		const [found] = await due.limit(1).for("update", { skipLocked: true });
		if (!found) return undefined;
		const at = now();
		// Whoever takes over long after a kill gives its rows ten minutes too.
		const isOver = found.state === "running" && (found.undoUntil ?? at) <= at;
		const start = isOver && {
			startedAt: found.startedAt ?? at,
			undoUntil: new Date(at.getTime() + undoMinutes * minute),
		};
		const isIt = eq(bulkJobs.id, found.id);
		const [claimed] = await transaction
			.update(bulkJobs)
			.set({ ...start, nextAttemptAt: leaseEnd })
			.where(isIt)
			.returning();
		return claimed;
	});
	if (!job) return false;
	const isClaimed = and(eq(bulkJobs.id, job.id), eq(bulkJobs.state, job.state), gt(bulkJobs.nextAttemptAt, sql`now()`));
	const extend = () => database.update(bulkJobs).set({ nextAttemptAt: leaseEnd }).where(isClaimed);
	const extending = setInterval(() => extend().catch(() => undefined), (leaseSeconds * 1_000) / 3);
	try {
		await runJob(context, job);
	} finally {
		clearInterval(extending);
	}
	return true;
}

/** Deletes jobs a week after they were prepared. @returns how many. */
export async function removeOldBulk(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("task:run");
	const before = new Date(now().getTime() - keptDays * 24 * 60 * minute);
	const isOver = or(eq(bulkJobs.state, "ready"), eq(bulkJobs.state, "done"), eq(bulkJobs.state, "undone"));
	const { rowCount } = await database.delete(bulkJobs).where(and(lt(bulkJobs.createdAt, before), isOver));
	return rowCount ?? 0;
}
