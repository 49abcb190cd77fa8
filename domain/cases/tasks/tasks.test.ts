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
	setVisaType,
} from "../applications/status-commands.ts";
import { submitContact } from "../contacts/commands.ts";
import { setContactState } from "../contacts/reply-commands.ts";
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
		(await backend.sql("select kind from tasks where done_at is null order by opened_at, kind")).flatMap(Object.values);
	const outcomes = () =>
		backend.sql("select kind, outcome, done_by as by from tasks where done_at is not null order by opened_at, kind");
	const counted = () => backend.sql("select kind, is_kept as kept from promise_outcomes");
	return { ...backend, applicant, staff, open, outcomes, counted, by: staff.userId };
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
	const [{ at: asked, messageId }] = await sql(
		`select id as "messageId", visible_at as at from entries where channel is not null`,
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
	expect(await outcomes()).toEqual(
		["first_contact", "answer_message", "answer_message"].map((kind) => ({ kind, outcome: "answered", by })),
	);
	const kept = await sql("select distinct kind from promise_outcomes where is_kept order by kind");
	expect(kept.map(({ kind }) => kind)).toEqual(["answer_message", "first_contact"]);
});

test("B6-3: an answer about another application ends nothing of this one", async () => {
	const mail = await fakeMailServer();
	const site = await given({ mail: mail.settings });
	const { applicant, staff, apply, sql, settled, open } = site;
	const [person] = await sql("select full_name as name, phone_number as phone from applications");
	await apply({ fullName: person.name, phoneNumber: person.phone, email, comment: "Another" });
	const [other] = await sql("select id from applications where id <> $1", [applicant.applicationId]);
	await write(site);
	await answerMessage(staff.caller, applicant.applicantId, { text: "About the other one.", applicationId: other.id });
	await settled();
	expect(await open()).toEqual(["first_contact", "answer_message", "follow_up"]);
	expect(await sql("select application_id as id from tasks where outcome is not null")).toEqual([{ id: other.id }]);
});

