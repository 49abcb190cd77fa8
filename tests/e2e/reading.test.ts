import { expect, test } from "vitest";
import { hold, phone, visit } from "../support/browser.ts";

test("BLOG-06, BLOG-14, STATE-23: the blog shows that a search is loading, and a tag filters the list", async () => {
	const { page } = await visit();
	await page.goto("/blog");
	const { arrived, release } = await hold(page, /\/blog\?q=/);
	await page.fill("[name=q]", "visa");
	await arrived;
	await page.locator(".busy .loading").waitFor();
	expect(await page.locator(".loading").textContent()).toMatch(/loading/i);
	await release();
	await page.locator(".busy").waitFor({ state: "detached" });
	await expect.poll(() => page.locator("[data-count]").textContent()).toMatch(/^Showing \d of 6 posts$/);
	await page.goto("/blog");
	await page.getByRole("link", { name: "visa", exact: true }).click();
	await page.waitForURL(/\/blog\?tag=visa$/);
	for (const card of await page.locator("main .card").all()) expect(await card.textContent()).toContain("visa");
});

test("ABOUT-03, CONTACT-05: achievements have four columns on a wide screen, and no page, also none with links to maps, requests anything from a foreign host", async () => {
	const { page, site, address } = await visit();
	await site.sql("insert into achievements (title, value, order_index) values ('One more', '5', 99)");
	await page.goto("/about");
	const tops = await page
		.locator("ul.lg\\:grid-cols-4 > li")
		.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
	expect(new Set(tops.slice(0, 4)).size).toBe(1);
	expect(tops[4]).toBeGreaterThan(tops[0] as number);

	const foreign: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(address) && !request.url().startsWith("data:")) foreign.push(request.url());
	});
	for (const path of ["/contact", "/about", "/admissions", "/blog", "/"]) {
		await page.goto(path, { waitUntil: "load" });
		await page.mouse.wheel(0, 4_000);
	}
	expect(foreign).toEqual([]);
});

test("GEN-05, APPLY-12, APPLY-13, C-26: the help button floats bottom right on a phone and a wide screen, opens its panel, closes with Escape", async () => {
	const { page, site } = await visit({ context: phone });
	await site.sql(`insert into social_links (platform, url) values
		('Telegram', 'https://t.me/hamroh_test'), ('WhatsApp', 'https://wa.me/12025550100')`);
	await page.goto("/universities");
	const button = page.locator(".help > button");
	for (const { width, height } of [phone.viewport, { width: 1280, height: 800 }]) {
		await page.setViewportSize({ width, height });
		const box = await button.boundingBox();
		expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(100);
		expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(100);
	}
	expect(await button.evaluate((element) => getComputedStyle(element.parentElement as Element).position)).toBe("fixed");
	await button.click();
	const links = page.locator(".help-panel a");
	const hosts = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).host));
	expect(hosts).toEqual(["t.me", "wa.me", "", "", new URL(page.url()).host]);
	await page.keyboard.press("Escape");
	await links.first().waitFor({ state: "hidden" });
	expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
