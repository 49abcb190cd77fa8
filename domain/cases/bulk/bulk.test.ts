import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { countRows } from "../../../tests/support/rows.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { createTemplate } from "../../content/templates/commands.ts";
import { homeZone } from "../../shared/time-zone.ts";
import { listApplications } from "../applications/queries.ts";
import { changeApplicationStatus, setNextStep } from "../applications/status-commands.ts";
import { deliverDue } from "../deliveries/commands.ts";
import { adoptInsertedRows } from "../inserted-rows-commands.ts";
import { prepareBulk, startBulk, undoBulk } from "./commands.ts";
import { getBulk } from "./queries.ts";

const minute = 60_000;

/** Applications of as many people, and a clock that stands still until it is set. */
async function given(many: number, settings: Parameters<typeof startBackend>[0] = {}) {
	let time = new Date();
	const now = () => time;
	const backend = await startBackend({ now, jobs: { workers: 0 }, ...settings });
	const { sql } = backend;
	const { caller, userId } = await staffOn(backend.url, { context: { now, configured: backend.context.configured } });
	const ids = await applicationRows(
		sql,
		Array.from({ length: many }, (_, at) => ({
			full_name: `Person ${at}`,
			email: at % 50 === 49 ? null : `person${at}@example.com`,
		})),
	);
	await sql("delete from deliveries");
	/** The rows as the list sends them. */
	const rows = async () => {
		const { items } = await listApplications(caller, { query: "", page: 1, size: 200, zone: homeZone });
		return items.map(({ id, version }) => `${id}.${version}`);
	};
	const run = async (action: string, input: object, chosen: string[]) => {
		const id = await prepareBulk(caller, { action, input, rows: chosen });
		const before = await getBulk(caller, id);
		await startBulk(caller, id);
		return { id, before, after: await getBulk(caller, id) };
	};
	const undo = async (id: string) => {
		await undoBulk(caller, id);
		return getBulk(caller, id);
	};
	/** What undoing must restore. */
	const state = async () => ({
		applications: await sql(
			`select id, status, next_step_for, next_step_text, next_step_due_on, closed_at, close_reason from applications order by id`,
		),
		applicants: await sql("select id, assignee_id, office from applicants order by id"),
		tasks: await sql("select id, kind, due_at, office, assignee_id from tasks where done_at is null order by id"),
		notes: await sql("select id from entries where kind = 'note' and undone_at is null"),
		messages: await sql("select id from entries where channel is not null and undone_at is null"),
	});
	const pass = (minutes: number) => {
		time = new Date(time.getTime() + minutes * minute);
	};
	return { ...backend, caller, userId, ids, rows, run, undo, state, pass };
}

const template = (caller: Parameters<typeof createTemplate>[0], body = "Hello {name}, about {reference}.") =>
	createTemplate(caller, { name: "Reminder", textEn: body, textRu: body, textUz: body });

test("B6-8: of 200 rows with 3 changed meanwhile 197 are done and 3 are named, and undoing restores all 197 without a message", async () => {
	const { caller, sql, ids, rows, run, undo, state, system } = await given(200);
	const chosen = await rows();
	for (const id of ids.slice(0, 3)) await changeApplicationStatus(caller, id, { status: "contacted" });
	const before = await state();
	const { id, before: dry, after } = await run("status", { status: "documents_requested", reason: "" }, chosen);
	expect(dry.count).toMatchObject({ waiting: 197, changed: 3 });
	expect(dry.notified).toEqual({ telegram: 0, email: 193 });
	const named = (job: typeof dry, issue: string) =>
		job.named
			.filter((one) => one.issue === issue)
			.map(({ name }) => name.split(",")[0])
			.sort();
	expect(named(dry, "changed")).toEqual(["Person 0", "Person 1", "Person 2"]);
	expect(named(dry, "no_email")).toEqual(["Person 149", "Person 199", "Person 49", "Person 99"]);
	expect(after).toMatchObject({ state: "done", count: { done: 197, changed: 3, waiting: 0 }, canUndo: true });
	expect(named(after, "changed")).toEqual(["Person 0", "Person 1", "Person 2"]);
	expect(await countRows({ sql }, "applications where status = 'documents_requested'")).toBe(197);
	// The emails wait until the change can no longer be undone.
	expect(await countRows({ sql }, "deliveries where kind = 'status' and state = 'waiting'")).toBe(193);
	expect(await deliverDue(system, "email")).toBe(0);
	const undone = await undo(id);
	expect(undone).toMatchObject({ state: "undone", count: { undone: 197, changed: 3 } });
	expect(await state()).toEqual(before);
	expect(await sql("select * from deliveries where kind = 'status' and state <> 'sent'")).toEqual([]);
	expect(await countRows({ sql }, "deliveries where state = 'sent'")).toBe(0);
});

