import { execFile } from "node:child_process";
import { chmod, chown, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { query, serverPid, testDataDirectory } from "../../tests/support/data-directory.ts";

const isRoot = process.getuid?.() === 0;

/** Only root can run these tests. For other users they are not registered, so that none is reported as skipped. */
const asRoot: (name: string, body: () => Promise<void>) => void = isRoot ? test : () => {};

asRoot("where nobody cannot enter root's path, the database lives elsewhere and stays there", async () => {
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
	const embedded = await (await testDataDirectory()).start();
	const { uid } = await stat(`/proc/${await serverPid(embedded.dataDir)}`);
	expect(uid).not.toBe(0);
	expect((await stat(join(embedded.dataDir, "cluster"))).uid).toBe(uid);
});

asRoot("a cluster that root copied back is given to the user who runs the database", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await chown(join(place.dataDir, "cluster"), 0, 0);
	await query(await place.start(), "select 1");
	expect((await stat(join(place.dataDir, "cluster"))).uid).not.toBe(0);
});

asRoot("a cluster that an ordinary user made stays that user's when root starts it", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await promisify(execFile)("chown", ["-R", "12345:12345", place.dataDir]);
	const { uid } = await stat(`/proc/${await serverPid((await place.start()).dataDir)}`);
	expect(uid).toBe(12345);
});
