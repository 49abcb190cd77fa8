import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { violations } from "../support/axe.ts";
import { brokenWords, sticksOut, visit } from "../support/browser.ts";
import { messengers, post, program, university } from "../support/factories.ts";
import { ads, fakePixel } from "../support/pixel.ts";

const homes = ["/", "/ru", "/uz"];

test("on a phone, the home page has its button in the first view below one line about sample data (F6), and is not long, in each language; on a computer, its offices and features are open and no tab stops", async () => {
	const { page, site } = await visit();
	await messengers(site.system);
	for (const home of homes) {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto(home);
		expect((await page.locator("body > aside p").first().boundingBox())?.height, home).toBeLessThan(30);
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 0) + (button?.height ?? 0), home).toBeLessThan(640);
		expect(await page.evaluate(() => document.documentElement.scrollHeight), home).toBeLessThanOrEqual(6_600);
		expect((await page.locator("footer").boundingBox())?.height, home).toBeLessThanOrEqual(600);
		for (const [width, highest] of [
			[320, 64],
			[768, 112],
			[1280, 112],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			const { height } = (await page.locator("header").boundingBox()) ?? {};
			expect(height, `${home} at ${width} px`).toBeLessThanOrEqual(highest);
		}
	}
	const folds = page.locator("details.fold");
	expect(await folds.count()).toBeGreaterThan(1);
	for (const fold of await folds.all()) {
		expect(await fold.locator("p").isVisible()).toBe(true);
		await fold.locator("summary").evaluate((summary: HTMLElement) => summary.focus());
		expect(await fold.locator("summary:focus").count()).toBe(0);
	}
});

test("a long notice and the question about the pixel leave the hero's button in the first view of a phone, in each language", async () => {
	const narrow = { viewport: { width: 360, height: 640 } };
	const withAds = { ads: { ...ads, token: "a token" } };
	const { page, site, context } = await visit({ start: "empty", site: withAds, context: narrow });
	await fakePixel(context);
	await site.sql(`insert into notices (text, noticed_on, is_active) values
		('${"From 1 December the embassy takes visa applications by appointment only. ".repeat(3)}', '2026-11-20', true)`);
	for (const home of homes) {
		await page.goto(home);
		await page.keyboard.press("Shift");
		const bar = await page.locator(".ads").boundingBox();
		const button = await page.locator(".hero .btn-action").boundingBox();
		expect((button?.y ?? 640) + (button?.height ?? 0), home).toBeLessThanOrEqual(bar?.y ?? 0);
		const notice = page.locator("body > aside p").last();
		const height = async () => (await notice.boundingBox())?.height ?? 0;
		const folded = await height();
		expect(folded, home).toBeLessThan(50);
		await page.locator(".unfold").click();
		expect(await height(), home).toBeGreaterThan(folded * 2);
		expect(await notice.evaluate((text) => text.scrollHeight - text.clientHeight), home).toBeLessThanOrEqual(1);
	}
});

const pasted = `https://drive.example.com/${"x".repeat(220)}`;
const line = pasted.slice(0, 190);

test("an unbroken pasted URL in any field of a university, program, post, team member or testimonial makes no page wider than 320 px", async () => {
	const { page, site } = await visit({ start: "empty", context: { viewport: { width: 320, height: 800 } } });
	const school = { name: line, location: line, description: pasted, tuitionRange: line, scholarships: pasted };
	const universityId = await university(site.system, school);
	const facts = { title: line, fees: line, duration: line, description: pasted, requirements: pasted };
	const programId = await program(site.system, { universityId, ...facts });
	const content = `${pasted}\n\n## ${line}\n\n- ${pasted}`;
	await post(site.system, { slug: "pasted", title: line, excerpt: pasted, content, tags: ["x".repeat(50)] });
	await createContent(site.system, "team", { name: line, position: line, bio: pasted, orderIndex: "0" });
	await createContent(site.system, "testimonials", { name: line, country: line, content: pasted });
	const email = `${"e".repeat(60)}@example.com`;
	await createContent(site.system, "offices", { name: line, address: line, email, orderIndex: "0" });
	const records = [`/universities/${universityId}`, `/programs/${programId}`, `/apply?program=${programId}`];
	for (const path of ["/", "/universities", "/programs", "/blog", "/blog/pasted", "/about", "/contact", ...records]) {
		await page.goto(path);
		expect(await sticksOut(page), path).toEqual([]);
		expect(await cutOff(page), path).toEqual([]);
	}
});

/** Texts that are cut off by a container with hidden overflow. */
const cutOff = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("main :is(h1, h2, h3, p, dd, li, a.btn)")]
			.filter(
				(element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline",
			)
			.filter((element) => !element.matches(".sr-only, .clamp, .sr-only *"))
			.map((element) => element.outerHTML.slice(0, 120)),
	);

test("C-34: the terms open over the application form and close with Escape, and the input stays", async () => {
	const { page, context } = await visit({
		context: { viewport: { width: 360, height: 740 }, bypassCSP: true, reducedMotion: "reduce" },
	});
	const home = "/ru";
	await page.goto(`${home}/apply`);
	await page.fill("[name=full_name]", "Sample Applicant");
	const link = page.locator("label a[href$='/terms']");
	await link.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.locator("h1").waitFor();
	expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
	expect(await sticksOut(page)).toEqual([]);
	expect(await violations(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await violations(page, "colors")).toEqual([]);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(`${home}/terms`);
	expect(await page.inputValue("[name=full_name]")).toBe("Sample Applicant");
	expect(await page.isChecked("[name=terms_agreed]")).toBe(false);

	await link.click();
	await dialog.getByRole("button").click();
	await dialog.waitFor({ state: "detached" });
	expect(context.pages()).toHaveLength(1);
});

test("in forced colors, an invalid field has a thicker border than a valid one, and the current page and the main action still differ from the others", async () => {
	const { page } = await visit({ context: { forcedColors: "active" }, mayFail: /422/ });
	await page.goto("/contact");
	await page.fill("[name=name]", "Somebody");
	await page.evaluate(() => document.querySelector<HTMLFormElement>("[data-form] form")?.submit());
	await page.locator("[role=alert]").waitFor();
	const width = (name: string) =>
		page.locator(`[name=${name}]`).evaluate((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth));
	expect(await width("email")).toBeGreaterThanOrEqual((await width("name")) + 2);

	await page.goto("/programs");
	const look = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const { borderBottomWidth, backgroundColor } = getComputedStyle(element);
				return { borderBottomWidth, backgroundColor };
			});
	expect(await look("header .nav[aria-current]")).not.toEqual(await look("header .nav:not([aria-current])"));
	expect(await look("header .lang[aria-current]")).not.toEqual(await look("header .lang:not([aria-current])"));
	expect(await look("header .btn-action")).not.toEqual(await look("header .btn:not(.btn-action)"));
});

test("at 400 % zoom, no word on the home page is broken in Russian, and nothing fixed covers the text", async () => {
	const { page } = await visit({ context: { viewport: { width: 320, height: 256 } } });
	await page.goto("/ru");
	expect(await brokenWords(page, "main, footer")).toEqual([]);
	expect(await sticksOut(page)).toEqual([]);
	const covered = await page.evaluate(() =>
		[...document.querySelectorAll("body *")]
			.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
			.map((element) => element.getBoundingClientRect())
			.reduce((sum, { width, height }) => sum + width * height, 0),
	);
	expect(covered / (320 * 256)).toBeLessThan(0.1);
});
