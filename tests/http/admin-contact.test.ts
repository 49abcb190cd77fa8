import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { staffSite } from "../support/staff.ts";

const person = {
	...{ name: "Madina Karimova", phone: "+998 90 111-22-33", email: "", message: "Wants to study design in Busan." },
	...{ language: "uz", source: "fair", termsTold: "yes" },
};

async function given(role: "admin" | "owner" = "admin", options: Parameters<typeof staffSite>[1] = []) {
	const site = await staffSite(role, options);
	await site.sql(`insert into contact_submissions (name, email, message, submitted_at)
		select 'Visitor ' || i, 'v' || i || '@example.com', E'Line one\\nline <two> ' || i, timestamptz '2026-11-21 12:00Z' - i * interval '1 minute'
		from generate_series(1, 11) i`);
	await site.sql(`insert into deliveries (channel, kind, contact_submission_id, state, last_error)
		select 'chat', 'contact', id, 'failed', 'The chat is not set up.' from contact_submissions where name = 'Visitor 1'`);
	const [{ id }] = (await site.sql("select id from contact_submissions where name = 'Visitor 1'")) as [{ id: string }];
	return { ...site, id };
}

test("DATA-16, O-35, O-36: messages are listed newest first, ten per page; the view shows name, address, text and time", async () => {
	const { open, id } = await given();
	const list = await open("/admin/contact");
	const all = Array.from({ length: 11 }, (_, at) => `Visitor ${at + 1} v${at + 1}@example.com`);
	const shown = [list, await open("/admin/contact?page=2")].map((page) => page.all("tbody th").map(({ text }) => text));
	expect(shown).toEqual([all.slice(0, 10), all.slice(10)]);
	expect(list.text).toContain("Showing 1 to 10 of 11");
	expect(list.all("tbody tr")[0]?.text).toContain("Staff chat: failed");
	const view = (await open(`/admin/contact/${id}`)).one("dialog");
	for (const text of ["Name Visitor 1", "Email v1@example.com", "21 November 2026"]) {
		expect(view.text).toContain(text);
	}
	expect(view.one("blockquote").text).toBe("Line one line <two> 1");
	expect(view.href("Reply by email")).toBe("mailto:v1%40example.com");
	expect(list.links(/^Edit/)).toEqual([]);
});

test("a button sends a failed notification again", async () => {
	const { send, sql, open, id } = await given();
	const [notification] = await sql("select id from deliveries where channel = 'chat'");
	const view = (await open(`/admin/contact/${id}`)).one("dialog");
	expect(view.one("input[name=notification]").get("value")).toBe(notification?.id);
	const answer = await send(`/admin/contact/${id}`, { notification: notification?.id });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin/contact/${id}`]);
	// Outside production, the outbox receives it.
	await expect
		.poll(() => sql("select state from deliveries where channel = 'chat'"), { timeout: 20_000 })
		.toEqual([{ state: "sent" }]);
	expect((await open(`/admin/contact/${id}`)).one("dialog").text).not.toContain("Send again");
	const none = await send(`/admin/contact/${id}`, { notification: "x" });
	expect(none.status).toBe(404);
	expect(await none.text()).toContain("Not done");
});

test("a call to the sender of a contact message is logged in a dialog and answers the message; an answer begins with a template, and is not sent with a word in braces", async () => {
	const { open, send, sql, id } = await given();
	const address = (await open(`/admin/contact/${id}?state=new`)).href("Contacted") ?? "";
	expect(address).toBe(`/admin/contact/${id}/call?state=new`);
	const dialog = (await open(address)).one("dialog");
	expect(dialog.text).toContain("Visitor 1");
	const answer = await send(address, { result: "reached", note: "Wants to study in Busan." });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin/contact/${id}?state=new`]);
	expect(await sql("select state from contact_submissions where id = $1", [id])).toEqual([{ state: "answered" }]);
	const list = "/admin/queue?kind=answer_contact";
	const back = await send(`/admin/contact/${id}/call?${new URLSearchParams({ from: list })}`, { result: "visited" });
	expect(back.headers.get("location")).toBe(list);
	expect((await send(address, { result: "" })).status).toBe(422);
	expect((await open("/admin/contact/00000000-0000-4000-8000-000000000000/call")).status).toBe(404);
	await sql("insert into reply_templates (name, text_en) values ('Thanks', 'Dear {name}, about {reference}')");
	const [template] = await sql("select id from reply_templates");
	const view = await open(`/admin/contact/${id}?template=${template?.id}`);
	expect(view.one("#answer").text).toBe("Dear Visitor 1, about {reference}");
	// The dialog begins with the answer and not with the choice of a template.
	expect(view.one("[data-first]").get("id")).toBe("answer");
	expect((await send(`/admin/contact/${id}`, { intent: "answer", text: "About {reference}" })).status).toBe(422);
	expect((await send(`/admin/contact/${id}`, { intent: "answer", text: "Hello" })).status).toBe(303);
});

test("one row of buttons changes the state of a message, spam in one press", async () => {
	const { open, send, sql, id } = await given();
	const address = `/admin/contact/${id}`;
	const buttons = async () => (await open(address)).all("form:has([value=state]) button").map(({ text }) => text);
	expect(await buttons()).toEqual(["Mark as answered", "Close without an answer", "Mark as spam"]);
	expect((await open(address)).all("dialog select[name=state]")).toHaveLength(0);
	expect((await send(address, { intent: "state", subject: "spam" })).status).toBe(303);
	expect(await sql("select state from contact_submissions where id = $1", [id])).toEqual([{ state: "spam" }]);
	expect((await buttons())[0]).toBe("Mark as new");
	expect((await send(address, { intent: "state", subject: "lost" })).status).toBe(422);
});

