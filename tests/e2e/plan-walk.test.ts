import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { writtenDay } from "../../domain/shared/written-dates.ts";
import { sticksOut, visit } from "../support/browser.ts";

const size = { width: 360, height: 740 };
const phone = { viewport: size, isMobile: true, hasTouch: true };
/** Of a phone, to scroll through on all pages together. */
const maxScreens = 9;
const now = () => new Date("2026-11-28T06:00:00Z");

test("N1-3: from home, a mother on a phone in Uzbek sees which start her daughter can still reach and what must begin now, papers and money, in three taps", async () => {
	const { page } = await visit({ site: { now }, context: phone });
	let taps = 0;
	/** Of each page, the lowest screen that she looks at. */
	const screens = new Map<string, number>();
	/** Scrolls to it as she does. */
	const find = async (target: Locator) => {
		await target.waitFor();
		const top = await target.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
		const screen = Math.floor(top / size.height) + 1;
		screens.set(page.url(), Math.max(screen, screens.get(page.url()) ?? 0));
		expect(await sticksOut(page)).toEqual([]);
		return target;
	};
	const tap = async (target: Locator, url: RegExp) => {
		await (await find(target)).tap();
		taps++;
		await page.waitForURL(url);
	};
	const textOf = async (target: Locator) => (await target.innerText()).replaceAll("\u2060", "").replace(/\s/g, " ");
	await page.goto("/uz");
	await tap(page.locator("dl.strip a[href='/uz/deadlines']"), /\/uz\/deadlines$/);
	// The next closing of all, with the days that are left.
	const day = page.locator("[data-results] section").first();
	expect(await textOf(day.locator("h2"))).toMatch(/^\d+-\p{L}+gacha \((bugun|\d+ kun)\)$/u);
	const round = day.locator("li").first();
	expect(await textOf(round)).toMatch(/\d{4}-yil (bahori|yozi|kuzi|qishi)/);
	await tap(round.locator("a"), /\/uz\/programs\//);
	expect(await textOf(page.locator("#intakes"))).toMatch(/2027-yil (bahori|yozi|kuzi|qishi)/);
	await tap(page.getByRole("link", { name: "Qachon boshlash", exact: true }), /\/uz\/plan\?/);
	const by = await page.locator("[name=by]").inputValue();
	expect(by > "2026-11-28").toBe(true);
	// For the visa there is no day yet: the months in which the money is usually there.
	expect(await textOf(await find(page.locator("[data-usual-money]")))).toMatch(/Martdagi oʻqish uchun: \p{L}+/u);
	// What is too late says why and what comes next; what can be ready has its last day.
	const late = page.locator("section[aria-labelledby=late]");
	const begin = page.locator("section[aria-labelledby=now]");
	await find(begin.getByRole("heading", { name: "Hozir boshlang" }));
	expect(await begin.locator("[data-step]").count()).toBeGreaterThan(0);
	expect(await textOf(begin.locator("[data-step] strong").first())).toMatch(/\d{1,2}-\p{L}+/u);
	for (const step of await late.locator("[data-step]").all())
		expect(await textOf(step)).toContain("keyingi qabulni tanlang");
	expect(await textOf(begin)).toContain(writtenDay(by, "uz").replaceAll("\u2060", "").replace(/\s/g, " "));
	expect(taps).toBe(3);
	expect([...screens.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxScreens);
});
