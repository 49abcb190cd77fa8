import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { violations } from "../support/axe.ts";
import { brokenWords, sticksOut, visit } from "../support/browser.ts";
import { post, program, university } from "../support/factories.ts";

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