test("B6-3: an answer that failed for good ends nothing and is to be mended, until it arrives, is opened or is replaced", async () => {
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
	expect(await outcomes()).toMatchObject(Array(2).fill({ outcome: "answered", by }));
	const [{ id }] = await sql("select id from deliveries where channel = 'email' and entry_id is not null");
	await resendDelivery(staff.caller, id);
	await settled();
	expect(await open()).toEqual(["fix_delivery", "follow_up"]);
	isDown = false;
	await resendDelivery(staff.caller, id);
	await settled();
	expect(await open()).toEqual(["follow_up"]);
	// A message that arrives replaces an older one that failed.
	isDown = true;
	await answer(site, "In June, of 2027.");
	await settled();
	expect(await open()).toEqual(expect.arrayContaining(["fix_delivery"]));
	isDown = false;
	await answer(site, "In June, to the new address.");
	await settled();
	expect(await open()).toEqual(["follow_up"]);
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

test("B6-3: without an email address an answer on the page ends the question but not the first contact; a call leaves nothing hidden that came with a flood", async () => {
	const site = await given({ withEmail: false, jobs: { workers: 0 } });
	const { applicant, staff, sql, open } = site;
	await write(site);
	await answer(site);
	expect(await open()).toEqual(["first_contact"]);
	await sql("delete from promise_outcomes");
	await write(site, "Thank you!");
	await markConversationRead(staff.caller, applicant.applicantId);
	expect(await open()).toEqual(["first_contact"]);
	// What needed no answer is no kept promise.
	expect(await sql("select * from promise_outcomes")).toEqual([]);
	await sql("update applications set is_suspect = true");
	await sql("update tasks set is_suspect = true");
	await logCall(staff.caller, applicant.applicantId, { result: "reached" });
	await write(site, "And the visa?");
	expect(await sql("select distinct is_suspect from applications")).toEqual([{ is_suspect: false }]);
	expect(await sql("select distinct is_suspect from tasks where done_at is null")).toEqual([{ is_suspect: false }]);
});

test("B6-3: a message that is held answers what was asked before it was written, and nothing asked since", async () => {
	const site = await given({ jobs: { workers: 0 }, mail: (await fakeMailServer()).settings });
	const { applicant, staff, sql, system, context } = site;
	await write(site, "Is the dormitory warm?");
	const { applicantId, applicationId } = applicant;
	const visibleAt = new Date(Date.now() + 12 * 60_000);
	const actor = { role: "admin", userId: staff.userId, network: null } as const;
	const message = { kind: "message_out", channel: "web", text: "News for all" } as const;
	const entry = { ...message, applicantId, applicationId, actor, at: context.now(), visibleAt };
	await context.database.transaction((transaction) => recordEntry(context, transaction, entry));
	await write(site);
	await sql("update deliveries set next_attempt_at = now() where channel = 'email' and entry_id is not null");
	while ((await deliverDue(system, "email")) > 0);
	const asked = await sql(`select entries.text, outcome from tasks join entries on entries.id = entry_id
		where tasks.kind = 'answer_message' order by opened_at`);
	expect(asked.map(({ outcome }) => outcome)).toEqual(["answered", null]);
});

test("B6-3, N4-1: closing an application ends its tasks and reopening brings them back; a broken promise counts once, however often, and when it is deleted", async () => {
	const { applicant, staff, sql, open, counted } = await given({ withEmail: false, jobs: { workers: 0 } });
	await sql("update tasks set opened_at = now() - interval '9 days', due_at = now() - interval '1 hour'");
	for (let times = 0; times < 3; times++) {
		await closeApplication(staff.caller, applicant.applicationId, { reason: "withdrawn" });
		expect(await open()).toEqual([]);
		await reopenApplication(staff.caller, applicant.applicationId);
	}
	expect(await open()).toEqual(["first_contact"]);
	await deleteApplication(staff.caller, applicant.applicationId);
	expect(await counted()).toEqual([{ kind: "first_contact", kept: false }]);
});

test("B6-3: a change of a closed application does not end what its applicant has asked since", async () => {
	const { applicant, staff, sql, counted } = await given({ withEmail: false, jobs: { workers: 0 } });
	await closeApplication(staff.caller, applicant.applicationId, { reason: "withdrawn" });
	await writeMessage(applicant.caller, { text: "I have changed my mind" }, key());
	await setVisaType(staff.caller, applicant.applicationId, { visaType: "D-2-2" });
	expect(await sql("select kind from tasks where done_at is null")).toEqual([{ kind: "answer_message" }]);
	await sql("update tasks set due_at = now() - interval '1 hour' where done_at is null");
	await closeApplication(staff.caller, applicant.applicationId, { reason: "duplicate" });
	expect(await counted()).toEqual([{ kind: "answer_message", kept: false }]);
});

test("N4-1: a contact message that was closed in time and is answered long after its time counts as late, once, however often its state is changed", async () => {
	const { contact, staff, sql, counted } = await given({ withEmail: false, jobs: { workers: 0 } });
	const id = await contact();
	await setContactState(staff.caller, id, { state: "closed" });
	await sql("update tasks set opened_at = opened_at - interval '9 days', due_at = due_at - interval '9 days'");
	expect(await counted()).toEqual([]);
	for (const state of ["answered", "closed", "answered", "new", "spam", "answered"])
		await setContactState(staff.caller, id, { state });
	expect(await counted()).toEqual([{ kind: "answer_contact", kept: false }]);
});

test("an answer that is opened within minutes by a code of staff reaches nobody yet", async () => {
	const { applicant, staff, sql } = await given({ withEmail: false, jobs: { workers: 0 } });
	await sql("update applicants set email = 'bobur@example.com'");
	await sql("update applications set email = 'bobur@example.com'");
	await sql("update sessions set opened_by = 'call' where applicant_id is not null");
	await writeMessage(applicant.caller, { text: "When must I pay?" }, key());
	await answerMessage(staff.caller, applicant.applicantId, { text: "In June." });
	const question = () => sql("select outcome from tasks where kind = 'answer_message'");
	await markMyMessagesRead(applicant.caller);
	expect(await question()).toEqual([{ outcome: null }]);
	await sql("update entries set visible_at = visible_at - interval '16 minutes' where channel is not null");
	await sql("update tasks set opened_at = opened_at - interval '1 hour'");
	await markMyMessagesRead(applicant.caller);
	expect(await question()).toEqual([{ outcome: "answered" }]);
});
