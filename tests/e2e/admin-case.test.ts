import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { lookThroughAll, observed } from "../support/axe.ts";
import { program, university } from "../support/factories.ts";
import { application } from "../support/my.ts";
import { follow, rendered, staffVisit } from "../support/staff.ts";

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
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await rendered(page);
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

test("the case and its dialogs are accessible and fit, in English and Russian", async () => {
	const { page, site, context, address } = await staffVisit("admin", { start: "empty", context: observed });
	const { id, applicantId } = await application(site, { fullName: "Gulnora Karimova", email: "gulnora@example.com" });
	const twin = await application(site, { fullName: `Gulnora ${"X".repeat(40)}`, email: "g@example.com" });
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId });
	await site.sql("update applications set program_id = $1, university_id = $2 where id = $3", [
		programId,
		universityId,
		id,
	]);
	const languageTest = { id: randomUUID(), test: "topik", result: "182", level: "4", takenOn: null, expiresOn: null };
	await site.sql(
		"update applicants set phone_owner = 'parent', nationality = 'UZ', language_tests = $1 where id = $2",
		[JSON.stringify([languageTest]), applicantId],
	);
	await site.sql(
		`insert into entries (applicant_id, application_id, kind, channel, text) values
			($1, $2, 'message_in', 'web', 'Diplomni qachongacha yuborishim kerak?'),
			($1, $2, 'message_out', 'web', 'Iltimos, 30-yanvargacha yuboring.')`,
		[applicantId, id],
	);
	await site.sql(
		`insert into entries (kind, applicant_id, text, is_pinned) values
			('note', $1, 'Call the mother after six.', true), ('note', $1, 'Prefers Telegram.', false)`,
		[applicantId],
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
	await context.addCookies([{ name: "preferred-language", value: "ru", url: address }]);
	await lookThroughAll(page, [own, `${own}/status/${id}`], false);
}, 240_000);
