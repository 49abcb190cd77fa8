import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { maintenanceRuns } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller, Context } from "../access/caller.ts";
import { sendToOwners } from "../accounts/emails.ts";
import { maxBackupHours } from "./rules.ts";

const task = "backup";
const own = eq(maintenanceRuns.task, task);
const maxFaultLength = 300;
/** Hours between scheduled backups if none are scheduled. */
const never = 1_000_000;
const { startedAt, failedAt, succeededAt } = maintenanceRuns;
/**
 * By the time at which the row is locked. `now()`, when this statement began, may be earlier than the start of the run for
 * which it waited, as if the clock had moved back.
 */
const sinceStart = sql`clock_timestamp() - ${startedAt}`;
/** A run that has started and neither succeeded nor failed. */
const isOpen = sql`${startedAt} > coalesce(greatest(${succeededAt}, ${failedAt}), '-infinity')`;
const isOverdue = sql`${sinceStart} >= make_interval(hours => ${maxBackupHours}::int)`;

/**
 * Makes a backup if one is due or was requested, in one of all processes. Retries a failed one after an hour; a killed one counts as
 * failed after six hours.
 * @returns the reason of a failure; undefined on success, or if none is due.
 */
export async function runScheduledBackup(caller: Caller): Promise<string | undefined> {
	const context = caller.permit("backup:run");
	const { everyHours } = context.backups;
	if (everyHours === undefined && !(await isRequested(context))) return undefined;
	await noteFailure(context, "The backup was interrupted.", sql`${own} and ${isOpen} and ${isOverdue}`);
	if (!(await takeTurn(context, everyHours ?? never))) return undefined;
	try {
		await context.backups.write();
		return undefined;
	} catch (error) {
		if ((error as Error).name === "AbortError") {
			// The site is stopping: the next start tries again.
			await context.database.update(maintenanceRuns).set({ startedAt: null }).where(own);
			return undefined;
		}
		const fault = (error instanceof Error ? error.message : String(error)).slice(0, maxFaultLength);
		await noteFailure(context, fault);
		return fault;
	}
}

/**
 * Lets the next run of the scheduled tasks, at most a minute later, make a backup. A run that is open goes on.
 * @throws ProblemError: refused.
 */
export async function requestBackup(caller: Caller): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction(async (transaction) => {
		await transaction
			.insert(maintenanceRuns)
			.values({ task, startedAt: null })
			.onConflictDoUpdate({
				target: maintenanceRuns.task,
				set: { startedAt: null },
				setWhere: sql`not ${isOpen} or ${isOverdue}`,
			});
		await recordAudit(transaction, actor, { action: "backup:request" });
	});
}

const isRequested = async ({ database }: Context) =>
	(await database.$count(maintenanceRuns, and(own, isNull(startedAt)))) > 0;

/** Records a successful backup, whoever started it. */
export async function noteBackup(caller: Caller, { rows }: { rows: number }): Promise<void> {
	const { database } = caller.permit("backup:run");
	const outcome = { succeededAt: sql`now()`, fault: null, detail: { rows } };
	await database
		.insert(maintenanceRuns)
		.values({ task, startedAt: sql`now()`, ...outcome })
		.onConflictDoUpdate({ target: maintenanceRuns.task, set: outcome });
}

/** Claims the run by the database's clock and a row lock. Fails while another run is open. */
async function takeTurn({ database }: Context, everyHours: number): Promise<boolean> {
	const hasFailed = sql`${failedAt} > coalesce(${succeededAt}, '-infinity')`;
	const taken = await database
		.insert(maintenanceRuns)
		.values({ task, startedAt: sql`now()` })
		.onConflictDoUpdate({
			target: maintenanceRuns.task,
			// Later than the outcome that this statement may have waited for.
			set: { startedAt: sql`clock_timestamp()` },
			setWhere: sql`${startedAt} is null or ${sinceStart} < interval '0' or ((not ${isOpen} or ${isOverdue})
				and (${sinceStart} >= make_interval(hours => ${everyHours}::int)
					or (${hasFailed} and ${sinceStart} >= interval '1 hour')))`,
		})
		.returning({ task: maintenanceRuns.task });
	return taken.length > 0;
}

/** Does nothing if the run's state does not match `condition`, because another process has changed it. */
async function noteFailure(context: Context, fault: string, condition: SQL = own): Promise<void> {
	await context.database.transaction(async (transaction) => {
		const [before] = await transaction
			.select({ fault: maintenanceRuns.fault })
			.from(maintenanceRuns)
			.where(condition)
			.for("update");
		if (!before) return;
		await transaction.update(maintenanceRuns).set({ failedAt: sql`now()`, fault }).where(own);
		// Owners already know about consecutive failures.
		if (!before.fault) await sendToOwners(context, transaction, "backup-failed");
	});
}
