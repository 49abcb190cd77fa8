import { expect, test } from "vitest";
import { hold, visit } from "../support/browser.ts";
import { filtersAwake } from "../support/lists.ts";

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
