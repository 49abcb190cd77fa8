import { expect, test } from "vitest";
import { sticksOut, visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";

const plain = { javaScriptEnabled: false };
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const site = { now: whileRateIsOld };

test("B11-9: without script, a parent finds a program, sees what it costs, and changes an answer", async () => {
	const { page } = await visit({ site, context: { ...phone, ...plain } });
	await page.goto("/uz/costs");
	await page.getByText("Javoblarni oʻzgartirish").tap();
	await page.getByLabel("Dastur qidirish").fill("koreys");
	await page.getByLabel("Turar joy", { exact: true }).selectOption("room");
	await page.getByRole("button", { name: "Hisoblash" }).tap();
	await page.waitForURL(/q=koreys/);
	await page.locator("form [role=status] a").first().tap();
	await page.waitForURL(/program=[\w-]+&home=room$/);
	expect(await page.locator("h1 + p a").count()).toBe(1);
	await page.getByText("Javoblarni oʻzgartirish").tap();
	await page.getByLabel("Koreyada necha oy").fill("olti");
	await page.getByRole("button", { name: "Hisoblash" }).tap();
	await page.waitForURL(/months=olti/);
	expect(await page.locator("#wrong-answers").isVisible()).toBe(true);
	expect(await page.getByLabel("Koreyada necha oy").inputValue()).toBe("olti");
	expect(await page.getByLabel("Turar joy", { exact: true }).inputValue()).toBe("room");
});

test("B11-9: the first view of a phone answers all four questions, and nothing is wider than the screen", async () => {
	const { page } = await visit({ site, context: phone });
	for (const prefix of ["", "/ru", "/uz"]) {
		await page.setViewportSize(phone.viewport);
		await page.goto(`${prefix}/costs?type=Language&city=Seoul`);
		const bottoms = await page
			.locator("dl.notice dt")
			.evaluateAll((questions) => questions.map((question) => question.getBoundingClientRect().bottom));
		expect(bottoms.length, prefix).toBeGreaterThanOrEqual(4);
		for (const bottom of bottoms.slice(0, 4)) expect(bottom, prefix).toBeLessThanOrEqual(800);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await sticksOut(page), `${prefix} ${width}`).toEqual([]);
		}
		// On a wide screen the form is open beside the answers.
		expect(await page.locator("#months").isVisible()).toBe(true);
	}
});
