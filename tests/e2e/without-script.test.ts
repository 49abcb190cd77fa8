import { expect, test } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { counted } from "../support/lists.ts";
import { countRows } from "../support/rows.ts";

const plain = { javaScriptEnabled: false };

test("without script, search and filters work with their button, and clearing them restores the list", async () => {
	const { page, site } = await visit({ context: plain });
	await page.goto("/programs");
	await page.getByLabel("Search programs").fill("korean");
	await page.getByLabel("Type").selectOption({ label: "Language Course" });
	await page.getByLabel("City").selectOption({ label: "Seoul" });
	await page.getByRole("button", { name: "Show results" }).click();
	await page.waitForURL(/q=korean&type=Language/);
	const tags = await page.locator(".card .tag").allInnerTexts();
	expect(tags.length).toBeGreaterThan(0);
	expect(new Set(tags)).toEqual(new Set(["Language Course"]));
	expect(await page.getByLabel("Search programs").inputValue()).toBe("korean");
	expect(await page.getByLabel("City").inputValue()).toBe("Seoul");
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.waitForURL("/programs");
	expect(await counted(page)).toEqual([await countRows(site, "programs")]);
});

test("without script, pagination links keep the filter", async () => {
	const { page } = await visit({ context: plain });
	await page.goto("/programs?type=Bachelor");
	const first = await page.locator(".card h2").allInnerTexts();
	await page.getByRole("link", { name: "Next" }).click();
	await page.waitForURL("/programs?type=Bachelor&page=2");
	expect(await page.locator("[aria-label=Pages] [aria-current=page]").innerText()).toBe("2");
	expect(await page.locator(".card h2").allInnerTexts()).not.toEqual(first);
	await page.getByRole("link", { name: "Previous" }).click();
	await page.waitForURL("/programs?type=Bachelor");
	expect(await page.locator(".card h2").allInnerTexts()).toEqual(first);
});

test("without script, changing the language keeps the page and its filters", async () => {
	const { page } = await visit({ context: plain });
	await page.goto("/universities?city=Busan");
	await page.getByRole("button", { name: "RU, Русский" }).click();
	await page.waitForURL("/ru/universities?city=Busan");
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Университеты Южной Кореи");
	expect(await page.getByLabel("Город").inputValue()).toBe("Busan");
});

test("NAV-05: without script, the menu opens, closes with its button and with a tap outside, and navigates", async () => {
	const { page } = await visit({ context: { ...phone, ...plain } });
	await page.goto("/");
	const panel = page.locator(".panel");
	await page.getByRole("button", { name: "Menu" }).tap();
	expect(await panel.isVisible()).toBe(true);
	await panel.getByRole("button", { name: "Close menu" }).tap();
	expect(await panel.isVisible()).toBe(false);
	await page.getByRole("button", { name: "Menu" }).tap();
	await page.touchscreen.tap(20, 400);
	expect(await panel.isVisible()).toBe(false);
	await page.getByRole("button", { name: "Menu" }).tap();
	await panel.getByRole("link", { name: "Programs" }).tap();
	await page.waitForURL("/programs");
});

test("C-26: without script, the help panel opens, closes by a touch beside it, and leads on", async () => {
	const { page } = await visit({ context: { ...phone, ...plain } });
	await page.goto("/about");
	const panel = page.locator(".help-panel");
	await page.getByRole("button", { name: "Help" }).tap();
	expect(await panel.isVisible()).toBe(true);
	await page.touchscreen.tap(20, 100);
	expect(await panel.isVisible()).toBe(false);
	await page.getByRole("button", { name: "Help" }).tap();
	await panel.getByRole("link", { name: "Contact" }).tap();
	await page.waitForURL("/contact");
});

test("without script, cards link to details and back", async () => {
	const { page } = await visit({ context: plain });
	await page.goto("/universities");
	await page.getByRole("link", { name: "View Details Yonsei University" }).click();
	await page.waitForURL(/\/universities\/./);
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Yonsei University");
	await page.getByRole("link", { name: "Back to universities" }).click();
	await page.waitForURL("/universities");
	await page.goto("/programs");
	await page
		.getByRole("link", { name: /^Details: / })
		.first()
		.click();
	await page.waitForURL(/\/programs\/./);
	await page.getByRole("link", { name: "Back to programs" }).click();
	await page.waitForURL("/programs");
});

test("C-15: without script, no feature that needs script is offered", async () => {
	const { page } = await visit({ context: plain });
	await page.goto("/universities");
	expect(await page.locator("[data-save]").first().isVisible()).toBe(false);
	expect(await page.getByRole("link", { name: "Saved programs and universities" }).isVisible()).toBe(false);
	await page.goto("/saved");
	expect(await page.locator("[data-results]").innerText()).toBe(
		"Your saved list is kept in this browser. Turn on JavaScript to see it.",
	);
});
