import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lookThroughAll, observed } from "../support/axe.ts";
import { program, university } from "../support/factories.ts";
import { application } from "../support/my.ts";
import { follow, staffVisit } from "../support/staff.ts";
import { contactTaskRow } from "../support/task-rows.ts";

const payload = `<img src=x onerror="__x()"></textarea><script>__x()</script>`;

test("a consultant's day on a phone: answer, status with next step, a typo, and a mis-click", async () => {
	const { page, site } = await staffVisit("admin", {
		start: "empty",
		context: { viewport: { width: 360, height: 740 } },
	});
	const { id, applicantId } = await application(site, { fullName: "Gulnora Karimva", email: "gulnora@example.com" });
	await site.sql(
		"insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_in', 'web', 'When must I pay?')",
		[applicantId, id],
	);
	await page.goto("/admin/applications");
	await page.getByRole("link", { name: "New message" }).click();
	await page.getByRole("heading", { level: 1, name: "Gulnora Karimva" }).waitFor();
	const box = page.locator("#answer");
	const mode = (name: string) => page.locator(".composer-modes").getByText(name, { exact: true }).click();
	await mode("Note");
	await box.fill("Call the mother.");
	await page.getByRole("button", { name: "Add note" }).click();
	await page.locator(".toast", { hasText: "Saved" }).waitFor();
	await mode("Answer");
	await box.fill("In March.");
	await page.getByRole("button", { name: "Send answer" }).click();
	await page.locator(".toast", { hasText: "Sent" }).waitFor();
	await expect.poll(() => box.inputValue()).toBe("");
	expect(await site.sql("select text from entries where kind = 'message_out'")).toEqual([{ text: "In March." }]);
	await page.getByRole("link", { name: "Change status" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.locator("select[name=status]").selectOption("documents_requested");
	await dialog.getByLabel("Whose turn").selectOption("applicant");
	await dialog.getByLabel("What happens next").fill("Send your diploma.");
	await dialog.getByLabel("Due date").fill("2027-01-31");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("Application status updated successfully").waitFor();
	await page.getByText("The applicant sees this status from:").waitFor();
	expect(await page.locator(".case-application textarea").inputValue()).toBe("Send your diploma.");
	// Taken back within two minutes: nothing is shown, and no email waits.
	await page.getByRole("link", { name: "Change status" }).click();
	await dialog.locator("select[name=status]").selectOption("pending");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("taken back, never shown").first().waitFor();
	expect(await site.sql("select * from deliveries where kind = 'status'")).toEqual([]);
	await page.getByRole("link", { name: "Edit details" }).click();
	await dialog.getByLabel("Name", { exact: true }).fill("Gulnora Karimova");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByRole("heading", { level: 1, name: "Gulnora Karimova" }).waitFor();
	await page.locator(".toast", { hasText: "Saved" }).waitFor();
}, 120_000);

test("staff 1, 2, 19: what is written stands in the thread at once; offline it comes back, and is asked about before it is left", async () => {
	const { page, context, site } = await staffVisit("admin", { start: "empty", mayFail: /ERR_INTERNET_DISCONNECTED/ });
	const { applicantId } = await application(site, { email: "gulnora@example.com" });
	await page.goto(`/admin/applicants/${applicantId}`);
	const box = page.locator("#answer");
	const mode = (name: string) => page.locator(".composer-modes").getByText(name, { exact: true }).click();
	await mode("Note");
	await box.fill("Prefers Busan.");
	// The server has not answered yet.
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/admin/applicants/*.data*", async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Add note" }).click();
	await page.locator(".case-pending", { hasText: "Prefers Busan." }).waitFor();
	expect(await box.inputValue()).toBe("");
	// Within two seconds a line that does not answer is named.
	await page.locator(".line-status", { hasText: "has not answered yet" }).waitFor({ timeout: 3_000 });
	answer();
	const toast = page.locator(".toast", { hasText: "Saved" });
	await toast.waitFor();
	await page.locator(".case-pending").waitFor({ state: "detached" });
	await page.locator(".case-note", { hasText: "Prefers Busan." }).waitFor();
	await page.unroute("**/admin/applicants/*.data*");
	await context.setOffline(true);
	for (const [name, button] of [
		["Note", "Add note"],
		["Answer", "Send answer"],
	] as const) {
		await mode(name);
		await box.fill("Half a text");
		await page.getByRole("button", { name: button }).click();
		await page.getByRole("alert").filter({ hasText: "Not done" }).waitFor({ timeout: 2_000 });
		expect(await box.inputValue()).toBe("Half a text");
		expect(await page.locator(".case-pending").count()).toBe(0);
	}
	expect(await toast.count()).toBe(0);
	await context.setOffline(false);
	// The case's own dialogs keep it.
	await page.getByRole("link", { name: "Edit details" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
	await page.getByRole("link", { name: "Templates" }).click();
	await page.getByRole("button", { name: "Keep editing" }).click();
	expect(await box.inputValue()).toBe("Half a text");
	await page.getByRole("button", { name: "Send answer" }).click();
	await page.locator(".toast", { hasText: "Sent" }).waitFor();
	await expect.poll(() => box.inputValue()).toBe("");
	// What is stored is left without a question.
	await page.getByRole("link", { name: "Templates" }).click();
	await page.getByRole("heading", { level: 1, name: "Templates" }).waitFor();
	expect(await site.sql("select kind, text from entries where text is not null order by at")).toEqual([
		{ kind: "note", text: "Prefers Busan." },
		{ kind: "message_out", text: "Half a text" },
	]);
}, 60_000);

test("staff 1: an application with all six acts takes nine clicks and a key from the queue, and an inquiry is answered in two", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const { applicantId } = await application(site, { fullName: "Gulnora Karimova", email: "gulnora@example.com" });
	await contactTaskRow(site.sql, { due_at: new Date(Date.now() + 3_600_000) }, "Elyor Yusupov");
	let clicks = 0;
	const click = async (target: Locator) => {
		clicks++;
		await target.click();
	};
	await page.goto("/admin/queue");
	await click(page.getByRole("link", { name: "Elyor Yusupov", exact: true }));
	await page.locator("dialog #answer:focus").waitFor();
	await page.keyboard.type("In March.");
	await click(page.getByRole("button", { name: "Send answer" }));
	await page.locator(".toast", { hasText: "Sent" }).waitFor();
	expect(clicks).toBeLessThanOrEqual(2);
	await page.goto("/admin/queue");
	clicks = 0;
	await click(page.getByRole("link", { name: "Gulnora Karimova", exact: true }));
	await page.getByRole("heading", { level: 1, name: "Gulnora Karimova" }).waitFor();
	await page.keyboard.press("r");
	await page.locator("#answer:focus").waitFor();
	await page.keyboard.type("Hello!");
	await click(page.getByRole("button", { name: "Send answer" }));
	await page.locator(".toast", { hasText: "Sent" }).waitFor();
	await click(page.locator(".composer-modes").getByText("Note", { exact: true }));
	await page.keyboard.type("Prefers Busan.");
	await click(page.getByRole("button", { name: "Add note" }));
	await page.locator(".case-note", { hasText: "Prefers Busan." }).waitFor();
	const take = page.getByRole("button", { name: "Take", exact: true });
	await click(take);
	await take.waitFor({ state: "detached" });
	await click(page.getByRole("link", { name: "Contacted", exact: true }));
	const dialog = page.getByRole("dialog");
	await click(dialog.getByLabel("Reached", { exact: true }));
	await click(dialog.getByRole("button", { name: "In 3 days" }));
	await click(dialog.getByRole("button", { name: "Save" }));
	await page.locator(".toast", { hasText: "status updated" }).waitFor();
	expect(clicks).toBeLessThanOrEqual(9);
	expect(await site.sql("select kind from entries where applicant_id = $1 order by at", [applicantId])).toEqual(
		["submitted", "message_out", "note", "assigned", "call", "status_changed"].map((kind) => ({ kind })),
	);
	expect(await site.sql("select status, next_step_due_on is not null as planned from applications")).toEqual([
		{ status: "contacted", planned: true },
	]);
}, 60_000);

test("S-07: the case and its dialogs are accessible, fit, and run no stored script, in each language", async () => {
	const { page, site, context, address } = await staffVisit("admin", { start: "empty", context: observed });
	const ran: string[] = [];
	await page.exposeFunction("__x", () => ran.push(page.url()));
	const fullName = payload.slice(0, 60);
	const { id, applicantId } = await application(site, { fullName, email: "gulnora@example.com" });
	const twin = await application(site, { fullName: `${fullName} ${"X".repeat(40)}`, email: "g@example.com" });
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId });
	await site.sql("update applications set program_id = $1, university_id = $2 where id = $3", [
		programId,
		universityId,
		id,
	]);
	const languageTest = { id: randomUUID(), test: "topik", result: "182", level: "4", takenOn: null, expiresOn: null };
	await site.sql(
		"update applicants set full_name = $1, phone_owner = 'parent', nationality = 'UZ', language_tests = $2 where id = $3",
		[payload, JSON.stringify([languageTest]), applicantId],
	);
	await site.sql(
		`insert into entries (applicant_id, application_id, kind, channel, text) values
			($1, $2, 'message_in', 'web', 'Diplomni qachongacha yuborishim kerak?'), ($1, $2, 'message_in', 'web', $3),
			($1, $2, 'message_out', 'web', 'Iltimos, 30-yanvargacha yuboring.')`,
		[applicantId, id, payload],
	);
	await site.sql(
		"insert into entries (kind, applicant_id, text, is_pinned) values ('note', $1, $2, true), ('note', $1, 'Prefers Telegram.', false)",
		[applicantId, `Call the mother after six. ${payload}`],
	);
	const own = `/admin/applicants/${applicantId}`;
	await lookThroughAll(page, [own]);
	const dialogs = ["edit", "test", "code", "call", `status/${id}`, `merge/${twin.applicantId}`];
	await lookThroughAll(
		page,
		dialogs.map((name) => `${own}/${name}`),
		false,
		(path) => follow(page, path),
	);
	for (const language of ["uz", "ru"]) {
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		await lookThroughAll(page, [own, `${own}/status/${id}`], false);
	}
	expect(ran).toEqual([]);
}, 240_000);

test("staff 7.22: a slash finds a template by its name in the reader's language, and its words are filled in", async () => {
	const { page, site } = await staffVisit("admin", { start: "sample" });
	const { id, applicantId } = await application(site, { fullName: "Gulnora Karimova", email: "gulnora@example.com" });
	const [program] = await site.sql(
		"select p.id, p.university_id, p.title_ru, u.name_ru from programs p join universities u on u.id = university_id where title_ru <> '' and fee_items <> '[]' limit 1",
	);
	await site.sql(
		"update applications set program_id = $1, university_id = $2, next_step_due_on = '2027-01-31' where id = $3",
		[program?.id, program?.university_id, id],
	);
	await site.sql("update applicants set language = 'uz' where id = $1", [applicantId]);
	await site.sql("insert into reply_templates (name, name_en, text_ru) values ('Стоимость', 'First year', $1)", [
		"{name}, {program} ({university}): {sum} до {date}. {consultant}, {office}",
	]);
	await page.goto(`/admin/applicants/${applicantId}`);
	await page.locator("#answer").fill("/first");
	await page.getByRole("listbox").getByRole("option", { name: "First year" }).waitFor();
	await page.keyboard.press("Enter");
	const text = await page.locator("#answer").inputValue();
	expect(text).toMatch(/^Gulnora Karimova, .+ \(.+\): .*\d.* до 2027/);
	expect(text).not.toMatch(/[{}]/);
	await page.getByText("This template has no text in the applicant’s language.").waitFor();
});

test("staff 1: a contact message closes without a question as soon as its answer is sent", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const { contactId } = await contactTaskRow(site.sql, {});
	await page.goto(`/admin/contact/${contactId}`);
	await page.locator("#answer").fill("In March.");
	await page.evaluate(() => {
		const toast = document.querySelector(".toast") as Element;
		new MutationObserver((_changes, observer) => {
			if (!toast.textContent?.includes("Sent")) return;
			observer.disconnect();
			document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
		}).observe(toast, { childList: true, subtree: true, characterData: true });
	});
	await page.getByRole("button", { name: "Send answer" }).click();
	await page.waitForURL((url) => url.pathname === "/admin/contact");
	expect(await page.getByRole("alertdialog").count()).toBe(0);
});
