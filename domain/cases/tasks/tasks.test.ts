import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aContact, startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { logCall } from "../../desk/queue/call-commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import {
	changeApplicationStatus,
	closeApplication,
	reopenApplication,
	setNextStep,
} from "../applications/status-commands.ts";
import { deleteContact, submitContact } from "../contacts/commands.ts";
import { replyToContact, setContactState } from "../contacts/reply-commands.ts";
import { answerMessage, markConversationRead, markMyMessagesRead, writeMessage } from "../conversations/commands.ts";
import { deliverDue, resendDelivery } from "../deliveries/commands.ts";
import { recordEntry } from "../entries/record.ts";
import { contactDue, dayDue, messageDue } from "./clock.ts";
import { readCalendar } from "./open.ts";

type Options = Parameters<typeof startBackend>[0];
const email = "bobur@example.com";
const key = () => ({ key: randomUUID(), client: "192.0.2.1" });

/** An applicant with an open session and one application, a member of staff, and the running jobs. */
async function given({ withEmail = true, ...options }: Options & { withEmail?: boolean } = {}) {
	const backend = await startBackend(options);
	const applicant = await applicantOn(backend.url, { context: { rateLimits: backend.context.rateLimits } });
	await backend.sql("update applicants set email = $1", [withEmail ? email : null]);
	// The address is certain: the application states it.
	await backend.sql("update applications set email = $1", [withEmail ? email : null]);
	const staff = await staffOn(backend.url);
	/** The kinds of the open tasks, in the order of their opening. */
	const open = async () =>
		(await backend.sql("select kind from tasks where done_at is null order by opened_at, kind")).map(
			({ kind }) => kind,
		);
	const outcomes = () =>
		backend.sql("select kind, outcome, done_by as by from tasks where done_at is not null order by opened_at, kind");
	return { ...backend, applicant, staff, open, outcomes, by: staff.userId };
}

const write = ({ applicant }: Awaited<ReturnType<typeof given>>, text = "When must I pay?") =>
	writeMessage(applicant.caller, { text }, key());
const answer = ({ applicant, staff }: Awaited<ReturnType<typeof given>>, text = "In June.") =>
	answerMessage(staff.caller, applicant.applicantId, { text });

test("B6-4: an application, a message and a contact message open exactly one task each, with the promised moment", async () => {
	const site = await given({ jobs: { workers: 0 } });
	const { applicant, sql, context, visitor } = site;
	const [message, contact] = [key(), { ...key(), language: "uz" as const }];
	const send = () => submitContact(visitor, aContact, contact);
	await Promise.all([send(), send(), send()]);
	const ask = () => writeMessage(applicant.caller, { text: "When must I pay?" }, message);
	await Promise.all([ask(), ask(), ask()]);
	const calendar = await readCalendar(context.database);
	const [{ at: applied }] = await sql("select submitted_at as at from applications");
	const [{ at: asked, id: messageId }] = await sql(
		"select id, visible_at as at from entries where channel is not null",
	);
	const [{ at: sent, id: contactId }] = await sql("select id, submitted_at as at from contact_submissions");
	const first = contactDue(applied, "tashkent", calendar);
	const tasks = await sql("select * from tasks order by opened_at, kind");
	const byKind = Object.fromEntries(tasks.map((task) => [task.kind, task]));
	expect(tasks).toHaveLength(3);
	const { applicantId: applicant_id, applicationId: application_id } = applicant;
	const open = { office: "tashkent", assignee_id: null, done_at: null, outcome: null, attempts: 0, is_suspect: false };
	expect(byKind).toMatchObject({
		first_contact: {
			...open,
			...{ applicant_id, application_id, language: "en", opened_at: applied },
			...{ due_at: first.at, warn_at: first.warnAt, skipped_days: first.skipped },
		},
		answer_message: {
			...open,
			...{ applicant_id, application_id, entry_id: messageId, language: "en", opened_at: asked },
			...{ due_at: messageDue(asked, calendar).at, warn_at: null },
		},
		answer_contact: {
			...open,
			...{ applicant_id: null, contact_submission_id: contactId, language: "uz", opened_at: sent },
			...{ due_at: messageDue(sent, calendar).at, skipped_days: messageDue(sent, calendar).skipped },
		},
	});
});

