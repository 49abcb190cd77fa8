import { expect, test } from "vitest";
import { createProgram } from "../../domain/catalog/commands.ts";
import { hold, visit } from "../support/browser.ts";
import { choose, counted, filtersAwake } from "../support/lists.ts";
import { countRows } from "../support/rows.ts";

const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];

test("PROG-01…09: search, type, university and city filter the programs and their count, until they are cleared", async () => {
	const { page, site } = await visit();
	const universities = await site.sql(
		"select u.id, u.name, count(p.id)::int from universities u join programs p on p.university_id = u.id group by u.id",
	);
	const busiest = universities.reduce((most, one) => (one.count > most.count ? one : most));
	await createProgram(site.system, { universityId: busiest.id, title: "Glaciology of Halla", type: "PhD" });
	await page.goto("/programs");
	const all = await countRows(site, "programs");
	expect(await counted(page)).toEqual([all]);
	expect(await page.getByRole("link", { name: "Clear filters" }).count()).toBe(0);
	const options = (label: string) => page.getByLabel(label).locator("option").allInnerTexts();
	expect(await options("City")).toEqual(["All cities", ...cities]);
	expect((await options("University")).slice(1).sort()).toEqual(
		(await site.sql("select name from universities")).map(({ name }) => name).sort(),
	);
	expect(await options("Type")).toEqual(["All types", "Bachelor", "Master", "PhD", "Language Course"]);

	await page.getByLabel("Search programs").fill("Glaciology of Halla");
	await page.waitForURL("/programs?q=Glaciology+of+Halla");
	expect(await page.locator(".card h2").allInnerTexts()).toEqual(["Glaciology of Halla"]);
	expect(await counted(page)).toEqual([1]);
	await choose(page, "Type", "PhD", "/programs?q=*&type=PhD");
	await choose(page, "University", busiest.name, `/programs?q=*&type=PhD&university=${busiest.id}`);
	await choose(page, "City", "Seoul", `/programs?q=*&type=PhD&university=${busiest.id}&city=Seoul`);
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.waitForURL("/programs");
	const values = await page
		.locator("form.notice :is(input, select)")
		.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
	expect(values.length).toBeGreaterThan(5);
	expect(values.filter(Boolean)).toEqual([]);
	expect(await counted(page)).toEqual([all]);
});

test("PROG-14, UNIV-16, STATE-23: a list shows that it is loading", async () => {
	const { page } = await visit();
	for (const [list, label, value, query] of [
		["programs", "Type", "PhD", "?type=PhD"],
		["universities", "Sort by", "name", "?sort=name"],
	] as const) {
		await page.goto(`/${list}`);
		await filtersAwake(page);
		const loading = page.locator(".loading");
		expect(await loading.isVisible()).toBe(false);
		const answer = await hold(page, new RegExp(`/${list}\\${query}`));
		await page.getByLabel(label).selectOption(value);
		await answer.arrived;
		expect(await loading.isVisible()).toBe(true);
		expect(await page.getByRole("status").innerText()).toBe("Loading…");
		await answer.release();
		await loading.waitFor({ state: "hidden" });
		expect(await page.getByRole("status").innerText()).toMatch(/\d+ (programs? found|.*universities)$/);
		expect(new URL(page.url()).search).toBe(query);
		await page.unrouteAll();
	}
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
