import { expect, test } from "vitest";
import { hold, phone, sticksOut } from "../support/browser.ts";
import { follow, hydrated, staffVisit } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

type Site = Awaited<ReturnType<typeof staffVisit>>["site"];

/** Three applications that wait for a first contact, in the order in which they are due. */
async function threeCases({ sql }: Site) {
	const cases: Awaited<ReturnType<typeof taskRow>>[] = [];
	for (const [hours, name] of ["Aziza", "Bobur", "Dilnoza"].entries()) {
		const due = new Date(Date.now() - (5 - hours) * 3_600_000);
		cases.push(await taskRow(sql, { due_at: due }, { full_name: name }));
	}
	return cases as [(typeof cases)[0], (typeof cases)[0], (typeof cases)[0]];
}

test("B6-7: the queue is worked through with the keyboard alone, also on a Cyrillic layout, and shortcuts can be turned off", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const [, second] = await threeCases(site);
	await page.goto("/admin/queue");
	const focused = () => page.evaluate(() => document.activeElement?.textContent);
	await hydrated(page);
	await page.keyboard.press("t");
	await page.getByText("Choose a row first: press J.").waitFor({ state: "attached" });
	await page.keyboard.press("j");
	expect(await focused()).toBe("Aziza");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("k");
	expect(await focused()).toBe("Bobur");
	await page.getByText("Row 2 of 3").waitFor({ state: "attached" });
	// The key J of a Russian keyboard.
	await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "о", code: "KeyJ", bubbles: true })));
	expect(await focused()).toBe("Dilnoza");
	await page.keyboard.press("k");
	await page.keyboard.press("x");
	const selected = () =>
		page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>("[name=row]:checked")].map((box) => box.value));
	expect(await selected()).toEqual([expect.stringContaining(second.applicationId)]);
	await page.getByText("1 selected").waitFor();
	await page.keyboard.press("x");
	expect(await selected()).toEqual([]);
	await page.keyboard.press("t");
	await expect.poll(() => site.sql("select id from tasks where assignee_id is not null")).toEqual([{ id: second.id }]);
	await page.keyboard.press("s");
	await page.locator("dialog[open] select[name=status]").waitFor();
	expect(new URL(page.url()).pathname).toBe(`/admin/queue/status/${second.applicationId}`);
	// A dialog is open, so letters are no shortcuts.
	await page.keyboard.press("j");
	await page.keyboard.press("Escape");
	await expect.poll(focused).toBe("Bobur");
	await page.keyboard.press("?");
	await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("q");
	await page.locator("main h1").click();
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/admin\/applicants\//);
	await site.sql("update profiles set has_shortcuts = false");
	await page.goto("/admin/queue");
	await page.keyboard.press("j");
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

const statusOf = async ({ sql }: Site, id: string) =>
	(await sql("select status from applications where id = $1", [id]))[0]?.status;

/** The dialog after 'contacted' was chosen. */
async function isReached({ page, site }: Awaited<ReturnType<typeof staffVisit>>, applicationId: string) {
	await page.locator("dialog[open] select[name=status]").waitFor();
	expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("reached");
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await page.locator("dialog[open]").waitFor({ state: "detached" });
	const stored = "select status, outcome from applications a join tasks t on t.application_id = a.id where a.id = $1";
	await expect
		.poll(() => site.sql(stored, [applicationId]))
		.toEqual(expect.arrayContaining([{ status: "contacted", outcome: "reached" }]));
}

