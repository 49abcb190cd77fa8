import { signAuditLog } from "../domain/access/audit-log/commands.ts";
import type { Caller } from "../domain/access/caller.ts";
import { removeOldCounts } from "../domain/analytics/commands.ts";
import { removeExpiredAccess } from "../domain/cases/applicants/cleanup-commands.ts";
import { eraseAsAsked } from "../domain/cases/applicants/erasure-commands.ts";
import { removeOldBulk } from "../domain/cases/bulk/commands.ts";
import { removeOldDeliveries } from "../domain/cases/deliveries/commands.ts";
import { adoptInsertedRows } from "../domain/cases/inserted-rows-commands.ts";
import { sendIntakeReminders } from "../domain/cases/intake-reminders/commands.ts";
import { sendReminders } from "../domain/cases/reminders/commands.ts";
import { removeExpiredTrash } from "../domain/cases/trash/commands.ts";
import { removeUnusedImages } from "../domain/content/images/commands.ts";
import { raiseAlarms } from "../domain/desk/alarms/commands.ts";
import { openFactChecks } from "../domain/desk/fact-checks/commands.ts";
import { removeOldImports } from "../domain/desk/import-export/commands.ts";
import { removeUnusedFiles } from "../domain/documents/cleanup-commands.ts";
import { sendWeeklyPlans } from "../domain/documents/plan-commands.ts";
import { runScheduledBackup } from "../domain/maintenance/commands.ts";
import { sweepExpired } from "../domain/maintenance/retention/commands.ts";
import { fetchRates } from "../domain/money/rates/fetch-commands.ts";
import { removeOldBotData } from "../domain/telegram/state-commands.ts";

const hour = 60 * 60 * 1_000;

type Report = (what: string, error?: unknown) => void;

/** What runs shortly after each start and daily, one after the other, and what is reported if it fails. */
const daily: [work: (system: Caller) => Promise<unknown>, fault: string][] = [
	[eraseAsAsked, "people who asked for it were not deleted"],
	[removeUnusedImages, "unused pictures were not removed"],
	[removeUnusedFiles, "unused files of papers were not removed"],
	[removeOldImports, "old imports were not removed"],
	[removeOldCounts, "old counts were not removed"],
	[removeExpiredAccess, "ended sessions of applicants were not removed"],
	[removeOldBotData, "old data of the bot were not removed"],
	[removeOldBulk, "old bulk work was not removed"],
	[removeExpiredTrash, "the trash was not emptied"],
	[removeOldDeliveries, "old deliveries were not removed"],
	[adoptInsertedRows, "rows of other programs got no tasks"],
	[openFactChecks, "stale facts were not counted"],
];

/** Safe in several processes at once. */
export async function sweep(system: Caller, report: Report): Promise<void> {
	for (const [work, fault] of daily) await work(system).catch((error) => report(fault, error));
}

/** The daily sweep, the alarms, and what is due more often. Safe in several processes at once. */
export function scheduleCleanup(system: Caller, report: Report): { stop(): void } {
	/** The database stores when each task last ran in any process; a task that is not due does nothing. */
	async function runTasks(): Promise<void> {
		const sweeps = await sweepExpired(system).catch((error) =>
			report("expired messages and applications were not deleted", error),
		);
		for (const { task, due, fault } of sweeps ?? []) {
			if (fault === "too_many") report(`${task} stopped: ${due} rows are due at once, nothing was deleted`);
			if (fault === "clock_moved") report(`${task} waits: the site was off for days, or the database's clock moved`);
		}
	}
	async function backUp(): Promise<void> {
		const fault = await runScheduledBackup(system).catch((error) => report("no backup was made", error));
		if (fault) report(`the scheduled backup failed: ${fault}`);
	}
	async function updateRates(): Promise<void> {
		const fault = await fetchRates(system).catch((error) => report("exchange rates were not stored", error));
		if (fault) report(`exchange rates were not fetched: ${fault}`);
	}
	const run = (work: (system: Caller) => Promise<unknown>, fault: string) => () =>
		work(system).catch((error) => report(fault, error));
	const timers = [
		setTimeout(() => sweep(system, report), hour / 4),
		setInterval(() => sweep(system, report), 24 * hour),
		setInterval(run(signAuditLog, "the audit log was not signed"), hour / 60),
		setInterval(run(raiseAlarms, "the alarms of tasks were not raised"), hour / 60),
		// Each minute, because owners may request a backup.
		setInterval(backUp, hour / 60),
		setInterval(runTasks, hour / 6),
		setInterval(updateRates, hour / 6),
		setInterval(run(sendReminders, "reminders were not sent"), hour / 6),
		setInterval(run(sendIntakeReminders, "reminders of closing dates were not sent"), hour / 6),
		setInterval(run(sendWeeklyPlans, "the plans of the week were not sent"), hour / 6),
	];
	for (const timer of timers) timer.unref();
	return { stop: () => timers.forEach(clearTimeout) };
}
