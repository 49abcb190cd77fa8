import { expect, test } from "vitest";
import { phone, visit } from "../support/browser.ts";

const plain = { javaScriptEnabled: false };

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

test("C-15: without script, no feature that needs script is offered", async () => {
	const { page } = await visit({ context: plain });
	await page.goto("/universities");
	expect(await page.locator("[data-save]").first().isVisible()).toBe(false);
	expect(await page.getByRole("link", { name: "Saved universities" }).isVisible()).toBe(false);
	await page.goto("/universities?saved=1");
	expect(await page.locator("[data-results]").innerText()).toBe(
		"Your saved list is kept in this browser. Turn on JavaScript to see it.",
	);
});
