import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sweep } from "../../../server/scheduled-cleanup.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { changeApplicationStatus, closeApplication } from "../../cases/applications/status-commands.ts";
import { writeMessage } from "../../cases/conversations/commands.ts";
import { adoptInsertedRows } from "../../cases/inserted-rows-commands.ts";
import { contactDue, dayDue } from "../../cases/tasks/clock.ts";
import { readCalendar } from "../../cases/tasks/open.ts";
import { isoDayIn, officeZones } from "../../shared/time-zone.ts";
import { logCall } from "./call-commands.ts";
import { finishFollowUp, moveFollowUp, setFollowUp } from "./follow-up-commands.ts";
import { getOpenTasks } from "./queries.ts";

const invalid = (field: string, code: string) => ({ problem: { kind: "invalid", issues: [{ field, code }] } });
const missing = { problem: { kind: "not-found" } };
const email = "example@example.com";

/** An applicant with an application and a message, and a member of staff. Nothing is sent. */
async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const applicant = await applicantOn(backend.url, { context: { rateLimits: backend.context.rateLimits } });
	await backend.sql("update applicants set email = $1", [email]);
	await writeMessage(applicant.caller, { text: "When?" }, { key: randomUUID(), client: "192.0.2.1" });
	const staff = await staffOn(backend.url);
	const open = () => getOpenTasks(staff.caller, applicant.applicantId);
	const kinds = async () => (await open()).map(({ kind }) => kind).sort();
	return { ...backend, ...applicant, staff: staff.caller, by: staff.userId, open, kinds };
}

test("B6-3: a call that reached nobody is an attempt, one that reached the applicant ends what they wait for", async () => {
	const { staff, applicantId, by, open, kinds, sql } = await given();
	await logCall(staff, applicantId, { result: "not_reached" });
	await logCall(staff, applicantId, { result: "not_reached", note: "Busy" });
	expect(await open()).toMatchObject([
		{ kind: "answer_message", attempts: 2, doneAt: null },
		{ kind: "first_contact", attempts: 2, doneAt: null },
	]);
	await logCall(staff, applicantId, { result: "reached", note: "Wants Busan.\r\nAsks for a dormitory." });
	expect(await kinds()).toEqual(["follow_up"]);
	const ended = "select outcome, done_by as by, attempts from tasks where done_at is not null";
	expect(await sql(ended)).toEqual(Array(2).fill({ outcome: "reached", by, attempts: 2 }));
	const results = ["not_reached", "not_reached", "reached"];
	const texts = [null, "Busy", "Wants Busan.\nAsks for a dormitory."];
	expect(await sql("select data, text, author_id as by from entries where kind = 'call' order by at")).toEqual(
		results.map((result, at) => ({ data: { result }, text: texts[at], by })),
	);
	const logged = "select record_id as id, detail from audit_log where action = 'applicant:call' order by audit_log.id";
	expect(await sql(logged)).toEqual(results.map((result) => ({ id: applicantId, detail: { result } })));
});

test("the day of our next action is the third business day, until staff choose another; a past one is asked again", async () => {
	const { staff, applicantId, applicationId, open, context } = await given();
	const plan = (dueOn: string, text?: string) => setFollowUp(staff, applicationId, { dueOn, ...(text && { text }) });
	// The first contact is the next action, so there is no day to move.
	await expect(plan("2999-01-01")).rejects.toMatchObject(invalid("dueOn", "far_date"));
	await expect(plan(inDays(9))).rejects.toMatchObject(invalid("text", "required"));
	await logCall(staff, applicantId, { result: "reached" });
	const followUp = async () => (await open()).filter(({ kind }) => kind === "follow_up");
	const [first] = await followUp();
	const { at, skipped } = contactDue(first?.openedAt as Date, "tashkent", await readCalendar(context.database));
	expect(first).toMatchObject({ dueAt: at, skippedDays: skipped, text: null });
	await expect(plan(inDays(-1))).rejects.toMatchObject(invalid("dueOn", "past_date"));
	await expect(plan("2026-02-30")).rejects.toMatchObject(invalid("dueOn", "bad_date"));
	await plan(inDays(9));
	expect(await followUp()).toMatchObject([
		{ id: first?.id, dueAt: dayDue(inDays(9), "tashkent", await readCalendar(context.database)), skippedDays: [] },
	]);
	// What staff want to do takes the place of the bare day, until it is done.
	await plan(inDays(3), "Call again about the dormitory.");
	await plan(inDays(2), "Ask the university.");
	const texts = ["Ask the university.", "Call again about the dormitory."];
	expect((await followUp()).map(({ text }) => text)).toEqual(texts);
	for (const { id } of await followUp()) await finishFollowUp(staff, id);
	expect(await followUp()).toMatchObject([{ text: null }]);
	const [usual] = await followUp();
	expect(usual?.id).not.toBe(first?.id);
	await expect(finishFollowUp(staff, first?.id as string)).rejects.toMatchObject(missing);
});

