import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { testSite } from "../support/site.ts";

/** Locks a table, as a statement that takes long would. */
async function lockTable(url: string, table: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	onTestFinished(() => client.end());
	await client.query("begin");
	await client.query(`lock table ${table} in access exclusive mode`);
	return { release: () => client.query("rollback") };
}

test("while the database hangs, only so many pages wait for it; others get their last copy or 503", async () => {
	const site = await testSite("empty", {
		pageCacheBytes: 16 * 1024 * 1024,
		renderLimit: { maxConcurrent: 2, maxWait: 1 },
	});
	await site.ready;
	await university(site.system, { name: "Steady University" });
	const id = await program(site.system, { title: "Design" });
	const isKept = (path: string) => site.cached("GET", path, () => undefined) !== undefined;
	/** Each from another address: one address has a limit of its own. */
	let visitors = 0;
	const get = (path: string, init?: RequestInit) =>
		site.fetch(new Request(`http://localhost:3000${path}`, init), `198.51.100.${++visitors}`);
	const [list, record] = ["/universities", `/programs/${id}`] as const;
	for (const path of [list, record]) {
		// Not cached while the notification of the last write is on its way.
		const isCached = async () => (await get(path)).status === 200 && isKept(path);
		await expect.poll(isCached).toBe(true);
	}
	const waiting = async () =>
		(await site.sql("select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
			.length;
	const lock = await lockTable(site.url, "programs");
	const slow = Promise.all(["a", "b"].map((word) => get(`/programs?q=${word}rt`)));
	await expect.poll(waiting).toBe(2);

	const late = await get("/programs?q=crt");
	expect(late.status).toBe(503);
	expect(late.headers.get("retry-after")).toBe("5");
	expect(await late.text()).toContain("Сайт сейчас недоступен");
	expect(await waiting()).toBe(2);
	// From the cache, and after a change the last copy.
	expect((await get(list)).status).toBe(200);
	await site.sql("notify changed, 'programs'");
	await expect.poll(() => isKept(record)).toBe(false);
	expect(await (await get(record)).text()).toContain("Design");
	// Not for the page that has a message for this visitor.
	expect((await get(record, { headers: { cookie: "flash=contact_sent" } })).status).toBe(503);
	// What was typed is read and refused as usual, and staff wait only for each other.
	const headers = { origin: "http://localhost:3000", "content-type": "application/x-www-form-urlencoded" };
	const tooLarge = await get(list, { method: "POST", headers, body: "a".repeat(70_000) });
	expect(tooLarge.status).toBe(413);
	expect((await get("/admin")).status).toBe(302);

	await lock.release();
	for (const { status } of await slow) expect(status).toBe(200);
	await expect.poll(async () => (await get("/programs?q=drt")).status).toBe(200);
});
