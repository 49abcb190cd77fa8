import { expect, test } from "vitest";
import { sticksOut, visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const site = { now: whileRateIsOld };

const questions = {
	"": [
		"You spend",
		"Money to show in the bank",
		"When must the money be there?",
		"What you get back if the visa is refused",
	],
	"/ru": ["Вы тратите", "Деньги на счёте для визы", "Когда деньги должны быть", "Что вернут"],
	"/uz": ["Sarflaysiz", "Viza uchun hisobdagi pul", "Pul qachon hisobda", "Viza rad etilsa"],
};

test("B11-9: the first view of a phone answers all four questions, and nothing is wider than the screen, in each language", async () => {
	const { page } = await visit({ site, context: phone });
	for (const [prefix, asked] of Object.entries(questions)) {
		await page.setViewportSize(phone.viewport);
		await page.goto(`${prefix}/costs?type=Language&city=Seoul`);
		for (const question of asked) {
			const box = await page.locator("dl.notice dt", { hasText: question }).boundingBox();
			expect((box?.y ?? 1_000) + (box?.height ?? 0), question).toBeLessThanOrEqual(800);
		}
		expect(await sticksOut(page), prefix).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 800 });
		expect(await sticksOut(page), prefix).toEqual([]);
		// On a wide screen the form is open beside the answers.
		expect(await page.locator("#months").isVisible()).toBe(true);
	}
});
