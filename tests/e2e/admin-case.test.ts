import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { sticksOut } from "../support/browser.ts";
import { application } from "../support/my.ts";
import { staffVisit } from "../support/staff.ts";

const payload = `<img src=x onerror="__x()"></textarea><script>__x()</script>`;

const widths = [
	["desk", { width: 1280, height: 800 }],
	["phone", { width: 360, height: 740 }],
] as const;

test.each(widths)(
	"a consultant's day on a %s: answer, status with next step, a typo, and a mis-click",
	async (_name, viewport) => {
		const { page, site } = await staffVisit("admin", { start: "empty", context: { viewport } });
		const { id, applicantId } = await application(site, { fullName: "Gulnora Karimva", email: "gulnora@example.com" });
		await site.sql(
			"insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_in', 'web', 'When must I pay?')",
			[applicantId, id],
		);
		await page.goto("/admin/applications");
		await page.getByRole("link", { name: "New message" }).click();
		await page.getByRole("heading", { level: 1, name: "Gulnora Karimva" }).waitFor();
		const answer = page.getByLabel("Your answer");
		await answer.fill("In March.");
		// What was typed stays when another form of the page is saved.
		await page.getByLabel("New note").fill("Call the mother.");
		await page.getByRole("button", { name: "Add note" }).click();
		await page.locator(".toast", { hasText: "Saved" }).waitFor();
		expect(await answer.inputValue()).toBe("In March.");
		await page.getByRole("button", { name: "Send answer" }).click();
		await page.locator(".toast", { hasText: "Sent" }).waitFor();
		await expect.poll(() => answer.inputValue()).toBe("");
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
		await page.getByText("taken back, never shown").waitFor();
		expect(await site.sql("select * from deliveries where kind = 'status'")).toEqual([]);
		await page.getByRole("link", { name: "Edit details" }).click();
		await dialog.getByLabel("Name", { exact: true }).fill("Gulnora Karimova");
		await dialog.getByRole("button", { name: "Save" }).click();
		await page.getByRole("heading", { level: 1, name: "Gulnora Karimova" }).waitFor();
		await page.locator(".toast", { hasText: "Saved" }).waitFor();
	},
	120_000,
);

test("unsaved input is asked about before the case is left, and stays while its dialogs are open", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const { applicantId } = await application(site);
	await page.goto(`/admin/applicants/${applicantId}`);
	await page.waitForFunction(() => document.readyState === "complete");
	await page.getByLabel("Your answer").fill("Half an ans");
	await page.getByRole("link", { name: "Edit details" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
	expect(await page.getByLabel("Your answer").inputValue()).toBe("Half an ans");
	await page.getByRole("link", { name: "All applications" }).click();
	await page.getByRole("button", { name: "Keep editing" }).click();
	expect(await page.getByLabel("Your answer").inputValue()).toBe("Half an ans");
});

test("staff 1, 2, 19: offline, a case says at once that nothing was saved, keeps the text, and asks before it is left", async () => {
	const { page, context, site } = await staffVisit("admin", { start: "empty", mayFail: /ERR_INTERNET_DISCONNECTED/ });
	const { applicantId } = await application(site);
	await page.goto(`/admin/applicants/${applicantId}`);
	await page.waitForFunction(() => document.readyState === "complete");
	const note = page.getByLabel("New note");
	await note.fill("Prefers Busan.");
	await page.getByRole("button", { name: "Add note" }).click();
	const toast = page.locator(".toast", { hasText: "Saved" });
	await toast.waitFor();
	await context.setOffline(true);
	for (const [box, button] of [
		[note, "Add note"],
		[page.getByLabel("Your answer"), "Send answer"],
	] as const) {
		await box.fill("Half a text");
		await page.getByRole("button", { name: button }).click();
		await page.getByRole("alert").filter({ hasText: "Not done" }).waitFor();
		expect(await box.inputValue()).toBe("Half a text");
	}
	expect(await toast.count()).toBe(0);
	await context.setOffline(false);
	await page.getByRole("link", { name: "Analytics" }).click();
	await page.getByRole("button", { name: "Keep editing" }).click();
	expect(await note.inputValue()).toBe("Half a text");
	for (const [button, said] of [
		["Add note", "Saved"],
		["Send answer", "Sent"],
	] as const) {
		await page.getByRole("button", { name: button }).click();
		await page.locator(".toast", { hasText: said }).waitFor();
	}
	// What is saved is left without a question.
	await page.getByRole("link", { name: "Analytics" }).click();
	await page.getByRole("heading", { level: 1, name: "Analytics" }).waitFor();
	expect(await site.sql("select text from entries where kind = 'note' order by at")).toEqual([
		{ text: "Prefers Busan." },
		{ text: "Half a text" },
	]);
});

test("staff confirm an address that several applications do not share", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const first = await application(site, { email: "gulnora@example.com" });
	await application(site, { phoneNumber: first.phone, email: "other@example.com" });
	const [{ email }] = (await site.sql("select email from applicants where id = $1", [first.applicantId])) as [
		{ email: string },
	];
	await page.goto(`/admin/applicants/${first.applicantId}`);
	const notice = page.getByRole("region", { name: "Details" }).locator(".notice");
	await notice.getByRole("button", { name: `Confirm ${email}` }).click();
	await page.locator(".toast", { hasText: "Saved" }).waitFor();
	await notice.waitFor({ state: "detached" });
});