test("without a mail server, the box and the toast say that an answer is saved and not emailed", async () => {
	const { open, send, id } = await given("admin", ["empty", { production: true }]);
	const address = `/admin/contact/${id}`;
	expect((await open(address)).one(".composer").text).toContain("saved but not emailed to v1@example.com");
	const answer = await send(address, { intent: "answer", text: "Hello" });
	expect((await open(address, cookiesOf(answer))).one(".toast").text).toContain("Saved but not emailed");
	const byHand = await send(address, { intent: "answer", text: "Hello again", byHand: "telegram" });
	expect((await open(address, cookiesOf(byHand))).one(".toast").text).toBe("Sent");
});

test("CONTACT-02: staff see the phone number of a message, find the message by it, and are offered no answer by email without an address", async () => {
	const { open, send, sql, id } = await given();
	await sql("update contact_submissions set email = null, phone = '90 123-45-67' where id = $1", [id]);
	await sql(`insert into tasks (kind, contact_submission_id, due_at, office, language)
		select 'answer_contact', id, '2026-11-22', 'tashkent', 'en' from contact_submissions where phone is not null`);
	for (const query of ["901234567", "%2B998 90 123 45 67"]) {
		const list = await open(`/admin/contact?q=${query}`);
		expect(list.all("tbody th").map(({ text }) => text)).toEqual([expect.stringMatching(/^Visitor 1 /)]);
		expect(list.one("tbody").links("90 123-45-67")[0]?.get("href")).toBe("tel:+998901234567");
	}
	const queue = (await open("/admin/queue?q=90 123 45 67")).one("table");
	expect(queue.links("90 123-45-67")[0]?.get("href")).toBe("tel:+998901234567");
	const view = (await open(`/admin/contact/${id}`)).one("dialog");
	expect(view.one("dl").href("Telegram")).toBe("https://t.me/+998901234567");
	expect(view.text).toContain("The sender gave no email address. Call them, or write to them in Telegram");
	expect(view.one(".composer").all("button[name=byHand]")).toHaveLength(2);
	expect([view.one(".composer").text.includes("Send answer"), view.links(/Reply by email/)]).toEqual([false, []]);
	const answer = { intent: "answer", text: "Hello" };
	expect((await send(`/admin/contact/${id}`, answer)).status).toBe(409);
	expect((await send(`/admin/contact/${id}`, { ...answer, byHand: "telegram" })).status).toBe(303);
	expect(await sql("select state from contact_submissions where id = $1", [id])).toEqual([{ state: "answered" }]);
	await send(`/admin/contact/${id}`, { intent: "note", text: "Her father pays." });
	expect((await open(`/admin/contact/${id}`)).one("dialog .case-note").text).toContain("Her father pays.");
});

test("staff 2: a person is entered by hand without script, found by the source, and made an applicant in one form; a message is added to the case", async () => {
	const { open, send, sql } = await staffSite("admin");
	expect((await open("/admin/contact")).href("New inquiry")).toBe("/admin/contact/new");
	const { termsTold: _, ...untold } = person;
	const refused = await send("/admin/contact/new", { ...untold, source: "" });
	expect(refused.status).toBe(422);
	const text = await refused.text();
	expect(text).toContain("Tell the person first how we use their data.");
	expect(text).toContain("Wants to study design in Busan.");
	expect((await send("/admin/contact/new", person)).headers.get("location")).toBe("/admin/contact");
	expect((await open("/admin/contact?source=fair")).one("tbody th").text).toContain("Madina Karimova Fair");
	expect((await open("/admin/contact?source=call")).all("tbody th")).toEqual([]);
	const [{ id }] = (await sql("select id from contact_submissions")) as [{ id: string }];
	const message = await open(`/admin/contact/${id}`);
	expect(message.href("Create an application")).toBe(`/admin/contact/${id}/application`);
	const form = await open(`/admin/contact/${id}/application`);
	expect(form.one("[name=phoneNumber]").get("value")).toBe(person.phone);
	const more = { phoneNumber: person.phone, location: "Samarkand", age: "18" };
	const unsaid = await send(`/admin/contact/${id}/application`, more);
	expect(unsaid.status).toBe(422);
	expect(await unsaid.text()).toContain("An application needs the person’s consent.");
	const made = await send(`/admin/contact/${id}/application`, { ...more, termsAgreed: "yes" });
	const page = await open(made.headers.get("location") as string);
	expect(page.one("h1").text).toBe("Madina Karimova");
	expect(page.one("main").text).toContain("Wants to study design in Busan.");
	expect((await open(`/admin/contact/${id}`)).all("a").map((link) => link.text)).not.toContain("Create an application");
	// The message of a parent is added to the child's case, by the number of the application.
	await send("/admin/contact/new", { ...person, name: "Her mother", phone: "+998 90 111-22-44" });
	const [{ mother, reference, applicant }] = (await sql(`select c.id as mother, reference, a.applicant_id as applicant
		from contact_submissions c, applications a where name = 'Her mother'`)) as [Record<string, string>];
	const wrong = await send(`/admin/contact/${mother}/attach`, { reference: "HM-2222-2222" });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain("No application has this number.");
	await send(`/admin/contact/${mother}/attach`, { reference: reference ?? "" });
	expect((await open(`/admin/contact/${mother}`)).href("Open the case")).toBe(`/admin/applicants/${applicant}`);
});
