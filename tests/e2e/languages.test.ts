import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { choose, filtersAwake } from "../support/lists.ts";

const kept = () => localStorage.getItem("preferred-language");

test("I18N-02: a new visitor reads English, whatever the browser prefers", async () => {
	const { page } = await visit({ context: { locale: "ru-RU" } });
	await page.goto("/");
	expect(await page.locator("html").getAttribute("lang")).toBe("en");
	expect(await page.getByRole("heading", { name: "Top universities" }).isVisible()).toBe(true);
});

test("I18N-03: the chosen language persists after a reload and in a new tab", async () => {
	const { page, context } = await visit();
	await page.goto("/");
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.getByRole("heading", { name: "Yetakchi universitetlar" }).waitFor();
	expect(await page.evaluate(kept)).toBe("uz");
	await page.reload();
	expect(await page.locator("html").getAttribute("lang")).toBe("uz");
	const tab = await context.newPage();
	await tab.goto("/programs");
	expect(await tab.getByRole("heading", { level: 1 }).innerText()).toBe("Janubiy Koreyadagi dasturlar");
});

test("I18N-04: a saved value other than the three languages is ignored", async () => {
	const { page, context } = await visit();
	await page.goto("/");
	for (const value of ["fr", "", "EN<script>", "ru;path=/", "RU"]) {
		await page.evaluate((saved) => localStorage.setItem("preferred-language", saved), value);
		await page.reload({ waitUntil: "networkidle" });
		expect(await page.locator("html").getAttribute("lang")).toBe("en");
		expect(await context.cookies()).toEqual([]);
	}
	for (const value of ["fr", "EN<script>"]) {
		await context.addCookies([{ name: "preferred-language", value, url: page.url() }]);
		await page.reload();
		expect(await page.locator("html").getAttribute("lang")).toBe("en");
	}
});

test("I18N-03: a saved language is restored after its cookie is lost", async () => {
	const { page, context } = await visit();
	await page.goto("/");
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.locator("html[lang=uz]").waitFor();
	await context.clearCookies();
	await page.goto("/universities");
	await page.locator("html[lang=uz]").waitFor();
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Janubiy Koreya universitetlari");
});

test("NAV-04: switching the language keeps the page, its filters and its number", async () => {
	const { page } = await visit();
	await page.goto("/programs?type=Bachelor&page=2");
	await page.getByRole("button", { name: "RU, Русский" }).click();
	await page.locator("html[lang=ru]").waitFor();
	expect(page.url()).toMatch(/\/ru\/programs\?type=Bachelor&page=2$/);
	expect(await page.locator("[data-results] [aria-current=page]").innerText()).toBe("2");
});

test("NAV-04: switching the language keeps filters that were applied without a page load", async () => {
	const { page } = await visit();
	await page.goto("/programs");
	await filtersAwake(page);
	await choose(page, "Type", "PhD", "/programs?type=PhD");
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.locator("html[lang=uz]").waitFor();
	expect(page.url()).toMatch(/\/uz\/programs\?type=PhD$/);
	expect(await page.getByLabel("Turi").inputValue()).toBe("PhD");
});

test("I18N-01: links on a URL with a language keep it, and the switcher changes it", async () => {
	const { page, context } = await visit();
	await page.goto("/ru/universities");
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Университеты Южной Кореи");
	await page.getByRole("navigation").getByRole("link", { name: "Программы" }).click();
	await page.waitForURL("/ru/programs");
	await filtersAwake(page);
	await page.getByLabel("Тип").selectOption("PhD");
	await page.waitForURL("/ru/programs?type=PhD");
	expect(await context.cookies()).toEqual([]);
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.locator("html[lang=uz]").waitFor();
	expect(page.url()).toMatch(/[0-9]\/uz\/programs\?type=PhD$/);
});