test("B6-8: undoing restores what an assignment, an office, a next action and a note have changed", async () => {
	const { userId, rows, run, undo, state, caller, ids } = await given(3);
	const step = { nextStepText: "Wait", nextStepFor: "consultancy", nextStepDueOn: "2099-01-01" };
	await setNextStep(caller, ids[0] as string, step);
	const before = await state();
	for (const [action, input] of [
		["assign", { userId }],
		["office", { office: "seoul" }],
		["next_action", { dueOn: "2099-05-04" }],
		["note", { text: "Call in May." }],
	] as const) {
		const { id, after } = await run(action, input, await rows());
		expect(after.count, action).toMatchObject({ done: 3 });
		expect(await state(), action).not.toEqual(before);
		expect((await undo(id)).count, action).toMatchObject({ undone: 3 });
		expect(await state(), action).toEqual(before);
	}
});

test("B6-8: the check before a message says how many get Telegram and email, and who gets nothing, as it then happens", async () => {
	const bot = { token: "123:test", chatId: undefined, apiUrl: "http://127.0.0.1:9", updates: "webhook" } as const;
	const { caller, sql, ids, rows, run } = await given(4, {
		mail: (await fakeMailServer()).settings,
		telegram: { ...bot, botName: "hamroh_bot" },
	});
	const people = await sql("select applicant_id as id from applications order by submitted_at desc");
	const [proven, known, , nobody] = people.map(({ id }) => id as string);
	await telegramChat(sql, { applicantId: proven as string });
	await telegramChat(sql, { applicantId: known as string, applicationId: ids[1] as string });
	await sql("update applications set email = null where applicant_id = $1", [nobody]);
	await sql("update applicants set email = null where id = $1", [nobody]);
	const { before, after } = await run("message", { templateId: await template(caller) }, await rows());
	expect(before.notified).toEqual({ telegram: 2, email: 2 });
	expect(before.named).toMatchObject([{ applicantId: nobody, issue: "no_email" }]);
	expect(after.named).toEqual(before.named);
	for (const channel of ["email", "telegram"])
		expect(await countRows({ sql }, "deliveries where kind = 'message' and channel = $1", [channel])).toBe(2);
});

