import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { application } from "../support/my.ts";
import { staffSite } from "../support/staff.ts";

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
	for (const [language, words] of [
		["ru", "Следующий шаг"],
		["uz", "Keyingi qadam"],
	] as const) {
		expect((await site.open(site.address, `preferred-language=${language}`)).text).toContain(words);
	}
	expect((await site.open("/admin/applicants/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("each form of a case works without script, and confirms what it did", async () => {
	const site = await givenCase();
	await said(site, site, "When must I pay?");
	expect((await site.open("/admin/applications")).href("New message")).toBe(site.address);
	const actions: [Record<string, string>, string][] = [
		[{ intent: "answer", text: "In March.\r\nWe will remind you." }, "Sent"],
		[{ intent: "note", text: "Call the mother.", isPinned: "yes" }, "Saved"],
		[
			{
				intent: "step",
				subject: site.id,
				nextStepFor: "applicant",
				nextStepText: "Send it.",
				nextStepDueOn: "2027-01-31",
			},
			"Saved",
		],
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
});

test("the status is changed from the case, and what the applicant does not see yet is named", async () => {
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
	const added = await site.send(`${site.address}/test`, {
		test: "topik",
		result: "182",
		level: "4",
		takenOn: "2026-04-12",
	});
	expect(added.status).toBe(303);
	expect((await site.open(site.address)).text).toContain("TOPIK 182 · Level 4");
	const [{ id }] = await site.sql("select id from language_tests");
	const form = await site.open(`${site.address}/test/${id}`);
	expect([form.one("#result").get("value"), form.one("#takenOn").get("value")]).toEqual(["182", "2026-04-12"]);
	const corrected = await site.send(`${site.address}/test/${id}`, { test: "topik", result: "190", level: "5" });
	expect(corrected.status).toBe(303);
	expect((await site.open(site.address)).text).toContain("TOPIK 190 · Level 5");
	expect((await site.send(`${site.address}/test/${randomUUID()}`, { test: "topik", result: "190" })).status).toBe(404);
	expect((await site.act({ intent: "remove-test", subject: id })).status).toBe(303);
	expect(await site.sql("select * from language_tests")).toEqual([]);
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
	for (const cookie of ["", await signedIn(site, "user")]) {
		expect((await site.get(address, { cookie })).status).toBe(404);
	}
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

test("staff make and withdraw a link for the family", async () => {
	const site = await givenCase();
	expect((await site.act({ intent: "family", label: "Onasi", language: "uz" })).status).toBe(303);
	const page = await site.open(site.address);
	expect(page.text).toContain("Onasi");
	const [{ id }] = await site.sql("select id from family_links");
	expect((await site.act({ intent: "withdraw", subject: id })).status).toBe(303);
	expect((await site.open(site.address)).one("[aria-labelledby=family]").text).toContain("Nothing here yet.");
	const refused = await openPage(site.act({ intent: "family", label: "", language: "uz" }));
	expect(refused.status).toBe(422);
});

test("staff 7.1: what the applicant entered is on the case, and the comment begins the conversation", async () => {
	const site = await givenCase({ email: "gulnora@example.com" });
	await said(site, site, "When must I pay?");
	await site.sql(`update applications set comment = 'My visa was refused last year.', location = 'Xiva', age = 19,
		language_certificates = '[{"type": "topik", "score": "3"}]'`);
	const page = await site.open(site.address);
	const card = page.one(".case-application").text;
	for (const fact of ["Location: Xiva", "Age: 19", "TOPIK (Korean): 3"]) expect(card).toContain(fact);
	const [comment, message] = page.all(".case-message").map(({ text }) => text);
	expect(comment).toMatch(/^Gʻulnora Karimova .* Comment My visa was refused last year\.$/);
	expect(message).toContain("When must I pay?");
});

test("staff 9: above the box, a case says how an answer will reach the applicant", async () => {
	const reach = async (site: Awaited<ReturnType<typeof givenCase>>) =>
		(await site.open(site.address)).one("form:has(#answer)").text;
	const mailed = await givenCase({ email: "gulnora@example.com" });
	expect(await reach(mailed)).toContain("This will be sent by email to gulnora@example.com.");
	await mailed.sql("update applicants set email = null");
	await mailed.sql("update applications set email = null");
	expect(await reach(mailed)).toContain("It appears only on the applicant’s page, so call them.");
});

test("staff 11: an application that was sent twice has no status and no button for it", async () => {
	const site = await givenCase();
	const card = async () => (await site.open(site.address)).one(".case-application");
	expect((await card()).links("Change status")).toHaveLength(1);
	await site.act({ intent: "close", subject: site.id, reason: "duplicate" });
	expect((await card()).has("[data-status]")).toBe(false);
	expect((await card()).links("Change status")).toEqual([]);
	expect((await card()).text).toContain("Closed: Sent twice");
	// A rejected one can still be corrected.
	await site.act({ intent: "reopen", subject: site.id });
	await site.send(`${site.address}/status/${site.id}`, { status: "rejected", reason: "No places left." });
	expect((await card()).all("[data-status]")[0]?.text).toBe("Rejected");
	expect((await card()).links("Change status")).toHaveLength(1);
});

test("staff 13: an answer with words in braces is refused with the words that are left", async () => {
	const site = await givenCase();
	const answer = await openPage(site.act({ intent: "answer", text: "By {date}, {name}, by {date}!" }));
	expect(answer.status).toBe(422);
	expect(answer.one("#answer-error").text).toBe("Replace these words in braces with your own: {date}, {name}");
});

test("staff stumble 2: a logged call that reached the applicant says how, so the status does not ask", async () => {
	const site = await givenCase();
	const status = `${site.address}/status/${site.id}`;
	const change = () => site.send(status, { status: "contacted", expected: "pending" });
	const call = (result: string) => site.send(`${site.address}/call`, { result });
	await call("not_reached");
	expect((await site.open(status)).has("dialog .means")).toBe(true);
	expect((await change()).status).toBe(422);
	await call("reached");
	expect((await site.open(status)).has("dialog .means")).toBe(false);
	expect((await change()).status).toBe(303);
	expect(await site.sql("select status from applications")).toEqual([{ status: "contacted" }]);
	const calls = await site.sql("select data ->> 'result' as result from entries where kind = 'call' order by at");
	expect(calls).toEqual([{ result: "not_reached" }, { result: "reached" }]);
});