test("B6-7: on the board and the list a status is changed by dragging, by a select and by the keyboard, 'contacted' asks how the applicant was reached, and a rejection its reason", async () => {
	const visit = await staffVisit("admin", { start: "empty" });
	const { page, site } = visit;
	const [first, second, third] = await threeCases(site);
	await page.goto("/admin/queue/board");
	const card = (id: string) => page.locator(`[data-row="${id}"]`);
	const choose = async (status: string) => {
		await card(first.applicationId).locator(".row-more").click();
		await card(first.applicationId).locator("select[name=status]").selectOption(status);
	};
	await choose("in_review");
	await expect.poll(() => statusOf(site, first.applicationId)).toBe("in_review");
	await page.locator(`#column-in_review [data-row="${first.applicationId}"]`).waitFor();
	// Beside the name, which is a link.
	const sourcePosition = { x: 180, y: 20 };
	await card(second.applicationId).dragTo(page.locator("#column-in_review"), { sourcePosition });
	await expect.poll(() => statusOf(site, second.applicationId)).toBe("in_review");
	await choose("contacted");
	await isReached(visit, first.applicationId);
	await card(third.applicationId).locator("[data-open]").focus();
	await page.keyboard.press("t");
	await page.getByText("This task is yours now").waitFor();
	await page.keyboard.press("a");
	await page.locator("dialog[open] select[name=assignee]").selectOption("");
	await page.locator("dialog[open] button[type=submit]").press("Enter");
	await page.locator("dialog[open]").waitFor({ state: "detached" });
	expect(await site.sql("select id from applicants where assignee_id is not null")).toEqual([]);
	await page.locator("[data-open]:focus").waitFor();
	await page.keyboard.press("s");
	await page.locator("dialog[open] select[name=status]").selectOption("rejected");
	await page.locator("dialog[open] [name=reason]").fill("No place is left.");
	await page.locator("dialog[open] button[type=submit]").press("Enter");
	await page.waitForURL("**/admin/queue/board");
	expect(await statusOf(site, third.applicationId)).toBe("rejected");
	// The list of applicants has the same keys, and typing is never a shortcut.
	await page.goto("/admin/applications");
	await page.locator("main h1").click();
	await page.keyboard.press("j");
	const download = page.waitForEvent("download");
	await page.keyboard.press("e");
	await (await download).cancel();
	await page.locator(`[data-row="${second.applicationId}"] select[name=status]`).selectOption("contacted");
	await isReached(visit, second.applicationId);
	const search = page.getByRole("searchbox").first();
	await search.pressSequentially("jjs");
	expect(await search.inputValue()).toBe("jjs");
});

test("B6-7: on a phone at 360 px each row is a card that is worked by touch, without dragging, also before the script has come", async () => {
	const { page, context, site, address } = await staffVisit("admin", {
		start: "empty",
		context: { ...phone, viewport: { width: 360, height: 740 }, timezoneId: "Pacific/Auckland" },
	});
	const [first] = await threeCases(site);
	await contactTaskRow(site.sql, {});
	for (const [path, language] of [
		["/admin/applications", "uz"],
		["/admin/queue/board", "ru"],
		["/admin/queue", "en"],
	] as const) {
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const scripts = await hold(page, /\.js$/);
		await page.goto(path, { waitUntil: "commit" });
		await scripts.arrived;
		await page.locator("[data-row]").first().waitFor();
		await page.locator("[data-row] .row-more").first().tap();
		await page.locator(".row-menu:popover-open").waitFor();
		await page.keyboard.press("Escape");
		await page.locator("details.more-filters > summary").first().tap();
		await page.locator("[data-row] input[type=checkbox]").first().check();
		await scripts.release();
		await page.unrouteAll();
		// Only script fills it in.
		await page.locator(".selection-count", { hasText: "1" }).waitFor();
		expect(await page.locator("[data-row] input[type=checkbox]").first().isChecked()).toBe(true);
		expect(await sticksOut(page), path).toEqual([]);
	}
	await page.locator("[data-row] input[type=checkbox]").first().uncheck();
	const row = page.locator(`[data-row="${first.id}"]`);
	await row.getByRole("button", { name: "More" }).tap();
	await row.getByRole("button", { name: "Take" }).tap();
	await expect.poll(() => site.sql("select id from tasks where assignee_id is not null")).toEqual([{ id: first.id }]);
	await page.getByText("This task is yours now").waitFor();
	await page.goto("/admin/queue/board");
	const card = page.locator(`[data-row="${first.applicationId}"]`);
	expect(await card.locator("a[href^='tel:']").count()).toBe(1);
	expect(await card.locator("a[href^='https://t.me/']").count()).toBe(1);
	await card.locator(".row-more").tap();
	await card.locator("select[name=status]").selectOption("in_review");
	await page.locator(`#column-in_review [data-row="${first.applicationId}"]`).waitFor();
	expect(await statusOf(site, first.applicationId)).toBe("in_review");
});

