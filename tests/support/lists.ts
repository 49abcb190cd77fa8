import type { Page } from "playwright-core";

/** The numbers in a list's count line: "139 programs found", "Showing 12 of 30 universities". */
export async function counted(page: Page): Promise<number[]> {
	return (await page.locator("[data-count]").innerText()).match(/\d+/g)?.map(Number) ?? [];
}

/** Selects a filter value and waits until the list and the URL have followed. */
export async function choose(page: Page, label: string, option: string, expected: string): Promise<void> {
	await page.getByLabel(label, { exact: true }).selectOption({ label: option });
	await page.waitForURL(expected);
}

/** Waits until the island has hydrated: from now on the list changes without a page load. */
export async function filtersAwake(page: Page): Promise<void> {
	await page.getByRole("searchbox").focus();
	await page.waitForFunction(
		() => (document.querySelector("form is-land") as (HTMLElement & { awake?: boolean }) | null)?.awake,
	);
}
