import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { messengers } from "../support/factories.ts";
import { ads, fakePixel } from "../support/pixel.ts";

const homes = ["/", "/ru", "/uz"];

test("on a phone, the home page has its button in the first view below one line about sample data (F6), and is not long, in each language", async () => {
	const { page, site } = await visit();
	await messengers(site.system);
	for (const home of homes) {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto(home);
		expect((await page.locator("body > aside p").first().boundingBox())?.height, home).toBeLessThan(30);
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 0) + (button?.height ?? 0), home).toBeLessThan(640);
		expect(await page.evaluate(() => document.documentElement.scrollHeight), home).toBeLessThanOrEqual(6_600);
		expect((await page.locator("footer").boundingBox())?.height, home).toBeLessThanOrEqual(600);
		for (const [width, highest] of [
			[320, 64],
			[768, 112],
			[1280, 112],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			const { height } = (await page.locator("header").boundingBox()) ?? {};
			expect(height, `${home} at ${width} px`).toBeLessThanOrEqual(highest);
		}
	}
});

test("a long notice and the question about the pixel leave the hero's button in the first view of a phone, in each language", async () => {
	const { page, site, context } = await visit({
		start: "empty",
		site: { ads: { ...ads, token: "a token" } },
		context: { viewport: { width: 360, height: 640 } },
	});
	await fakePixel(context);
	await site.sql(`insert into notices (text, noticed_on, is_active) values
		('${"From 1 December the embassy takes visa applications by appointment only. ".repeat(3)}', '2026-11-20', true)`);
	for (const home of homes) {
		await page.goto(home);
		await page.keyboard.press("Shift");
		const bar = await page.locator(".ads").boundingBox();
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 640) + (button?.height ?? 0), home).toBeLessThanOrEqual(bar?.y ?? 0);
		const notice = page.locator("body > aside p").last();
		const height = async () => (await notice.boundingBox())?.height ?? 0;
		const folded = await height();
		expect(folded, home).toBeLessThan(50);
		await page.locator(".unfold").click();
		expect(await height(), home).toBeGreaterThan(folded * 2);
		expect(await notice.evaluate((text) => text.scrollHeight - text.clientHeight), home).toBeLessThanOrEqual(1);
	}
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
