import { execFileSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { query, testDataDirectory } from "../../tests/support/data-directory.ts";

const isRoot = process.getuid?.() === 0;

async function errorMessage(start: Promise<unknown>): Promise<string> {
	const error = await start.then(
		() => undefined,
		(reason: Error) => reason,
	);
	expect(error?.name).toBe("EmbeddedError");
	expect(error?.message).not.toContain("\n");
	return error?.message ?? "";
}

test("a data directory that cannot be created is reported in one line", async () => {
	const place = await testDataDirectory();
	await writeFile(join(place.folder, "file"), "");
	expect(await errorMessage(place.start(join(place.folder, "file", "data")))).toContain("not writable");
});

if (!isRoot)
	test("a data directory without write permission is reported in one line", async () => {
		const place = await testDataDirectory();
		await chmod(place.folder, 0o555);
		expect(await errorMessage(place.start())).toContain("not writable");
		await chmod(place.folder, 0o755);
		await mkdir(place.dataDir, { mode: 0o555 });
		expect(await errorMessage(place.start())).toContain("not writable");
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

test("a socket folder that others can access is rejected", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await chmod(join(place.dataDir, "socket"), 0o755);
	expect(await errorMessage(place.start())).toContain("not private");
});

test("a cluster of another version is rejected, naming both versions", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await writeFile(join(place.dataDir, "cluster", "PG_VERSION"), "17\n");
	expect(await errorMessage(place.start())).toMatch(/made by PostgreSQL 17 .* runs 18/);
});

test("damaged data is rejected, naming the restore command", async () => {
	const place = await testDataDirectory();
	const embedded = await place.start();
	await query(embedded, "create table t as select 1 as a");
	await embedded.stop();
	await writeFile(join(place.dataDir, "cluster", "global", "pg_control"), Buffer.alloc(8192));
	expect(await errorMessage(place.start())).toContain("npm run restore");
});

test("data without a version file is rejected and not replaced by an empty database", async () => {
	const place = await testDataDirectory();
	await mkdir(join(place.dataDir, "cluster", "base"), { recursive: true });
	expect(await errorMessage(place.start())).toContain("npm run restore");
});
