import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { freshDatabase, type sqlOn } from "../../../tests/support/site.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { fakeTelegram } from "../../../tests/support/telegram.ts";
import { Caller } from "../../access/caller.ts";
import type { ApplicantRole } from "../../access/permissions.ts";
import type { Language } from "../../shared/language.ts";
import { timeline } from "../entries/queries.ts";
import { answerMessage, markConversationRead, markMyMessagesRead, writeMessage } from "./commands.ts";
import { countUnreadMessages, listMyMessages } from "./queries.ts";

const email = "bobur@example.com";
const key = () => ({ key: randomUUID(), client: "192.0.2.1" });
const invalid = (field: string, code: string) => ({ problem: { kind: "invalid", issues: [{ field, code }] } });

/** What staff see of a conversation: each message with its email, if there is one. */
const listConversation = async (caller: Caller, applicantId: string) =>
	(await timeline(caller, { applicantId }))
		.filter(({ channel, undoneAt }) => channel && !undoneAt)
		.map(({ deliveries, ...message }) => ({
			...message,
			email: deliveries.find(({ channel }) => channel === "email") ?? null,
		}));

type Options = Parameters<typeof startBackend>[0];

/** An applicant with a session, a member of staff, and the running jobs. */
async function given({
	language = "en",
	role = "applicant",
	...options
}: Options & { language?: Language; role?: ApplicantRole } = {}) {
	const backend = await startBackend(options);
	const applicant = await applicantOn(backend.url, { role, context: { rateLimits: backend.context.rateLimits } });
	await backend.sql("update applicants set language = $1, email = $2, full_name = 'Bobur Aliyev'", [language, email]);
	// The address is certain: the application states it.
	await backend.sql("update applications set email = $1", [email]);
	const staff = await staffOn(backend.url, { name: "Dilnoza Yusupova" });
	const [{ reference }] = await backend.sql("select reference from applications");
	return { ...backend, applicant, staff, reference };
}

/** A known session of the applicant's own application. */
async function openedFor({ applicantId, applicationId, sql, context }: Awaited<ReturnType<typeof applicantOn>>) {
	const [{ id: sessionId }] = (await sql(
		"insert into sessions (opened_by, applicant_id, application_id, level, expires_at) values ('pair', $1, $2, 'known', now() + '12 hours') returning id",
		[applicantId, applicationId],
	)) as [{ id: string }];
	return new Caller({ role: "applicant", applicantId, applicationId, sessionId }, context);
}

test("a message of an applicant is stored and announced to the staff chat; the answer goes by email in the frame of the applicant's language", async () => {
	const [telegram, mail] = [await fakeTelegram(), await fakeMailServer()];
	const channels = { telegram: telegram.settings, mail: mail.settings };
	const backend = await given({ url: await freshDatabase("sample"), ...channels, language: "ru" });
	const { applicant, staff, sql, settled, reference } = backend;
	await settled();
	const before = telegram.sent.length;
	const asked = `<b>When</b> must I pay?\r\n${"щ".repeat(200)}`;
	const one = await writeMessage(applicant.caller, { text: asked }, key());
	expect(await sql("select text, kind, channel, application_id from entries where channel is not null")).toEqual([
		{ text: asked.replace("\r", ""), kind: "message_in", channel: "web", application_id: applicant.applicationId },
	]);
	await settled();
	expect(telegram.sent).toHaveLength(before + 1);
	const lines = telegram.sent.at(-1)?.text.split("\n") ?? [];
	expect(lines).toContain(`Reference: ${reference}`);
	expect(lines).toContain(`Message: <b>When</b> must I pay? ${"щ".repeat(76)}…`);
	expect(lines).toContain(`Case: http://localhost:3000/admin/applicants/${applicant.applicantId}`);
	expect(await listConversation(staff.caller, applicant.applicantId)).toMatchObject([
		{ id: one, kind: "message_in", readByStaffAt: null, email: null },
	]);

	const text = "Please send:\n1. your diploma <original>\n2. https://example.com/form";
	await answerMessage(staff.caller, applicant.applicantId, { text });
	await settled();
	const [received, ...more] = mail.received;
	expect(more).toEqual([]);
	expect(received?.to).toEqual([email]);
	expect(received?.headers.get("subject")).toBe(`Сообщение по Вашей заявке ${reference}`);
	expect(received?.headers.get("reply-to")).toMatch(/^tashkent@example\.com$/);
	expect(received?.text).toMatch(/^Здравствуйте, Bobur Aliyev!\n\n/);
	expect(received?.text).toContain(`\n\n${text}\n\n`);
	expect(received?.text).toContain("\nhttp://localhost:3000/ru/my\n\nС уважением,\nDilnoza Yusupova\nHamroh\n");
	expect((await listConversation(staff.caller, applicant.applicantId))[1]).toMatchObject({
		...{ kind: "message_out", author: "Dilnoza Yusupova", email: { state: "sent" } },
	});
});

