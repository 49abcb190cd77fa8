import { expect, test } from "vitest";
import { hold, visit } from "../support/browser.ts";
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
