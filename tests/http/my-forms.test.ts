import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { aCase, mySession } from "../support/my-case.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** A form's key, as the applicant gets it. */
const keyOf = async (site: TestSite, cookie: string, path = "/my/messages") =>
	(await openPage(site.get(path, { cookie }))).one('input[name="form_key"]').get("value") ?? "";

const written = (site: TestSite) =>
	site.sql("select kind, text from entries where channel is not null order by visible_at");

test("B2: a message is stored once, however often its form is sent, and is shown with its author and our promise; a wrong one is refused with what was typed, and one that arrives after the session ended is shown again, to be copied", async () => {
	const site = await testSite();
	const { known: cookie } = await aCase(site);
	const form_key = await keyOf(site, cookie);
	const form = { form_key, text: "When is the interview?\r\nI am in Namangan." };
	const answers = await Promise.all([1, 2, 3].map(() => site.post("/uz/my/messages", form, { cookie })));
	for (const { status, headers } of answers)
		expect([status, headers.get("location")]).toEqual([303, "/uz/my/messages"]);
	expect(await written(site)).toEqual([{ kind: "message_in", text: "When is the interview?\nI am in Namangan." }]);
	const page = await openPage(site.get("/uz/my/messages", { cookie: `${cookie}; flash=message_sent` }));
	expect(page.one("[data-message=in]").text).toContain("Siz");
	expect(page.one("[role=status]").text).toBe("Xabaringiz yuborildi.");
	expect(page.one("main").text).toMatch(/gacha javob beramiz \(Toshkent vaqti bilan\)/);
	for (const [text, message] of [
		[" ", "This field is required."],
		["x".repeat(4_001), "This is too long. Please shorten it."],
		["a\u0007b", "This contains characters we cannot save. Please remove them."],
	] as const) {
		const answer = await openPage(site.post("/my/messages", { form_key, text }, { cookie }));
		expect([answer.status, answer.one("#text-error").text]).toEqual([422, message]);
		expect(answer.one("#text").element.textContent.replace(/^\n/, "")).toBe(text);
	}
	expect(await written(site)).toHaveLength(1);
	await site.sql("delete from sessions where applicant_id is not null");
	const late = await openPage(site.post("/my/messages", { form_key, text: "A long question" }, { cookie }));
	expect([late.status, late.one("#text").text]).toEqual([401, "A long question"]);
	expect(late.one("[role=alert]").text).toContain("You have been signed out.");
});

test("B2: an answer is counted as new until the applicant sees it, not when a browser only prefetches it", async () => {
	const site = await testSite();
	const { id, applicantId, known: cookie } = await aCase(site);
	await site.sql(`insert into entries (applicant_id, application_id, kind, channel, text, visible_at) values
		('${applicantId}', '${id}', 'message_out', 'web', 'Hello!', now() - interval '1 minute'),
		('${applicantId}', '${id}', 'message_out', 'web', 'One more thing.', now())`);
	const home = await openPage(site.get("/ru/my", { cookie }));
	expect(home.href("2 новых сообщения")).toBe("/ru/my/messages");
	expect(await (await site.get("/speculation-rules.json")).text()).toContain('"/ru/my/*"');
	await site.get("/my/messages", { cookie, "sec-purpose": "prefetch" });
	const thread = await openPage(site.get("/ru/my/messages", { cookie }));
	const shown = thread.all("[data-message=out]").map(({ text }) => text);
	expect(shown.join("\n")).toMatch(/^Hamroh .* новое Hello!\nHamroh .* новое One more thing\.$/);
	expect(thread.text).toContain("Отвечаем в течение 24 часов, кроме воскресений и праздников.");
	expect((await openPage(site.get("/ru/my/messages", { cookie }))).text).not.toContain("новое");
	expect((await openPage(site.get("/ru/my", { cookie }))).href("Написать нам")).toBe("/ru/my/messages");
});

test("B2: a form that was opened for one person is shown again, and not stored, once the browser has opened another's application", async () => {
	const site = await testSite();
	const sister = await aCase(site);
	const brother = await aCase(site);
	const cookie = brother.proven;
	const before = await site.sql("select * from applicants order by id");
	const version = await versionOf(site, sister.proven);
	const changed = await openPage(site.post("/my/details", { ...details, version }, { cookie }));
	expect(changed.status).toBe(422);
	expect(changed.one("#email").get("value")).toBe("");
	expect(await site.sql("select * from applicants order by id")).toEqual(before);
	const message = { form_key: await keyOf(site, sister.proven), text: "About her diploma" };
	const link = { form_key: await keyOf(site, sister.proven, "/my/family"), label: "Aunt", language: "ru" };
	for (const [path, form] of Object.entries({ "/my/messages": message, "/my/family": link })) {
		const again = await openPage(site.post(path, form, { cookie }));
		expect(again.status).toBe(422);
		expect(again.one("[role=alert]").text).toContain("Another application has been opened in this browser.");
	}
	expect(await written(site)).toEqual([]);
	expect(await site.sql("select label from links where purpose = 'family' and label = 'Aunt'")).toEqual([]);
	// A known session of another application of the same person is another scope too.
	const known = await openPage(site.post("/my/messages", message, { cookie: sister.known }));
	expect(known.status).toBe(422);
});

const details = { phone_number: "90 123 45 67", phone_owner: "parent", email: "New@Example.com", language: "ru" };
const versionOf = async (site: TestSite, cookie: string) =>
	(await openPage(site.get("/my/details", { cookie }))).one('input[name="version"]').get("value") ?? "";

