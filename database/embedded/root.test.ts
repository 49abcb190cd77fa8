import { execFile } from "node:child_process";
import { chmod, chown, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { query, serverPid, testDataDirectory } from "../../tests/support/data-directory.ts";

const isRoot = process.getuid?.() === 0;

// For other users it is not registered, so that it is not reported as skipped.
if (isRoot)
	test("where nobody cannot enter root's path, the database lives elsewhere and stays there", async () => {
		const place = await testDataDirectory({ mode: 0o700 });
		const first = await place.start();
		expect(first.dataDir).not.toBe(place.dataDir);
		expect(place.lines.join()).toContain(first.dataDir);
		await query(first, "create table t as select 1 as a");
		await first.stop();
		await chmod(place.folder, 0o755);
		const second = await place.start();
		expect(second.dataDir).toBe(first.dataDir);
		expect(await query(second, "select a from t")).toEqual([{ a: 1 }]);
	});

test("the database runs as an unprivileged user that owns its files, also when root starts it", async () => {
	const place = await testDataDirectory();
	const first = await place.start();
	const userOf = async () => (await stat(`/proc/${await serverPid(place.dataDir)}`)).uid;
	const cluster = join(place.dataDir, "cluster");
	const uid = await userOf();
	expect(uid).not.toBe(0);
	expect((await stat(cluster)).uid).toBe(uid);
	if (!isRoot) return;
	// A cluster that root copied back is given to that user.
	await first.stop();
	await chown(cluster, 0, 0);
	const second = await place.start();
	await query(second, "select 1");
	expect((await stat(cluster)).uid).toBe(uid);
	// A cluster that an ordinary user made stays that user's.
	await second.stop();
	await promisify(execFile)("chown", ["-R", "12345:12345", place.dataDir]);
	await place.start();
	expect(await userOf()).toBe(12345);
});
