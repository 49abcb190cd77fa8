import { expect, onTestFinished, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { violations } from "../support/axe.ts";
import { hold, phone, visit } from "../support/browser.ts";
import { applicationFields, contactFields, turnableClock } from "../support/forms.ts";

/** The server rejects forms that are submitted too fast; the test advances the clock instead of waiting. */
async function visitForm(path: string, options: Parameters<typeof visit>[0] = {}) {
	const clock = turnableClock("2026-11-23T01:00:00Z");
	const visitor = await visit({ ...options, site: { ...options.site, now: clock.now } });
	await visitor.page.goto(path);
	clock.turn(10_000);
	return { ...visitor, clock };
}

const submit = "[data-form] button[type=submit].btn-action";

async function fill(page: Awaited<ReturnType<typeof visit>>["page"], fields: Record<string, string>) {
	for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value);
}
const { terms_agreed: _terms, ...applicant } = applicationFields;

test("APPLY-01, APPLY-02: the focus goes through the form from the top left down each column, the required answers first on a phone", async () => {
	const { page } = await visitForm("/apply");
	const wide = { width: 1280, height: 720 };
	for (const [viewport, names] of [
		[wide, ["university_id", "certificate", "full_name", "email"]],
		[phone.viewport, ["full_name", "university_id", "certificate", "email"]],
	] as const) {
		await page.setViewportSize(viewport);
		await page.goto("/apply");
		const seen: { name: string; x: number; y: number }[] = [];
		for (let presses = 0; presses < 100; presses++) {
			await page.keyboard.press("Tab");
			const at = await page.evaluate(() => {
				const fieldset = document.activeElement?.closest("[data-form] fieldset");
				const box = fieldset?.getBoundingClientRect();
				const first = fieldset?.querySelector<HTMLInputElement>("input:not([type=search]), select");
				return box && { name: first?.name ?? "", x: Math.round(box.x), y: Math.round(box.y + scrollY) };
			});
			if (!at && seen.length > 0) break;
			if (at && at.name !== seen.at(-1)?.name) seen.push(at);
		}
		expect(seen).toHaveLength(4);
		expect(seen).toEqual(seen.toSorted((one, other) => one.x - other.x || one.y - other.y));
		expect(seen.map(({ name }) => name)).toEqual(names);
	}
	// No part is shown before all have arrived, so that none moves.
	const visibility = () => page.locator(".form-columns").evaluate((element) => getComputedStyle(element).visibility);
	expect(await visibility()).toBe("visible");
	const whole = await (await page.request.get("/apply")).text();
	const half = whole.slice(0, whole.indexOf('name="full_name"'));
	await page.route("**/apply", (route) => route.fulfill({ body: half, contentType: "text/html" }));
	await page.goto("/apply");
	expect(await visibility()).toBe("hidden");
});

test("APPLY-03, APPLY-04, VALID-05, VALID-06: missing fields are listed on top, the list gets the focus, and no input is lost; the program of the link stays above until another one is searched for or chosen from a university", async () => {
	const { page, site } = await visitForm("/apply", { mayFail: /422/ });
	const [program] = await site.sql("select id, title, fees from programs where fees <> '' order by title limit 1");
	await page.goto(`/apply?program=${program.id}`);
	const card = page.locator(".chosen");
	expect(await card.innerText()).toContain(program.title);
	expect(await card.innerText()).toContain(program.fees.slice(0, 4));
	await page.fill("[name=full_name]", "Sample Applicant");
	await page.click(submit);
	const summary = page.locator("[data-form] [role=alert][data-focus]");
	await summary.waitFor();
	expect(await summary.textContent()).toContain("Please complete all required fields");
	expect(await summary.textContent()).toContain("Please agree to the terms and conditions");
	const links = await summary.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(links).toContain("#phone_number");
	expect(new Set(links).size).toBe(links.length);
	await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await page.inputValue("[name=full_name]")).toBe("Sample Applicant");
	expect(await site.sql("select id from applications")).toEqual([]);
	expect(await card.isVisible()).toBe(true);
	await page.locator("details:has([name=program_id]) > summary").click();
	await page.selectOption("[name=program_id]", "");
	expect(await card.isVisible()).toBe(false);
	const [place] = await site.sql(`select university_id as id, count(*)::int as programs from programs
		group by 1 order by 2 desc, 1 limit 1`);
	const options = page.locator("[name=program_id] option");
	await page.selectOption("[name=university_id]", place.id);
	await expect.poll(() => options.count()).toBe(place.programs + 1);
	await page.selectOption("[name=university_id]", "");
	await page.fill("#program-search", "mechanical");
	await expect.poll(async () => (await options.allTextContents()).join()).toMatch(/Mechanical/);
	await page.locator("[name=program_id]").selectOption({ index: 1 });
	await expect.poll(() => page.inputValue("[name=university_id]")).not.toBe("");
});