test("B6-3: an answer ends what was asked before it once the mail server has accepted it, and not earlier", async () => {
	let isDown = true;
	const mail = await fakeMailServer(() => (isDown ? { code: 451 } : undefined));
	const site = await given({ mail: mail.settings });
	const { logged, settled, open, outcomes, by, sql } = site;
	await write(site);
	await write(site, "And how?");
	await answer(site);
	await write(site, "One more question");
	await expect.poll(() => logged.filter((line) => line.startsWith("email delivery")).length).toBeGreaterThan(0);
	expect(await open()).toEqual(["first_contact", "answer_message", "answer_message", "answer_message"]);
	isDown = false;
	await settled();
	// Contacted, the applicant waits for what we do next, which has a date.
	expect(await open()).toEqual(["answer_message", "follow_up"]);
	const answered = { outcome: "answered", by };
	expect(await outcomes()).toEqual([
		{ kind: "first_contact", ...answered },
		{ kind: "answer_message", ...answered },
		{ kind: "answer_message", ...answered },
	]);
	expect(await sql("select distinct is_kept, kind from promise_outcomes order by kind")).toEqual([
		{ kind: "answer_message", is_kept: true },
		{ kind: "first_contact", is_kept: true },
	]);
});

test("B6-3: an answer about another application ends nothing of this one", async () => {
	const mail = await fakeMailServer();
	const site = await given({ mail: mail.settings });
	const { applicant, staff, apply, sql, settled, open } = site;
	const [person] = await sql("select full_name as name, phone_number as phone from applications");
	await apply({ fullName: person.name, phoneNumber: person.phone, email, comment: "Another" });
	const [other] = await sql("select id from applications where id <> $1", [applicant.applicationId]);
	await write(site);
	const text = "About the other one.";
	await answerMessage(staff.caller, applicant.applicantId, { text, applicationId: other.id });
	await settled();
	expect(await open()).toEqual(["first_contact", "answer_message", "follow_up"]);
	expect(await sql("select application_id as id from tasks where outcome is not null")).toEqual([{ id: other.id }]);
});

test("B6-3: an answer that failed for good ends nothing and is to be mended, until it arrives or is opened", async () => {
	let isDown = true;
	const mail = await fakeMailServer(() => (isDown ? { code: 550 } : undefined));
	const site = await given({ mail: mail.settings });
	const { applicant, staff, sql, settled, open, outcomes, by } = site;
	await write(site);
	await answer(site);
	await settled();
	expect(await open()).toEqual(["first_contact", "answer_message", "fix_delivery"]);
	await markMyMessagesRead(applicant.caller);
	expect(await open()).toEqual(["fix_delivery", "follow_up"]);
	expect(await outcomes()).toEqual([
		{ kind: "first_contact", outcome: "answered", by },
		{ kind: "answer_message", outcome: "answered", by },
	]);
	const [{ id }] = await sql("select id from deliveries where channel = 'email' and entry_id is not null");
	await resendDelivery(staff.caller, id);
	await settled();
	expect(await open()).toEqual(["fix_delivery", "follow_up"]);
	isDown = false;
	await resendDelivery(staff.caller, id);
	await settled();
	expect(await open()).toEqual(["follow_up"]);
});

test("B6-3: without an email address an answer on the page ends the question, but not the first contact", async () => {
	const site = await given({ withEmail: false, jobs: { workers: 0 } });
	await write(site);
	await answer(site);
	expect(await site.open()).toEqual(["first_contact"]);
});

test("B6-3: an email that could not be composed has answered nothing", async () => {
	const mail = await fakeMailServer();
	const site = await given({ mail: mail.settings, jobs: { workers: 0 } });
	await write(site);
	await answer(site);
	await site.sql("update applicants set email = null");
	await site.sql("update applications set email = null");
	await site.close();
	const again = await startBackend({ url: site.url, mail: mail.settings });
	await again.settled();
	expect(await again.sql("select kind from tasks where done_at is null order by opened_at")).toEqual([
		{ kind: "first_contact" },
		{ kind: "answer_message" },
	]);
});

