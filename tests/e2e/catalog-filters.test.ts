import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { counted } from "../support/lists.ts";
import { countRows } from "../support/rows.ts";

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test.each(["", "/ru", "/uz"].flatMap((prefix) => ["/programs", "/universities"].map((path) => prefix + path)))(
	"the first card of %s begins at most 500 px from the top at 360 px",
	async (path) => {
		const { page } = await visit({ context: small });
		for (const query of ["", path.endsWith("programs") ? "?type=Master&city=Seoul" : "?type=private&city=Seoul"]) {
			await page.goto(path + query);
			expect((await page.locator(".cards > li").first().boundingBox())?.y, query).toBeLessThanOrEqual(500);
		}
	},
);

test("on a phone one button opens the filters and counts the active ones; a chip removes its filter", async () => {
	const { page, site } = await visit({ context: small });
	await page.goto("/programs");
	expect(await page.getByLabel("City").isVisible()).toBe(false);
	await page.getByText("Filters", { exact: true }).click();
	await page.getByLabel("Type").selectOption("Master");
	await page.waitForURL("/programs?type=Master");
	await page.getByText("Filters (1)", { exact: true }).waitFor();
	await page.getByLabel("City").selectOption("Busan");
	await page.getByText("Filters (2)", { exact: true }).waitFor();
	await page.getByRole("link", { name: "Remove filter: Busan" }).click();
	await page.waitForURL("/programs?type=Master");
	expect(await counted(page)).toEqual([await countRows(site, "programs where type = 'Master'")]);
	expect(await page.getByRole("link", { name: /^Remove filter/ }).count()).toBe(1);
});

test("without script the filters open, apply and are removed as well", async () => {
	const { page } = await visit({ context: { ...small, javaScriptEnabled: false } });
	await page.goto("/universities?page=2");
	await page.getByText("Filters", { exact: true }).click();
	await page.getByLabel("City").selectOption("Daejeon");
	await page.getByRole("button", { name: "Show results" }).click();
	await page.waitForURL(/city=Daejeon/);
	await page.getByRole("link", { name: "Remove filter: Daejeon" }).click();
	await page.waitForURL("/universities");
});

test.each([
	["/programs", 2],
	["/ru/programs", 2],
	["/uz/programs", 2],
	["/ru/universities", 1],
])("at 1280 px the search, the filters and the order of %s are in %i rows", async (path, rows) => {
	const { page } = await visit();
	await page.goto(path);
	expect(await page.locator("summary[data-filters]").isVisible()).toBe(false);
	const fields = await page.locator("form.notice :is(input, select, button)").all();
	const bottoms = await Promise.all(
		fields.map(async (field) => {
			const box = await field.boundingBox();
			return Math.round((box?.y ?? 0) + (box?.height ?? 0));
		}),
	);
	expect(new Set(bottoms).size).toBe(rows);
});
