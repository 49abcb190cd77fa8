import { readdir, statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { findBinaries } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { type DataDirectory, makePrivate } from "./data-directory.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { probe } from "./probe.ts";
import { type Launched, launch, trimLog } from "./server.ts";
import { removeStaleLocks } from "./stale-locks.ts";

const PATIENCE = 15_000;
const LONGEST_RECOVERY = 600_000;

/**
 * Adopts the running server of this data directory, or starts one.
 * @returns a superuser's connection to it.
 */
export async function startServer(place: DataDirectory, log: (line: string) => void): Promise<pg.Client> {
	const running = await probe(place);
	if (typeof running === "object") {
		log("The embedded database is already running");
		return running;
	}
	await assertSpace(place);
	const binaries = await findBinaries(place, log);
	await prepareCluster(place, binaries, log);
	await trimLog(place);
	return launchAndWait(binaries.postgres, place, log);
}

/** Megabytes that a new cluster takes with its first rows, and that an existing one needs to recover and to work. */
const SPACE = { first: 150, later: 32 };

/** On a full disk, the server ends with a message that names the wrong reason, or recovers without end. */
async function assertSpace({ home, cluster }: DataDirectory): Promise<void> {
	const isFirst = (await readdir(cluster).catch(() => [])).length === 0;
	const { bavail, bsize } = await statfs(home);
	const free = (bavail * bsize) / 1e6;
	const needed = isFirst ? SPACE.first : SPACE.later;
	if (free >= needed) return;
	throw new EmbeddedError(
		`The disk of ${home} is full: ${Math.floor(free)} MB are free, and the database needs ${needed} MB. Make room and start again`,
	);
}

async function launchAndWait(postgres: string, place: DataDirectory, log: (line: string) => void): Promise<pg.Client> {
	const began = Date.now();
	let lastSign = began;
	let launched: Launched | undefined;
	let isTold = false;
	while (Date.now() - lastSign < PATIENCE && Date.now() - began < LONGEST_RECOVERY) {
		const answer = await probe(place);
		if (typeof answer === "object") return answer;
		if (answer === "busy") {
			lastSign = Date.now();
			await assertSpace(place);
			if (!isTold && lastSign - began > 1_000) {
				log("The embedded database recovers from a hard stop …");
				isTold = true;
			}
			// The server logs each refused connection.
			if (isTold) await pause(500);
		} else if (!launched) {
			// Repeated at each launch: a temporary folder may be cleaned up, or removed by a concurrent stop.
			await makePrivate(place.socketDir, place.account);
			launched = await launch(postgres, place);
		} else if (launched.end !== undefined) {
			if (!canPass(launched.end)) throw new EmbeddedError(explain(launched.end, place));
			// A concurrent start or stop will soon respond or release the cluster, or a killed server left its lock.
			await removeStaleLocks(place);
			await pause(100);
			launched = undefined;
		}
		await pause(20);
	}
	const detail = launched?.end ? ` (${launched.end})` : "";
	throw new EmbeddedError(`The database in ${place.cluster} does not answer${detail}: see ${place.logFile}`);
}

/** An exit without a message is a stop or a kill by another process. */
function canPass(lastWords: string): boolean {
	return lastWords === "" || /lock file .*(already exists|is empty)|still in use/.test(lastWords);
}

function explain(lastWords: string, { cluster, logFile }: DataDirectory): string {
	const detail = `The database in ${cluster} does not start (${lastWords})`;
	if (/No space left/i.test(lastWords)) return `${detail}: the disk is full, make room`;
	if (/shared memory|Cannot allocate memory|semaphore/i.test(lastWords))
		return `${detail}: the system has no memory for it`;
	return `${detail}: if it is damaged, bring the last backup back with npm run restore; more in ${logFile}`;
}
