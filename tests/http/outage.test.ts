import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { updateUniversity } from "../../domain/catalog/commands.ts";
import { createContent } from "../../domain/content/site/commands.ts";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { outageOf } from "../support/outage.ts";
import { freshDatabase, sqlOn, type TestSite, testSite } from "../support/site.ts";

const nowhere = "postgres://hamroh@localhost/hamroh?host=%2Fno-such-folder";
const pageCacheBytes = 16 * 1024 * 1024;
const anyId = "00000000-0000-4000-8000-000000000000";

const logged = (site: TestSite) => site.logged.filter(({ level }) => (level as number) >= 40).map(({ what }) => what);
const kept = (site: TestSite, path: string) => site.cached(path);

test("ERR-38, C-19, HOME-04, HOME-05, HOME-06, GEN-01: without a database the home page shows its built-in texts", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	const page = await openPage(site.get("/"));
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Welcome to Hamroh");
	expect(page.text).toContain("Your Gateway to Studying in Korea");
	expect(page.href("Start Your Journey")).toBe("/programs");
	expect(page.text).not.toMatch(/error|wrong|out of reach/i);
	expect(logged(site)).toEqual(
		expect.arrayContaining(["site content could not be read", "top universities could not be read"]),
	);
	expect((await openPage(site.get("/ru"))).one("h1").text).toMatch(/^Добро пожаловать/);
});

test("F17, ERR-38, CALL-04, C-06, C-19: a start without a database shows neither offices nor messenger links in the footer of any page", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	for (const path of ["/", "/programs", `/programs/${anyId}`, "/no-such"]) {
		const footer = (await openPage(site.get(path))).one("footer");
		expect(footer.links(/^\+/)).toEqual([]);
		expect(footer.links(/WhatsApp|Telegram/)).toEqual([]);
	}
});

test("C-19: without a database a drawing that needs it is unavailable, which is no error of ours", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	const { status, headers } = await site.get(`/cards/en/${anyId}/0.png`);
	expect(status).toBe(503);
	expect(headers.get("retry-after")).toBe("5");
	expect(headers.get("cache-control")).toBe("no-store");
	expect(logged(site)).not.toContain("request failed");
});

/** An address with its parameters in alphabetical order. */
function sorted(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://localhost");
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}

test("PROG-15, UNIV-17, ERR-34, C-19: without a database the lists show their error with status 503", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	for (const [list, path] of [
		["programs", "/programs"],
		["programs", "/programs?type=PhD&q=x&page=7"],
		["universities", "/universities"],
		["universities", "/universities?sort=name&city=Busan"],
	] as const) {
		const page = await openPage(site.get(path));
		expect(page.status, path).toBe(503);
		expect(page.one("[data-results] p").text).toBe(
			`Error loading ${list}: The list is unavailable right now. Please try again in a minute.`,
		);
		expect(sorted(page.one("[data-results]").href("Try again") ?? "")).toBe(sorted(path));
		expect(page.has('input[name="q"]')).toBe(true);
		expect(page.headers.get("cache-control")).toBe("no-store");
		expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	}
	expect(logged(site)).toEqual(
		expect.arrayContaining(["programs could not be read", "universities could not be read"]),
	);
});

test("PDET-10, UDET-07: without a database a record page returns 503, and a malformed id is still not found", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	for (const path of [`/programs/${anyId}`, `/universities/${anyId}`]) {
		const page = await openPage(site.get(path));
		expect(page.status).toBe(503);
		expect(page.one("h1").text).toBe("We will be right back");
		expect(page.href("Try again")).toBe(path);
		expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	}
	expect((await site.get("/programs/x")).status).toBe(404);
	expect((await site.get("/no-such")).status).toBe(404);
});

test("ERR-38: reads from an unreachable database are logged as warnings, once each, not as errors", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	for (const path of ["/", "/programs", `/programs/${anyId}`, "/sitemap.xml"]) await site.get(path);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
	expect(site.logged.filter(({ what }) => what === "program could not be read")).toHaveLength(1);
});

