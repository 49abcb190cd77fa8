import { expect, test } from "vitest";
import { hold, visit } from "../support/browser.ts";
import { whileRateIsOld } from "../support/central-bank.ts";
import { choose, counted, filtersAwake } from "../support/lists.ts";
import { countRows } from "../support/rows.ts";

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test("on a phone one button opens the filters and counts the active ones; a chip removes its filter", async () => {
	const { page, site } = await visit({ context: small });
	await page.goto("/programs");
	expect(await page.getByLabel("City").isVisible()).toBe(false);
	await page.getByText("Filters", { exact: true }).click();
	await page.getByLabel("Type").selectOption("Master");
	await page.waitForURL("/programs?type=Master");
	await page.getByText("Filters (1)", { exact: true }).waitFor();
	await page.getByLabel("City").selectOption("Busan");
	await page.getByText("Filters (2)", { exact: true }).waitFor();
	await page.getByRole("link", { name: "Remove filter: Busan" }).click();
	await page.waitForURL("/programs?type=Master");
	expect(await counted(page)).toEqual([await countRows(site, "programs where type = 'Master'")]);
	expect(await page.getByRole("link", { name: /^Remove filter/ }).count()).toBe(1);
});

test("without script the filters open, apply and are removed as well", async () => {
	const { page } = await visit({ context: { ...small, javaScriptEnabled: false } });
	await page.goto("/universities?page=2");
	await page.getByText("Filters", { exact: true }).click();
	await page.getByLabel("City").selectOption("Daejeon");
	await page.getByRole("button", { name: "Show results" }).click();
	await page.waitForURL(/city=Daejeon/);
	await page.getByRole("link", { name: "Remove filter: Daejeon" }).click();
	await page.waitForURL("/universities");
});

test("O-14: the list is requested once, after typing pauses", async () => {
	const { page } = await visit();
	await page.clock.install();
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("?q=")) asked.push(new URL(request.url()).search);
	});
	await page.goto("/programs");
	await filtersAwake(page);
	await page.getByLabel("Search programs").pressSequentially("chem");
	expect(asked).toEqual([]);
	await page.clock.runFor(300);
	await page.waitForURL("/programs?q=chem");
	expect(asked).toEqual(["?q=chem"]);
});

test("the URL follows the filters and can be shared, the back button undoes a filter, and neither a late response nor a failed request changes the list", async () => {
	const { page, context, site } = await visit({ mayFail: /ERR_FAILED/ });
	await page.goto("/programs");
	await filtersAwake(page);
	await choose(page, "Type", "Master", "/programs?type=Master");
	await choose(page, "City", "Seoul", "/programs?type=Master&city=Seoul");
	const shown = await page.locator("[data-results]").innerText();
	const friend = await context.newPage();
	await friend.goto(page.url());
	expect(await friend.locator("[data-results]").innerText()).toBe(shown);
	expect(await friend.getByLabel("Type").inputValue()).toBe("Master");
	expect(await friend.getByLabel("City").inputValue()).toBe("Seoul");
	await page.goBack();
	await page.waitForFunction(() => (document.querySelector("#filter-city") as HTMLSelectElement | null)?.value === "");
	expect(new URL(page.url()).search).toBe("?type=Master");
	expect(await page.getByLabel("Type").inputValue()).toBe("Master");

	const slow = await hold(page, /type=PhD/);
	const dropped = page.waitForEvent("requestfailed", (request) => request.url().includes("type=PhD"));
	await page.getByLabel("Type").selectOption("PhD");
	await slow.arrived;
	await choose(page, "Type", "Bachelor", "/programs?type=Bachelor");
	await dropped;
	await slow.release();
	expect(await counted(page)).toEqual([await countRows(site, "programs where type = 'Bachelor'")]);

	const before = await page.locator("[data-results]").innerText();
	await page.route(/\?q=/, (route) => route.abort());
	await page.getByLabel("Search programs").fill("chemistry");
	const errorMessage = page.getByText("We couldn’t load the list. Check your connection and try again.");
	await errorMessage.waitFor();
	expect(await page.getByLabel("Search programs").inputValue()).toBe("chemistry");
	expect(await page.locator("[data-results]").innerText()).toBe(before);
	expect(await page.locator(".loading").isVisible()).toBe(false);
	await page.unroute(/\?q=/);
	await page.getByRole("button", { name: "Show results" }).click();
	await page.waitForURL("/programs?q=chemistry&type=Bachelor");
	expect(await errorMessage.isVisible()).toBe(false);
});

test("input before the page's script has loaded is not lost", async () => {
	const { page } = await visit();
	const code = await hold(page, /\/assets\/hydrate-/);
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("KAIST");
	await code.arrived;
	await code.release();
	await page.waitForURL("/universities?q=KAIST");
	expect(await page.locator(".card h2").allInnerTexts()).toEqual([
		"Korea Advanced Institute of Science and Technology (KAIST)",
	]);
});

test("PROG-14, UNIV-16, STATE-23: a list shows that it is loading", async () => {
	const { page } = await visit();
	for (const [list, label, value, query] of [
		["programs", "Type", "PhD", "?type=PhD"],
		["universities", "Sort by", "name", "?sort=name"],
	] as const) {
		await page.goto(`/${list}`);
		await filtersAwake(page);
		const loading = page.locator(".loading");
		expect(await loading.isVisible()).toBe(false);
		const answer = await hold(page, new RegExp(`/${list}\\${query}`));
		await page.getByLabel(label).selectOption(value);
		await answer.arrived;
		expect(await loading.isVisible()).toBe(true);
		expect(await page.getByRole("status").innerText()).toBe("Loading…");
		await answer.release();
		await loading.waitFor({ state: "hidden" });
		expect(await page.getByRole("status").innerText()).toMatch(/\d+ (programs? found|.*universities)$/);
		expect(new URL(page.url()).search).toBe(query);
		await page.unrouteAll();
	}
});

test("PROG-15: a list that fails while it is filtered shows its error and recovers", async () => {
	const { page, site } = await visit({ mayFail: /500/ });
	await page.goto("/programs");
	await filtersAwake(page);
	await site.sql("alter table programs rename to programs_away");
	await page.getByLabel("Search programs").fill("korea");
	await page.getByText("Error loading programs: Something went wrong on our side.", { exact: true }).waitFor();
	await site.sql("alter table programs_away rename to programs");
	await page.getByRole("button", { name: "Show results" }).click();
	await page.locator("[data-results] .card").first().waitFor();
	expect(await page.getByLabel("Search programs").inputValue()).toBe("korea");
});

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