test("an answer or a tick marks what the applicant wrote as read, the applicant's page marks the answers, and an answer about someone else's application is rejected", async () => {
	const { applicant, staff, sql, url } = await given({ jobs: { workers: 0 } });
	const unread = async () =>
		(await listConversation(staff.caller, applicant.applicantId)).filter(
			({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt,
		).length;
	await writeMessage(applicant.caller, { text: "One" }, key());
	expect(await unread()).toBe(1);
	await answerMessage(staff.caller, applicant.applicantId, { text: "Answer" });
	expect(await unread()).toBe(0);
	await writeMessage(applicant.caller, { text: "Two" }, key());
	await markConversationRead(staff.caller, applicant.applicantId);
	expect(await unread()).toBe(0);
	expect(await countUnreadMessages(applicant.caller)).toBe(1);
	await markMyMessagesRead(applicant.caller);
	expect(await countUnreadMessages(applicant.caller)).toBe(0);
	expect(await sql("select kind from entries where channel is not null and read_by_applicant_at is not null")).toEqual([
		{ kind: "message_out" },
	]);
	const other = await applicantOn(url);
	const toOther = { text: "Hello", applicationId: other.applicationId };
	await expect(answerMessage(staff.caller, applicant.applicantId, toOther)).rejects.toMatchObject(
		invalid("applicationId", "unknown_application"),
	);
});

/** A stranger's application in the applicant's name, with the session that its form opens. */
async function strangerOf(
	victim: { applicantId: string; sql: ReturnType<typeof sqlOn> },
	url: string,
	isSuspect = false,
) {
	const stranger = await applicantOn(url);
	const { sql } = victim;
	const own = [victim.applicantId, stranger.applicationId];
	await sql(
		"update applications set applicant_id = $1, email = 'stranger@example.com', is_suspect = $3, submitted_at = now() + interval '1 hour' where id = $2",
		[...own, isSuspect],
	);
	await sql("update sessions set applicant_id = $1 where application_id = $2", own);
	await sql("delete from applicants where id = $1", [stranger.applicantId]);
	const { applicationId, sessionId } = stranger;
	const identity = { role: "applicant", applicantId: victim.applicantId, applicationId, sessionId } as const;
	return { applicationId, caller: new Caller(identity, stranger.context) };
}

test("a message and its answer stay out of another application that a stranger sent in the applicant's name", async () => {
	const { applicant, staff, sql, url } = await given({ role: "proven", jobs: { workers: 0 } });
	const { applicantId, applicationId } = applicant;
	const known = await openedFor(applicant);
	const stranger = await strangerOf(applicant, url);
	await writeMessage(applicant.caller, { text: "My passport number is wrong" }, key());
	await answerMessage(staff.caller, applicantId, { text: "Tell us the right one" });
	await writeMessage(known, { text: "And when do I pay?" }, key());
	await answerMessage(staff.caller, applicantId, { text: "In March" });
	expect(await listMyMessages(stranger.caller)).toEqual([]);
	const textsOf = async (caller: Caller) => (await listMyMessages(caller)).map(({ text }) => text);
	expect(await textsOf(known)).toEqual(["And when do I pay?", "In March"]);
	const first = ["My passport number is wrong", "Tell us the right one"];
	expect(await textsOf(applicant.caller)).toEqual([...first, "And when do I pay?", "In March"]);
	// The stored address is not certain any more, and only the first application states it.
	const mailed = "select text from deliveries join entries on entries.id = entry_id where deliveries.channel = 'email'";
	expect(await sql(mailed)).toEqual([{ text: "In March" }]);
	const [, , , answer] = await listConversation(staff.caller, applicantId);
	expect(answer).toMatchObject({ applicationId, reference: expect.stringMatching(/^HM-/) });
	// Nothing waits for an answer, so staff choose the application.
	await expect(answerMessage(staff.caller, applicantId, { text: "Hello" })).rejects.toMatchObject(
		invalid("applicationId", "required"),
	);
});

test("a flood of messages from one network is limited over all its applications, and that of a suspect one is summed up", async () => {
	const { applicant, url, sql, context } = await given({ jobs: { workers: 0 } });
	const suspect = await strangerOf(applicant, url, true);
	await writeMessage(suspect.caller, { text: "Flood" }, key());
	await writeMessage(applicant.caller, { text: "Hello" }, key());
	const told = "from deliveries join entries on entries.id = entry_id where deliveries.channel = 'chat' order by text";
	expect(await sql(`select text, state ${told}`)).toEqual([
		{ text: "Flood", state: "digest" },
		{ text: "Hello", state: "waiting" },
	]);
	for (let sent = 2; sent < 90; sent += 22) {
		const other = await applicantOn(url, { context: { rateLimits: context.rateLimits } });
		for (let each = 0; each < 22; each++) await writeMessage(other.caller, { text: `Message ${each}` }, key());
	}
	await writeMessage(applicant.caller, { text: "The last one" }, key());
	await expect(writeMessage(applicant.caller, { text: "One more" }, key())).rejects.toMatchObject({
		problem: { kind: "limited" },
	});
	await writeMessage(applicant.caller, { text: "From elsewhere" }, { ...key(), client: "198.51.100.7" });
});
