import { expect, test } from "vitest";
import { staticPages } from "../../app/navigation.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { catalogPages, speak } from "../support/catalog-pages.ts";
import { ads, fakePixel } from "../support/pixel.ts";

for (const language of ["en", "ru", "uz"]) {
	test(`no page is wider than the window, from 320 to 1280 px, in ${language}`, async () => {
		// Resizing the window during a view transition aborts the transition with an error.
		const visitor = await visit({ context: { reducedMotion: "reduce" }, mayFail: /404|422|500/ });
		const { page } = visitor;
		await speak(visitor, language);
		for (const [name, open] of await catalogPages(visitor)) {
			await open();
			for (const width of [320, 360, 768, 1024, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await sticksOut(page), `${name} at ${width} px`).toEqual([]);
			}
		}
	}, 120_000);

	test(`F6: the sample data notice is one line on a phone and keeps the hero's button in the first view, in ${language}`, async () => {
		const visitor = await visit({ context: { viewport: { width: 360, height: 640 } } });
		const { page } = visitor;
		await speak(visitor, language);
		await page.goto("/");
		expect((await page.locator("body > aside p").first().boundingBox())?.height).toBeLessThan(30);
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(640);
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

	test(`the header has one row on a phone and two on wider screens, in ${language}`, async () => {
		const visitor = await visit();
		const { page } = visitor;
		await speak(visitor, language);
		await page.goto("/");
		for (const [width, highest] of [
			[320, 64],
			[360, 64],
			[768, 112],
			[1024, 112],
			[1280, 112],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			expect((await page.locator("header").boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(highest);
		}
	});
}

test("touch targets on a phone are at least 44 px high", async () => {
	const visitor = await visit({ context: { viewport: { width: 360, height: 800 } }, mayFail: /404|422|500/ });
	const { page } = visitor;
	for (const [name, open] of await catalogPages(visitor)) {
		await open();
		const small = await page.locator("a.btn, button, summary, input, select, footer li a, .link").evaluateAll((all) =>
			all
				.filter(
					(element) => element.getClientRects().length > 0 && !element.matches(".skip, [aria-hidden] *, [type=hidden]"),
				)
				// A link in a sentence is as high as its line (WCAG 2.5.8); the label of a checkbox or radio button is also a target.
				.filter((element) => !element.matches(".link") || element.parentElement?.textContent === element.textContent)
				.filter((element) => (element.closest("label.tick, label.btn") ?? element).getBoundingClientRect().height < 44)
				.map((element) => element.outerHTML),
		);
		expect(small, name).toEqual([]);
	}
});

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

test.each(["", "/ru", "/uz"])(
	"visual 19: the links of the footer keep their distance on a phone: %s",
	async (prefix) => {
		const { page } = await visit({ context: { viewport: { width: 360, height: 740 } } });
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
	},
);
