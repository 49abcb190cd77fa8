import { expect, test } from "vitest";
import { shortlistPath } from "../../domain/catalog/chosen.ts";
import { hold, sticksOut, visit } from "../support/browser.ts";

const plainPhone = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

test("B12-4: without script, on a phone, questions are answered and lead to an application; two programs fit beside each other, of three the labels stay, and equal rows can be hidden", async () => {
	const { page, site } = await visit({ context: plainPhone });
	await page.goto("/fit");
	await page.getByLabel("Which education have you completed").selectOption({ label: "School certificate" });
	await page.getByLabel("Your TOPIK level").selectOption({ label: "TOPIK 3" });
	await page.getByRole("button", { name: "Show programs" }).click();
	await page.waitForURL(/education=school_certificate&.*topik=3/);
	for (const group of ["met", "missing", "unknown"])
		expect(await page.locator(`[data-group=${group}] h2`).isVisible(), group).toBe(true);
	expect(await sticksOut(page)).toEqual([]);
	await page.locator("[data-group=met] form button").first().click();
	await page.waitForURL("/apply");
	expect(await page.getByText("Send my answers along:").isVisible()).toBe(true);
	expect(await page.getByLabel("Send my answers along:").isChecked()).toBe(false);

	const rows = await site.sql("select id from programs where type = 'Bachelor' order by length(title) desc limit 3");
	const ids = rows.map(({ id }) => String(id));
	await page.goto(shortlistPath(ids));
	expect(await sticksOut(page)).toEqual([]);
	const boxes = page.getByRole("checkbox", { name: /^Compare: / });
	await boxes.nth(0).check();
	await boxes.nth(2).check();
	await page.getByRole("button", { name: "Compare the chosen" }).first().click();
	await page.waitForURL(/\/compare\?p=.+&p=/);
	expect(await page.getByRole("columnheader").count()).toBe(2);
	expect(await page.getByRole("rowheader", { name: "Tuition a year" }).count()).toBe(1);
	expect(await sticksOut(page)).toEqual([]);
	const table = page.locator(".table");
	expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
	await page.goto(`/compare?${ids.map((id) => `p=${id}`).join("&")}`);
	const first = page.getByRole("rowheader", { name: "Deadline" });
	const before = (await first.boundingBox())?.x;
	await table.evaluate((element) => element.scrollTo(400, 0));
	expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
	expect(Math.abs(((await first.boundingBox())?.x ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
	const level = page.getByRole("rowheader", { name: "Level" });
	expect(await level.isVisible()).toBe(true);
	await page.getByLabel("Hide rows that are equal").check();
	expect(await level.isVisible()).toBe(false);
	expect(await first.isVisible()).toBe(true);
});

test("C-15: a saved program is kept beside saved universities, and the list leads to a link and to a comparison", async () => {
	const { page, context } = await visit();
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/programs?sort=title");
	const saves = page.locator(".program-card [data-save]");
	for (const at of [0, 1]) {
		await saves.nth(at).click();
		await saves.and(page.locator("[aria-pressed=true]")).nth(at).waitFor();
	}
	await page.goto("/saved");
	await page.locator("[data-results] .card").first().waitFor();
	expect(await page.locator(".cards > .program-card").count()).toBe(2);
	for (const box of await page.getByRole("checkbox", { name: /^Compare: / }).all()) await box.check();
	await page.getByRole("button", { name: "Compare the chosen" }).last().click();
	await page.waitForURL(/\/compare\?p=.+&p=/);
	await page.goBack();
	await page.getByRole("link", { name: "Send these programs as a link" }).click();
	await page.waitForURL(/\/shortlist\/[\w-]{44}$/);
	await page.getByRole("button", { name: "Copy the link" }).click();
	await page.getByRole("button", { name: "Copied" }).waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.inputValue("#address"));
});

test("C-15: a saved university is marked everywhere, in other tabs and after a reload, and is in the saved list; a click before the page's script has loaded is not lost", async () => {
	const { page, context } = await visit();
	const other = await context.newPage();
	await other.goto("/universities");
	await page.goto("/");
	const save = page.getByRole("button", { name: "Save: Yonsei University" });
	expect(await save.getAttribute("aria-pressed")).toBe("false");
	await save.click();
	await page.locator("[data-save][aria-pressed=true]").waitFor();
	await other.locator("[data-save][aria-pressed=true]").waitFor();
	await page.getByRole("link", { name: "Learn More Yonsei University" }).click();
	await page.waitForURL(/\/universities\/./);
	expect(await save.getAttribute("aria-pressed")).toBe("true");
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("yonsei");
	await page.waitForURL("/universities?q=yonsei");
	expect(await save.getAttribute("aria-pressed")).toBe("true");

	await page.getByRole("link", { name: "Saved programs and universities" }).click();
	await page.waitForURL("/saved");
	await page.locator("[data-results] .card").waitFor();
	expect(await page.locator(".card h3").allInnerTexts()).toEqual(["Yonsei University"]);
	expect(await page.title()).toBe("Saved programs and universities — Hamroh");
	await save.click();
	await page.locator("[data-save][aria-pressed=false]").waitFor();
	await page.reload();
	await page.getByText("Nothing saved yet").waitFor();
	const code = await hold(page, /\/assets\/save-/);
	await page.goto("/universities");
	await save.click();
	await code.arrived;
	expect(await save.getAttribute("aria-pressed")).toBe("false");
	await code.release();
	await page.locator("[data-save][aria-pressed=true]").waitFor();
	await page.reload();
	expect(await page.locator("[data-save][aria-pressed=true]").count()).toBe(1);
});
