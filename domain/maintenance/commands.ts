import { eq, sql } from "drizzle-orm";
import { maintenanceRuns } from "../../database/tables.ts";
import { sendToOwners } from "../account/letters.ts";
import type { Caller, Tools } from "../caller.ts";

const task = "backup";
const own = eq(maintenanceRuns.task, task);
const longestFault = 300;

/**
 * Makes a backup when it is time for one, in one process of all. One that failed is tried again after an hour.
 * @returns why it failed; undefined when it did not, or when it is not time.
 */
export async function runScheduledBackup(caller: Caller): Promise<string | undefined> {
	const tools = caller.permit("backup:run");
	if (!(await takeTurn(tools))) return undefined;
	try {
		await tools.backups.write();
		return undefined;
	} catch (error) {
		if ((error as Error).name === "AbortError") {
			// The site stops: the next start begins again.
			await tools.database.update(maintenanceRuns).set({ startedAt: null }).where(own);
			return undefined;
		}
		const fault = (error instanceof Error ? error.message : String(error)).slice(0, longestFault);
		await noteFailure(tools, fault);
		return fault;
	}
}

/** Writes down that a backup was made, whoever started it. */
export async function noteBackup(caller: Caller, { rows }: { rows: number }): Promise<void> {
	const { database } = caller.permit("backup:run");
	const outcome = { succeededAt: sql`now()`, fault: null, detail: { rows } };
	await database
		.insert(maintenanceRuns)
		.values({ task, startedAt: sql`now()`, ...outcome })
		.onConflictDoUpdate({ target: maintenanceRuns.task, set: outcome });
}

/** By the database's clock; the row's lock decides between processes. */
async function takeTurn({ database, backups }: Tools): Promise<boolean> {
	if (backups.everyHours === undefined) return false;
	const { startedAt, failedAt, succeededAt } = maintenanceRuns;
	const since = sql`now() - ${startedAt}`;
	const hasFailed = sql`${failedAt} > coalesce(${succeededAt}, '-infinity')`;
	const taken = await database
		.insert(maintenanceRuns)
		.values({ task, startedAt: sql`now()` })
		.onConflictDoUpdate({
			target: maintenanceRuns.task,
			set: { startedAt: sql`now()` },
			setWhere: sql`${startedAt} is null or ${since} >= make_interval(hours => ${backups.everyHours}::int)
				or ${since} < interval '0' or (${hasFailed} and ${since} >= interval '1 hour')`,
		})
		.returning({ task: maintenanceRuns.task });
	return taken.length > 0;
}

async function noteFailure(tools: Tools, fault: string): Promise<void> {
	await tools.database.transaction(async (transaction) => {
		const [before] = await transaction
			.select({ fault: maintenanceRuns.fault })
			.from(maintenanceRuns)
			.where(own)
			.for("update");
		await transaction.update(maintenanceRuns).set({ failedAt: sql`now()`, fault }).where(own);
		// Owners know already while it goes on failing.
		if (!before?.fault) await sendToOwners(tools, transaction, "backup-failed");
	});
}