test("without a database the server is alive but not ready, and the sitemap returns 503", async () => {
	const site = await testSite("empty", { databaseUrl: nowhere, databaseDirectUrl: nowhere });
	expect([(await site.get("/healthz")).status, (await site.get("/readyz")).status]).toEqual([200, 503]);
	expect((await site.get("/sitemap.xml")).status).toBe(503);
	expect((await site.get("/robots.txt")).status).toBe(200);
});

test("C-19: cached pages stay available while the database is unreachable, the others say so, and all recover automatically", async () => {
	const site = await testSite("sample", { pageCacheBytes });
	await site.ready;
	const held = ["/", "/programs", "/universities?type=public", "/ru/universities"];
	const before = new Map<string, string>();
	for (const path of held) before.set(path, (await site.get(path)).headers.get("etag") as string);

	const outage = outageOf(site.url);
	await outage.begin();
	await expect.poll(() => kept(site, "/programs")).toBeUndefined();
	for (const path of held) {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get("etag")], path).toEqual([200, before.get(path)]);
	}
	expect((await site.get("/programs?type=PhD")).status).toBe(503);
	expect((await site.get(`/universities/${anyId}`)).status).toBe(503);
	expect((await site.get("/readyz")).status).toBe(503);
	// Header and footer stay as they were, because their data is cached.
	expect((await openPage(site.get("/programs?type=PhD"))).one("footer").text).toBe(
		(await openPage(site.get("/"))).one("footer").text,
	);

	await outage.end();
	await expect.poll(async () => (await site.get("/programs?type=PhD")).status).toBe(200);
	await expect.poll(async () => (await site.get("/readyz")).status).toBe(200);
	await expect
		.poll(async () => (await site.get("/programs?type=PhD")) && kept(site, "/programs?type=PhD")?.status)
		.toBe(200);
});

test("C-19: a response without its data is not cached", async () => {
	const site = await testSite("empty", { pageCacheBytes });
	await site.ready;
	const id = await university(site.system, { name: "Hanbit University", ranking: 1 });
	const outage = outageOf(site.url);
	await outage.begin();
	const paths = ["/", "/programs", "/universities", `/universities/${id}`, "/sitemap.xml"];
	for (const path of paths) await site.get(path);
	await outage.end();
	for (const path of paths) expect(kept(site, path), path).toBeUndefined();
	await expect.poll(async () => (await openPage(site.get("/"))).text).toContain("Hanbit University");
	expect((await site.get("/universities")).status).toBe(200);
});

test("a change made while no process listened appears after the outage", async () => {
	const site = await testSite("empty", { pageCacheBytes });
	await site.ready;
	const id = await university(site.system, { name: "Before" });
	await createContent(site.system, "offices", { name: "Old office", address: "Street" });
	await program(site.system, { universityId: id });
	const name = async () => (await openPage(site.get(`/universities/${id}`))).one("h1").text;
	await expect.poll(async () => (await name()) && kept(site, `/universities/${id}`)?.status).toBe(200);
	// Only the listening connection is lost; the change follows at once.
	await site.sql(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hamroh changes' and datname = current_database()",
	);
	await updateUniversity(site.system, id, { name: "After", location: "Seoul" });
	await expect.poll(name).toBe("After");
	await expect.poll(async () => (await name()) && kept(site, `/universities/${id}`)?.status).toBe(200);
	expect(await kept(site, `/universities/${id}`)?.text()).toContain("After");
});

test("ERR-38: a connection that breaks between two queries of a transaction fails only that transaction", async () => {
	const url = await freshDatabase();
	const { database, close } = connect(url, { connections: 1 });
	onTestFinished(close);
	const other = sqlOn(url);
	const broken = database.transaction(async (transaction) => {
		const { rows } = await transaction.execute<{ pid: number }>("select pg_backend_pid() as pid");
		const gone = `select count(*)::int as left from pg_stat_activity where pid = ${rows[0]?.pid}`;
		await other(`select pg_terminate_backend(${rows[0]?.pid})`);
		await expect.poll(() => other(gone)).toEqual([{ left: 0 }]);
		await transaction.execute("select 1");
	});
	await expect(broken).rejects.toThrow();
	await expect(database.execute("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
