import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const prefixes = ["", "/ru", "/uz"];

test("at 360 px, every program card is at most 335 px high, with one button and the converted price, every university card at most 560 px, nothing on them is cut off, and the first one begins at most 500 px from the top", async () => {
	const { page, site } = await visit({ context: small, site: { now: whileRateIsOld } });
	for (const prefix of prefixes) {
		/** Shows the pages of a list, in turn in Russian and Uzbek, of the short English words only the first, and checks each of their cards. */
		const onEachCard = async <T>(list: string, measure: (cards: Element[]) => T[], check: (card: T) => void) => {
			const [found] = await site.sql(`select count(*)::int as rows from ${list}`);
			let cards = 0;
			const pages = prefix ? Math.ceil(found?.rows / 12) : 1;
			for (let number = prefix === "/uz" ? 2 : 1; number <= pages; number += 2) {
				await page.goto(`${prefix}/${list}?page=${number}`);
				for (const card of await page.locator(".cards > li").evaluateAll(measure)) {
					cards++;
					check(card);
				}
			}
			expect(cards).toBeGreaterThanOrEqual(12);
		};
		const filtered = `${prefix}/programs?type=Master&city=Seoul`;
		for (const path of [filtered, `${prefix}/universities`]) {
			await page.goto(path);
			expect((await page.locator(".cards > li").first().boundingBox())?.y, path).toBeLessThanOrEqual(500);
		}
		await onEachCard("programs", measureProgramCards, (card) => {
			expect(card.height, card.text).toBeLessThanOrEqual(335);
			expect(card, card.text).toMatchObject({ actions: 1, facts: 4, cutChips: [] });
		});
		await onEachCard("universities", measureUniversityCards, (card) => {
			expect(card.height, card.text).toBeLessThanOrEqual(560);
			expect(card.cutTags, card.text).toBe(0);
		});
	}
});

test("the whole card opens the program, its other links stay reachable, its heart has its place before the rest has arrived; price, deadline and one action of a program are in the first view of a phone", async () => {
	const { page, site } = await visit({ context: small });
	await page.goto("/programs");
	const card = page.locator(".cards > li").first();
	const title = await card.getByRole("heading").innerText();
	const to = await card.getByRole("link", { name: title, exact: true }).getAttribute("href");
	for (const name of [/^Apply Now/, /^Details/]) {
		const link = card.getByRole("link", { name });
		await link.scrollIntoViewIfNeeded();
		expect(await link.evaluate(isOnTop), String(name)).toBe(true);
	}
	await card.click({ position: { x: 5, y: 150 } });
	await page.waitForURL(to as string);

	await page.goto("/universities");
	const save = page.locator(".save").first();
	const whole = await save.boundingBox();
	await save.scrollIntoViewIfNeeded();
	expect(await save.evaluate(isOnTop)).toBe(true);
	await card.click({ position: { x: 5, y: 250 } });
	await page.waitForURL(/\/universities\/[0-9a-f-]{36}$/);
	await page.route("/universities", async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.slice(0, html.indexOf("</button>", html.indexOf("data-save"))) });
	});
	await page.goto("/universities");
	expect(await save.boundingBox()).toEqual(whole);

	const [program] = await site.sql("select id from programs order by length(title) desc, id limit 1");
	for (const prefix of prefixes) {
		await page.goto(`${prefix}/programs/${program?.id}`);
		const boxes = page.locator("main .notice :is(.btn-action, dd)");
		for (const box of [boxes.nth(0), boxes.nth(1), boxes.nth(2)]) {
			const place = await box.boundingBox();
			expect((place?.y ?? 740) + (place?.height ?? 0), prefix).toBeLessThanOrEqual(740);
		}
		expect(await page.locator("main .notice .btn").count()).toBe(1);
	}
});

/** Measures all cards of a page in one call: a call for each measure and card took most of the test's time. */
function measureProgramCards(cards: Element[]) {
	/** The visible chips that are cut off, by the edge of their row or within; two languages may lose a few letters. */
	const cutChips = (row: Element) => {
		const { bottom, right } = row.getBoundingClientRect();
		return [...row.querySelectorAll(".tag, .chip")]
			.filter((chip) => {
				const box = chip.getBoundingClientRect();
				const isCut = chip.scrollWidth > chip.clientWidth + 1 && !chip.textContent.includes(", ");
				return box.height > 0 && (isCut || box.bottom > bottom + 1 || box.right > right + 1);
			})
			.map(({ textContent }) => textContent);
	};
	return cards.map((card) => ({
		text: (card as HTMLElement).innerText,
		height: card.getBoundingClientRect().height,
		actions: [...card.querySelectorAll(".btn")].filter((button) => button.getClientRects().length > 0).length,
		facts: card.querySelectorAll("dt").length,
		cutChips: cutChips(card.querySelector(".chips") as Element),
	}));
}

function measureUniversityCards(cards: Element[]) {
	return cards.map((card) => ({
		text: (card as HTMLElement).innerText,
		height: card.getBoundingClientRect().height,
		cutTags: [...card.querySelectorAll(".line .tag")].filter((tag) => tag.scrollWidth > tag.clientWidth).length,
	}));
}

function isOnTop(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
