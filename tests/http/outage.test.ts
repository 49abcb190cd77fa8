import { expect, test } from "vitest";
import { updateUniversity } from "../../domain/catalog/commands.ts";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { outageOf } from "../support/outage.ts";
import { outOfReach } from "../support/rows.ts";
import { type TestSite, testSite } from "../support/site.ts";

const pageCacheBytes = 16 * 1024 * 1024;
const anyId = "00000000-0000-4000-8000-000000000000";

const kept = (site: TestSite, path: string) => site.cached(path);

test("ERR-38, C-19, C-06, CALL-04, HOME-04, HOME-05, HOME-06, GEN-01, PROG-15, UNIV-17, ERR-34, PDET-10, UDET-07: without a database the home page shows its built-in texts, lists and records their error with status 503, and no page offices or messenger links", async () => {
	const site = await testSite("empty", { databaseUrl: outOfReach, databaseDirectUrl: outOfReach });
	const open = async (path: string) => {
		const page = await openPage(site.get(path));
		const footer = page.one("footer");
		expect([...footer.links(/^\+/), ...footer.links(/WhatsApp|Telegram/)], path).toEqual([]);
		return page;
	};
	const home = await open("/");
	expect([home.status, home.one("h1").text]).toEqual([200, "Welcome to Hamroh"]);
	expect(home.text).toContain("Your Gateway to Studying in Korea");
	expect(home.href("Start Your Journey")).toBe("/programs");
	expect(home.text).not.toMatch(/error|wrong|out of reach/i);
	expect((await open("/ru")).one("h1").text).toMatch(/^Добро пожаловать/);
	for (const [list, path] of [
		["programs", "/programs?type=PhD&q=x&page=7"],
		["universities", "/universities?sort=name&city=Busan"],
	] as const) {
		const page = await open(path);
		expect(page.status, path).toBe(503);
		expect(page.one("[data-results] p").text).toContain(`Error loading ${list}: The list is unavailable right now.`);
		expect(sorted(page.one("[data-results]").href("Try again") ?? "")).toBe(sorted(path));
		expect(page.has('input[name="q"]')).toBe(true);
		expect(page.headers.get("cache-control")).toBe("no-store");
		expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	}
	for (const path of [`/programs/${anyId}`, `/universities/${anyId}`]) {
		const page = await open(path);
		expect([page.status, page.one("h1").text]).toEqual([503, "We will be right back"]);
		expect(page.href("Try again")).toBe(path);
		// The log has the error under the same id.
		const id = page.headers.get("x-request-id");
		expect(page.text).toContain(`include this code: ${id}`);
		expect(site.logged.map(({ requestId }) => requestId)).toContain(id);
	}
	const drawing = await site.get(`/cards/en/${anyId}/0.png`);
	expect(drawing.status).toBe(503);
	expect(drawing.headers.get("retry-after")).toBe("5");
	for (const [path, status] of Object.entries({
		...{ "/programs/x": 404, "/no-such": 404, "/sitemap.xml": 503, "/robots.txt": 200 },
		...{ "/healthz": 200, "/readyz": 503 },
	}))
		expect((await site.get(path)).status, path).toBe(status);
	// Warnings, once each, and no errors of ours.
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
	const warnings = site.logged.filter(({ level }) => level === 40).map(({ what }) => what);
	for (const what of ["site content", "top universities", "programs", "universities"])
		expect(warnings).toContain(`${what} could not be read`);
	expect(warnings.filter((what) => what === "program could not be read")).toHaveLength(1);
});

/** An address with its parameters in alphabetical order. */
function sorted(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://localhost");
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}

test("C-19: cached pages stay available while the database is unreachable, the others say so and are not cached, and all recover automatically", async () => {
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
	// A page without its data is shown, but not kept.
	const without = ["/ru", "/uz/universities", `/universities/${anyId}`, "/sitemap.xml"];
	for (const path of without) expect((await site.get(path)) && kept(site, path), path).toBeUndefined();
	// Header and footer stay as they were, because their data is cached.
	const footerOf = async (path: string) => (await openPage(site.get(path))).one("footer").text;
	expect(await footerOf("/programs?type=PhD")).toBe(await footerOf("/"));

	await outage.end();
	await expect.poll(async () => (await site.get("/programs?type=PhD")).status).toBe(200);
	await expect.poll(async () => (await site.get("/readyz")).status).toBe(200);
	const isKept = async () => (await site.get("/programs?type=PhD")) && kept(site, "/programs?type=PhD")?.status;
	await expect.poll(isKept).toBe(200);
});

test("a change made while no process listened appears after the outage", async () => {
	const site = await testSite("empty", { pageCacheBytes });
	await site.ready;
	const id = await university(site.system, { name: "Before" });
	const name = async () => (await openPage(site.get(`/universities/${id}`))).one("h1").text;
	await expect.poll(async () => (await name()) && kept(site, `/universities/${id}`)?.status).toBe(200);
	// Only the listening connection is lost; the change follows at once.
	await site.sql(`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'hamroh changes' and datname = current_database()`);
	await updateUniversity(site.system, id, { name: "After", location: "Seoul" });
	await expect.poll(name).toBe("After");
	await expect.poll(async () => (await name()) && kept(site, `/universities/${id}`)?.status).toBe(200);
	expect(await kept(site, `/universities/${id}`)?.text()).toContain("After");
});
