import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

test("on a phone, the top universities are one row to swipe through, which stops at a card", async () => {
	const { page } = await visit({ context: { viewport: { width: 360, height: 640 } } });
	await page.goto("/");
	const cards = page.locator(".swipe").first().locator("> li");
	const boxes = await Promise.all([0, 1].map((index) => cards.nth(index).boundingBox()));
	expect(boxes[1]?.y).toBe(boxes[0]?.y);
	// The edge of the next card shows that the row goes on.
	expect(boxes[1]?.x).toBeLessThan(360);
	await cards.nth(3).scrollIntoViewIfNeeded();
	const left = await cards.nth(3).evaluate(async (card) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const row = card.parentElement as HTMLElement;
		row.addEventListener("scrollend", () => resolve(), { once: true });
		row.scrollBy({ left: 40 });
		await promise;
		return [...row.children].map((one) => Math.round(one.getBoundingClientRect().left)).includes(16);
	});
	expect(left).toBe(true);
});

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
