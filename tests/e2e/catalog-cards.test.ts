import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";
import { program, university } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const prefixes = ["", "/ru", "/uz"];

test("a card's heart has its place before the rest of the card has arrived", async () => {
	const { page } = await visit({ context: small });
	const place = () => page.locator(".save").first().boundingBox();
	for (const list of ["/programs", "/universities"]) {
		await page.goto(list);
		const whole = await place();
		await page.route(list, async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({ response, body: html.slice(0, html.indexOf("</button>", html.indexOf("data-save"))) });
		});
		await page.goto(list);
		expect(await place(), list).toEqual(whole);
	}
});

test("at 360 px in each language, every program card is at most 335 px high, with one button and the converted price, every university card at most 560 px, and nothing on them is cut off", async () => {
	const { page, site } = await visit({ context: small, site: { now: whileRateIsOld } });
	for (const prefix of prefixes) {
		/** Shows each page of a list, of the short English words only the first, and checks each of its cards. */
		const onEachCard = async <T>(list: string, measure: (cards: Element[]) => T[], check: (card: T) => void) => {
			const [found] = await site.sql(`select count(*)::int as rows from ${list}`);
			let cards = 0;
			const pages = prefix ? Math.ceil(found?.rows / 12) : 1;
			for (let number = 1; number <= pages; number++) {
				await page.goto(`${prefix}/${list}?page=${number}`);
				for (const card of await page.locator(".cards > li").evaluateAll(measure)) {
					cards++;
					check(card);
				}
			}
			expect(cards).toBe(prefix ? found?.rows : 12);
		};
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

test("the whole card opens the program, and its other links stay reachable", async () => {
	const { page } = await visit({ context: small });
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
	const save = page.locator(".cards > li .save").first();
	await save.scrollIntoViewIfNeeded();
	expect(await save.evaluate(isOnTop)).toBe(true);
	await page
		.locator(".cards > li")
		.first()
		.click({ position: { x: 5, y: 250 } });
	await page.waitForURL(/\/universities\/[0-9a-f-]{36}$/);
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

test("the cards in a row are equally high at 1280 px", async () => {
	const { page } = await visit();
	for (const path of ["/programs", "/universities"]) {
		await page.goto(path);
		const heights = await page
			.locator(".cards > li")
			.evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().height));
		expect(new Set(heights).size, path).toBe(1);
	}
});

test("price, deadline and one action of a program are in the first view at 360 px", async () => {
	const { page, site } = await visit({ context: small });
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

test("the table of fees fits a phone of 360 pixels in every language, light and dark", async () => {
	const { page, site } = await visit({ start: "empty" });
	await site.sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, fetched_at)
		values ('USD', current_date, 11806.97, 'manual', now()), ('KRW', current_date, 8.68, 'manual', now())`);
	const universityId = await university(site.system, { name: "Alpha" });
	const feeItems = [
		feeItem({ amountTo: 4_785_000, noteRu: "Гуманитарные направления" }),
		feeItem({ kind: "admission_fee", amount: 100_000, amountTo: 109_000, period: "once" }),
		feeItem({ kind: "application_fee", amount: 50_000, amountTo: 100_000, period: "once", checkedOn: "2020-01-01" }),
		feeItem({ kind: "dormitory", amount: 600_000, amountTo: 1_200_000, certainty: "illustrative" }),
		feeItem({ kind: "insurance", amount: 76_390, period: "per_month" }),
		feeItem({ kind: "materials", amount: 50_000, period: "per_term" }),
		feeItem({ kind: "other", amount: 999_000_000, amountTo: 1_000_000_000, period: "per_year" }),
	];
	const id = await program(site.system, { universityId, title: "Design", feeItems });
	await page.setViewportSize({ width: 360, height: 740 });
	for (const language of ["", "/ru", "/uz"]) {
		await page.goto(`${language}/programs/${id}`);
		expect(await sticksOut(page)).toEqual([]);
		const table = page.locator("main .table");
		expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
		expect(await table.locator("tbody tr").count()).toBe(6);
		expect(await violations(page, language ? "words" : "all"), language).toEqual([]);
		if (language) continue;
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await violations(page, "colors")).toEqual([]);
	}
});
