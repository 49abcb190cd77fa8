import { chown, mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { killApp, query, serverPid, testPlace } from "./test-data-directory.ts";

/** Writes a file as the database would: owned by the owner of its folder. */
async function leave(file: string, text: string): Promise<void> {
	await writeFile(file, text);
	const { uid, gid } = await stat(dirname(file));
	await chown(file, uid, gid);
}

test("a start that is killed half-way leaves nothing in the way of the next", async () => {
	const place = await testPlace();
	await killApp(await place.startChild("log"));
	const embedded = await place.start();
	expect(await query(embedded, "select 1 as a")).toEqual([{ a: 1 }]);
});

test("what killed starts left is swept after an hour, not before", async () => {
	const place = await testPlace();
	const [old, fresh] = [join(place.dataDir, ".new-old"), join(place.dataDir, ".new-fresh")];
	await mkdir(join(old, "base"), { recursive: true });
	await mkdir(fresh);
	const twoHoursAgo = Date.now() / 1000 - 7200;
	await utimes(old, twoHoursAgo, twoHoursAgo);
	await place.start();
	const left = (await readdir(place.dataDir)).filter((name) => name.startsWith(".new-"));
	expect(left).toEqual([".new-fresh"]);
});

test("a lock file whose number belongs to another process by now does not block the start", async () => {
	const place = await testPlace();
	const embedded = await place.start();
	await embedded.stop();
	const bystander = await (await testPlace()).start();
	const pid = await serverPid(bystander.dataDir);
	await leave(join(place.dataDir, "cluster", "postmaster.pid"), `${pid}\n${place.dataDir}/cluster\n1\n5432\n`);
	await leave(join(place.dataDir, "socket", ".s.PGSQL.5432.lock"), `${pid}\n`);
	await query(await place.start(), "select 1");
	await query(bystander, "select 1");
});

test("an empty lock file, as a power cut leaves it, does not block the start", async () => {
	const place = await testPlace();
	await (await place.start()).stop();
	await leave(join(place.dataDir, "cluster", "postmaster.pid"), "");
	await query(await place.start(), "select 1");
});
