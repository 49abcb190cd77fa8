import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { staticPages } from "../../app/navigation.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { catalogPages, speak } from "../support/catalog-pages.ts";
import { messengers } from "../support/factories.ts";
import { ads, fakePixel } from "../support/pixel.ts";

for (const language of ["en", "ru", "uz"]) {
	// The axe test shows the same pages at 360 and 1280 px.
	test(`no page is wider than a window of 320 or 768 px, and its touch targets are at least 44 px high, in ${language}`, async () => {
		// Resizing the window during a view transition aborts the transition with an error.
		const visitor = await visit({ context: { reducedMotion: "reduce" }, mayFail: /404|422|500/ });
		const { page } = visitor;
		await speak(visitor, language);
		for (const [name, open] of await catalogPages(visitor)) {
			await open();
			for (const width of [768, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await sticksOut(page), `${name} at ${width} px`).toEqual([]);
			}
			expect(await smallTargets(page), name).toEqual([]);
		}
	}, 120_000);

	test(`on a phone, the home page has its button in the first view below one line about sample data (F6), and is not long, in ${language}`, async () => {
		const visitor = await visit({ context: { viewport: { width: 360, height: 640 } } });
		const { page, site } = visitor;
		await messengers(site.system);
		await speak(visitor, language);
		await page.goto("/");
		expect((await page.locator("body > aside p").first().boundingBox())?.height).toBeLessThan(30);
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(640);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_600);
		expect((await page.locator("footer").boundingBox())?.height).toBeLessThanOrEqual(600);
		for (const [width, highest] of [
			[320, 64],
			[768, 112],
			[1280, 112],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			expect((await page.locator("header").boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(highest);
		}
	});

	test(`a long notice and the question about the pixel leave the hero's button in the first view of a phone, in ${language}`, async () => {
		const visitor = await visit({
			start: "empty",
			site: { ads: { ...ads, token: "a token" } },
			context: { viewport: { width: 360, height: 640 } },
		});
		const { page, site } = visitor;
		await fakePixel(visitor.context);
		await site.sql(`insert into notices (text, noticed_on, is_active) values
			('${"From 1 December the embassy takes visa applications by appointment only. ".repeat(3)}', '2026-11-20', true)`);
		await speak(visitor, language);
		await page.goto("/");
		await page.keyboard.press("Shift");
		const bar = await page.locator(".ads").boundingBox();
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 640) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
		const notice = page.locator("body > aside p").last();
		const height = async () => (await notice.boundingBox())?.height ?? 0;
		const folded = await height();
		expect(folded).toBeLessThan(50);
		await page.locator(".unfold").click();
		expect(await height()).toBeGreaterThan(folded * 2);
		expect(await notice.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
	});
}

const smallTargets = (page: Page) =>
	page.locator("a.btn, button, summary, input, select, footer li a, .link").evaluateAll((all) =>
		all
			.filter(
				(element) => element.getClientRects().length > 0 && !element.matches(".skip, [aria-hidden] *, [type=hidden]"),
			)
			// A link in a sentence is as high as its line (WCAG 2.5.8); the label of a checkbox or radio button is also a target.
			.filter((element) => !element.matches(".link") || element.parentElement?.textContent === element.textContent)
			.filter((element) => (element.closest("label.tick, label.btn") ?? element).getBoundingClientRect().height < 44)
			.map((element) => element.outerHTML),
	);

test("visual 18: with text of twice the size no page is wider than a phone", async () => {
	const { page, site } = await visit({ context: { viewport: { width: 360, height: 740 } } });
	const [{ program, university, slug }] = (await site.sql(
		`select (select min(id::text) from programs) as program, (select min(id::text) from universities) as university,
			(select min(slug) from blog_posts) as slug`,
	)) as [Record<string, string>];
	const records = [`/programs/${program}`, `/universities/${university}`, `/blog/${slug}`];
	for (const path of [...staticPages.map((one) => one.path), ...records, "/my", "/saved", "/auth"]) {
		for (const prefix of ["", "/ru", "/uz"]) {
			await page.goto(prefix + (path === "/" && prefix ? "" : path));
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "200%";
			});
			expect(await sticksOut(page), prefix + path).toEqual([]);
		}
	}
});

test("visual 19: the links of the footer keep their distance on a phone", async () => {
	const { page } = await visit({ context: { viewport: { width: 360, height: 740 } } });
	for (const prefix of ["", "/ru", "/uz"]) {
		await page.goto(`${prefix}/terms`);
		const boxes = await page.locator("footer li a").evaluateAll((links) =>
			links.map((link) => {
				const range = document.createRange();
				range.selectNodeContents(link);
				const { left, right, top, bottom } = range.getBoundingClientRect();
				return { left, right, top, bottom, text: link.textContent };
			}),
		);
		const gaps = boxes.flatMap((one) =>
			boxes
				.filter((other) => other !== one && other.top >= one.top && other.left < one.right && one.left < other.right)
				.map((other) => [`${one.text} ${other.text}`, other.top - one.bottom] as const),
		);
		expect(gaps.length).toBeGreaterThan(5);
		expect(gaps.filter(([, gap]) => gap < 8)).toEqual([]);
	}
});
