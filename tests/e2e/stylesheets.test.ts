import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageStyles } from "../../api/page.ts";
import { staticPages } from "../../app/navigation.ts";
import { visit } from "../support/browser.ts";
import { openPage } from "../support/html.ts";
import { choose, filtersAwake } from "../support/lists.ts";

/** The API's documentation has the whole style sheet, before its own. */
async function wholeStylesheet(site: { get(path: string): Promise<Response> }): Promise<string> {
	return (await openPage(site.get("/api"))).one("style").element.innerHTML.replace(pageStyles, "");
}

/** Selectors of the whole style sheet that match an element of the page and that the page's own style sheet lacks. */
function missingSelectors(page: Page, whole: string): Promise<string[]> {
	return page.evaluate((css) => {
		/** The selectors of a list; commas in parentheses belong to one selector. */
		const split = (list: string): string[] => {
			let depth = 0;
			const marked = [...list].map((sign) => {
				depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
				return sign === "," && depth === 0 ? "\n" : sign;
			});
			return marked
				.join("")
				.split("\n")
				.map((text) => text.trim());
		};
		const selectorsOf = (rules: CSSRuleList): string[] =>
			[...rules].flatMap((rule) => [
				...(rule instanceof CSSStyleRule ? split(rule.selectorText) : []),
				...("cssRules" in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
			]);
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)));
		/** Pseudo-elements and states may apply at any time. */
		const isFound = (selector: string) =>
			document.querySelector(
				selector.replace(/::[\w-]+/g, "").replace(/:(hover|active|focus|focus-visible)(?![\w-])/g, ":is(*)") || "*",
			);
		return selectorsOf(sheet.cssRules).filter((selector) => !own.has(selector) && isFound(selector));
	}, whole);
}

const paths = [
	...staticPages.map(({ path }) => path),
	...["/auth", "/auth/sign-up", "/auth/forgotten", "/facebook-pixel-test", "/no-such-page", "/programs/none"],
];

test("every public page has all rules that apply to it, and fewer than the whole style sheet", async () => {
	const { page, site } = await visit({ mayFail: /404/ });
	const whole = await wholeStylesheet(site);
	for (const path of [...paths, await firstLink(page, "programs"), await firstLink(page, "universities")]) {
		await page.goto(path);
		expect(await missingSelectors(page, whole), path).toEqual([]);
		const own = await page.locator("style").innerHTML();
		expect(own.length, path).toBeLessThan(0.8 * whole.length);
	}
});

async function firstLink(page: Page, list: string): Promise<string> {
	await page.goto(`/${list}`);
	return (await page.locator(`[data-results] a[href^="/${list}/"]`).first().getAttribute("href")) as string;
}

test("markup that arrives later has its rules: a list after an empty one, a page opened in a dialog", async () => {
	const { page, site } = await visit();
	const whole = await wholeStylesheet(site);
	await page.goto("/programs?type=Bachelor&q=zzzzzz");
	expect(await page.locator("[data-results] .card").count()).toBe(0);
	await filtersAwake(page);
	await page.getByLabel("Search programs").fill("");
	await choose(page, "Type", "Master", "/programs?type=Master");
	await page.locator("[data-results] .card").first().waitFor();
	expect(await missingSelectors(page, whole)).toEqual([]);
	for (const path of ["/apply", "/contact", "/visa-status"]) {
		await page.goto(path);
		await page.locator("a[data-dialog]").first().click();
		await page.locator(".page-dialog article").waitFor();
		expect(await missingSelectors(page, whole), path).toEqual([]);
	}
});
