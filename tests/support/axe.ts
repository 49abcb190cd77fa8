import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sticksOut } from "./browser.ts";
import { root } from "./project.ts";

/** For the browser's context: the content security policy would block axe inside the page; animations are off while it runs. */
export const observed = { bypassCSP: true, reducedMotion: "reduce" } as const;

/** Every page parses it anew: minified, it is less than half as long. */
const source = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** What another language, or another width and color scheme, can change. */
const names = "-(name|alt|title)$|^label$";
const wanted = {
	all: /./,
	words: RegExp(`${names}|-(lang|lang-valid)$`),
	views: RegExp(`${names}|^(color-contrast|link-in-text-block)$`),
	/** For which only the color scheme matters, when the others were run in the other one. */
	colors: /^(color-contrast|link-in-text-block)$/,
};

/**
 * The page's violations of WCAG 2.2 A and AA according to axe: rule and element. The context must bypass the content
 * security policy.
 * @param exclude selectors of parts that are not looked at
 */
export async function violations(
	page: Page,
	rules: keyof typeof wanted = "all",
	exclude: string[] = [],
): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) {
		await page.evaluate(source);
		// The next pages have it from the start, compiled already: that takes a sixth of the time.
		await page.addInitScript(source);
	}
	return page.evaluate(
		async ([pattern, exclude]) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
			const left = axe.getRules(tags).filter(({ ruleId }) => !new RegExp(pattern).test(ruleId));
			const { violations } = await axe.run(exclude, {
				runOnly: tags,
				rules: Object.fromEntries(left.map(({ ruleId }) => [ruleId, { enabled: false }])),
				resultTypes: ["violations"],
				// The pages have no foreign style sheets, sounds or films.
				preload: false,
			});
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
			);
		},
		[wanted[rules].source, { exclude }] as const,
	);
}

/** What is the same on all pages: a walk looks at it on one of them, with `violations`. */
const frame = ["body > header", "body > footer", ".admin-head", ".admin-pages", ".phone-bar"];

/**
 * Expects (softly, so that a walk reports every page) that axe finds nothing on the current page and that nothing is wider
 * than the window, on a phone and a wide screen. The width that the page before had is the first and light, the other is
 * dark, so every page is seen in both color schemes. A page that is looked through in English needs less in other
 * languages: their words decide about names, and about the width on a phone.
 */
export async function lookThrough(page: Page, name: string, isEnglish = true): Promise<void> {
	const isPhone = page.viewportSize()?.width === 360;
	const views = [
		[isPhone ? 360 : 1280, "light"],
		[isPhone ? 1280 : 360, "dark"],
	] as const;
	for (const [width, colorScheme] of isEnglish ? views : ([[360, "light"]] as const)) {
		const view = `${name}, ${width} px, ${colorScheme}`;
		if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
		if (isEnglish) await page.emulateMedia({ colorScheme });
		// The bar of a case covers a part of something wherever the page stands, but at its end.
		await page.evaluate(() => document.querySelector(".case-bar") && window.scrollTo(0, document.body.scrollHeight));
		const rules = isEnglish ? (colorScheme === "light" ? "all" : "views") : "words";
		expect.soft(await violations(page, rules, frame), view).toEqual([]);
		expect.soft(await sticksOut(page), view).toEqual([]);
	}
}
