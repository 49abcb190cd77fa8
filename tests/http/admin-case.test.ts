import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { application } from "../support/my.ts";
import { staffSite } from "../support/staff.ts";
import { telegramChat } from "../support/telegram-chats.ts";

type Site = Awaited<ReturnType<typeof staffSite>>;

async function givenCase(input: Parameters<typeof application>[1] = {}, ...options: Parameters<typeof staffSite>) {
	const site = await staffSite(...options);
	const made = await application(site, { fullName: "Gʻulnora Karimova", phoneNumber: "+998 90 123-45-67", ...input });
	const address = `/admin/applicants/${made.applicantId}`;
	const send = (form: Record<string, string>) => site.send(address, form);
	return { ...site, ...made, address, act: send };
}

const said = (site: Pick<Site, "sql">, { applicantId, id }: { applicantId: string; id: string }, text: string) =>
	site.sql(
		"insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_in', 'web', $3)",
		[applicantId, id, text],
	);

test("a case shows who the applicant is, both clocks, the applications, messages, notes and what happened", async () => {
	const now = () => new Date();
	const site = await givenCase({ email: "gulnora@example.com" }, "admin", ["empty", { now }]);
	await said(site, site, "When must I pay?");
	const page = await site.open(site.address);
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Gʻulnora Karimova");
	for (const part of ["Tashkent", "Seoul", site.reference, "When must I pay?", "New message", "Application received"]) {
		expect(page.text).toContain(part);
	}
	expect(page.href("Telegram")).toBe("https://t.me/+998901234567");
	expect(page.all("a").map((link) => link.get("href"))).toContain("tel:+998901234567");
	expect((await site.open(site.address, "preferred-language=ru")).text).toContain("Следующий шаг");
	expect((await site.open("/admin/applicants/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("each form of a case works without script, and confirms what it did; opening a case assigns nobody", async () => {
	const site = await givenCase();
	await said(site, site, "When must I pay?");
	expect((await site.open("/admin/applications")).href("New message")).toBe(site.address);
	const step = { nextStepFor: "applicant", nextStepText: "Send it.", nextStepDueOn: "2027-01-31" };
	const actions: [Record<string, string>, string][] = [
		[{ intent: "answer", text: "In March.\r\nWe will remind you." }, "Sent"],
		[{ intent: "note", text: "Call the mother.", isPinned: "yes" }, "Saved"],
		[{ intent: "step", subject: site.id, ...step }, "Saved"],
		[{ intent: "visa", subject: site.id, visaType: "D-4-1" }, "Saved"],
		[{ intent: "close", subject: site.id, reason: "silent" }, "Saved"],
		[{ intent: "reopen", subject: site.id }, "Saved"],
	];
	for (const [form, toast] of actions) {
		const answer = await site.act(form);
		expect([answer.status, answer.headers.get("location")], form.intent).toEqual([303, site.address]);
		expect((await site.open(site.address, cookiesOf(answer))).one(".toast").text).toBe(toast);
	}
	const page = await site.open(site.address);
	expect(await site.sql("select assignee_id from applicants")).toEqual([{ assignee_id: null }]);
	expect(page.text).toContain("Not sent by email: call the applicant.");
	expect(page.one(".case-head .case-note-pinned").text).toBe("Call the mother.");
	expect(page.one("textarea[name=nextStepText]").text).toBe("Send it.");
	expect(page.one("select[name=visaType] option[selected]").get("value")).toBe("D-4-1");
	expect((await site.open("/admin/applications")).links("New message")).toEqual([]);
	const [{ next_step_for, visa_type, closed_at }] = await site.sql("select * from applications");
	expect([next_step_for, visa_type, closed_at]).toEqual(["applicant", "D-4-1", null]);
	const refused = await openPage(site.act({ intent: "answer", text: " " }));
	expect(refused.status).toBe(422);
	expect(refused.one("#answer-error").text).toBe("Please fill in this field.");
	expect((await site.act({ intent: "erase" })).status).toBe(404);
	expect((await site.act({ intent: "take" })).status).toBe(303);
	expect((await site.open(site.address)).all("input[value=take]")).toEqual([]);
	expect((await site.act({ intent: "family", label: "", language: "uz" })).status).toBe(422);
	expect((await site.act({ intent: "family", label: "Onasi", language: "uz" })).status).toBe(303);
	expect((await site.open(site.address)).text).toContain("Onasi");
	const [link] = await site.sql("select id from links where purpose = 'family'");
	expect((await site.act({ intent: "withdraw", subject: link?.id })).status).toBe(303);
	expect((await site.open(site.address)).text).not.toContain("Onasi");
});

test("staff 11: the status is changed from the case, what the applicant does not see yet is named, and an application that was sent twice has none", async () => {
	const site = await givenCase();
	const status = `${site.address}/status/${site.id}`;
	expect((await site.open(status)).one(".dialog-head h2").text).toBe("Status of Gʻulnora Karimova");
	const answer = await site.send(status, { status: "rejected", reason: "No places left." });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, site.address]);
	const page = await site.open(site.address);
	expect(page.text).toContain("The applicant sees this status from:");
	expect(page.text).toContain("Pending → Rejected");
	expect(page.text).toContain("No places left.");
	// A mis-click is taken back.
	await site.send(status, { status: "pending" });
	const after = await site.open(site.address);
	expect(after.text).not.toContain("The applicant sees this status from:");
	expect(after.text).toContain("taken back, never shown");
	const card = async () => (await site.open(site.address)).one(".case-application");
	expect((await card()).links("Change status")).toHaveLength(1);
	await site.act({ intent: "close", subject: site.id, reason: "duplicate" });
	expect([(await card()).has("[data-status]"), (await card()).links("Change status")]).toEqual([false, []]);
	expect((await card()).text).toContain("Closed: Sent twice");
});

test("a typo is corrected in the details, and a change by someone else meanwhile shows both values", async () => {
	const site = await givenCase();
	const form = await site.open(`${site.address}/edit`);
	const values = Object.fromEntries(
		form.all("dialog [name]").map((box) => {
			const chosen = box.all("option[selected]")[0]?.get("value");
			return [box.get("name") ?? "", chosen ?? box.get("value") ?? ""];
		}),
	);
	expect(values.fullName).toBe("Gʻulnora Karimova");
	const saved = await site.send(`${site.address}/edit`, { ...values, fullName: "Gulnora Karimova", nationality: "UZ" });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, site.address]);
	const page = await site.open(site.address);
	expect(page.one("h1").text).toBe("Gulnora Karimova");
	expect(page.text).toContain("Citizenship Uzbekistan");
	const late = await openPage(site.send(`${site.address}/edit`, { ...values, fullName: "Gulnara Karimova" }));
	expect(late.status).toBe(409);
	expect(late.one("#fullName").get("value")).toBe("Gulnara Karimova");
	expect(late.one("#fullName-theirs").text).toContain("Gulnora Karimova");
});

