import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { contactSubmissions, tasks as stored } from "../../../database/tables.ts";
import type { CaseOffice, Language } from "../../../database/values.ts";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { storedTask } from "../../../tests/support/tasks.ts";
import { changeWorkSettings } from "../../accounts/settings/commands.ts";
import { changeRole, deleteUser } from "../../accounts/users/commands.ts";
import { assignCase, assignTask, takeTask } from "../../desk/queue/assign-commands.ts";
import { listStaff } from "../../desk/queue/staff-queries.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { chooseAssignee } from "./assignment.ts";

/** A database with an owner, and helpers that look at its tasks. */
async function given() {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const owner = await staffOn(url, { role: "owner", name: "Owner" });
	const tasks = () =>
		sql("select id, assignee_id as assignee, released_at is not null as released from tasks order by opened_at, id");
	const assigneeOf = async (applicantId: string) =>
		(await sql("select assignee_id from applicants where id = $1", [applicantId]))[0]?.assignee_id;
	return { url, sql, owner, tasks, assigneeOf };
}

/** A member of the office's staff, who speaks all languages unless some are given. */
async function member(url: string, { office = "tashkent", spoken = [] }: { office?: CaseOffice; spoken?: Language[] }) {
	const person = await staffOn(url, { name: `Member ${randomUUID()}` });
	const values = [office, spoken, person.userId];
	await person.sql("update profiles set office = $1, languages = $2 where user_id = $3", values);
	return person;
}

/** A connection of its own, as another process has. */
function processOn(url: string) {
	const connection = connect(url, { connections: 4 });
	onTestFinished(() => connection.close());
	return connection.database;
}

const inDays = (days: number) => homeDay(new Date(Date.now() + days * 24 * 60 * 60 * 1_000));
const away = (days: number) => ({ office: "tashkent", languages: [], awayUntil: inDays(days) });
const conflict = (code: string) => ({ problem: { kind: "conflict", code } });

