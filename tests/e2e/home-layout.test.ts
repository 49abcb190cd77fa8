import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

test("on a computer, the offices and features are open and no tab stops", async () => {
	const { page } = await visit();
	await page.goto("/");
	const folds = page.locator("details.fold");
	expect(await folds.count()).toBeGreaterThan(1);
	for (const fold of await folds.all()) {
		expect(await fold.locator("p").isVisible()).toBe(true);
		const isFocused = await fold.locator("summary").evaluate((summary: HTMLElement) => {
			summary.focus();
			return document.activeElement === summary;
		});
		expect(isFocused).toBe(false);
	}
});
