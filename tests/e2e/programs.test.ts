import { expect, test } from "vitest";
import { createProgram } from "../../domain/catalog/commands.ts";
import { hold, visit } from "../support/browser.ts";
import { choose, counted, filtersAwake, onEveryPage } from "../support/lists.ts";
import { countRows, outOfReach } from "../support/rows.ts";

test("PROG-01, PROG-09: the list and its count follow the search box", async () => {
	const { page, site } = await visit();
	const [university] = await site.sql("select id from universities limit 1");
	await createProgram(site.system, { universityId: university?.id, title: "Glaciology of Halla", type: "PhD" });
	await page.goto("/programs");
	expect(await counted(page)).toEqual([await countRows(site, "programs")]);
	await page.getByLabel("Search programs").fill("Glaciology of Halla");
	await page.waitForURL("/programs?q=Glaciology+of+Halla");
	expect(await page.locator(".card h2").allInnerTexts()).toEqual(["Glaciology of Halla"]);
	expect(await counted(page)).toEqual([1]);
});

test("PROG-02, PROG-03: each type filters the list to its programs", async () => {
	const { page, site } = await visit();
	await page.goto("/programs");
	const labels = { Bachelor: "Bachelor", Master: "Master", PhD: "PhD", Language: "Language Course" };
	expect(await page.getByLabel("Type").locator("option").allInnerTexts()).toEqual([
		"All types",
		...Object.values(labels),
	]);
	for (const [type, label] of Object.entries(labels)) {
		await choose(page, "Type", label, `/programs?type=${type}`);
		const count = await countRows(site, "programs where type = $1", [type]);
		expect(await counted(page)).toEqual([count]);
		expect(await onEveryPage(page, ".tag")).toEqual(Array(count).fill(label));
		await page.goto("/programs");
	}
});

test("PROG-04, PROG-05: the university filter offers every university and filters the list by one", async () => {
	const { page, site } = await visit();
	const universities = await site.sql(
		"select u.id, u.name, count(p.id)::int from universities u left join programs p on p.university_id = u.id group by u.id order by lower(u.name)",
	);
	await page.goto("/programs");
	const offered = await page.getByLabel("University").locator("option").allInnerTexts();
	expect(offered.slice(1).sort()).toEqual(universities.map(({ name }) => name).sort());
	const busiest = universities.reduce((most, one) => (one.count > most.count ? one : most));
	await choose(page, "University", busiest.name, `/programs?university=${busiest.id}`);
	expect(await counted(page)).toEqual([busiest.count]);
	expect(await onEveryPage(page, "h2 + p")).toEqual(Array(busiest.count).fill(busiest.name));
});

test("PROG-06, PROG-07: the city filters the list to universities there, until it is cleared", async () => {
	const { page, site } = await visit();
	await page.goto("/programs");
	const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];
	expect(await page.getByLabel("City").locator("option").allInnerTexts()).toEqual(["All cities", ...cities]);
	await choose(page, "City", "Busan", "/programs?city=Busan");
	const inBusan = await site.sql(
		"select u.name, count(*)::int from programs p join universities u on u.id = p.university_id where u.location ilike '%Busan%' group by u.name",
	);
	expect(await counted(page)).toEqual([inBusan.reduce((sum, { count }) => sum + count, 0)]);
	expect(new Set(await onEveryPage(page, "h2 + p"))).toEqual(new Set(inBusan.map(({ name }) => name)));
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.waitForURL("/programs");
	expect(await counted(page)).toEqual([await countRows(site, "programs")]);
});

test("PROG-08: 'Clear filters' clears the search and every filter", async () => {
	const { page, site } = await visit();
	await page.goto("/programs");
	expect(await page.getByRole("link", { name: "Clear filters" }).count()).toBe(0);
	await page.getByLabel("Search programs").fill("korea");
	await page.getByLabel("Type").selectOption("Bachelor");
	await page.getByLabel("University").selectOption({ label: "Yonsei University" });
	await choose(page, "City", "Seoul", "/programs?q=korea&type=Bachelor&university=*&city=Seoul");
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.waitForURL("/programs");
	const values = await page
		.locator("form.notice :is(input, select)")
		.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
	expect(values.length).toBeGreaterThan(5);
	expect(values.filter(Boolean)).toEqual([]);
	expect(await counted(page)).toEqual([await countRows(site, "programs")]);
});

