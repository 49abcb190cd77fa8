import { expect, test } from "vitest";
import { createUniversity } from "../../domain/catalog/commands.ts";
import { hold, visit } from "../support/browser.ts";
import { choose, counted, filtersAwake, onEveryPage } from "../support/lists.ts";
import { countRows, outOfReach } from "../support/rows.ts";

test("UNIV-01, UNIV-07: the list and its count line follow the search box", async () => {
	const { page, site } = await visit();
	await createUniversity(site.system, { name: "Halla Glacier Institute", location: "Jeju" });
	const all = await countRows(site, "universities");
	await page.goto("/universities");
	expect(await page.locator("[data-count]").innerText()).toBe(`Showing 12 of ${all} universities`);
	expect(await page.locator(".card").count()).toBe(12);
	await page.getByLabel("Search universities").fill("Halla Glacier");
	await page.waitForURL("/universities?q=Halla+Glacier");
	expect(await page.locator(".card h2").allInnerTexts()).toEqual(["Halla Glacier Institute"]);
	expect(await page.locator("[data-count]").innerText()).toBe("Showing 1 of 1 universities");
});

test("UNIV-02: the list filters public and private universities, and shows all again", async () => {
	const { page, site } = await visit();
	await page.goto("/universities");
	await filtersAwake(page);
	expect(await page.getByLabel("Type").locator("option").allInnerTexts()).toEqual(["All", "Public", "Private"]);
	for (const [label, is] of [
		["Public", true],
		["Private", false],
	] as const) {
		await choose(page, "Type", label, `/universities?type=${label.toLowerCase()}`);
		const count = await countRows(site, "universities where is_public = $1", [is]);
		expect(await counted(page)).toEqual([Math.min(12, count), count]);
		expect(await onEveryPage(page, "p > .tag:first-child")).toEqual(Array(count).fill(label));
		await page.goto("/universities");
		await filtersAwake(page);
	}
	await choose(page, "Type", "Private", "/universities?type=private");
	await choose(page, "Type", "All", "/universities");
	expect(await counted(page)).toEqual([12, await countRows(site, "universities")]);
});

test("UNIV-03: the city filters the list to universities there", async () => {
	const { page, site } = await visit();
	await page.goto("/universities");
	const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];
	expect(await page.getByLabel("City").locator("option").allInnerTexts()).toEqual(["All cities", ...cities]);
	await choose(page, "City", "Daejeon", "/universities?city=Daejeon");
	const count = await countRows(site, "universities where location ilike '%Daejeon%'");
	const shown = await onEveryPage(page, "h2 + p");
	expect(shown).toHaveLength(count);
	for (const location of shown) expect(location).toContain("Daejeon");
});

test("UNIV-04, UNIV-05, UNIV-14: sorting by ranking or by name continues across pages", async () => {
	const { page, site } = await visit();
	await page.goto("/universities");
	const ranks = (await onEveryPage(page, ".tag"))
		.flatMap((tag) => /^QS\s\d{4}:\s(\d+)$/.exec(tag)?.[1] ?? [])
		.map(Number);
	expect(ranks).toHaveLength(await countRows(site, "universities where ranking is not null"));
	expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
	await page.goto("/universities");
	await choose(page, "Sort by", "Name", "/universities?sort=name");
	const names = await onEveryPage(page, "h2");
	expect(names).toHaveLength(await countRows(site, "universities"));
	expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
});

test("UNIV-06: 'Clear filters' shows the whole list again", async () => {
	const { page, site } = await visit();
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("university");
	await page.getByLabel("Type").selectOption("private");
	await page.getByLabel("City").selectOption("Seoul");
	await choose(page, "Sort by", "Name", "/universities?q=university&type=private&city=Seoul&sort=name");
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.waitForURL("/universities");
	expect(await counted(page)).toEqual([12, await countRows(site, "universities")]);
	expect(await page.getByLabel("Search universities").inputValue()).toBe("");
	expect(await page.getByLabel("Sort by").inputValue()).toBe("");
});

test("STATE-22: every control of the university list goes back from page 2 to page 1", async () => {
	const { page } = await visit();
	for (const change of [
		() => page.getByLabel("Search universities").fill("university"),
		() => page.getByLabel("Type").selectOption("private"),
		() => page.getByLabel("City").selectOption("Seoul"),
		() => page.getByLabel("Sort by").selectOption("name"),
	]) {
		await page.goto("/universities?page=2");
		expect(await page.locator("[data-results] [aria-current=page]").innerText()).toBe("2");
		await change();
		await page.waitForURL((address) => address.search !== "?page=2");
		expect(new URL(page.url()).searchParams.has("page")).toBe(false);
		const current = page.locator("[data-results] [aria-current=page]");
		if ((await current.count()) > 0) expect(await current.innerText()).toBe("1");
		expect(await page.locator("[data-results] .card").count()).toBeGreaterThan(0);
	}
});

test("UNIV-15, ERR-36, STATE-23: a search without results shows a message and a hint", async () => {
	const { page } = await visit();
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("qqzzxx");
	await page.getByText("No universities found", { exact: true }).waitFor();
	expect(await page.locator("[data-results]").innerText()).toMatch(/adjust.*filter/i);
	expect(await page.locator("[data-results] .card").count()).toBe(0);
});

test("UNIV-16, STATE-23: the page shows that the list is loading", async () => {
	const { page } = await visit();
	await page.goto("/universities");
	await filtersAwake(page);
	const answer = await hold(page, /\/universities\?sort=name/);
	await page.getByLabel("Sort by").selectOption("name");
	await answer.arrived;
	expect(await page.locator(".loading").isVisible()).toBe(true);
	await answer.release();
	await page.locator(".loading").waitFor({ state: "hidden" });
	expect(new URL(page.url()).search).toBe("?sort=name");
});

test("UNIV-17, ERR-34, STATE-23: without a database, the list shows its error", async () => {
	const { page } = await visit({ site: { databaseUrl: outOfReach, databaseDirectUrl: outOfReach }, mayFail: /503/ });
	const answer = await page.goto("/universities");
	expect(answer?.status()).toBe(503);
	expect(await page.locator("[data-results] p").first().innerText()).toBe(
		"Error loading universities: The list is unavailable right now. Please try again in a minute.",
	);
});

test("UNIV-13, UDET-05: a card links to its university, and from there to a program and back", async () => {
	const { page, site } = await visit();
	await page.goto("/universities");
	await page.getByRole("link", { name: "View Details Yonsei University" }).click();
	await page.waitForURL(/\/universities\/[0-9a-f-]{36}$/);
	const id = page.url().slice(-36);
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Yonsei University");
	const programs = await site.sql("select id from programs where university_id = $1", [id]);
	const links = page.locator("article a[href^='/programs/']");
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(paths.sort()).toEqual(programs.map((program) => `/programs/${program.id}`).sort());
	await links.first().click();
	await page.waitForURL(/\/programs\//);
	await page.getByRole("link", { name: "More about the university" }).click();
	await page.waitForURL(`/universities/${id}`);
});