test("B6-8: a message by template waits ten minutes, is not sent to whom a word has no value for, and is removed by undoing", async () => {
	const mail = await fakeMailServer();
	const { caller, sql, rows, run, undo, ids, state, system, pass } = await given(3, { mail: mail.settings });
	await setNextStep(caller, ids[0] as string, { nextStepText: "Send the diploma", nextStepFor: "applicant" });
	const before = await state();
	const templateId = await template(caller, "Hello {name}: {next}.");
	const first = await run("message", { templateId }, await rows());
	expect(first.after.count).toMatchObject({ done: 1, skipped: 2 });
	expect(first.after.named.map(({ issue }) => issue)).toEqual(["empty_value", "empty_value"]);
	expect(await sql("select text, visible_at > now() as waits from entries where channel is not null")).toEqual([
		{ text: "Hello Person 0: Send the diploma.", waits: true },
	]);
	await undo(first.id);
	expect(await state()).toEqual(before);
	expect(await sql("select * from deliveries")).toEqual([]);
	expect(await sql("select * from entries where kind = 'message_out' and undone_at is null")).toEqual([]);

	const second = await run("message", { templateId }, await rows());
	// The email address of what came with a flood may be somebody else's.
	await sql("update applications set is_suspect = true where id = $1", [ids[1]]);
	const emailed = await run("status", { status: "documents_requested", reason: "" }, await rows());
	expect(emailed.after.named.map(({ issue }) => issue)).toEqual(["suspect"]);
	await sql("delete from deliveries where kind = 'status'");
	pass(11);
	await expect(undoBulk(caller, second.id)).rejects.toMatchObject({ problem: { code: "undo_too_late" } });
	expect((await getBulk(caller, second.id)).canUndo).toBe(false);
	await sql("update deliveries set next_attempt_at = now()");
	expect(await deliverDue(system, "email")).toBe(1);
});

test("contacting many by phone keeps their promises, and undoing takes back what it counted but nothing that was changed since", async () => {
	const { caller, sql, ids, rows, run, undo, state, system } = await given(3);
	await adoptInsertedRows(system);
	await sql("update tasks set opened_at = now() - interval '1 hour', due_at = now() + interval '1 day'");
	await sql(`insert into entries (applicant_id, application_id, kind, channel, text)
		select applicant_id, id, 'message_in', 'web', 'When?' from applications limit 1`);
	const unread = () => sql("select id from entries where channel is not null and read_by_staff_at is null");
	const before = await state();
	const { id } = await run("status", { status: "contacted", how: "reached" }, await rows());
	const kept = { kind: "first_contact", is_kept: true };
	expect(await sql("select kind, is_kept from promise_outcomes")).toEqual([kept, kept, kept]);
	expect(await sql("select data ->> 'result' as result from entries where kind = 'call'")).toHaveLength(3);
	expect(await unread()).toEqual([]);
	expect((await undo(id)).count).toMatchObject({ undone: 3 });
	expect(await state()).toEqual(before);
	expect(await sql("select kind from promise_outcomes")).toEqual([]);
	expect(await sql("select id from entries where kind = 'call' and undone_at is null")).toEqual([]);
	expect(await unread()).toHaveLength(1);
	const moved = await run("status", { status: "contacted", how: "none" }, await rows());
	expect(moved.after.count).toMatchObject({ done: 3 });
	expect(await sql("select kind from promise_outcomes")).toEqual([]);
	// What somebody has changed since is left alone, and named.
	await changeApplicationStatus(caller, ids[1] as string, { status: "accepted" });
	const left = { count: { undone: 2, changed: 1 }, named: [{ issue: "changed_since" }] };
	expect(await undo(moved.id)).toMatchObject(left);
	const statuses = await sql("select status from applications order by full_name");
	expect(statuses.map(({ status }) => status)).toEqual(["pending", "accepted", "pending"]);
});

test("a second start does nothing again, and who is no longer on the staff starts nothing", async () => {
	const { caller, sql, rows, userId } = await given(20);
	const id = await prepareBulk(caller, { action: "note", input: { text: "Once." }, rows: await rows() });
	await Promise.all([startBulk(caller, id), startBulk(caller, id)]);
	await startBulk(caller, id);
	const noted = await sql("select applicant_id as id from entries where kind = 'note'");
	expect([noted.length, new Set(noted.map(({ id }) => id)).size]).toEqual([20, 20]);
	expect(await getBulk(caller, id)).toMatchObject({ state: "done", count: { done: 20 } });
	const other = await prepareBulk(caller, { action: "status", input: { status: "in_review" }, rows: await rows() });
	await sql("update profiles set role = 'user' where user_id = $1", [userId]);
	await expect(startBulk(caller, other)).rejects.toMatchObject({ problem: { kind: "refused" } });
	expect(await sql("select distinct status from applications")).toEqual([{ status: "pending" }]);
});
