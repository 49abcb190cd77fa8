import { appendFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { killApp, killServer, query, serverPid, testDataDirectory } from "../../tests/support/data-directory.ts";

const rows = (at: { url: string }) => query<{ a: number }>(at, "select a from t");

test("the app's role owns its database, may use trigrams and copy databases, and is not a superuser; a second start finds the data of the first", async () => {
	const place = await testDataDirectory();
	const first = await place.start();
	expect(place.lines.join()).toContain("Preparing the embedded database");
	await query(first, "create extension pg_trgm");
	await query(first, "create database another template hamroh");
	await expect(query(first, "select pg_read_file('PG_VERSION')")).rejects.toThrow("permission denied");
	const folded = await query(first, "select lower('ЎЗБЕК') as lower, current_setting('fsync') as fsync");
	expect(folded).toEqual([{ lower: "ўзбек", fsync: "on" }]);
	await query(first, "create table t as select 1 as a");
	await first.stop();
	await expect(rows(first)).rejects.toThrow();
	expect(await rows(await place.start())).toEqual([{ a: 1 }]);
});

test("after a kill of the app, the next start adopts the running server; after a kill of both, or of the server alone, every committed row is there", async () => {
	const place = await testDataDirectory();
	await killApp(await place.startChild("ready"));
	const pid = await serverPid(place.dataDir);
	const adopted = await place.start();
	expect(await serverPid(place.dataDir)).toBe(pid);
	expect(place.lines).toContain("The embedded database is already running");
	await query(adopted, "create table t as select generate_series(1, 1000) as a");
	await adopted.stop();
	await expect(rows(adopted)).rejects.toThrow();
	await killApp(await place.startChild("ready"));
	await killServer(place.dataDir);
	const next = await place.start();
	expect(await rows(next)).toHaveLength(1000);
	// While the app runs, the server is restarted.
	await killServer(place.dataDir);
	await vi.waitFor(async () => expect(await rows(next)).toHaveLength(1000), { timeout: 10_000 });
});

test("concurrent first starts share one server, which only the last to exit stops, also on a path with spaces, a quote, a comma and Cyrillic letters", async () => {
	const place = await testDataDirectory();
	const [embedded] = await Promise.all([place.start(), place.startChild("ready")]);
	await query(embedded, "create table t as select 1 as a");
	expect(await rows(await place.start())).toEqual([{ a: 1 }]);
	const odd = join(place.folder, `my data, it's мои`);
	const [first, second] = await Promise.all([place.start(odd), place.start(odd)]);
	await first.stop();
	expect(await query(second, "select 1 as a")).toEqual([{ a: 1 }]);
	await second.stop();
	await expect(query(second, "select 1")).rejects.toThrow();
});

test("a path too long for a socket works, and the next start finds the running server", async () => {
	const place = await testDataDirectory();
	const long = join(place.folder, "long".repeat(15), "path".repeat(15), "data");
	const embedded = await place.start(long);
	const socketDir = new URL(embedded.url).searchParams.get("host") ?? "";
	expect(socketDir.startsWith(place.folder)).toBe(false);
	expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
	const pid = await serverPid(long);
	await place.start(long);
	expect(await serverPid(long)).toBe(pid);
	await query(embedded, "select 1");
});

test("operations 12: a log that grows over a megabyte is cut while the database runs", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const place = await testDataDirectory();
	const { dataDir } = await place.start();
	const log = join(dataDir, "server.log");
	await appendFile(log, "x".repeat(1_100_000));
	vi.advanceTimersByTime(10 * 60_000);
	await expect.poll(async () => (await stat(log)).size).toBe(0);
	expect((await stat(`${log}.1`)).size).toBeGreaterThan(1_000_000);
});
