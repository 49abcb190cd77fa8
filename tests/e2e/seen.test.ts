import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

/** The addresses at which a page told that it was looked at. */
function told(page: Page): string[] {
	const referers: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/seen")) referers.push(new URL(request.headers().referer ?? "").pathname);
	});
	return referers;
}

const firstProgram = "a[href*='/programs/']";

test("a detail page tells once that it was looked at; lists tell nothing", async () => {
	const { page, site } = await visit();
	const seen = told(page);
	await page.goto("/programs");
	await page.locator(firstProgram).first().click();
	await page.waitForURL(/\/programs\/.+/);
	await expect.poll(() => seen).toEqual([new URL(page.url()).pathname]);
	const id = page.url().split("/").at(-1);
	await expect
		.poll(() => site.sql("select event, subject, language, count from daily_counts"), { timeout: 15_000 })
		.toEqual([{ event: "view:program", subject: id, language: "en", count: 1 }]);
	expect(await page.context().cookies()).toEqual([]);
});

test.each([
	["Global Privacy Control", "globalPrivacyControl", true],
	["Do Not Track", "doNotTrack", "1"],
])("with %s nothing is sent", async (_name, property, value) => {
	const { page } = await visit();
	await page.addInitScript(
		([name, wish]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => wish }),
		[property, value] as const,
	);
	const seen = told(page);
	await page.goto("/universities");
	await page.locator("a[href*='/universities/']").first().click();
	await page.waitForURL(/\/universities\/.+/);
	// The frame in which it would be sent has come.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	expect(seen).toEqual([]);
});
