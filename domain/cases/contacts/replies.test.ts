import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { deliverDue, resendDelivery } from "../deliveries/commands.ts";
import { timeline } from "../entries/queries.ts";
import { submitContact } from "./commands.ts";
import { enterContact, makeApplication } from "./enter-commands.ts";
import { getContact, listContacts } from "./queries.ts";
import { replyToContact, setContactState } from "./reply-commands.ts";
import { contactFilter } from "./rules.ts";

async function givenMessage() {
	let refuses = true;
	const mail = await fakeMailServer(() => (refuses ? { code: 550 } : undefined));
	const backend = await startBackend({ jobs: { workers: 0 }, mail: mail.settings });
	const id = await backend.contact({ name: "Bobur", email: "bobur@example.com", message: "How much?\nAnd when?" });
	await backend.sql("update contact_submissions set language = 'ru', submitted_at = '2026-11-21T09:30:00Z'");
	await backend.sql("insert into offices (name, address, email) values ('Tashkent', 'Street', 'office@example.com')");
	const { caller } = await staffOn(backend.url);
	const deliver = () => deliverDue(backend.system, "email").catch(() => 0);
	const accept = () => {
		refuses = false;
	};
	const replies = async () =>
		(await timeline(caller, { contactSubmissionId: id })).filter(({ kind }) => kind === "message_out");
	return { ...backend, mail, id, caller, deliver, accept, replies };
}

test("an answer goes to the sender in the sender's language, with the message quoted and replies to the office; one that was not delivered leaves the message open, and can be sent again", async () => {
	const { caller, id, deliver, accept, mail, replies } = await givenMessage();
	await replyToContact(caller, id, { text: "Обучение стоит 4 000 000 вон." });
	await deliver();
	expect(await getContact(caller, id)).toMatchObject({ state: "new", answeredAt: null, task: { doneAt: null } });
	const [refused] = await replies();
	expect(refused?.deliveries).toMatchObject([{ state: "failed" }]);
	accept();
	await resendDelivery(caller, refused?.deliveries[0]?.id ?? "");
	await deliver();
	expect(mail.received).toHaveLength(1);
	const [sent] = mail.received;
	expect(sent?.to).toEqual(["bobur@example.com"]);
	expect(sent?.headers.get("reply-to")).toContain("office@example.com");
	expect(sent?.text).toContain("Здравствуйте, Bobur!");
	expect(sent?.text).toContain("Обучение стоит 4 000 000 вон.");
	expect(sent?.text).toContain("> How much?\n> And when?");
	const answered = await getContact(caller, id);
	expect(answered).toMatchObject({ state: "answered" });
	expect(await replies()).toMatchObject([{ author: "Dilnoza", deliveries: [{ state: "sent" }] }]);
	expect(answered.answeredAt).not.toBeNull();
	expect(answered.task?.doneAt).not.toBeNull();
});

test("a repeated answer is stored and sent once, and a used key does not send another text", async () => {
	const { caller, id, sql } = await givenMessage();
	const input = { text: "Hello", submissionKey: randomUUID() };
	const first = await replyToContact(caller, id, input);
	expect(await replyToContact(caller, id, input)).toBe(first);
	const problem = { kind: "conflict", code: "already_sent" };
	await expect(replyToContact(caller, id, { ...input, text: "Other" })).rejects.toMatchObject({ problem });
	expect(await sql("select from deliveries where kind = 'contact-reply'")).toHaveLength(1);
});