test("a test result is added, corrected and removed, and a call code is shown once, in the answer alone", async () => {
	const site = await givenCase();
	const result = { test: "topik", result: "182", level: "4", takenOn: "2026-04-12" };
	expect((await site.send(`${site.address}/test`, result)).status).toBe(303);
	expect((await site.open(site.address)).text).toContain("TOPIK 182 · Level 4");
	const [{ id }] = await site.sql("select language_tests -> 0 ->> 'id' as id from applicants");
	const form = await site.open(`${site.address}/test/${id}`);
	expect([form.one("#result").get("value"), form.one("#takenOn").get("value")]).toEqual(["182", "2026-04-12"]);
	const corrected = await site.send(`${site.address}/test/${id}`, { test: "topik", result: "190", level: "5" });
	expect(corrected.status).toBe(303);
	expect((await site.open(site.address)).text).toContain("TOPIK 190 · Level 5");
	expect((await site.send(`${site.address}/test/${randomUUID()}`, { test: "topik", result: "190" })).status).toBe(404);
	expect((await site.act({ intent: "remove-test", subject: id })).status).toBe(303);
	expect(await site.sql("select language_tests from applicants")).toEqual([{ language_tests: [] }]);
	const code = await openPage(site.send(`${site.address}/code`, {}));
	expect(code.one(".call-code").text).toMatch(/^\d{6}$/);
	expect((await site.open(`${site.address}/code`)).has(".call-code")).toBe(false);
	expect(JSON.stringify(site.logged)).not.toContain(code.one(".call-code").text);
});

