import { expect, test } from "vitest";
import { lookThrough, observed, violations } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { catalogPages, speak } from "../support/catalog-pages.ts";

for (const language of ["en", "ru", "uz"]) {
	test(`axe finds no violations on the pages and in the open menu in ${language}, on a phone and a wide screen, in light and dark mode`, async () => {
		const visitor = await visit({ context: observed, mayFail: /404|422|500/ });
		await speak(visitor, language);
		await visitor.page.setViewportSize({ width: 360, height: 800 });
		await visitor.page.goto("/");
		await visitor.page.locator("header [command]").click();
		await visitor.page.locator(".panel :focus").waitFor();
		for (const colorScheme of ["light", "dark"] as const) {
			await visitor.page.emulateMedia({ colorScheme });
			expect(await violations(visitor.page), colorScheme).toEqual([]);
		}
		for (const [name, open] of await catalogPages(visitor)) {
			await open();
			await lookThrough(visitor.page, name, language === "en");
		}
	}, 240_000);
}

test("axe finds no violations on the API page, and it fits a phone", async () => {
	const { page } = await visit({ context: observed });
	await page.goto("/api");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page), colorScheme).toEqual([]);
	}
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}, 240_000);

test("axe reports a field without a name that is new since a page passed, and text with low contrast in dark mode only", async () => {
	const { page } = await visit({ context: observed });
	await page.goto("/");
	const rules = async () => (await violations(page)).map((violation) => violation.split(":")[0]);
	const show = (markup: string) =>
		page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), markup);
	await show("<p style='color: light-dark(#000, #333); background: light-dark(#fff, #000)'>Pale</p>");
	expect(await rules()).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await rules()).toEqual(["color-contrast"]);
	await page.emulateMedia({ colorScheme: "light" });
	expect(await rules()).toEqual([]);
	await show("<input>");
	expect(await rules()).toEqual(["label"]);
});
