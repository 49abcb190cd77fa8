import { formatNumber } from "../../formats.ts";

const number = (value: number) => formatNumber(value, "en");

/** Scheduled tasks, for owners. */
export const maintenance = {
	title: "Maintenance",
	tasks: {
		"contact-retention": "Deleting old messages",
		"application-retention": "Deleting old applications",
		backup: "Backup",
		alarms: "Alarms about overdue tasks",
	},
	succeeded: "Last success:",
	failed: "Last failure:",
	never: "Has not run yet.",
	unfinished: "A backup was started and did not finish.",
	swept: (deleted: number, due: number) =>
		`Deleted: ${number(deleted)}. Will be deleted at the next check: ${number(due)}.`,
	tooMany: (due: number, total: number) =>
		`Stopped: ${number(due)} of ${number(total)} are due, which is more than 5%. Nothing was deleted. Check the retention settings and the server’s clock. To delete them all the same, run “npm run retention -- --yes” on the server.`,
	clockMoved: "The site was off for days, or the database’s clock moved. Nothing is deleted until:",
	backupDone: (rows: number) => `Rows saved: ${number(rows)}.`,
	backupOff: "Backups are not scheduled. Ask the person who runs the server to switch them on.",
	reason: (reason: string) => `Reason: ${reason}`,
};