test("staff see what the applicant sees now, in the applicant's language, and for others the preview does not exist", async () => {
	const site = await givenCase();
	await site.sql("update applicants set language = 'uz'");
	await site.act({ intent: "note", text: "CANARY note" });
	const address = (await site.open(site.address)).href("What the applicant sees") ?? "";
	expect(address).toBe(`/uz/my/preview/${site.id}`);
	const page = await site.open(address);
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Mening arizam");
	expect(page.text).toContain(site.reference);
	expect(page.text).not.toContain("CANARY");
	expect(page.headers.get("cache-control")).toBe("no-store");
	// The change is not shown yet.
	await site.send(`${site.address}/status/${site.id}`, { status: "rejected", reason: "CANARY reason" });
	expect((await site.open(address)).text).not.toContain("CANARY");
	for (const cookie of ["", await signedIn(site, "user")])
		expect((await site.get(address, { cookie })).status).toBe(404);
});

test("the status dialog is filled in with the next step of the status, and a default that nobody changed is not stored", async () => {
	const site = await givenCase();
	await site.sql("update applicants set language = 'ru'");
	const status = `${site.address}/status/${site.id}`;
	const filled = (await site.open(`${status}?to=documents_requested`)).one("dialog form.status-form");
	const text = filled.one("textarea[name=nextStepText]").text;
	expect(text).toMatch(/[а-я]{5}/);
	expect(filled.one("select[name=nextStepFor] option[selected]").get("value")).toBe("applicant");
	await site.send(status, { status: "accepted", nextStepFor: "applicant", nextStepText: text });
	const step = () => site.sql("select status, next_step_for, next_step_text from applications");
	expect(await step()).toEqual([{ status: "accepted", next_step_for: null, next_step_text: null }]);
	await site.send(status, { status: "accepted", nextStepFor: "embassy", nextStepText: "Ждём визу." });
	expect(await step()).toEqual([{ status: "accepted", next_step_for: "embassy", next_step_text: "Ждём визу." }]);
});

test("staff 7.1, 7.12: the application's own words begin the one thread of a case, and the rest follows in order", async () => {
	const site = await givenCase({ email: "gulnora@example.com" });
	await site.sql(`update applications set comment = 'My visa was refused last year.', location = 'Xiva', age = 19,
		language_certificates = '[{"type": "topik", "score": "3"}]', submitted_at = now() - interval '1 hour'`);
	await site.act({ intent: "note", text: "Call the mother." });
	await said(site, site, "When must I pay?");
	await site.act({ intent: "call", result: "visited", text: "Brought the diploma." });
	const page = await site.open(site.address);
	const thread = page.all(".case-thread > li").map(({ text }) => text);
	expect(thread[0]).toMatch(
		/^Gʻulnora Karimova .* HM-\S+ Location: Xiva · Age: 19 · TOPIK \(Korean\): 3 My visa was refused last year\.$/,
	);
	const rest = ["Call the mother.", "When must I pay?", "diploma.", "→ Contacted"];
	expect(thread.slice(1)).toEqual(rest.map((words) => expect.stringContaining(words)));
});

