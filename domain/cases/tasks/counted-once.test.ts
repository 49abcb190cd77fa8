import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { logCall } from "../../desk/queue/call-commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { closeApplication, reopenApplication, setVisaType } from "../applications/status-commands.ts";
import { setContactState } from "../contacts/reply-commands.ts";
import { answerMessage, markConversationRead, markMyMessagesRead, writeMessage } from "../conversations/commands.ts";

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const applicant = await applicantOn(backend.url, { context: { rateLimits: backend.context.rateLimits } });
	const staff = await staffOn(backend.url);
	const counted = () => backend.sql("select kind, is_kept as kept from promise_outcomes");
	return { ...backend, applicant, staff, counted };
}

test("N4-1: a contact message counts once, however often its state is changed", async () => {
	const { contact, staff, counted } = await given();
	const id = await contact();
	for (const state of ["answered", "new", "answered", "new", "spam", "new", "answered"]) {
		await setContactState(staff.caller, id, { state });
	}
	expect(await counted()).toEqual([{ kind: "answer_contact", kept: true }]);
});

test("N4-1: a broken promise counts once, however often its application is closed, reopened and at last deleted", async () => {
	const { applicant, staff, sql, counted } = await given();
	await sql("update tasks set opened_at = now() - interval '9 days', due_at = now() - interval '1 hour'");
	for (let times = 0; times < 3; times++) {
		await closeApplication(staff.caller, applicant.applicationId, { reason: "withdrawn" });
		await reopenApplication(staff.caller, applicant.applicationId);
	}
	expect(await sql("select kind from tasks where done_at is null")).toEqual([{ kind: "first_contact" }]);
	await deleteApplication(staff.caller, applicant.applicationId);
	expect(await counted()).toEqual([{ kind: "first_contact", kept: false }]);
});

test("B6-3: a change of a closed application does not end what its applicant has asked since", async () => {
	const { applicant, staff, sql, counted } = await given();
	await closeApplication(staff.caller, applicant.applicationId, { reason: "withdrawn" });
	await writeMessage(applicant.caller, { text: "I have changed my mind" }, { key: randomUUID(), client: "192.0.2.1" });
	await setVisaType(staff.caller, applicant.applicationId, { visaType: "D-2-2" });
	expect(await sql("select kind from tasks where done_at is null")).toEqual([{ kind: "answer_message" }]);
	await sql("update tasks set due_at = now() - interval '1 hour' where done_at is null");
	await closeApplication(staff.caller, applicant.applicationId, { reason: "duplicate" });
	expect(await counted()).toEqual([{ kind: "answer_message", kept: false }]);
});

test("a contact message that was closed in time and is answered long after its time counts as late, once", async () => {
	const { contact, staff, sql, counted } = await given();
	const id = await contact();
	await setContactState(staff.caller, id, { state: "closed" });
	await sql("update tasks set opened_at = opened_at - interval '9 days', due_at = due_at - interval '9 days'");
	expect(await counted()).toEqual([]);
	await setContactState(staff.caller, id, { state: "answered" });
	await setContactState(staff.caller, id, { state: "closed" });
	await setContactState(staff.caller, id, { state: "answered" });
	expect(await counted()).toEqual([{ kind: "answer_contact", kept: false }]);
});

test("an applicant's message that was closed in time and is answered long after its time counts as late, once", async () => {
	const { applicant, staff, sql } = await given();
	await writeMessage(applicant.caller, { text: "When must I pay?" }, { key: randomUUID(), client: "192.0.2.1" });
	await markConversationRead(staff.caller, applicant.applicantId);
	await sql(`update tasks set opened_at = opened_at - interval '9 days', due_at = due_at - interval '9 days',
		done_at = done_at - interval '9 days' where kind = 'answer_message'`);
	const questions = () => sql("select kind, is_kept as kept from promise_outcomes where kind = 'answer_message'");
	expect(await questions()).toEqual([]);
	await answerMessage(staff.caller, applicant.applicantId, { text: "In June." });
	await answerMessage(staff.caller, applicant.applicantId, { text: "By the 5th." });
	await logCall(staff.caller, applicant.applicantId, { result: "reached" });
	expect(await questions()).toEqual([{ kind: "answer_message", kept: false }]);
});

test("an answer that is opened within minutes by a code of staff reaches nobody yet", async () => {
	const { applicant, staff, sql } = await given();
	await sql("update applicants set email = 'bobur@example.com'");
	await sql("update applications set email = 'bobur@example.com'");
	await sql("update sessions set opened_by = 'call' where applicant_id is not null");
	await writeMessage(applicant.caller, { text: "When must I pay?" }, { key: randomUUID(), client: "192.0.2.1" });
	await answerMessage(staff.caller, applicant.applicantId, { text: "In June." });
	const question = () => sql("select outcome from tasks where kind = 'answer_message'");
	await markMyMessagesRead(applicant.caller);
	expect(await question()).toEqual([{ outcome: null }]);
	await sql("update entries set visible_at = visible_at - interval '16 minutes' where channel is not null");
	await sql("update tasks set opened_at = opened_at - interval '1 hour'");
	await markMyMessagesRead(applicant.caller);
	expect(await question()).toEqual([{ outcome: "answered" }]);
});