test("messages are found by words, and filtered by state, assignee, period, language and flood", async () => {
	const { caller, sql, userId } = await staffOn(await freshDatabase());
	await sql(`insert into contact_submissions (name, email, message, submitted_at, language, state, is_suspect) values
		('Aziza', 'a@example.com', 'About scholarships', '2026-11-20T18:59Z', 'uz', 'new', false),
		('Bobur', 'b@example.org', 'About housing', '2026-11-20T19:01Z', 'ru', 'answered', false),
		('Carl', 'c@example.com', 'Buy now', '2026-11-22T10:00Z', 'en', 'spam', true)`);
	await sql(
		`insert into tasks (kind, contact_submission_id, office, language, due_at, assignee_id)
		select 'answer_contact', id, 'tashkent', language, case name when 'Aziza' then timestamptz '2026-11-24' else '2026-11-23' end,
			case name when 'Aziza' then $1::uuid end from contact_submissions where name <> 'Carl'`,
		[userId],
	);
	const names = async (query: string) => {
		const { items, total } = await listContacts(caller, contactFilter(new URLSearchParams(query)));
		expect(total).toBe(items.length);
		return items.map(({ name }) => name);
	};
	for (const [query, ...expected] of [
		["", "Carl", "Bobur", "Aziza"],
		["q=scholarship", "Aziza"],
		["q=example.org", "Bobur"],
		["state=answered", "Bobur"],
		["assignee=me", "Aziza"],
		["assignee=nobody", "Carl", "Bobur"],
		["from=2026-11-20&to=2026-11-20", "Aziza"],
		["language=ru", "Bobur"],
		["suspect=no&sort=due", "Bobur", "Aziza"],
	] as [string, ...string[]][])
		expect(await names(query), query).toEqual(expected);
});

test("CONTACT-02: a message with a phone number belongs to the only applicant with that number and name, and a repeat locks its row", async () => {
	const backend = await startBackend();
	await backend.sql(`insert into applicants (full_name, phone_number, phone_e164, language)
		values ('Aziza Karimova', '+998 90 123 45 67', '+998901234567', 'uz')`);
	const send = async (fields: object) => {
		const from = { key: crypto.randomUUID(), language: "uz", client: "198.51.100.1" } as const;
		const words = { name: "Aziza Karimova", message: "When does the intake begin?", ...fields };
		const { id } = await submitContact(backend.visitor, words, from);
		const columns = "applicant_id is not null as linked, xmax::text as locker";
		const [row] = await backend.sql(`select ${columns} from contact_submissions where id = $1`, [id]);
		return row as { linked: boolean; locker: string };
	};
	const first = await send({ phone: "90 123-45-67" });
	expect(first.linked).toBe(true);
	// A repeat locks its row, so that its commit waits for the replicas as the first one did.
	expect((await send({ phone: "90 123-45-67" })).locker).not.toBe(first.locker);
	expect((await send({ phone: "90 123-45-67", name: "Somebody Else" })).linked).toBe(false);
	// Digits that cannot be parsed as a phone number match no applicant, even if there is only one.
	expect((await send({ phone: "123" })).linked).toBe(false);
});

test("an inquiry becomes an application with its words and its history; only an answer that was given counts as the first contact", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql } = backend;
	const { caller } = await staffOn(backend.url);
	const said = { message: "Wants to study design in Busan.", language: "uz", source: "fair", termsTold: true };
	const open = () => sql("select kind, applicant_id from tasks where done_at is null");
	const id = await enterContact(caller, { ...said, name: "Madina Karimova", email: "madina@example.com" });
	await replyToContact(caller, id, { text: "Busan has three such programs." });
	await setContactState(caller, id, { state: "answered" });
	const more = { location: "Samarkand", age: "18", phoneNumber: "+998 90 111-22-33", termsAgreed: true };
	const applicantId = await makeApplication(caller, id, more);
	const stored = { full_name: "Madina Karimova", comment: said.message, location: "Samarkand", language: "uz" };
	expect(await sql("select full_name, comment, location, language from applications")).toEqual([stored]);
	const kinds = (await timeline(caller, { applicantId })).map(({ kind, text }) => [kind, text]);
	expect(kinds).toContainEqual(["message_out", "Busan has three such programs."]);
	expect(await open()).toEqual([{ kind: "follow_up", applicant_id: applicantId }]);
	await expect(makeApplication(caller, id, more)).rejects.toMatchObject({ problem: { code: "changed" } });
	await sql("delete from tasks");
	const other = await enterContact(caller, { ...said, name: "Lola Karimova", phone: "+998 90 111-22-44" });
	await makeApplication(caller, other, { ...more, phoneNumber: "+998 90 111-22-44" });
	expect(await open()).toMatchObject([{ kind: "first_contact" }]);
});
