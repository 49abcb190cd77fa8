import { expect, test } from "vitest";
import { observed, violations } from "../support/axe.ts";
import { phone, visit } from "../support/browser.ts";
import { filtersAwake } from "../support/lists.ts";

const linksInMenu = [
	...["/my", "/costs", "/programs", "/universities", "/fit", "/saved", "/", "/admissions", "/blog", "/about"],
	...["/contact", "/auth", "/visa-status", "/apply"],
];

test("NAV-05, O-50: on a phone, a menu with the links slides in, marks the current page and navigates; it traps the focus, Escape returns it to the button, and a tap outside closes the menu and activates nothing below", async () => {
	const { page } = await visit({ context: phone });
	await page.goto("/");
	const links = page.getByRole("navigation").getByRole("link");
	expect(await links.count()).toBe(0);
	await page.getByRole("button", { name: "Menu" }).click();
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(linksInMenu);
	const panel = page.locator(".panel");
	await panel.evaluate((menu) => Promise.all(menu.getAnimations().map((slide) => slide.finished)));
	const box = await panel.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
	await links.getByText("Universities", { exact: true }).click();
	await page.waitForURL("/universities");

	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await page.locator(".panel :focus").waitFor();
	expect(await panel.locator("[aria-current=page]").allInnerTexts()).toEqual(["Universities"]);
	const focused = () =>
		page.evaluate(() => {
			const element = document.activeElement;
			return element?.getAttribute("href") ?? element?.getAttribute("aria-label");
		});
	expect(await focused()).toBe("Close menu");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect(await focused()).toBe("/costs");
	const inside = () =>
		page.evaluate(() => document.activeElement === document.body || Boolean(document.querySelector(".panel :focus")));
	for (let press = 0; press < 12; press++) {
		await page.keyboard.press("Tab");
		expect(await inside()).toBe(true);
	}
	await page.keyboard.press("Escape");
	expect(await panel.isVisible()).toBe(false);
	expect(await focused()).toBe("Menu");

	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator(".panel :focus").waitFor();
	await page.touchscreen.tap(20, 300);
	await panel.waitFor({ state: "hidden" });
	expect(new URL(page.url()).pathname).toBe("/universities");
	expect(await focused()).toBe("Menu");
});

test("I18N-02: on an English page, a browser in another of our languages is offered that language until it says no", async () => {
	const { page, context } = await visit({ context: { ...phone, ...observed, locale: "uz-UZ" } });
	await page.goto("/programs");
	expect(await page.locator("html").getAttribute("lang")).toBe("en");
	const offer = page.getByRole("button", { name: "Saytni oʻzbek tilida oʻqish" });
	await offer.waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Boshqa taklif qilinmasin" }).click();
	await page.goto("/universities", { waitUntil: "networkidle" });
	expect([await offer.count(), await context.cookies()]).toEqual([0, []]);
	await page.evaluate(() => localStorage.clear());
	await page.goto("/universities");
	await offer.click();
	await page.waitForURL("/uz/universities");
	await page.goto("/");
	expect(await page.locator("html").getAttribute("lang")).toBe("uz");
	expect(await offer.count()).toBe(0);
});

test("I18N-01, I18N-03, I18N-04, NAV-04: links on a URL with a language keep it, and the switcher keeps filters applied without a page load; a saved language is restored after its cookie is lost, and any other saved value is ignored", async () => {
	const { page, context } = await visit();
	await page.goto("/ru/universities");
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Университеты Южной Кореи");
	await page.getByRole("navigation").getByRole("link", { name: "Программы" }).click();
	await page.waitForURL("/ru/programs");
	await filtersAwake(page);
	await page.getByLabel("Уровень", { exact: true }).selectOption("PhD");
	await page.waitForURL("/ru/programs?type=PhD");
	expect(await context.cookies()).toEqual([]);
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.locator("html[lang=uz]").waitFor();
	expect(page.url()).toMatch(/[0-9]\/uz\/programs\?type=PhD$/);
	expect(await page.getByLabel("Bosqich").inputValue()).toBe("PhD");

	await page.evaluate(() => localStorage.setItem("preferred-language", "EN<script>"));
	await context.clearCookies();
	await page.goto("/", { waitUntil: "networkidle" });
	expect([await page.locator("html").getAttribute("lang"), await context.cookies()]).toEqual(["en", []]);
	await page.getByRole("button", { name: "UZ, Oʻzbekcha" }).click();
	await page.locator("html[lang=uz]").waitFor();
	await context.clearCookies();
	await page.goto("/universities");
	await page.locator("html[lang=uz]").waitFor();
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Janubiy Koreya universitetlari");
});

test("NAV-05, C-15, C-26: without script, the menu and the help panel open, close with a button or a tap outside, and lead on, and no feature that needs script is offered", async () => {
	const { page } = await visit({ context: { ...phone, javaScriptEnabled: false } });
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

	await page.goto("/about");
	const help = page.locator(".help-panel");
	await page.getByRole("button", { name: "Help" }).tap();
	expect(await help.isVisible()).toBe(true);
	await page.touchscreen.tap(20, 100);
	expect(await help.isVisible()).toBe(false);
	await page.getByRole("button", { name: "Help" }).tap();
	await help.getByRole("link", { name: "Message form" }).tap();
	await page.waitForURL(/\/contact\?about=%2Fabout$/);
	expect(await page.locator("[name=message]").inputValue()).toMatch(/I have a question about this page: .*\/about$/);

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/programs");
	expect(await page.locator("[data-som]").count()).toBeGreaterThan(0);
	expect(await page.locator("[data-currency]").isVisible()).toBe(false);
	expect(await page.locator("[data-save]").first().isVisible()).toBe(false);
	expect(await page.getByRole("link", { name: "Saved programs and universities" }).isVisible()).toBe(false);
	await page.goto("/saved");
	expect(await page.locator("[data-results]").innerText()).toContain("Turn on JavaScript to see it.");
});