test.each(["en", "ru", "uz"])(
	"S-07: the case and its dialogs are accessible, fit, and run no stored script, in %s",
	async (language) => {
		const { page, site, context, address } = await staffVisit("admin", {
			start: "sample",
			context: { bypassCSP: true, reducedMotion: "reduce" },
			mayFail: /422/,
		});
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const ran: string[] = [];
		await page.exposeFunction("__x", () => ran.push(page.url()));
		const { id, applicantId } = await application(site, {
			fullName: payload.slice(0, 60),
			email: "gulnora@example.com",
		});
		const [{ id: programId, university_id: universityId }] = await site.sql(
			"select id, university_id from programs limit 1",
		);
		await site.sql("update applications set program_id = $1, university_id = $2 where id = $3", [
			programId,
			universityId,
			id,
		]);
		await site.sql("update applicants set full_name = $1, phone_owner = 'parent', nationality = 'UZ' where id = $2", [
			language === "en" ? payload : "Gʻulnora Karimova",
			applicantId,
		]);
		for (const [kind, text] of [
			["message_in", "Assalomu alaykum! Diplomni qachongacha yuborishim kerak?"],
			["message_out", "Iltimos, 30-yanvargacha yuboring."],
			["message_in", payload],
		]) {
			await site.sql(
				"insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, $3, 'web', $4)",
				[applicantId, id, kind, text],
			);
		}
		await site.sql(
			"insert into entries (kind, applicant_id, text, is_pinned) values ('note', $1, $2, true), ('note', $1, 'Prefers Telegram.', false)",
			[applicantId, `Call the mother after six. ${payload}`],
		);
		await site.sql("insert into language_tests (applicant_id, test, result, level) values ($1, 'topik', '182', '4')", [
			applicantId,
		]);
		for (const [name, viewport] of widths) {
			await page.setViewportSize(viewport);
			for (const path of ["", "/edit", "/test", "/code", `/status/${id}`]) {
				await page.goto(`/admin/applicants/${applicantId}${path}`);
				await page.waitForFunction(() => !document.querySelector("dialog[open]:not(:modal)"));
				for (const colorScheme of ["light", "dark"] as const) {
					await page.emulateMedia({ colorScheme });
					expect(await violations(page), `${path} ${name} ${colorScheme}`).toEqual([]);
					expect(await sticksOut(page), `${path} ${name}`).toEqual([]);
				}
			}
		}
		expect(ran).toEqual([]);
	},
	240_000,
);