test("staff 0: new rows appear by themselves, wait while the reader is busy with the list, and are asked for until the session ends", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const [first] = await threeCases(site);
	await page.clock.install();
	await page.goto("/admin/queue");
	const arrive = (name: string) => {
		const due = new Date(Date.now() + 86_400_000);
		return taskRow(site.sql, { opened_at: new Date(), due_at: due }, { full_name: name });
	};
	const shown = (name: string) => page.getByRole("link", { name, exact: true });
	await arrive("Malika");
	await page.clock.fastForward(15_000);
	await shown("Malika").waitFor();
	expect(await page.title()).toMatch(/^\(1\) Today/);
	expect(await page.locator(".live-notice p").count()).toBe(0);
	// A selected row must not move.
	const box = page.locator(`[data-row="${first.id}"] input[type=checkbox]`);
	await box.check();
	await expect.poll(() => page.title()).toMatch(/^Today/);
	const place = await box.boundingBox();
	await arrive("Nodira");
	await page.clock.fastForward(15_000);
	const notice = page.locator(".live-notice");
	await notice.getByText("1 new").waitFor();
	expect(await page.title()).toMatch(/^\(1\) Today/);
	expect(await shown("Nodira").count()).toBe(0);
	expect(await box.boundingBox()).toEqual(place);
	await notice.getByRole("button", { name: "Refresh" }).click();
	await shown("Nodira").waitFor();
	expect(await box.isChecked()).toBe(true);
	// What a colleague has done appears, too.
	await box.uncheck();
	await page.locator("main h1").click();
	const done = "update tasks set done_at = now() + interval '1 minute', outcome = 'reached' where id = $1";
	await site.sql(done, [first.id]);
	await page.clock.fastForward(15_000);
	await shown("Aziza").waitFor({ state: "detached" });
	// Once the session has ended, the queue asks no more. The check of the session, which leaves the page, is minutes away.
	const answers: number[] = [];
	page.on("response", (response) => response.url().includes("/admin/live") && answers.push(response.status()));
	await site.sql("delete from sessions");
	await page.clock.fastForward(16_000);
	await expect.poll(() => answers).toEqual([302]);
	await page.clock.fastForward(61_000);
	await page.evaluate(() => fetch("/robots.txt"));
	expect(answers).toEqual([302]);
});

test("staff 7.13: selected applications and messages are spam with one press, which can be taken back", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await threeCases(site);
	await contactTaskRow(site.sql, {}, "Best Loans");
	await contactTaskRow(site.sql, {}, "Cheap Visas");
	await page.goto("/admin/queue");
	await page.locator("thead .select-box").first().check();
	await page.getByRole("checkbox", { name: /Bobur/ }).uncheck();
	await page.getByText("2 selected").waitFor();
	await page.getByRole("button", { name: "Spam" }).click();
	await page.getByText("Marked as spam").waitFor();
	const spam = await site.sql("select full_name as name from applications where close_reason = 'spam' order by 1");
	expect(spam.map(({ name }) => name)).toEqual(["Aziza", "Dilnoza"]);
	expect(await page.getByRole("link", { name: "Aziza", exact: true }).count()).toBe(0);
	await page.locator("thead .select-box").first().check();
	await page.getByRole("button", { name: "Spam" }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("link", { name: "Bobur", exact: true }).waitFor();
	expect(await site.sql("select from applications where close_reason is null")).toHaveLength(1);
	await follow(page, "/admin/contact");
	await page.locator("thead .select-box").check();
	await page.getByRole("button", { name: "Spam" }).click();
	await page.getByText("Marked as spam").waitFor();
	expect(await site.sql("select distinct state from contact_submissions")).toEqual([{ state: "spam" }]);
});
