import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { type DataDirectory, syncFolder } from "./data-directory.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";

const run = promisify(execFile);
const HOUR = 3_600_000;

/**
 * Ensures that a cluster for these binaries exists.
 * @throws EmbeddedError for a cluster of another version.
 */
export async function prepareCluster(
	place: DataDirectory,
	binaries: Binaries,
	log: (line: string) => void,
): Promise<void> {
	await sweepDrafts(place.home);
	if (await isEmpty(place.cluster)) await makeCluster(place, binaries, log);
	const made = await readFile(join(place.cluster, "PG_VERSION"), "utf8").catch(() => undefined);
	const description = `The database in ${place.cluster}`;
	if (made === undefined) {
		throw new EmbeddedError(
			`${description} is damaged (no PG_VERSION): bring the last backup back with npm run restore`,
		);
	}
	if (made.trim() !== binaries.major) {
		const versions = `was made by PostgreSQL ${made.trim()} and this release runs ${binaries.major}`;
		throw new EmbeddedError(
			`${description} ${versions}: back it up with the release that made it, then npm run restore`,
		);
	}
	await takeFromRoot(place);
}

async function isEmpty(cluster: string): Promise<boolean> {
	return (await readdir(cluster).catch(() => [])).length === 0;
}

/**
 * Creates the cluster in a draft folder and renames it, so that an interrupted start leaves nothing behind, and one of
 * two concurrent starts wins.
 */
async function makeCluster(place: DataDirectory, { initdb }: Binaries, log: (line: string) => void): Promise<void> {
	log(`Preparing the embedded database in ${place.home} …`);
	const draft = await mkdtemp(join(place.home, ".new-"));
	try {
		if (place.account) await chown(draft, place.account.uid, place.account.gid);
		await run(initdb, initdbArguments(draft), { ...place.account, cwd: "/", env: { LC_ALL: "C" } });
		await rename(draft, place.cluster);
		await syncFolder(place.home);
	} catch (error) {
		await rm(draft, { recursive: true, force: true });
		if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return;
		throw new EmbeddedError(`The embedded database cannot be made in ${place.home}: ${lastWords(error)}`);
	}
}

function initdbArguments(draft: string): string[] {
	return [
		`--pgdata=${draft}`,
		"--username=postgres",
		// No password: anybody who can enter the 0700 socket folder owns the cluster's files or is root. A peer map would
		// only lock out an app that runs as root.
		"--auth=trust",
		"--encoding=UTF8",
		// Sorting and case folding are the same on every machine, whatever its libc or ICU, and a system update cannot
		// corrupt an index.
		"--locale=C",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
	];
}

function lastWords(error: unknown): string {
	const lines = String((error as { stderr?: string }).stderr ?? error)
		.trim()
		.split("\n");
	return lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? "";
}

/** The server refuses a cluster that root copied back and therefore owns. */
async function takeFromRoot({ cluster, account }: DataDirectory): Promise<void> {
	if (!account || (await stat(cluster)).uid !== 0) return;
	await run("chown", ["-R", `${account.uid}:${account.gid}`, cluster]);
}

/** Removes drafts of interrupted starts after an hour, which is far longer than any initdb takes. */
async function sweepDrafts(home: string): Promise<void> {
	for (const name of await readdir(home)) {
		if (!name.startsWith(".new-")) continue;
		const folder = join(home, name);
		const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now());
		if (age > HOUR) await rm(folder, { recursive: true, force: true }).catch(() => {});
	}
}
