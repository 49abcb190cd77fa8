import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { deleteApplication } from "../applications/commands.ts";
import { closeApplication, reopenApplication, setVisaType } from "../applications/status-commands.ts";
import { setContactState } from "../contacts/reply-commands.ts";
import { answerMessage, markMyMessagesRead, writeMessage } from "../conversations/commands.ts";

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const applicant = await applicantOn(backend.url, { context: { rateLimits: backend.context.rateLimits } });
	const staff = await staffOn(backend.url);
	const counted = () => backend.sql("select kind, is_kept as kept from promise_outcomes");
	return { ...backend, applicant, staff, counted };
}

test("B6-3, N4-1: closing an application ends its tasks and reopening brings them back; a broken promise counts once, however often, and when it is deleted", async () => {
	const { applicant, staff, sql, counted } = await given();
	await sql("update tasks set opened_at = now() - interval '9 days', due_at = now() - interval '1 hour'");
	for (let times = 0; times < 3; times++) {
		await closeApplication(staff.caller, applicant.applicationId, { reason: "withdrawn" });
		expect(await sql("select kind from tasks where done_at is null")).toEqual([]);
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

test("N4-1: a contact message that was closed in time and is answered long after its time counts as late, once, however often its state is changed", async () => {
	const { contact, staff, sql, counted } = await given();
	const id = await contact();
	await setContactState(staff.caller, id, { state: "closed" });
	await sql("update tasks set opened_at = opened_at - interval '9 days', due_at = due_at - interval '9 days'");
	expect(await counted()).toEqual([]);
	for (const state of ["answered", "closed", "answered", "new", "spam", "answered"])
		await setContactState(staff.caller, id, { state });
	expect(await counted()).toEqual([{ kind: "answer_contact", kept: false }]);
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
