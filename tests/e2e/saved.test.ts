import { expect, test } from "vitest";
import { hold, visit } from "../support/browser.ts";

test("C-15: a saved university is marked everywhere, in other tabs and after a reload, and is in the saved list", async () => {
	const { page, context } = await visit();
	const other = await context.newPage();
	await other.goto("/universities");
	await page.goto("/");
	const save = page.getByRole("button", { name: "Save: Yonsei University" });
	expect(await save.getAttribute("aria-pressed")).toBe("false");
	await save.click();
	await page.locator("[data-save][aria-pressed=true]").waitFor();
	await other.locator("[data-save][aria-pressed=true]").waitFor();
	await page.getByRole("link", { name: "Learn More Yonsei University" }).click();
	await page.waitForURL(/\/universities\/./);
	expect(await save.getAttribute("aria-pressed")).toBe("true");
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("yonsei");
	await page.waitForURL("/universities?q=yonsei");
	expect(await save.getAttribute("aria-pressed")).toBe("true");

	await page.getByRole("link", { name: "Saved programs and universities" }).click();
	await page.waitForURL("/saved");
	await page.locator("[data-results] .card").waitFor();
	expect(await page.locator(".card h3").allInnerTexts()).toEqual(["Yonsei University"]);
	expect(await page.title()).toBe("Saved programs and universities — Hamroh");
	await save.click();
	await page.locator("[data-save][aria-pressed=false]").waitFor();
	await page.reload();
	await page.getByText("Nothing saved yet").waitFor();
});

test("C-15: a click before the page's script has loaded is not lost", async () => {
	const { page } = await visit();
	const code = await hold(page, /\/assets\/save-/);
	await page.goto("/universities");
	await page.getByRole("button", { name: "Save: Yonsei University" }).click();
	await code.arrived;
	expect(await page.evaluate(() => localStorage.getItem("saved"))).toBe(null);
	await code.release();
	await page.locator("[data-save][aria-pressed=true]").waitFor();
	await page.reload();
	expect(await page.locator("[data-save][aria-pressed=true]").count()).toBe(1);
});
