import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { otherRates, recordedRates, whileRateIsOld } from "../support/central-bank.ts";
import { ads, agree, events, fakePixel } from "../support/pixel.ts";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const site = { now: whileRateIsOld };

const questions = {
	"": ["You spend", "Money to show in the bank", "When must the money be there?", "What you get back if"],
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
		await page.setViewportSize(phone.viewport);
		// The folded list of our own prices opens.
		await page.locator('dl.notice a[href="#our-fees"]').click();
		await expect.poll(() => page.locator(".fold:has(#our-fees) > :not(summary)").first().isVisible()).toBe(true);
		await page.setViewportSize({ width: 1280, height: 800 });
		// On a wide screen the form is open beside the answers.
		expect(await page.locator("#months").isVisible()).toBe(true);
	}
});

type Options = NonNullable<Parameters<typeof visit>[0]>;

/** A visitor of the sample site, which knows the rates of all currencies. */
async function visitor(options: Options = {}) {
	const made = await visit({ ...options, site: { now: whileRateIsOld, ...options.site } });
	await loadRates(made.site.system, { ...recordedRates, others: otherRates }, "cbu");
	return made;
}

const list = "/programs?sort=fee";
const amounts = async (page: Page) =>
	(await page.locator("[data-som]").allTextContents()).map((text) => text.replaceAll("\u00a0", " "));
/** Whether the page shows amounts, all of which are in the expected currency. */
const areAll = async (page: Page, isExpected: (text: string) => boolean) => {
	const texts = await amounts(page);
	return texts.length > 0 && texts.every(isExpected);
};
const choice = (page: Page) => page.getByLabel("Convert prices to");

test("a currency that is chosen once takes the place of soʻm on every page and in every language, until it is taken back or has no rate of the day", async () => {
	const { page, site } = await visitor();
	await page.goto(list);
	const inSom = await amounts(page);
	expect(inSom.length).toBeGreaterThan(5);
	expect(inSom.every((text) => text.includes("soʻm"))).toBe(true);
	await choice(page).selectOption("Kazakh tenge");
	const [first] = (await page.locator("[data-som]").first().getAttribute("data-som"))?.split(" ") ?? [];
	const tenge = Number((Number(first) / otherRates.KZT).toPrecision(3)).toLocaleString("en-GB");
	await expect.poll(async () => (await amounts(page))[0]).toBe(`≈ KZT ${tenge}`);
	expect(await areAll(page, (text) => text.startsWith("≈ KZT "))).toBe(true);

	// A list that is loaded anew after a filter shows it, too.
	await page.getByLabel("Type").selectOption("Master");
	await page.waitForURL(/type=Master/);
	await expect.poll(() => areAll(page, (text) => text.startsWith("≈ KZT "))).toBe(true);
	const [program] = await site.sql("select id from programs where yearly_fee is not null order by id limit 1");
	await page.goto(`/ru/programs/${program.id}`);
	await expect.poll(() => areAll(page, (text) => text.endsWith(" тенге"))).toBe(true);
	await page.goto(`/uz/programs/${program.id}`);
	await expect.poll(() => areAll(page, (text) => text.endsWith(" tenge"))).toBe(true);

	await page.goto(list);
	await expect.poll(() => choice(page).inputValue()).toBe("KZT");
	await choice(page).selectOption("Uzbek soʻm");
	await expect.poll(() => amounts(page)).toEqual(inSom);
	await page.reload();
	expect(await amounts(page)).toEqual(inSom);
	await choice(page).selectOption("RUB");
	await expect.poll(async () => (await amounts(page))[0]).toContain("RUB");
	await site.sql("delete from exchange_rates where currency = 'RUB'");
	await expect
		.poll(async () => {
			await page.reload();
			return page.locator("[data-currency] option").count();
		})
		.toBe(4);
	expect(await areAll(page, (text) => text.includes("soʻm"))).toBe(true);
});

test("the chosen currency reaches neither the site nor the ad network", async () => {
	const { page, site, context, address } = await visitor({ site: { ads } });
	const [program] = await site.sql("select id from programs where yearly_fee is not null order by id limit 1");
	const foreign = await fakePixel(context);
	await agree(context, address);
	const sent: string[] = [];
	page.on("request", (request) => {
		sent.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
	});
	await page.goto(list);
	await choice(page).selectOption("KGS");
	await expect.poll(async () => (await amounts(page))[0]).toContain("KGS");
	await page.goto(`/programs/${program.id}`);
	await expect.poll(async () => (await amounts(page))[0]).toContain("KGS");
	await expect.poll(async () => (await events(page)).length).toBeGreaterThan(1);
	expect(foreign.length).toBeGreaterThan(1);
	expect([...sent, ...foreign].join("\n")).not.toMatch(/KGS|currency[=:]/);
	expect((await context.cookies()).map(({ name, value }) => name + value).join()).not.toMatch(/KGS|currency/);
});
