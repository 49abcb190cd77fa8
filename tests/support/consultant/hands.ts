import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const isFocused = async (target: Locator) =>
	(await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement));

/** Works with the keyboard alone. */
export function keyboardOn(page: Page) {
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	const focused = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
	return {
		page,
		press,
		focused,
		/** A dialog has closed, and the focus is in a row: in the one that opened it, if it is still there. */
		async backInRow() {
			await page.locator("dialog[open]").waitFor({ state: "detached" });
			await focused(page.locator("main [data-open]:focus"));
		},
		type: (text: string) => page.keyboard.type(text),
		/** Goes to a row with J and K. */
		async row(name: string) {
			await page.locator("dialog[open]").waitFor({ state: "detached" });
			const link = page.locator("main [data-open]", { hasText: name }).first();
			await link.waitFor();
			for (let presses = 0; !(await isFocused(link)); presses++) {
				expect(presses, `rows to ${name}`).toBeLessThan(40);
				// The list may have put the focus on a row below meanwhile.
				const isBelow = await link.evaluate((element) => {
					const row = document.activeElement?.closest("[data-row]");
					return !row || (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
				});
				await press(isBelow ? "j" : "k");
			}
		},
		/** @param most a walk that takes more presses is a stumble */
		async tabTo(target: Locator, most: number, key = "Tab") {
			await target.waitFor();
			for (let presses = 0; !(await isFocused(target)); presses++) {
				expect(presses, `${key} to ${target}`).toBeLessThan(most);
				await press(key);
			}
		},
	};
}
export type Keyboard = ReturnType<typeof keyboardOn>;
