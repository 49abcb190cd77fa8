import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { type DataDirectory, syncFolder } from "./data-directory.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";

const run = promisify(execFile);
const HOUR = 3_600_000;

/** Makes sure that there is a cluster which these binaries can run. Throws EmbeddedError where there is another. */
export async function prepareCluster(
	place: DataDirectory,
	binaries: Binaries,
	log: (line: string) => void,
): Promise<void> {
	await sweepDrafts(place.home);
	if (await isEmpty(place.cluster)) await makeCluster(place, binaries, log);
	const made = await readFile(join(place.cluster, "PG_VERSION"), "utf8").catch(() => undefined);
	const said = `The database in ${place.cluster}`;
	if (made === undefined) {
		throw new EmbeddedError(`${said} is damaged (no PG_VERSION): bring the last backup back with npm run restore`);
	}
	if (made.trim() !== binaries.major) {
		const versions = `was made by PostgreSQL ${made.trim()} and this release runs ${binaries.major}`;
		throw new EmbeddedError(`${said} ${versions}: back it up with the release that made it, then npm run restore`);
	}
	await takeFromRoot(place);
}

async function isEmpty(cluster: string): Promise<boolean> {
	return (await readdir(cluster).catch(() => [])).length === 0;
}

/** In a folder of its own, then renamed: a start killed half-way leaves nothing, of two first starts one wins. */
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
		// No password: whoever can enter the 0700 socket folder owns the cluster's files anyway, or is root. A peer map
		// would only shut out the app that runs as root.
		"--auth=trust",
		"--encoding=UTF8",
		// Sorts and folds the same on every machine, whatever its libc or ICU; an index never breaks by a system update.
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

/** A cluster that root copied back belongs to root, and the server would refuse it. */
async function takeFromRoot({ cluster, account }: DataDirectory): Promise<void> {
	if (!account || (await stat(cluster)).uid !== 0) return;
	await run("chown", ["-R", `${account.uid}:${account.gid}`, cluster]);
}

/** What killed starts left. An hour: far longer than any initdb takes, so none is pulled from under a running one. */
async function sweepDrafts(home: string): Promise<void> {
	for (const name of await readdir(home)) {
		if (!name.startsWith(".new-")) continue;
		const folder = join(home, name);
		const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now());
		if (age > HOUR) await rm(folder, { recursive: true, force: true }).catch(() => {});
	}
}
