import type { MaintenanceRun } from "../../domain/maintenance/queries.ts";
import { useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";

/** Before everything that has happened. */
const never = new Date(0);
const tasks = ["contact-retention", "application-retention", "backup", "alarms"] as const;

/** Known reasons of a failed backup, by the English text of the command; the first that matches counts. */
const backupFaults = {
	short: /^The backup failed: The passphrase in .* is too short/,
	unreadable: / cannot be read: /,
	noKey: / holds no key/,
	full: /ENOSPC|EDQUOT/,
	folder: /\b(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR)\b/,
	database: /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND/,
	interrupted: /was interrupted/,
};

/** The state of cleanup, backups and alarms, for owners. */
export function Maintenance({ runs, hasBackups }: { runs: MaintenanceRun[]; hasBackups: boolean }) {
	const t = useManagementTexts().maintenance;
	return (
		<section aria-labelledby="maintenance" className="mt-6">
			<h2 id="maintenance" className="text-lg">
				{t.title}
			</h2>
			<dl className="mt-2">
				{tasks.map((task) => {
					const run = runs.find((one) => one.task === task);
					const isRequested = task === "backup" && run !== undefined && run.startedAt === null;
					return (
						<div key={task} className="mt-2">
							<dt className="font-semibold">{t.tasks[task]}</dt>
							<dd>
								{isRequested && <p>{t.requested}</p>}
								{task === "backup" && !hasBackups && !run ? t.backupOff : run ? <Outcome run={run} /> : t.never}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}

function Outcome({ run }: { run: MaintenanceRun }) {
	const t = useManagementTexts().maintenance;
	const { deleted = 0, due = 0, total = 0, rows = 0 } = run.detail ?? {};
	const isBackup = run.task === "backup";
	const isUnfinished =
		isBackup &&
		run.startedAt !== null &&
		run.startedAt > (run.succeededAt ?? never) &&
		run.startedAt > (run.failedAt ?? never);
	return (
		<>
			{run.succeededAt && (
				<p>
					{t.succeeded} <LocalTime at={run.succeededAt} />.{" "}
					{isBackup ? t.backupDone(rows) : run.task !== "alarms" && !run.fault && t.swept(deleted, due)}
				</p>
			)}
			{run.failedAt && (
				<p>
					{t.failed} <LocalTime at={run.failedAt} />. {isBackup && run.fault && <BackupFault fault={run.fault} />}
				</p>
			)}
			{run.fault === "too_many" && <p role="alert">{t.tooMany(due, total)}</p>}
			{run.fault === "clock_moved" && run.heldUntil && (
				<p role="alert">
					{t.clockMoved} <LocalTime at={run.heldUntil} />
				</p>
			)}
			{isUnfinished && <p>{t.unfinished}</p>}
		</>
	);
}

/** Why a backup failed, in the reader's language. A reason that we do not know is shown as the command wrote it. */
function BackupFault({ fault }: { fault: string }) {
	const t = useManagementTexts().maintenance;
	const known = (Object.keys(backupFaults) as (keyof typeof backupFaults)[]).find((key) =>
		backupFaults[key].test(fault),
	);
	if (known) return t.backupFaults[known];
	return (
		<>
			{t.backupFaults.other} <code lang="en">{fault}</code>
		</>
	);
}