test("a message that needs no answer is closed, and counts as no kept promise", async () => {
	const site = await given({ jobs: { workers: 0 } });
	await write(site, "Thank you!");
	await markConversationRead(site.staff.caller, site.applicant.applicantId);
	expect(await site.open()).toEqual(["first_contact"]);
	expect(await site.sql("select * from promise_outcomes")).toEqual([]);
});

test("B6-3: a bare change of the status ends nothing but what we had planned for the status before", async () => {
	const site = await given({ jobs: { workers: 0 } });
	const { staff, applicant, sql, open, outcomes, by, context } = site;
	const set = async (input: object) => {
		await changeApplicationStatus(staff.caller, applicant.applicationId, input);
		// The next change does not take it back.
		await sql("update entries set visible_at = at");
	};
	await write(site);
	await set({ status: "contacted" });
	expect(await open()).toEqual(["first_contact", "answer_message"]);
	await sql("update tasks set outcome = 'reached', done_at = now() where kind = 'first_contact'");
	await set({ status: "in_review" });
	expect(await open()).toEqual(["answer_message", "follow_up"]);
	const due = async () => (await sql("select due_at as at from tasks where kind = 'follow_up' and done_at is null"))[0];
	const [{ at: opened }] = await sql("select opened_at as at from tasks where kind = 'follow_up'");
	expect(await due()).toEqual({ at: contactDue(opened, "tashkent", await readCalendar(context.database)).at });
	const step = { nextStepFor: "consultancy", nextStepText: "We check your papers." };
	await setNextStep(staff.caller, applicant.applicationId, { ...step, nextStepDueOn: "2099-03-02" });
	expect(await due()).toEqual({ at: dayDue("2099-03-02", "tashkent", await readCalendar(context.database)) });
	await set({ status: "contacted" });
	expect(await outcomes()).toMatchObject([{ kind: "first_contact" }, { kind: "follow_up", outcome: "done", by }]);
	expect(await open()).toEqual(["answer_message", "follow_up"]);
	// The applicant's turn.
	await set({ status: "documents_requested" });
	expect(await open()).toEqual(["answer_message"]);
	await setNextStep(staff.caller, applicant.applicationId, step);
	expect(await open()).toEqual(["answer_message", "follow_up"]);
});

test("B6-3: closing an application ends all of its tasks, and opening it again brings them back", async () => {
	const site = await given({ jobs: { workers: 0 } });
	const { staff, applicant, open, outcomes, by } = site;
	const { applicationId } = applicant;
	await write(site);
	const ended = [
		{ kind: "first_contact", outcome: "closed", by },
		{ kind: "answer_message", outcome: "closed", by },
	];
	await closeApplication(staff.caller, applicationId, { reason: "withdrawn" });
	expect(await open()).toEqual([]);
	expect(await outcomes()).toEqual(ended);
	await reopenApplication(staff.caller, applicationId);
	expect(await open()).toEqual(["first_contact", "answer_message"]);
	await changeApplicationStatus(staff.caller, applicationId, { status: "rejected", reason: "All places are taken." });
	expect(await outcomes()).toEqual(ended);
	await changeApplicationStatus(staff.caller, applicationId, { status: "pending" });
	expect(await open()).toEqual(["first_contact", "answer_message"]);
});

test("B6-3: deleting leaves no orphan, and a contact message keeps its task without its applicant", async () => {
	const site = await given({ jobs: { workers: 0 } });
	const { staff, applicant, sql, contact } = site;
	await write(site);
	await contact({ name: "Example Applicant", email });
	const about = "select kind, applicant_id as of from tasks order by opened_at";
	expect(await sql(about)).toContainEqual({ kind: "answer_contact", of: applicant.applicantId });
	await deleteApplication(staff.caller, applicant.applicationId);
	expect(await sql(about)).toEqual([{ kind: "answer_contact", of: null }]);
	const [{ id }] = await sql("select id from contact_submissions");
	await deleteContact(staff.caller, id);
	expect(await sql(about)).toEqual([]);
});

