import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDataDirectory } from "../../tests/support/data-directory.ts";

const isRoot = process.getuid?.() === 0;

async function errorMessage(start: Promise<unknown>): Promise<string> {
	const error = (await start.catch((reason) => reason)) as Error;
	expect(error).toMatchObject({ name: "EmbeddedError", message: expect.stringMatching(/^.*$/) });
	return error.message;
}

test("a data directory that cannot be created is reported in one line", async () => {
	const place = await testDataDirectory();
	await writeFile(join(place.folder, "file"), "");
	expect(await errorMessage(place.start(join(place.folder, "file", "data")))).toContain("not writable");
});

if (isRoot)
	test("operations 7: a full disk is named before the database starts, also after it has run", async () => {
		const place = await testDataDirectory();
		const disk = join(place.folder, "disk");
		await mkdir(disk);
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", disk]);
		onTestFinished(() => void execFileSync("umount", ["-l", disk]));
		expect(await errorMessage(place.start(join(disk, "data")))).toMatch(/disk of .* is full.* needs 150 MB/);
		execFileSync("mount", ["-o", "remount,size=200m", disk]);
		await (await place.start(join(disk, "data"))).stop();
		execFileSync("mount", ["-o", "remount,size=70m", disk]);
		expect(await errorMessage(place.start(join(disk, "data")))).toMatch(/disk of .* is full.* needs 32 MB/);
	});

test("a start names what is wrong: a socket folder that others can access, a cluster of another version, damaged data, data without a version", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await chmod(join(place.dataDir, "socket"), 0o755);
	expect(await errorMessage(place.start())).toContain("not private");
	await chmod(join(place.dataDir, "socket"), 0o700);
	const version = join(place.dataDir, "cluster", "PG_VERSION");
	const own = await readFile(version);
	await writeFile(version, "17\n");
	expect(await errorMessage(place.start())).toMatch(/made by PostgreSQL 17 .* runs 18/);
	await writeFile(version, own);
	await writeFile(join(place.dataDir, "cluster", "global", "pg_control"), Buffer.alloc(8192));
	expect(await errorMessage(place.start())).toContain("npm run restore");
	// They are not replaced by an empty database.
	await rm(version);
	expect(await errorMessage(place.start())).toContain("npm run restore");
});
