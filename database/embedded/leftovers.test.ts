import { chown, mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { killApp, query, serverPid, testDataDirectory } from "../../tests/support/data-directory.ts";

/** Writes a file owned by the owner of its folder, as the database would. */
async function leave(file: string, text: string): Promise<void> {
	await writeFile(file, text);
	const { uid, gid } = await stat(dirname(file));
	await chown(file, uid, gid);
}

test("an interrupted first start does not block the next one; drafts of interrupted starts are removed after an hour, not before", async () => {
	const place = await testDataDirectory();
	await killApp(await place.startChild("log"));
	const [old, fresh] = [join(place.dataDir, ".new-old"), join(place.dataDir, ".new-fresh")];
	await mkdir(join(old, "base"), { recursive: true });
	await mkdir(fresh);
	const twoHoursAgo = Date.now() / 1000 - 7200;
	await utimes(old, twoHoursAgo, twoHoursAgo);
	expect(await query(await place.start(), "select 1 as a")).toEqual([{ a: 1 }]);
	const left = await readdir(place.dataDir);
	expect([left.includes(".new-old"), left.includes(".new-fresh")]).toEqual([false, true]);
});

test("a lock file that is empty, as after a power loss, or whose process id belongs to another process does not block the start", async () => {
	const place = await testDataDirectory();
	await (await place.start()).stop();
	await leave(join(place.dataDir, "cluster", "postmaster.pid"), "");
	const again = await place.start();
	await query(again, "select 1");
	await again.stop();
	const bystander = await (await testDataDirectory()).start();
	const pid = await serverPid(bystander.dataDir);
	await leave(join(place.dataDir, "cluster", "postmaster.pid"), `${pid}\n${place.dataDir}/cluster\n1\n5432\n`);
	await leave(join(place.dataDir, "socket", ".s.PGSQL.5432.lock"), `${pid}\n`);
	await query(await place.start(), "select 1");
	await query(bystander, "select 1");
});
