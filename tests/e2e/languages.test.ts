import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { filtersAwake } from "../support/lists.ts";

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

test("I18N-01, NAV-04: links on a URL with a language keep it, and the switcher keeps filters applied without a page load", async () => {
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
	expect(await page.getByLabel("Turi").inputValue()).toBe("PhD");
});