test("B2: a new phone number and email address are stored, told to the old address, and end all sessions and links", async () => {
	const site = await testSite();
	const { applicantId, proven: cookie, known } = await aCase(site);
	await site.sql(`update applicants set email = 'old@example.com', language = 'uz';
		insert into links (applicant_id, purpose, expires_at) values ('${applicantId}', 'my', now() + interval '1 hour')`);
	const version = await versionOf(site, cookie);
	const answer = await site.post("/my/details", { ...details, version }, { cookie });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my"]);
	expect(await site.sql("select phone_number, phone_e164, phone_owner, email, language from applicants")).toEqual([
		{ ...details, phone_e164: "+998901234567", email: "new@example.com" },
	]);
	expect(await site.sql("select language from deliveries where kind = 'my-changed'")).toEqual([{ language: "uz" }]);
	const outbox = async () => (await site.fetch(new Request("http://localhost:3000/outbox"), "127.0.0.1")).text();
	await expect.poll(outbox).toContain("old@example.com");
	const data = { fields: "phoneNumber phoneOwner email language" };
	expect(await site.sql("select data from entries where kind = 'details_changed'")).toEqual([{ data }]);
	expect(await site.sql("select level from sessions where applicant_id is not null")).toEqual([]);
	expect(await site.sql("select id from links where purpose <> 'family'")).toEqual([]);
	expect(await site.sql("select id from links where purpose = 'family' and expires_at > now()")).toEqual([]);
	expect((await openPage(site.get("/my", { cookie: known }))).has('form[action="/my/sign-out"]')).toBe(false);
});

test("B2: a session stays open while the contact that proved it stays, and all others end; another spelling of the number ends none and is told to nobody", async () => {
	const site = await testSite();
	for (const [openedBy, change, isOpen] of [
		["link", { phone_number: "90 123 45 67" }, true],
		["link", { email: "new@example.com" }, false],
		["call", { email: "new@example.com" }, true],
		["call", { phone_number: "90 123 45 67" }, false],
	] as const) {
		const { applicantId, phone, proven } = await aCase(site);
		const cookie = await mySession(site.sql, applicantId, null, undefined, openedBy);
		const same = { phone_number: phone, phone_owner: "self", email: "", language: "en" };
		const version = await versionOf(site, cookie);
		expect((await site.post("/my/details", { ...same, ...change, version }, { cookie })).status).toBe(303);
		const { status } = await site.get("/my/details", { cookie });
		expect(status, JSON.stringify([openedBy, change])).toBe(isOpen ? 200 : 303);
		expect((await site.get("/my/details", { cookie: proven })).status).toBe(303);
	}
	await site.sql("delete from deliveries");
	const { applicantId, phone, proven: cookie } = await aCase(site);
	const same = { phone_number: phone.replaceAll(" ", "-"), phone_owner: "self", email: "", language: "en" };
	await site.post("/my/details", { ...same, version: await versionOf(site, cookie) }, { cookie });
	const [stored] = await site.sql("select phone_number from applicants where id = $1", [applicantId]);
	expect(stored.phone_number).toBe(same.phone_number);
	expect(await site.sql("select from sessions where applicant_id = $1", [applicantId])).toHaveLength(2);
	expect(await site.sql("select from deliveries where kind = 'my-changed'")).toEqual([]);
});

test("B2: details that are wrong stay in the form, and details that changed meanwhile are shown as they are now", async () => {
	const site = await testSite();
	const { applicantId, proven: cookie } = await aCase(site);
	const version = await versionOf(site, cookie);
	const wrong = await openPage(site.post("/my/details", { ...details, email: "no address", version }, { cookie }));
	expect(wrong.status).toBe(422);
	expect(wrong.one("#email").get("value")).toBe("no address");
	expect(wrong.one("#phone_number").get("value")).toBe(details.phone_number);
	expect(wrong.one("#email-error").text).toContain("Enter an email address");

	await site.sql("update applicants set email = 'staff@example.com' where id = $1", [applicantId]);
	const changed = await openPage(site.post("/my/details", { ...details, version }, { cookie }));
	expect(changed.one("[role=alert]").text).toContain("Someone changed these details in the meantime.");
	expect(changed.one("#email").get("value")).toBe("staff@example.com");
	expect(changed.one('input[name="version"]').get("value")).not.toBe(version);
});

test("B2: family links are made with a label and a language, at most ten at a time, and each is withdrawn by itself", async () => {
	const site = await testSite();
	const { proven: cookie, applicantId } = await aCase(site);
	const form_key = await keyOf(site, cookie, "/my/family");
	const make = (label: string, language = "ru") => site.post("/my/family", { form_key, label, language }, { cookie });
	expect((await make("")).status).toBe(422);
	expect((await make("Dad", "xx")).status).toBe(422);
	for (let count = 2; count <= 10; count++) expect((await make(`Relative ${count}`)).status).toBe(303);
	const full = await openPage(make("One too many"));
	expect([full.status, full.one("[role=alert]").text]).toEqual([409, expect.stringContaining("You have ten links.")]);
	expect(full.one("#label").get("value")).toBe("One too many");
	expect(full.all("[data-link]")).toHaveLength(10);

	const stranger = await aCase(site);
	const withdraw = async (applicant: string) => {
		const links = "select id from links where purpose = 'family' and applicant_id = $1 limit 1";
		const [link] = await site.sql(links, [applicant]);
		await site.post("/my/family", { withdraw: link.id }, { cookie });
	};
	await withdraw(stranger.applicantId);
	expect((await site.get(stranger.family)).status).toBe(200);
	await withdraw(applicantId);
	expect((await make("Now there is room")).status).toBe(303);
});
