import { expect, test } from "vitest";
import { createProgram, createUniversity } from "../../domain/catalog/commands.ts";
import { visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const prefixes = ["", "/ru", "/uz"];

test.each(prefixes)(
	"every program card of %s is at most 335 px high at 360 px, with one button and the converted price",
	async (prefix) => {
		const { page, site } = await visit({ context: small, site: { now: whileRateIsOld } });
		const [found] = await site.sql("select count(*)::int as programs from programs");
		let cards = 0;
		for (let number = 1; number <= Math.ceil(found?.programs / 12); number++) {
			await page.goto(`${prefix}/programs?page=${number}`);
			for (const card of await page.locator(".cards > li").evaluateAll(measureProgramCards)) {
				cards++;
				expect(card.height, card.text).toBeLessThanOrEqual(335);
				expect(card.actions, card.text).toBe(1);
				expect(card.facts, card.text).toBe(4);
				expect(card.cutChips, card.text).toEqual([]);
			}
		}
		expect(cards).toBe(found?.programs);
	},
);

test.each(prefixes)(
	"every university card of %s is at most 560 px high at 360 px, and nothing on it is cut off",
	async (prefix) => {
		const { page, site } = await visit({ context: small, site: { now: whileRateIsOld } });
		const [found] = await site.sql("select count(*)::int as universities from universities");
		let cards = 0;
		for (let number = 1; number <= Math.ceil(found?.universities / 12); number++) {
			await page.goto(`${prefix}/universities?page=${number}`);
			for (const card of await page.locator(".cards > li").evaluateAll(measureUniversityCards)) {
				cards++;
				expect(card.height, card.text).toBeLessThanOrEqual(560);
				expect(card.cutTags, card.text).toBe(0);
			}
		}
		expect(cards).toBe(found?.universities);
	},
);

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

test.each(["/programs", "/universities"])("the cards of %s in a row are equally high at 1280 px", async (path) => {
	const { page } = await visit();
	await page.goto(path);
	const heights = await page
		.locator(".cards > li")
		.evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().height));
	expect(new Set(heights).size).toBe(1);
});

test.each(prefixes)(
	"price, deadline and one action of a program are in the first view at 360 px: %s",
	async (prefix) => {
		const { page, site } = await visit({ context: small });
		const [program] = await site.sql("select id from programs order by length(title) desc, id limit 1");
		await page.goto(`${prefix}/programs/${program?.id}`);
		const boxes = page.locator("main .notice :is(.btn-action, dd)");
		for (const box of [boxes.nth(0), boxes.nth(1), boxes.nth(2)]) {
			const place = await box.boundingBox();
			expect((place?.y ?? 740) + (place?.height ?? 0)).toBeLessThanOrEqual(740);
		}
		expect(await page.locator("main .notice .btn").count()).toBe(1);
		expect(await page.locator("main .btn-primary").count()).toBe(
			await page.locator("main .cards .btn-primary").count(),
		);
	},
);

test("a pasted address without a break makes no page of the catalog wider than 320 px", async () => {
	const { page, site } = await visit({ context: { ...small, viewport: { width: 320, height: 640 } } });
	const long = `https://${"university".repeat(25)}.example`;
	const universityId = await createUniversity(site.system, {
		name: long,
		description: long,
		location: long,
		tuitionRange: long,
		scholarships: long,
		ranking: 1,
	});
	const input = { universityId, title: long, type: "Bachelor", fees: long, duration: long, requirements: long };
	const id = await createProgram(site.system, { ...input, description: long });
	for (const path of [`/universities/${universityId}`, "/universities", `/programs/${id}`, "/programs"]) {
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
	}
});

test("a printed program has no buttons", async () => {
	const { page, site } = await visit();
	const [program] = await site.sql("select id from programs limit 1");
	await page.goto(`/programs/${program?.id}`);
	await page.emulateMedia({ media: "print" });
	for (const button of await page.locator(".btn").all()) expect(await button.isVisible()).toBe(false);
});