test("an email that was accepted is never sent again, also if its tasks can be ended only later", async () => {
	const mail = await fakeMailServer();
	const site = await given({ jobs: { workers: 0 }, mail: mail.settings });
	const { sql, system, open } = site;
	await write(site);
	await sql("delete from deliveries");
	await answer(site);
	await sql("delete from deliveries where channel <> 'email'");
	await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'busy'; end $$`);
	await sql("create trigger refuse before update on tasks execute function refuse()");
	await expect(deliverDue(system, "email")).rejects.toThrow();
	await sql("drop trigger refuse on tasks");
	expect(await open()).toContain("answer_message");
	await sql("update deliveries set next_attempt_at = now()");
	await deliverDue(system, "email");
	expect(mail.received).toHaveLength(1);
	expect(await sql("select state, sent_at is not null as sent from deliveries")).toEqual([
		{ state: "sent", sent: true },
	]);
	expect(await open()).not.toContain("answer_message");
});

test.each(["contacted", "answered"])(
	"nothing stays hidden of an application that came with a flood and whose applicant was %s",
	async (how) => {
		const site = await given({ jobs: { workers: 0 } });
		const { applicant, staff, sql } = site;
		await write(site);
		await sql("update applications set is_suspect = true");
		await sql("update tasks set is_suspect = true");
		if (how === "contacted")
			await changeApplicationStatus(staff.caller, applicant.applicationId, { status: "contacted" });
		else await logCall(staff.caller, applicant.applicantId, { result: "reached" });
		await write(site, "And the visa?");
		expect(await sql("select distinct is_suspect from applications")).toEqual([{ is_suspect: false }]);
		expect(await sql("select distinct is_suspect from tasks where done_at is null")).toEqual([{ is_suspect: false }]);
	},
);

/** The same with a mail server, and `send` for the emails that wait, whether they are due or held. */
async function givenMail(answer?: Parameters<typeof fakeMailServer>[0]) {
	const site = await given({ jobs: { workers: 0 }, mail: (await fakeMailServer(answer)).settings });
	const { sql, system } = site;
	await sql("delete from deliveries");
	const send = async () => {
		await sql("update deliveries set next_attempt_at = now() where channel = 'email' and state = 'waiting'");
		await deliverDue(system, "email").catch(() => 0);
	};
	return { ...site, send };
}

test("B6-3: a message that is held answers what was asked before it was written, and nothing asked since", async () => {
	const site = await givenMail();
	const { applicant, staff, sql, context, send } = site;
	await write(site, "Is the dormitory warm?");
	const { applicantId, applicationId } = applicant;
	const visibleAt = new Date(Date.now() + 12 * 60_000);
	const actor = { role: "admin", userId: staff.userId, network: null } as const;
	const entry = { kind: "message_out", channel: "web", actor, at: context.now(), visibleAt } as const;
	await context.database.transaction((transaction) =>
		recordEntry(context, transaction, { applicantId, applicationId, text: "News for all", ...entry }),
	);
	await write(site);
	await send();
	const asked = await sql(`select entries.text, outcome from tasks join entries on entries.id = entry_id
		where tasks.kind = 'answer_message' order by opened_at`);
	expect(asked).toEqual([
		{ text: "Is the dormitory warm?", outcome: "answered" },
		{ text: "When must I pay?", outcome: null },
	]);
});

test("a contact message that is closed has no failed email to mend", async () => {
	const { contact, staff, sql, send, open } = await givenMail(() => ({ code: 550 }));
	const id = await contact();
	await sql("delete from deliveries");
	await replyToContact(staff.caller, id, { text: "Hello" });
	await send();
	expect((await open()).toSorted()).toEqual(["answer_contact", "first_contact", "fix_delivery"]);
	await setContactState(staff.caller, id, { state: "closed" });
	expect(await open()).toEqual(["first_contact"]);
});

test("a message that arrives replaces an older one to the same person that failed", async () => {
	let isRefused = true;
	const site = await givenMail(() => (isRefused ? { code: 550 } : undefined));
	const { applicant, staff, send, open } = site;
	await write(site);
	await answerMessage(staff.caller, applicant.applicantId, { text: "In June." });
	await send();
	expect(await open()).toContain("fix_delivery");
	isRefused = false;
	await answerMessage(staff.caller, applicant.applicantId, {
		text: "In June, to the new address.",
		applicationId: null,
	});
	await send();
	expect(await open()).not.toContain("fix_delivery");
});
