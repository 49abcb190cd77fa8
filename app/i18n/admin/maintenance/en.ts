import { formatNumber } from "../../formats.ts";

const number = (value: number) => formatNumber(value, "en");

/** Scheduled tasks, for owners, and the bot, for all staff. */
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
	bot: {
		title: "Telegram bot",
		arrival: "How messages arrive",
		modes: {
			poll: "The site asks Telegram for them (polling).",
			webhook: "Telegram sends them to the site (webhook).",
			off: "They don’t: TELEGRAM_UPDATES is off.",
			outbox: "On the page /outbox, for development.",
		},
		seen: "Telegram last reached",
		update: "Last message to the bot",
		never: "Not yet.",
		fault: "Problem",
		pastFault: "Last problem",
		faults: {
			conflict: "Another program polls this bot. Stop that program, or give the site a bot of its own.",
			unauthorized:
				"Telegram does not accept the bot’s token. Ask the person who runs the server to check TELEGRAM_BOT_TOKEN.",
			unreachable: "We couldn’t reach Telegram. We keep trying.",
			limited: "Telegram asked us to wait.",
			refused: "Telegram answered with an error. The reason is in the server’s log.",
			webhook: "Telegram couldn’t deliver messages to the site. Check that SITE_URL can be reached from the internet.",
			skipped: "We couldn’t process a message to the bot. The reason is in the server’s log.",
		},
		chats: "Connected chats",
		counts: (active: number, stopped: number, blocked: number) =>
			`Active: ${number(active)}. Stopped: ${number(stopped)}. Blocked the bot: ${number(blocked)}.`,
	},
};
