import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { consentTexts } from "../../app/analytics/consent-texts.ts";
import { visit } from "../support/browser.ts";
import { ads, fakePixel } from "../support/pixel.ts";
import { root } from "../support/project.ts";

const brotli = (body: string | Buffer) =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** goals.md: everything that a browser loads before the first interaction, with the ad pixel configured. */
test("with the ad pixel configured, the first load of a page stays within 14,000 bytes and its script within 2,000", async () => {
	const { page, context, site } = await visit({ site: { ads: { ...ads, token: "a token" } } });
	await fakePixel(context);
	let scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
	});
	for (const path of ["/", "/ru/programs", "/uz/apply", "/contact"]) {
		scripts = [];
		await page.goto(path, { waitUntil: "networkidle" });
		const html = await (await site.get(path)).text();
		const script = scripts.map((name) => brotli(readFileSync(join(root, "build/client", name))));
		const total = script.reduce((sum, size) => sum + size, 0);
		expect(scripts.length).toBeGreaterThan(0);
		expect(total, scripts.join()).toBeLessThanOrEqual(2_000);
		expect(total + brotli(html), path).toBeLessThanOrEqual(14_000);
		expect(await page.locator(".ads").count()).toBe(0);
	}
});

test("S-11: the consent bar appears on the first user input, a key or a scroll", async () => {
	const { page, context } = await visit({ site: { ads } });
	const foreign = await fakePixel(context);
	for (const act of [() => page.keyboard.press("Tab"), () => page.mouse.wheel(0, 300)]) {
		await page.goto("/");
		await act();
		await page.locator(".ads").waitFor();
		expect(await page.locator(".ads").count()).toBe(1);
	}
	expect(foreign).toEqual([]);
});

test("S-11: the consent bar mentions hashed contact data only if the server sends it", async () => {
	for (const token of [undefined, "a token"]) {
		const { page, context } = await visit({ site: { ads: { ...ads, token } } });
		await fakePixel(context);
		for (const language of ["en", "ru", "uz"] as const) {
			const t = consentTexts[language];
			await page.goto(language === "en" ? "/" : `/${language}`);
			await page.keyboard.press("Tab");
			await page.locator(".ads").waitFor();
			const words = await page.locator(".ads-words").innerText();
			expect(words).toContain(t.text);
			expect(words.includes(t.reports)).toBe(token !== undefined);
		}
	}
});