test("a task of a case is assigned with the whole case, taken once, and given back", async () => {
	const { url, sql, tasks, assigneeOf } = await given();
	const [one, other] = [await staffOn(url, { name: "One" }), await staffOn(url, { name: "Other" })];
	const { applicantId } = await applicantOn(url);
	await sql("delete from tasks");
	const [task] = [await storedTask(sql, { applicantId }), await storedTask(sql, { applicantId })];
	await assignTask(one.caller, task, other.userId);
	expect((await tasks()).map(({ assignee }) => assignee)).toEqual([other.userId, other.userId]);
	expect(await assigneeOf(applicantId)).toBe(other.userId);
	await expect(takeTask(one.caller, task)).rejects.toMatchObject(conflict("task_taken"));
	await assignTask(one.caller, task, null);
	expect(await tasks()).toMatchObject(Array(2).fill({ assignee: null, released: false }));
	const takes = await Promise.allSettled([takeTask(one.caller, task), takeTask(other.caller, task)]);
	expect(takes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	const taker = takes[0]?.status === "fulfilled" ? one : other;
	expect(await assigneeOf(applicantId)).toBe(taker.userId);
	expect(await sql("select author_id as by, data from entries where kind = 'assigned' order by at")).toEqual([
		{ by: one.userId, data: { to: other.userId } },
		{ by: one.userId, data: { from: other.userId } },
		{ by: taker.userId, data: { to: taker.userId } },
	]);
});

test("nobody is assigned who is away, not on the staff, or unknown; a task of a contact message is assigned alone, and a finished one to nobody", async () => {
	const { url, sql } = await given();
	const [one, user] = [await staffOn(url), await staffOn(url, { role: "user" })];
	const { applicantId } = await applicantOn(url);
	const [task, another] = [await storedTask(sql), await storedTask(sql)];
	for (const id of [user.userId, randomUUID(), "x"]) {
		await expect(assignTask(one.caller, task, id)).rejects.toMatchObject(conflict("assignee_unavailable"));
		await expect(assignCase(one.caller, applicantId, id)).rejects.toMatchObject(conflict("assignee_unavailable"));
	}
	await changeWorkSettings(one.caller, one.userId, away(2));
	await expect(takeTask(one.caller, task)).rejects.toMatchObject(conflict("assignee_unavailable"));
	expect(await listStaff(one.caller)).toEqual([
		{ id: one.userId, name: "Dilnoza", office: "tashkent", awayUntil: inDays(2) },
		expect.objectContaining({ name: "Owner", office: null, awayUntil: null }),
	]);
	await sql("update profiles set away_until = $1 where user_id = $2", [inDays(0), one.userId]);
	await takeTask(one.caller, task);
	await takeTask(one.caller, task);
	expect(await sql("select assignee_id as id from tasks where id = $1", [another])).toEqual([{ id: null }]);
	await sql("update tasks set done_at = now(), outcome = 'closed' where id = $1", [another]);
	await expect(takeTask(one.caller, another)).rejects.toMatchObject(conflict("task_done"));
});

test("B6-9: the open tasks of an assignee who is demoted, deleted or away go to nobody with a mark, and none is lost", async () => {
	const { url, sql, owner, tasks, assigneeOf } = await given();
	const leave = [
		(id: string) => changeRole(owner.caller, id, { role: "user" }),
		(id: string) => deleteUser(owner.caller, id),
		(id: string) => changeWorkSettings(owner.caller, id, away(1)),
	];
	for (const [index, go] of leave.entries()) {
		await sql("delete from tasks");
		const [person, colleague] = [await staffOn(url), await staffOn(url)];
		const { applicantId } = await applicantOn(url);
		await sql("delete from tasks");
		await assignCase(owner.caller, applicantId, person.userId);
		const open = [
			await storedTask(sql, { applicantId, assigneeId: person.userId }),
			await storedTask(sql, { assigneeId: person.userId }),
		];
		const kept = await storedTask(sql, { assigneeId: colleague.userId });
		const done = await storedTask(sql, { assigneeId: person.userId });
		await sql("update tasks set done_at = now(), outcome = 'closed' where id = $1", [done]);
		await go(person.userId);
		const after = new Map((await tasks()).map(({ id, ...rest }) => [id, rest]));
		expect(after.size).toBe(4);
		for (const id of open) expect(after.get(id)).toEqual({ assignee: null, released: true });
		expect(after.get(kept)).toEqual({ assignee: colleague.userId, released: false });
		expect(after.get(done)?.released).toBe(false);
		// Who is only away keeps the case.
		expect(await assigneeOf(applicantId)).toBe(index === 2 ? person.userId : null);
	}
});

/** Opens a task as a process does that receives something for the case. */
const openIn = (database: ReturnType<typeof processOn>, applicantId: string | null, language: Language = "en") =>
	database.transaction(async (transaction) => {
		const task = { applicantId, office: "tashkent", language } as const;
		const assignment = await chooseAssignee(transaction, { ...task, at: new Date() });
		const kind = applicantId ? "follow_up" : "answer_contact";
		const [contact] = applicantId
			? []
			: await transaction
					.insert(contactSubmissions)
					.values({ name: "Aziza", email: "aziza@example.com", message: "Hello" })
					.returning({ contactSubmissionId: contactSubmissions.id });
		const text = applicantId && "Call her";
		await transaction.insert(stored).values({ ...task, ...contact, ...assignment, kind, text, dueAt: new Date() });
		return assignment.assigneeId;
	});

test("B6-9: tasks that two processes assign while the person leaves go to nobody, and none is lost", async () => {
	const { url, sql, owner, tasks } = await given();
	const [one, other] = [await staffOn(url), await staffOn(url)];
	const processes = [processOn(url), processOn(url)] as const;
	for (let round = 0; round < 2; round++) {
		const person = await staffOn(url);
		const { applicantId } = await applicantOn(url);
		const { applicantId: theirs } = await applicantOn(url);
		await sql("delete from tasks");
		await assignCase(one.caller, theirs, person.userId);
		const contacts = await Promise.all([1, 2, 3].map(() => storedTask(sql)));
		const attempts = [
			...contacts.map((id, index) => assignTask(index % 2 ? one.caller : other.caller, id, person.userId)),
			assignCase(one.caller, applicantId, person.userId),
			...[0, 1, 0, 1].map((index) => openIn(processes[index as 0 | 1], theirs)),
		];
		const { userId } = person;
		const leave = round % 2 ? deleteUser(owner.caller, userId) : changeRole(owner.caller, userId, { role: "user" });
		for (const attempt of await Promise.allSettled([leave, ...attempts])) {
			if (attempt.status === "rejected") expect(attempt.reason).toMatchObject(conflict("assignee_unavailable"));
		}
		await leave;
		expect((await tasks()).map(({ assignee }) => assignee)).toEqual(Array(7).fill(null));
		expect(await sql("select id from applicants where assignee_id is not null")).toEqual([]);
	}
});

test("a new task of a case belongs to its assignee, and to nobody with a mark while the assignee is away", async () => {
	const { url, sql, owner, tasks } = await given();
	const [person, database] = [await staffOn(url), processOn(url)];
	const { applicantId } = await applicantOn(url);
	await sql("delete from tasks");
	await assignCase(owner.caller, applicantId, person.userId);
	await openIn(database, applicantId);
	await changeWorkSettings(owner.caller, person.userId, away(3));
	await openIn(database, applicantId);
	expect(await tasks()).toEqual(Array(2).fill({ id: expect.any(String), assignee: null, released: true }));
	await changeWorkSettings(person.caller, person.userId, { office: null, languages: [], awayUntil: "" });
	expect(await openIn(database, applicantId)).toBe(person.userId);
	await database.transaction(async (transaction) => {
		const suspect = { applicantId, office: "tashkent", language: "en", at: new Date(), isSuspect: true } as const;
		expect(await chooseAssignee(transaction, suspect)).toEqual({ assigneeId: null, releasedAt: null });
	});
});

test("round robin gives even shares to the office's staff, by language and in two processes at once", async () => {
	const { url, sql, owner, assigneeOf } = await given();
	const processes = [processOn(url), processOn(url)] as const;
	const both = [await member(url, {}), await member(url, { spoken: ["ru", "uz"] })];
	const russian = await member(url, { spoken: ["ru"] });
	const absent = await member(url, {});
	await changeWorkSettings(owner.caller, absent.userId, away(1));
	const korean = await member(url, { office: "seoul" });
	expect(await openIn(processes[0], null, "ru")).toBeNull();
	const { applicantId } = await applicantOn(url);
	await sql("insert into policies (name, is_on) values ('round-robin', true)");
	const shares = async (language: Language, count: number) => {
		const chosen = await Promise.all(
			Array.from({ length: count }, (_, index) => openIn(processes[(index % 2) as 0 | 1], null, language)),
		);
		return new Map([...Map.groupBy(chosen, (id) => id)].map(([id, all]) => [id, all.length]));
	};
	const [ru, uz] = await Promise.all([shares("ru", 30), shares("uz", 20)]);
	expect(ru).toEqual(new Map([...both, russian].map(({ userId }) => [userId, 10])));
	expect(uz).toEqual(new Map(both.map(({ userId }) => [userId, 10])));
	expect(await shares("en", 3)).toEqual(new Map([[both[0]?.userId, 3]]));
	// A case is assigned as a whole.
	const inSeoul = { applicantId, office: "seoul", language: "uz", at: new Date() } as const;
	await processes[0].transaction((transaction) => chooseAssignee(transaction, inSeoul));
	expect(await assigneeOf(applicantId)).toBe(korean.userId);
	expect(await sql("select author_id, data from entries where kind = 'assigned'")).toEqual([
		{ author_id: null, data: { to: korean.userId, byTurns: "yes" } },
	]);
});
