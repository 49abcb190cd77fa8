import { existsSync } from "node:fs";
import { join } from "node:path";
import { countPendingMigrations, DatabaseError } from "../database/migrate.ts";
import { Caller } from "../domain/access/caller.ts";
import { listLaunchTasks, maxWithoutBackup } from "../domain/maintenance/launch-checklist.ts";
import { getServerState, getWorkload } from "../domain/maintenance/status-queries.ts";
import { createBotUpdates } from "../gateways/bot-updates.ts";
import { checkMailServer } from "../gateways/mail.ts";
import { configuredOf, type Settings } from "../server/config.ts";
import { readDisks } from "../server/machine.ts";
import { reachDatabase, withDatabase } from "../server/prepare-database.ts";
import { scriptContext } from "../server/script-context.ts";
import { runCommand } from "./command.ts";

/** What was looked at; with a fault, what is wrong and what to do. */
type Finding = { name: string; state: string; isFault?: boolean };

const patience = 10_000;
/** Below it, the disk is full within days. */
const leastFreeMegabytes = 1_024;
const hour = 3_600;
/** Seconds for which a message may be due: a channel that is out is tried again within minutes. */
const longestWait = 0.5 * hour;

// Says what is wrong with the installation before people find it. The site may be running; nothing is changed or sent.
await runCommand({ usage: "npm run doctor", failure: "Not everything could be checked" }, async (_, __, settings) => {
	const findings = (await Promise.all([disks(settings), site(settings), mail(settings), telegram(settings)])).flat();
	findings.push(...(await database(settings)));
	for (const { name, state, isFault } of findings) console.log(`${isFault ? "FAULT" : "ok   "}  ${name}: ${state}`);
	const faults = findings.filter(({ isFault }) => isFault).length;
	console.log(faults === 0 ? "No fault was found." : `${faults} of ${findings.length} are faults.`);
	if (faults > 0) process.exitCode = 1;
});

async function disks(settings: Settings): Promise<Finding[]> {
	return (await readDisks(settings)).map(({ folder, freeBytes }) => {
		const free = Math.floor(freeBytes / 2 ** 20);
		const isFault = free < leastFreeMegabytes;
		return {
			name: `disk of the ${folder}`,
			state: `${free} MB are free${isFault ? ": free some space" : ""}`,
			isFault,
		};
	});
}

/** Whether the site runs here and, if it has a public address, answers there. */
async function site({ port, siteUrl }: Settings): Promise<Finding[]> {
	const own = await answerOf(`http://127.0.0.1:${port}/readyz`);
	const here: Finding =
		own === undefined
			? { name: "site", state: `nothing answers on port ${port}: start it with npm start`, isFault: true }
			: { name: "site", state: `answers ${own} on port ${port}`, isFault: own !== 200 };
	if (new URL(siteUrl).hostname === "localhost") return [here];
	const status = await answerOf(`${siteUrl}/healthz`);
	const state = status === undefined ? "does not answer: check DNS, certificate and proxy" : `answers ${status}`;
	return [here, { name: siteUrl, state, isFault: status !== 200 }];
}

function answerOf(address: string): Promise<number | undefined> {
	return fetch(address, { signal: AbortSignal.timeout(patience), redirect: "manual" }).then(
		({ status }) => status,
		() => undefined,
	);
}

async function mail({ mail: { smtpUrl } }: Settings): Promise<Finding[]> {
	if (!smtpUrl) return [{ name: "mail", state: "not connected (SMTP_URL): no email is sent" }];
	return [await tried("mail", "the server takes our sign-in", checkMailServer(smtpUrl))];
}

async function telegram({ telegram: bot }: Settings): Promise<Finding[]> {
	if (!bot.token)
		return [{ name: "Telegram", state: "not connected (TELEGRAM_BOT_TOKEN): staff hear of nothing there" }];
	const name = createBotUpdates(bot).getName(AbortSignal.timeout(patience));
	return [await tried("Telegram", "the bot’s token is valid", name)];
}

function tried(name: string, state: string, work: Promise<unknown>): Promise<Finding> {
	return work.then(
		() => ({ name, state }),
		(error: Error) => ({ name, state: error.message, isFault: true }),
	);
}

async function database(settings: Settings): Promise<Finding[]> {
	if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "database"))) {
		return [{ name: "database", state: "not created yet: npm start creates it", isFault: true }];
	}
	const { databaseDirectUrl, stop } = await reachDatabase(settings, () => {});
	try {
		return await inspect(databaseDirectUrl, settings);
	} catch (error) {
		if (!(error instanceof DatabaseError)) throw error;
		return [{ name: "database", state: error.message, isFault: true }];
	} finally {
		await stop();
	}
}

async function inspect(url: string, settings: Settings): Promise<Finding[]> {
	const pending = await countPendingMigrations(url);
	if (pending > 0)
		return [
			{ name: "database", state: `pending migrations: ${pending}; make a backup, then npm start`, isFault: true },
		];
	return withDatabase(url, async (connected) => {
		const everyHours = settings.backup.everyHours;
		const context = { ...scriptContext(connected), site: { name: settings.siteName, url: settings.siteUrl } };
		const backups = { ...context.backups, everyHours };
		const caller = new Caller({ role: "system" }, { ...context, configured: configuredOf(settings), backups });
		const [{ database, backup }, { channels, tasks }, launch] = await Promise.all([
			getServerState(caller),
			getWorkload(caller),
			listLaunchTasks(caller, false),
		]);
		const age = backup.succeededAt && Math.floor((Date.now() - backup.succeededAt.getTime()) / 1_000 / hour);
		const left = launch.filter(({ isDone }) => !isDone).map(({ task }) => task);
		return [
			{
				name: "database",
				state: `PostgreSQL ${database.version}, ${Math.ceil(database.bytes / 2 ** 20)} MB, up to date`,
			},
			{
				name: "backup",
				state: age === null ? "never made: see “Backups” in docs/operations.md" : `the last one is ${age} hours old`,
				isFault: age === null || age > Math.max(maxWithoutBackup, 2 * (everyHours ?? 0)),
			},
			...channels.map(({ channel, waiting, oldestSeconds, givenUp }) => ({
				name: `messages by ${channel}`,
				state: `${waiting} wait, the oldest for ${Math.floor(oldestSeconds / 60)} minutes; ${givenUp} were given up in a week`,
				isFault: oldestSeconds > longestWait || givenUp > 0,
			})),
			{ name: "tasks of staff", state: `${tasks.open} open, ${tasks.overdue} overdue` },
			{
				name: "before opening",
				state: left.length === 0 ? "everything is done" : `to do at /admin/overview: ${left.join(", ")}`,
			},
		];
	});
}