test("STATE-08, STATE-09, STATE-10, STATE-11: certificates exclude each other, reset and appear as specified; the form is cleared by a line of its own, which can be undone, and help does not cover it", async () => {
	const { page } = await visitForm("/apply");
	const box = (type: string) => page.locator(`[name=certificate][value=${type}]`);
	const score = (type: string) => page.locator(`[name=score_${type}]`);
	expect(await page.locator(".score:visible").count()).toBe(0);
	await box("ielts").check();
	await score("ielts").fill("7.0");
	expect(await page.locator(".score:visible").count()).toBe(1);
	await box("none").check();
	expect(await box("ielts").isChecked()).toBe(false);
	expect(await page.locator(".score:visible").count()).toBe(0);
	await box("ielts").check();
	expect(await box("none").isChecked()).toBe(false);
	expect(await score("ielts").inputValue()).toBe("");
	await score("ielts").fill("6.5");
	await box("ielts").uncheck();
	await box("ielts").check();
	expect(await score("ielts").inputValue()).toBe("");
	const help = page.locator(".help");
	await page.focus("[name=comment]");
	expect(await help.isVisible()).toBe(false);
	await page.locator("button[type=submit].btn-action").focus();
	expect(await help.isVisible()).toBe(true);
	await page.fill("[name=full_name]", "Sample Applicant");
	const clear = page.getByRole("button", { name: "Clear the form" });
	const button = await page.locator(submit).boundingBox();
	const below = await clear.boundingBox();
	expect((below?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThan(40);
	await clear.click();
	await page.getByRole("button", { name: "Undo" }).click();
	expect(await page.inputValue("[name=full_name]")).toBe("Sample Applicant");
	await clear.click();
	await page.fill("[name=age]", "19");
	expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("APPLY-07, APPLY-08, ERR-10, ERR-11, O-51, visual 7: a student applies, sees the progress, and gets a reference that a reload shows again", async () => {
	const { page, context, site } = await visitForm("/apply", { context: { bypassCSP: true } });
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await site.sql("insert into social_links (platform, url) values ('Telegram', 'https://t.me/hamroh_test')");
	await fill(page, applicant);
	await page.check("[name=terms_agreed]");
	const button = page.locator(submit);
	await button.hover();
	const { arrived, release } = await hold(page, /\/apply$/);
	await button.click();
	await arrived;
	expect([await button.textContent(), await button.isDisabled()]).toEqual(["Submitting...", true]);
	await release();
	await page.getByText("Application Submitted!").waitFor();
	const [row] = await site.sql("select reference, status, language from applications");
	expect(row).toMatchObject({ status: "pending", language: "en" });
	expect(await page.locator("[data-reference]").textContent()).toBe(row.reference);
	const steps = await page.locator(".stages li").allInnerTexts();
	// The clock is at 06:00 on Monday in Tashkent; three business days later is Thursday.
	expect(steps).toHaveLength(3);
	expect(plain(steps[1] as string)).toMatch(/^By 26 November, 18:00/);
	expect(plain(await page.locator("[aria-labelledby=papers] ul").innerText()).split("\n")).toHaveLength(4);
	expect(await page.locator("[data-sent] a[href*='t.me']").getAttribute("href")).toContain(row.reference);
	expect(await violations(page)).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem("application-draft"))).toBeNull();
	expect(new URL(page.url()).pathname).toBe("/my");
	for (const isReloaded of [false, true]) {
		if (isReloaded) await page.reload();
		await page.getByRole("button", { name: "Copy the number" }).click();
		await page.getByRole("button", { name: "Copied" }).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(row.reference);
	}
});

test("a draft stays on the device until it is submitted, also after a lost connection, or cleared, and a second tab has the same application", async () => {
	const { page, context, site } = await visitForm("/apply", { mayFail: /ERR_FAILED|ERR_INTERNET/ });
	await fill(page, applicant);
	await page.check("[name=terms_agreed]");
	await page.check("[name=certificate][value=topik]");
	await page.fill("[name=score_topik]", "Level 4");
	await expect.poll(() => page.evaluate(() => localStorage.getItem("application-draft"))).toContain("Level 4");
	await page.reload();
	await expect.poll(() => page.inputValue("[name=full_name]")).toBe("Sample Applicant");
	expect(await page.inputValue("[name=score_topik]")).toBe("Level 4");
	const second = await context.newPage();
	await second.goto("/apply");
	await expect.poll(() => second.inputValue("[name=full_name]")).toBe("Sample Applicant");
	// The server stores it, but the response never arrives.
	const button = page.locator(submit);
	await button.hover();
	await page.route(/\/apply$/, async (route) => {
		await route.fetch({ maxRedirects: 0 });
		await route.abort();
	});
	await button.click();
	await page.getByText("The connection was lost").waitFor();
	expect(await page.inputValue("[name=full_name]")).toBe("Sample Applicant");
	await page.unroute(/\/apply$/);
	for (const tab of [page, second]) {
		await tab.click(submit);
		await tab.getByText("Application Submitted!").waitFor();
	}
	expect(await site.sql("select id from applications")).toHaveLength(1);

	await page.goto("/apply");
	await page.fill("[name=full_name]", "Another");
	await page.getByRole("button", { name: "Clear the form" }).click();
	await page.waitForFunction(() => localStorage.getItem("application-draft") === null);
	await expect.poll(() => page.inputValue("[name=full_name]")).toBe("");
	// Undo restores a cleared draft.
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => page.inputValue("[name=full_name]")).toBe("Another");
	expect(await page.evaluate(() => localStorage.getItem("application-draft"))).toContain("Another");
});

test("ERR-02, ERR-03: two visitors who got the same cached page have a key of their own, and a message is sent without leaving the page", async () => {
	const cached = { site: { pageCacheBytes: 16 * 1024 * 1024 } };
	const { page, context, site, address, clock } = await visitForm("/contact", cached);
	const other = await context.browser()?.newContext({ baseURL: address });
	if (!other) throw new Error("The browser has ended.");
	onTestFinished(() => other.close());
	const second = await other.newPage();
	await site.ready;
	await page.goto("/contact");
	await second.goto("/contact");
	const keys = () => Promise.all([page, second].map((tab) => tab.locator("[name=form_key]").inputValue()));
	await expect.poll(async () => (await keys()).every((key) => key.includes("~"))).toBe(true);
	const [one, two] = (await keys()).map((key) => key.split("~"));
	expect([two?.[0], two?.[1] === one?.[1]]).toEqual([one?.[0], false]);
	clock.turn(10_000);
	await fill(page, contactFields);
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	await page.waitForFunction(() => "awake" in (document.querySelector("[data-form] form is-land") ?? {}));
	await page.click("[data-form] button[type=submit]");
	await page.getByText("Thank you for contacting us. We will get back to you soon.").waitFor();
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
	expect(await page.inputValue("[name=message]")).toBe("");
	expect(await site.sql("select name, email, message from contact_submissions")).toEqual([contactFields]);
});
