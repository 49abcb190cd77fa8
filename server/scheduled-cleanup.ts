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
import { removeOldBotData } from "../domain/telegram/cleanup-commands.ts";

const hour = 60 * 60 * 1_000;

type Report = (what: string, error?: unknown) => void;

/** What runs shortly after each start and daily. Safe in several processes at once. */
export async function sweep(system: Caller, report: Report): Promise<void> {
	await eraseAsAsked(system).catch((error) => report("people who asked for it were not deleted", error));
	await removeUnusedImages(system).catch((error) => report("unused pictures were not removed", error));
	await removeUnusedFiles(system).catch((error) => report("unused files of papers were not removed", error));
	await removeOldImports(system).catch((error) => report("old imports were not removed", error));
	await removeOldCounts(system).catch((error) => report("old counts were not removed", error));
	await removeExpiredAccess(system).catch((error) => report("ended sessions of applicants were not removed", error));
	await removeOldBotData(system).catch((error) => report("old data of the bot were not removed", error));
	await removeOldBulk(system).catch((error) => report("old bulk work was not removed", error));
	await removeExpiredTrash(system).catch((error) => report("the trash was not emptied", error));
	await removeOldDeliveries(system).catch((error) => report("old deliveries were not removed", error));
	await adoptInsertedRows(system).catch((error) => report("rows of other programs got no tasks", error));
	await openFactChecks(system).catch((error) => report("stale facts were not counted", error));
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
	const first = setTimeout(() => sweep(system, report), hour / 4).unref();
	const daily = setInterval(() => sweep(system, report), 24 * hour).unref();
	const sign = () => signAuditLog(system).catch((error) => report("the audit log was not signed", error));
	const signing = setInterval(sign, hour / 60).unref();
	const alarm = () => raiseAlarms(system).catch((error) => report("the alarms of tasks were not raised", error));
	const remind = () => sendReminders(system).catch((error) => report("reminders were not sent", error));
	const remindOfIntakes = () =>
		sendIntakeReminders(system).catch((error) => report("reminders of closing dates were not sent", error));
	const plan = () => sendWeeklyPlans(system).catch((error) => report("the plans of the week were not sent", error));
	const alarms = setInterval(alarm, hour / 60).unref();
	// Each minute, because owners may request a backup.
	const backups = setInterval(backUp, hour / 60).unref();
	const often = setInterval(
		() => Promise.all([runTasks(), updateRates(), remind(), remindOfIntakes(), plan()]),
		hour / 6,
	).unref();
	return {
		stop() {
			clearTimeout(first);
			clearInterval(daily);
			clearInterval(often);
			clearInterval(signing);
			clearInterval(alarms);
			clearInterval(backups);
		},
	};
}