test("staff 7.5: an answer that is sent by WhatsApp is kept with one press, unconfirmed, and the applicant sees it", async () => {
	const site = await givenCase({ email: "gulnora@example.com" });
	await said(site, site, "When must I pay?");
	const composer = (await site.open(site.address)).one(".composer");
	expect(composer.all("button[name=byHand]").map((button) => button.get("value"))).toEqual(["whatsapp", "telegram"]);
	expect((await site.act({ intent: "answer", byHand: "whatsapp", text: "In March." })).status).toBe(303);
	const page = await site.open(site.address);
	expect(page.text).toContain("Sent by WhatsApp by hand, not confirmed");
	expect(await site.sql("select * from deliveries where kind = 'message' and channel <> 'chat'")).toEqual([]);
	expect(page.text).not.toContain("No answer needed");
});

test("staff 9: above the box, a case says how an answer will reach the applicant; staff confirm an address that several applications do not share", async () => {
	const mailed = await givenCase({ email: "gulnora@example.com" });
	const reach = async () => (await mailed.open(mailed.address)).one("form:has(#answer)").text;
	expect(await reach()).toContain("This will be sent by email to gulnora@example.com.");
	const same = { fullName: "Gʻulnora Karimova", phoneNumber: mailed.phone, email: "other@example.com" };
	await application(mailed, same);
	const notice = async () =>
		(await mailed.open(mailed.address)).all("[aria-labelledby=details] .notice button")[0]?.text;
	expect(await notice()).toBe("Confirm gulnora@example.com");
	expect((await mailed.act({ intent: "confirm-email", subject: "gulnora@example.com" })).status).toBe(303);
	expect(await notice()).toBeUndefined();
	await mailed.sql("delete from applications where email = 'other@example.com'");
	await mailed.sql("update applicants set email = null");
	await mailed.sql("update applications set email = null");
	expect(await reach()).toContain("Call, or send the text from your own phone.");
	await mailed.sql("update applicants set phone_e164 = null");
	expect(await reach()).toContain("It appears only on the applicant’s page, so call them.");
	const unmailed = await givenCase({ email: "sardor@example.com" }, "admin", ["empty", { production: true }]);
	expect((await unmailed.open(unmailed.address)).text).toContain("saved but not emailed to sardor@example.com");
	const answer = await unmailed.act({ intent: "answer", text: "In March.", applicationId: "all" });
	expect((await unmailed.open(unmailed.address, cookiesOf(answer))).one(".toast").text).toContain("Saved but not");
});

test("staff 7.8: one dialog logs what was said, moves the status on, and sets the next step; nothing is asked twice", async () => {
	const site = await givenCase();
	const call = (fields: object) => site.send(`${site.address}/call`, { ...fields });
	const stored = () => site.sql("select status, next_step_due_on::text as due from applications");
	expect((await call({ note: "Busy" })).status).toBe(422);
	expect((await call({ result: "not_reached" })).status).toBe(303);
	expect(await stored()).toEqual([{ status: "pending", due: null }]);
	const done = await call({ result: "reached", note: "Wants Busan.", status: "", nextStepDueOn: "2099-01-31" });
	expect(done.status).toBe(303);
	// A new application has moved on by itself, and the message offers to take it back.
	expect((await site.open(site.address, cookiesOf(done))).one(".toast").has("[value=status]")).toBe(true);
	expect(await stored()).toEqual([{ status: "contacted", due: "2099-01-31" }]);
	await call({ result: "reached", status: "documents_requested", nextStepFor: "applicant", nextStepText: "Send it." });
	expect((await stored())[0]?.status).toBe("documents_requested");
	const calls = await site.sql("select data ->> 'result' as result, text from entries where kind = 'call' order by at");
	const said = ["not_reached: null", "reached: Wants Busan.", "reached: null"];
	expect(calls.map(({ result, text }) => `${result}: ${text}`)).toEqual(said);
	expect(await site.sql("select outcome from tasks where kind = 'first_contact'")).toEqual([{ outcome: "reached" }]);
	// What is decided in a call is about one application, and the status alone keeps no promise.
	const same = { fullName: "Gʻulnora Karimova", phoneNumber: "+998 90 123-45-67" };
	const second = await application(site, { ...same, email: "gulnora@example.com" });
	const refused = await openPage(call({ result: "reached", status: "in_review" }));
	expect([refused.status, refused.one("#about-error").text]).toEqual([422, "Please fill in this field."]);
	await call({ result: "not_reached", status: "in_review", applicationId: second.id });
	const status = `${site.address}/status/${second.id}`;
	expect((await site.send(status, { status: "contacted", expected: "in_review" })).status).toBe(303);
	const outcome = "select outcome from tasks where kind = 'first_contact' and application_id = $1";
	expect(await site.sql(outcome, [second.id])).toEqual([{ outcome: null }]);
	const first = await site.sql("select status from applications where id = $1", [site.id]);
	expect(first).toEqual([{ status: "documents_requested" }]);
});