test("a failed email is done with a button only for an applicant who has no address now", async () => {
	const { staff, applicantId, open, sql } = await given();
	await sql(`with failed as (insert into deliveries (channel, kind, application_id, state)
			select 'email', 'confirmation', id, 'failed' from applications returning id)
		insert into tasks (kind, applicant_id, application_id, delivery_id, office, language, due_at)
		select 'fix_delivery', applicant_id, applications.id, failed.id, 'tashkent', 'en', now() from applications, failed`);
	await sql("update applicants set email = 'someone@example.com'");
	const fix = async () => (await open()).find(({ kind }) => kind === "fix_delivery");
	const id = (await fix())?.id as string;
	expect(await fix()).toMatchObject({ canFinish: false });
	await expect(finishFollowUp(staff, id)).rejects.toMatchObject(missing);
	await sql("update applicants set email = null where id = $1", [applicantId]);
	expect(await fix()).toMatchObject({ canFinish: true });
	await finishFollowUp(staff, id);
	expect(await fix()).toBeUndefined();
});

test("a follow-up that staff wrote is put off without a second one, and only such a one", async () => {
	const { staff, applicantId, applicationId, open, context } = await given();
	const [contact] = await open();
	await expect(finishFollowUp(staff, contact?.id as string)).rejects.toMatchObject(missing);
	const input = { dueOn: inDays(6), text: "Call again." };
	await logCall(staff, applicantId, { result: "reached" });
	const [usual] = await open();
	for (const id of [contact?.id as string, usual?.id as string, "x"])
		await expect(moveFollowUp(staff, id, input)).rejects.toMatchObject(missing);
	await setFollowUp(staff, applicationId, { dueOn: inDays(2), text: "Call." });
	const [{ id = "" } = {}] = await open();
	await expect(moveFollowUp(staff, id, { dueOn: inDays(6) })).rejects.toMatchObject(invalid("text", "required"));
	const past = moveFollowUp(staff, id, { ...input, dueOn: inDays(-1) });
	await expect(past).rejects.toMatchObject(invalid("dueOn", "past_date"));
	await moveFollowUp(staff, id, input);
	expect(await open()).toMatchObject([
		{ id, text: "Call again.", dueAt: dayDue(inDays(6), "tashkent", await readCalendar(context.database)) },
	]);
});

test("a follow-up that staff wrote stays while it is the applicant's turn, and a closed application gets none", async () => {
	const { staff, applicantId, applicationId, open } = await given();
	await logCall(staff, applicantId, { result: "reached" });
	await setFollowUp(staff, applicationId, { dueOn: inDays(5), text: "Have the papers come?" });
	await changeApplicationStatus(staff, applicationId, { status: "documents_requested" });
	expect(await open()).toMatchObject([{ kind: "follow_up", text: "Have the papers come?" }]);
	const [{ id = "" } = {}] = await open();
	await finishFollowUp(staff, id);
	expect(await open()).toEqual([]);
	await closeApplication(staff, applicationId, { reason: "silent" });
	const plan = setFollowUp(staff, applicationId, { dueOn: inDays(3), text: "Ask again." });
	await expect(plan).rejects.toMatchObject({ problem: { kind: "conflict", code: "application_closed" } });
});

test("rows that another program inserts get their tasks once, with the moment that was promised, and a readable number", async () => {
	const { system, sql, contact } = await given();
	await contact();
	const rows = () =>
		sql(`select kind, applicant_id, application_id, contact_submission_id, office, language, is_suspect, opened_at, warn_at,
			due_at, skipped_days from tasks where done_at is null and kind <> 'answer_message' order by kind`);
	const before = await rows();
	expect(before.map(({ kind }) => kind)).toEqual(["answer_contact", "first_contact"]);
	await sql("delete from tasks where kind <> 'answer_message'");
	await sql("delete from entries where kind = 'submitted'");
	await sql("update applicants set phone_e164 = null");
	await Promise.all([adoptInsertedRows(system), adoptInsertedRows(system), adoptInsertedRows(system)]);
	expect(await rows()).toEqual(before);
	expect(await sql("select phone_e164 is null as missing from applicants")).toEqual([{ missing: false }]);
	await sql("update contact_submissions set state = 'closed'");
	await sql("delete from tasks");
	await sql("delete from entries where kind = 'submitted'");
	await sql("update applications set status = 'contacted', is_suspect = true");
	await adoptInsertedRows(system);
	expect(await sql("select kind from tasks")).toEqual([]);
	// So does the daily sweep, and what came with a flood stays out of the queue.
	await sql("delete from entries");
	await sql("update applications set status = 'pending'");
	await sweep(system, (what, error) => {
		throw new Error(what, { cause: error });
	});
	expect(await sql("select kind, is_suspect from tasks")).toEqual([{ kind: "first_contact", is_suspect: true }]);
});

const inDays = (days: number) => isoDayIn(new Date(Date.now() + days * 24 * 60 * 60 * 1_000), officeZones.tashkent);
