import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Seconds of one operator in the keystroke-level model of Card, Moran and Newell: a key of an average typist, a decision,
 * pointing at something. A tap is taken as pointing, and so is a swipe; a letter on a phone as 36 words a minute.
 */
const seconds = { key: 0.28, thought: 1.35, tap: 1.1, swipe: 1.1, letter: 0.33 };

export type Tally = Record<keyof typeof seconds, number>;
const nothing = (): Tally => ({ key: 0, thought: 0, tap: 0, swipe: 0, letter: 0 });

/** @returns the seconds that a practiced person needs, without the site's own time. */
export const secondsOf = (tally: Tally): number =>
	Object.entries(seconds).reduce((sum, [name, each]) => sum + each * tally[name as keyof Tally], 0);

const isFocused = async (target: Locator) =>
	(await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement));

/** Works with the keyboard alone, and counts what it presses. */
export function keyboardOn(page: Page) {
	const tally = nothing();
	const press = async (...keys: string[]) => {
		for (const key of keys) {
			tally.key += key.split("+").length;
			await page.keyboard.press(key);
		}
	};
	const focused = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
	return {
		page,
		tally,
		press,
		focused,
		/** A dialog has closed, and the focus is in a row: in the one that opened it, if it is still there. */
		async backInRow() {
			await page.locator("dialog[open]").waitFor({ state: "detached" });
			await focused(page.locator("main [data-open]:focus"));
		},
		/** A key that is chosen, such as a shortcut, and not one that follows by itself. */
		async command(key: string) {
			tally.thought++;
			await press(key);
		},
		async type(text: string) {
			tally.thought++;
			tally.key += text.length;
			await page.keyboard.type(text);
		},
		/** Goes to a row with J and K. */
		async row(name: string) {
			tally.thought++;
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
			tally.thought++;
			await target.waitFor();
			for (let presses = 0; !(await isFocused(target)); presses++) {
				expect(presses, `${key} to ${target}`).toBeLessThan(most);
				await press(key);
			}
		},
	};
}
export type Keyboard = ReturnType<typeof keyboardOn>;

/** The part of the window that a swipe moves. */
const swiped = 0.7;

/** Works by touch alone, and counts taps and swipes. */
export function touchOn(page: Page) {
	const tally = nothing();
	const reach = async (target: Locator) => {
		await target.waitFor();
		const away = await target.evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect();
			return Math.max(-top, bottom - innerHeight, 0) / innerHeight;
		});
		tally.swipe += Math.ceil(away / swiped);
		await target.scrollIntoViewIfNeeded();
	};
	const confirm = async (target: Locator) => {
		await reach(target);
		tally.tap++;
		// A tap fails where something covers the target.
		await target.tap();
	};
	return {
		page,
		tally,
		/** A tap that follows by itself. */
		confirm,
		async tap(target: Locator) {
			tally.thought++;
			await confirm(target);
		},
		async type(target: Locator, text: string) {
			tally.thought++;
			await confirm(target);
			tally.letter += text.length;
			await page.keyboard.type(text);
		},
		/** The system's list of choices opens with a tap and closes with another one. */
		async choose(target: Locator, label: string | RegExp) {
			tally.thought++;
			await confirm(target);
			tally.tap++;
			const value = await target.locator("option", { hasText: label }).first().getAttribute("value");
			await target.selectOption(value ?? "");
		},
		/** The system's calendar: the month, the day, and "Set". */
		async day(target: Locator, iso: string) {
			tally.thought++;
			await confirm(target);
			tally.tap += 3;
			await target.fill(iso);
		},
	};
}
export type Touch = ReturnType<typeof touchOn>;