test("B12: a case sends chosen programs with their sums and a link to the list in one press, in the applicant's language", async () => {
	const site = await givenCase({}, "admin", ["sample"]);
	await site.sql("update applicants set language = 'ru' where id = $1", [site.applicantId]);
	const dialog = (await site.open(`${site.address}/shortlist?q=KAIST`)).one("dialog");
	const [first, second] = dialog.all("input[name=p]").map((box) => box.get("value") ?? "");
	expect(first && second).toBeTruthy();
	const kept = (await site.open(`${site.address}/shortlist?q=Busan&p=${first}`)).one("dialog");
	expect(kept.all("input[name=p][checked]").map((box) => box.get("value"))).toEqual([first]);
	const none = await site.send(`${site.address}/shortlist`, { words: "Look" });
	expect([none.status, (await none.text()).includes("Choose at least one program.")]).toEqual([422, true]);
	const sent = await site.send(`${site.address}/shortlist`, { p: `${first},${second}`, words: "Посмотрите:" });
	expect([sent.status, sent.headers.get("location")]).toEqual([303, site.address]);
	const [{ text }] = await site.sql("select text from entries where kind = 'message_out'");
	expect(text).toMatch(
		/^Посмотрите:\n\n1\. .+\. Первый год: ≈ [\d–]+ млн сум.*\n2\. .+\n\nhttp:\/\/localhost:3000\/ru\/shortlist\//,
	);
	const link = new URL(text.split("\n").at(-1));
	const list = await openPage(site.get(link.pathname));
	expect(list.all("main ul.cards > li")).toHaveLength(2);
});

test("B3: staff see whose Telegram is connected, since when and by what, but never its number", async () => {
	const site = await staffSite();
	const { applicantId, id } = await application(site, {});
	const [link] = await site.sql(
		"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id",
		[applicantId],
	);
	const chatId = 7_123_456_789;
	await telegramChat(site.sql, { applicantId, chatId, provenBy: "phone" });
	await telegramChat(site.sql, { applicantId, chatId: chatId + 1_000_000_000, applicationId: id, state: "blocked" });
	const family = { applicantId, chatId: chatId + 2_000_000_000, familyLinkId: link?.id } as const;
	await telegramChat(site.sql, { ...family, state: "stopped" });
	await site.sql("update telegram_chats set connected_at = '2026-11-22T10:00:00Z'");
	await site.sql("update telegram_chats set ended_at = '2026-11-23T10:00:00Z' where ended_at is not null");
	const address = `/admin/applicants/${applicantId}`;
	expect((await site.open(address)).all("[data-telegram]").map(({ text }) => text)).toEqual([
		"Applicant’s Telegram: connected since 22 November 2026 (confirmed by the shared phone number)",
		"Applicant’s Telegram: bot blocked on 23 November 2026 (by reference number and phone number: messages about one application only)",
		"Telegram of the family (Onam): stopped by the recipient on 23 November 2026 (confirmed by an emailed link)",
	]);
	const pages = [address, "/admin/applications", "/admin/overview", "/admin/queue"];
	for (const path of pages) expect((await site.open(path)).html, path).not.toMatch(/[789]123456789/);
	expect(site.logged.join("\n")).not.toMatch(/[789]123456789/);
	expect(JSON.stringify(await site.sql("select * from audit_log"))).not.toMatch(/[789]123456789/);
});
