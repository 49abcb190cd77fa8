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

type Checked = typeof globalThis & {
	axe: typeof import("axe-core");
	/** The markup that had no violation in a run of all rules, and the size of the window then. */
	checked?: string;
};

/**
 * The page's violations of WCAG 2.2 A and AA according to axe: rule and element. The context must bypass the content
 * security policy. Markup that passed all rules at this size, in another color scheme, is checked again by the rules that
 * read colors; they take half of the time.
 * @param colors whether the rules that read colors are wanted.
 */
export async function violations(page: Page, colors = true): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	return page.evaluate(async (withColors) => {
		const here = window as unknown as Checked;
		const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
		const markup = `${innerWidth} ${innerHeight} ${document.documentElement.outerHTML}`;
		const readsColors = ({ tags: own }: { tags: string[] }) => own.includes("cat.color");
		const left = here.axe.getRules(tags).filter((rule) => (readsColors(rule) ? !withColors : here.checked === markup));
		const { violations } = await here.axe.run({
			runOnly: tags,
			rules: Object.fromEntries(left.map(({ ruleId }) => [ruleId, { enabled: false }])),
			resultTypes: ["violations"],
		});
		if (violations.length === 0) here.checked = markup;
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
		);
	}, colors);
}

/**
 * Shows the current page on a phone and on a wide screen, in light and dark mode, and calls `check` in each view.
 * @param check receives the name of the view, for its messages.
 * @param colorSchemes the modes to show.
 */
export async function inEachView(
	page: Page,
	check: (view: string) => Promise<void>,
	colorSchemes: ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		// The bar of a case covers a part of something wherever the page stands, but at its end.
		await page.evaluate(() => document.querySelector(".case-bar") && window.scrollTo(0, document.body.scrollHeight));
		for (const colorScheme of colorSchemes) {
			await page.emulateMedia({ colorScheme });
			await check(`${width} px, ${colorScheme}`);
		}
	}
}

/**
 * Expects that axe finds nothing on the current page in any view, and that nothing is wider than the window. A page that is
 * looked through in English needs less in other languages: their words decide about names, for which one view is enough, and
 * about widths, and not about colors.
 */
export async function lookThrough(page: Page, name: string, isEnglish = true): Promise<void> {
	let isNamed = false;
	await inEachView(
		page,
		async (view) => {
			if (isEnglish || !isNamed) expect(await violations(page, isEnglish), `${name}, ${view}`).toEqual([]);
			isNamed = true;
			expect(await sticksOut(page), `${name}, ${view}`).toEqual([]);
		},
		isEnglish ? undefined : ["light"],
	);
}

/** Opens each page, waits until its dialog is modal, and looks through it. */
export async function lookThroughAll(page: Page, paths: string[], isEnglish = true): Promise<void> {
	for (const path of paths) {
		await page.goto(path);
		await page.waitForFunction(() => !document.querySelector("dialog[open]:not(:modal)"));
		await lookThrough(page, path, isEnglish);
	}
}
