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
 * Shows the current page on a phone and on a wide screen, in light and dark mode, and calls `check` in each view.
 * @param check receives the name of the view, for its messages.
 * @param phoneWidth in CSS pixels.
 */
export async function inEachView(page: Page, check: (view: string) => Promise<void>, phoneWidth = 360): Promise<void> {
	for (const width of [phoneWidth, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await check(`${width} px, ${colorScheme}`);
		}
	}
}
