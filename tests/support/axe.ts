import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * The page's violations of WCAG 2.2 A and AA according to axe: rule and element. The context must bypass the content
 * security policy.
 */
export async function violations(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	return page.evaluate(async () => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const { violations } = await axe.run({
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
			resultTypes: ["violations"],
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
		);
	});
}

/**
 * The two views in which axe checks a page in a language. Over the three languages, every two of language, width and color
 * scheme occur together: what axe finds depends on a page's texts and layout or on its layout and colors, and an axe run is the
 * most expensive step of the browser tests.
 */
const views: Record<string, [width: "phone" | "wide", colorScheme: "light" | "dark"][]> = {
	en: [
		["phone", "light"],
		["wide", "dark"],
	],
	ru: [
		["phone", "dark"],
		["wide", "light"],
	],
	uz: [
		["phone", "light"],
		["wide", "dark"],
	],
};

/**
 * Shows the current page on a phone and on a wide screen, in the color schemes of its language's views, and calls `check` in each.
 * @param check receives the name of the view, for its messages.
 * @param phoneWidth in CSS pixels.
 */
export async function inEachView(
	page: Page,
	language: string,
	check: (view: string) => Promise<void>,
	phoneWidth = 360,
): Promise<void> {
	for (const [screen, colorScheme] of views[language] ?? []) {
		const width = screen === "phone" ? phoneWidth : 1280;
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme });
		await check(`${width} px, ${colorScheme}`);
	}
}