test("PROG-12, STATE-22: every control goes back from page 2 to page 1", async () => {
	const { page } = await visit();
	for (const change of [
		() => page.getByLabel("Search programs").fill("university"),
		() => page.getByLabel("Type").selectOption("Bachelor"),
		() => page.getByLabel("University").selectOption({ index: 1 }),
		() => page.getByLabel("City").selectOption("Seoul"),
	]) {
		await page.goto("/programs");
		await page.getByRole("link", { name: "Page 2", exact: true }).click();
		await page.waitForURL("/programs?page=2");
		expect(await page.locator("[data-results] [aria-current=page]").innerText()).toBe("2");
		await change();
		await page.waitForURL((address) => address.search !== "?page=2");
		expect(new URL(page.url()).searchParams.has("page")).toBe(false);
		const current = page.locator("[data-results] [aria-current=page]");
		if ((await current.count()) > 0) expect(await current.innerText()).toBe("1");
		expect(await page.locator("[data-results] .card").count()).toBeGreaterThan(0);
	}
});

test("PROG-13, ERR-36, STATE-23: a search without results shows a message and a hint", async () => {
	const { page } = await visit();
	await page.goto("/programs");
	await page.getByLabel("Search programs").fill("qqzzxx");
	await page.getByText("No programs found", { exact: true }).waitFor();
	expect(await page.locator("[data-results]").innerText()).toMatch(/adjust.*filter/i);
	expect(await page.locator("[data-results] .card").count()).toBe(0);
});

test("PROG-14, STATE-23: the page shows that the list is loading", async () => {
	const { page } = await visit();
	await page.goto("/programs");
	await filtersAwake(page);
	const loading = page.locator(".loading");
	expect(await loading.isVisible()).toBe(false);
	const answer = await hold(page, /\/programs\?type=PhD/);
	await page.getByLabel("Type").selectOption("PhD");
	await answer.arrived;
	expect(await loading.isVisible()).toBe(true);
	expect(await page.getByRole("status").innerText()).toBe("Loading…");
	await answer.release();
	await loading.waitFor({ state: "hidden" });
	expect(await page.getByRole("status").innerText()).toMatch(/^\d+ programs? found$/);
});

test("PROG-14: the loading line also appears when the browser itself loads the next list", async () => {
	const { page } = await visit();
	await page.goto("/programs");
	const code = await hold(page, /\/assets\/hydrate-/);
	await page.evaluate(() => {
		const loading = document.querySelector(".loading") as Element;
		addEventListener("pagehide", () => sessionStorage.setItem("left", getComputedStyle(loading).visibility));
	});
	await page.getByLabel("Search programs").fill("korea");
	await page.getByLabel("Search programs").press("Enter");
	await page.waitForURL(/q=korea/);
	expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBe("visible");
	expect(await page.locator(".loading").isVisible()).toBe(false);
	await code.release();
});

test("PROG-15, ERR-34, STATE-23: without a database, the list shows its error", async () => {
	const { page, site } = await visit({
		site: { databaseUrl: outOfReach, databaseDirectUrl: outOfReach },
		mayFail: /503/,
	});
	const answer = await page.goto("/programs");
	expect(answer?.status()).toBe(503);
	expect(await page.locator("[data-results] p").first().innerText()).toBe(
		"Error loading programs: The list is unavailable right now. Please try again in a minute.",
	);
	expect(site.logged.map(({ msg }) => msg)).toContain("programs could not be read");
});

test("PROG-15: a list that fails while it is filtered shows its error and recovers", async () => {
	const { page, site } = await visit({ mayFail: /500/ });
	await page.goto("/programs");
	await filtersAwake(page);
	await site.sql("alter table programs rename to programs_away");
	await page.getByLabel("Search programs").fill("korea");
	await page.getByText("Error loading programs: Something went wrong on our side.", { exact: true }).waitFor();
	await site.sql("alter table programs_away rename to programs");
	await page.getByRole("button", { name: "Show results" }).click();
	await page.locator("[data-results] .card").first().waitFor();
	expect(await page.getByLabel("Search programs").inputValue()).toBe("korea");
});
