import { expect, test } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { messengers } from "../support/factories.ts";

const linksInMenu = [
	"/",
	"/programs",
	"/universities",
	"/admissions",
	"/blog",
	"/about",
	"/contact",
	"/costs",
	"/saved",
	"/my",
	"/auth",
	"/visa-status",
	"/apply",
];

test("ROUTE-18: 'Return to Home' links from the 404 page to the home page", async () => {
	const { page } = await visit({ mayFail: /404 \(Not Found\)/ });
	await page.goto("/no-such");
	await page.getByRole("link", { name: "Return to Home" }).click();
	await page.waitForURL("/");
	expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("NAV-01: the top navigation reaches every page", async () => {
	const { page } = await visit();
	await page.goto("/");
	for (const [name, path] of [
		["Programs", "/programs"],
		["Universities", "/universities"],
		["Home", "/"],
	] as const) {
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
		await page.waitForURL(path);
		expect(await page.locator("nav [aria-current=page]").first().innerText()).toBe(name);
	}
});

test("NAV-02, NAV-03: the visa status is an outlined button and the application a filled one", async () => {
	const { page } = await visit();
	await page.goto("/");
	const look = (name: string) =>
		page
			.getByRole("navigation")
			.getByRole("link", { name, exact: true })
			.evaluate((link) => {
				const probe = document.body.appendChild(document.createElement("i"));
				const color = (name: string) => {
					probe.style.color = `var(--color-${name})`;
					return getComputedStyle(probe).color;
				};
				const { backgroundColor, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(link);
				return {
					href: link.getAttribute("href"),
					background: backgroundColor,
					border: `${Number.parseFloat(borderTopWidth) > 0} ${borderTopStyle} ${borderTopColor}`,
					primary: color("jjok"),
					action: color("persimmon"),
				};
			});
	const outlined = await look("Visa status");
	const { primary, action, ...filled } = await look("Apply");
	expect(outlined).toMatchObject({
		href: "/visa-status",
		background: "rgba(0, 0, 0, 0)",
		border: `true solid ${primary}`,
	});
	expect(filled).toMatchObject({ href: "/apply", background: action });
});

test("NAV-04, I18N-01: the switcher offers three languages, and each changes the page's texts", async () => {
	const { page } = await visit();
	await page.goto("/");
	const offered = page.getByRole("form", { name: /Language|Язык|Til/ }).getByRole("button");
	expect(await offered.allInnerTexts()).toEqual(["EN", "RU", "UZ"]);
	for (const [name, word, language] of [
		["RU", "Программы", "ru"],
		["UZ", "Dasturlar", "uz"],
		["EN", "Programs", "en"],
	] as const) {
		await page.getByRole("button", { name: new RegExp(`^${name},`) }).click();
		await page.getByRole("navigation").getByRole("link", { name: word, exact: true }).waitFor();
		expect(await page.locator("html").getAttribute("lang")).toBe(language);
	}
});

test("NAV-05: on a phone, a menu with the links slides in and navigates", async () => {
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
});

test("NAV-05, O-50: below 768 px the menu replaces the links", async () => {
	const { page } = await visit();
	await page.goto("/");
	for (const [width, menu] of [
		[767, true],
		[768, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(menu);
		const link = page.locator("header").getByRole("link", { name: "Contact", exact: true });
		expect(await link.isVisible()).toBe(!menu);
	}
});

test("O-50: the open menu traps the focus, and Escape returns it to the button", async () => {
	const { page } = await visit({ context: phone });
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await page.locator(".panel :focus").waitFor();
	const focused = () =>
		page.evaluate(() => {
			const element = document.activeElement;
			return element?.getAttribute("href") ?? element?.getAttribute("aria-label");
		});
	expect(await focused()).toBe("Close menu");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect(await focused()).toBe("/programs");
	const inside = () =>
		page.evaluate(() => document.activeElement === document.body || Boolean(document.querySelector(".panel :focus")));
	for (let press = 0; press < 12; press++) {
		await page.keyboard.press("Tab");
		expect(await inside()).toBe(true);
	}
	await page.keyboard.press("Escape");
	expect(await page.locator(".panel").isVisible()).toBe(false);
	expect(await focused()).toBe("Menu");
});

test("the open menu marks the page that it is opened on", async () => {
	const { page } = await visit({ context: phone });
	await page.goto("/admissions");
	await page.getByRole("button", { name: "Menu" }).click();
	expect(await page.locator(".panel [aria-current=page]").allInnerTexts()).toEqual(["Guide"]);
});

test("O-50: a tap outside the open menu closes it and activates nothing below", async () => {
	const { page } = await visit({ context: phone });
	await page.goto("/programs");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator(".panel :focus").waitFor();
	const link = page.locator(".card a").first();
	await link.scrollIntoViewIfNeeded();
	await page.touchscreen.tap(20, 300);
	await page.locator(".panel").waitFor({ state: "hidden" });
	expect(new URL(page.url()).pathname).toBe("/programs");
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu");
});

test("FOOT-06: a messenger opens in a new tab", async () => {
	const { page, context, site } = await visit({ mayFail: /ERR_NAME_NOT_RESOLVED/ });
	await messengers(site.system);
	await page.goto("/");
	const links = page.getByRole("contentinfo").getByRole("link", { name: /Telegram|WhatsApp/ });
	expect(await links.count()).toBe(2);
	for (const link of await links.all()) {
		expect(await link.getAttribute("rel")).toContain("noopener");
		const opened = context.waitForEvent("page");
		await link.click();
		const tab = await opened;
		expect(tab).not.toBe(page);
		await tab.close();
	}
	expect(new URL(page.url()).pathname).toBe("/");
});
