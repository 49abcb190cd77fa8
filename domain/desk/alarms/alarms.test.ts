import { expect, test } from "vitest";
import type { Language } from "../../../database/values.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { storedTask } from "../../../tests/support/tasks.ts";
import { fakeTelegram } from "../../../tests/support/telegram.ts";
import { deliverDue } from "../../cases/deliveries/commands.ts";
import { assignTask } from "../queue/assign-commands.ts";
import { raiseAlarms } from "./commands.ts";
import { officesAwake } from "./rules.ts";

/** A Monday; the offices have no closed days in these tests. */
const monday = (tashkentTime: string) => new Date(`2026-11-23T${tashkentTime}:00+05:00`);
const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** Two processes on one database, with a clock that the test moves, a chat and a mail server. */
async function given({ at = monday("10:00") } = {}) {
	const clock = { at };
	const telegram = await fakeTelegram();
	const mail = await fakeMailServer();
	const settings = { telegram: telegram.settings, mail: mail.settings, jobs: { workers: 0 }, now: () => clock.at };
	const first = await startBackend(settings);
	const { url, sql } = first;
	const start = () => startBackend({ ...settings, url });
	const processes = [first, await start()];
	const person = async (name: string, { role = "admin" as "admin" | "owner", language = "en" as Language } = {}) => {
		const { userId, caller } = await staffOn(url, { role, name });
		const email = `${name.toLowerCase()}@example.com`;
		await sql("update users set language = $1, email = $2 where id = $3", [language, email, userId]);
		return { userId, caller };
	};
	return {
		...{ sql, url, telegram, mail, processes, start, person },
		/** Moves the clock of the processes, and that of the database by which they take turns. */
		async passTo(next: Date) {
			const seconds = (next.getTime() - clock.at.getTime()) / 1_000;
			clock.at = next;
			await sql("update maintenance_runs set started_at = started_at - make_interval(secs => $1)", [seconds]);
		},
		/** What one minute of all processes does. */
		async work() {
			await Promise.all(processes.map(({ system }) => raiseAlarms(system)));
			await Promise.all(
				processes.map(async ({ system }) => {
					while ((await deliverDue(system, "email")) > 0);
					while ((await deliverDue(system, "chat").catch(() => 0)) > 0);
				}),
			);
		},
		emails: () => mail.received.map(({ to, headers }) => `${to[0]}: ${headers.get("subject")}`).toSorted(),
		chat: () => telegram.sent.map(({ text }) => text),
	};
}

test("B6-5: warning, due and owner alarms come once each, in the language of the person, from two processes and after a restart", async () => {
	const { sql, processes, start, person, passTo, work, emails, chat } = await given();
	const dilnoza = await person("Dilnoza", { language: "ru" });
	await person("Karim", { role: "owner", language: "uz" });
	await person("Gulnora", { role: "owner" });
	const [warnAt, dueAt] = [monday("18:00"), hoursAfter(monday("18:00"), 24)];
	await storedTask(sql, { assigneeId: dilnoza.userId, warnAt, dueAt });
	const arrivals: { at: Date; what: string }[] = [];
	for (const at of [-1, 0, 1, 16, 23, 24, 25, 47, 48, 49, 72, 96].map((hours) => hoursAfter(warnAt, hours))) {
		if (at.getTime() === dueAt.getTime()) {
			await processes.pop()?.close();
			processes.push(await start());
		}
		const before = [...emails(), ...chat()];
		await passTo(at);
		await work();
		const came = [...emails(), ...chat()];
		for (const one of before) came.splice(came.indexOf(one), 1);
		arrivals.push(...came.map((what) => ({ at, what: what.split("\n")[0] as string })));
	}
	expect(arrivals).toEqual([
		{ at: warnAt, what: "dilnoza@example.com: Скоро истекает срок задач" },
		{ at: dueAt, what: "dilnoza@example.com: Задачи просрочены" },
		{ at: dueAt, what: "1 task is overdue" },
		{ at: hoursAfter(dueAt, 24), what: "gulnora@example.com: People have been waiting for a day" },
		{ at: hoursAfter(dueAt, 24), what: "karim@example.com: Odamlar bir kundan beri kutmoqda" },
	]);
});

test("what was finished or given away while the message waited is left out, a message about nothing is not sent, and a case of somebody who has left belongs to nobody", async () => {
	const { url, sql, person, processes, work, emails, chat } = await given();
	const [one, other] = [await person("One"), await person("Other", { role: "owner" })];
	const [kept, done, passedOn] = [
		await storedTask(sql, { dueAt: monday("09:00"), assigneeId: one.userId }),
		await storedTask(sql, { dueAt: monday("09:30"), assigneeId: one.userId }),
		await storedTask(sql, { dueAt: monday("09:45"), assigneeId: other.userId }),
	];
	const finish = (id: string) => sql("update tasks set done_at = now(), outcome = 'closed' where id = $1", [id]);
	await Promise.all(processes.map(({ system }) => raiseAlarms(system)));
	expect(await sql("select kind from deliveries order by kind")).toEqual([
		{ kind: "overdue" },
		{ kind: "tasks-overdue" },
		{ kind: "tasks-overdue" },
	]);
	await finish(done);
	await assignTask(one.caller, passedOn, null);
	await work();
	expect(emails()).toEqual(["one@example.com: Tasks are overdue"]);
	expect(chat().map((text) => text.split("\n")[0])).toEqual(["2 tasks are overdue"]);
	await sql("update tasks set overdue_told_at = null, assignee_id = null");
	await sql("update maintenance_runs set started_at = started_at - interval '15 minutes'");
	await Promise.all(processes.map(({ system }) => raiseAlarms(system)));
	await finish(kept);
	await finish(passedOn);
	await work();
	expect(chat()).toHaveLength(1);
	expect(await sql("select state, payload from deliveries where kind = 'overdue' order by created_at")).toEqual(
		Array(2).fill({ state: "sent", payload: null }),
	);
	// A case of somebody who has left the staff belongs to nobody.
	const [gone, left, stays] = [await person("Gone"), await applicantOn(url), await applicantOn(url)];
	await sql("update profiles set role = 'user' where user_id = $1", [gone.userId]);
	await sql("update applicants set assignee_id = $2 where id = $1", [left.applicantId, gone.userId]);
	await sql("update applicants set assignee_id = $2 where id = $1", [stays.applicantId, one.userId]);
	await sql("update maintenance_runs set started_at = started_at - interval '15 minutes'");
	await Promise.all(processes.map(({ system }) => raiseAlarms(system)));
	expect(await sql("select id from applicants where assignee_id is not null")).toEqual([{ id: stays.applicantId }]);
});

test("alarms of a quarter of an hour are one digest, in which nobody's tasks come before they are due", async () => {
	const { sql, url, telegram, mail, person, passTo, work, chat } = await given();
	const { userId } = await person("Dilnoza");
	const { applicantId, applicationId } = await applicantOn(url);
	await sql("delete from tasks");
	await sql("delete from deliveries");
	const [{ reference }] = (await sql("select reference from applications")) as [{ reference: string }];
	const ofCase = await storedTask(sql, { applicantId, dueAt: monday("09:00"), assigneeId: userId });
	await sql("update tasks set application_id = $1 where id = $2", [applicationId, ofCase]);
	await storedTask(sql, { warnAt: monday("09:50"), dueAt: monday("18:00") });
	await storedTask(sql, { dueAt: monday("09:00"), isSuspect: true });
	await storedTask(sql, { warnAt: monday("09:00"), dueAt: monday("18:00"), isSuspect: true });
	await work();
	expect(chat()).toEqual([
		[
			"1 task is overdue",
			`Follow up: ${reference}, due 2026-11-23 09:00 Tashkent, 2026-11-23 13:00 Seoul, Dilnoza`,
			"",
			"1 task due soon has no assignee",
			"Answer a contact message: due 2026-11-23 18:00 Tashkent, 2026-11-23 22:00 Seoul, no assignee",
			"",
			"Queue: http://localhost:3000/admin/queue",
		].join("\n"),
	]);
	for (let number = 0; number < 12; number++) await storedTask(sql, { dueAt: monday("10:01") });
	await passTo(monday("10:14"));
	await work();
	expect(chat()).toHaveLength(1);
	await passTo(monday("10:15"));
	await work();
	expect(chat()).toHaveLength(2);
	expect(chat()[1]?.split("\n")).toEqual([
		"12 tasks are overdue",
		...Array(10).fill("Answer a contact message: due 2026-11-23 10:01 Tashkent, 2026-11-23 14:01 Seoul, no assignee"),
		"More: 2",
		"",
		"Queue: http://localhost:3000/admin/queue",
	]);
	const everything = JSON.stringify([telegram.sent, mail.received]);
	for (const personal of ["Example Applicant", "Aziza", "aziza@example.com", "+998", "Call her"]) {
		expect(everything).not.toContain(personal);
	}
});

test("alarms go out from 9:00 to 20:00 of the task's office, and what falls due at night in the morning", async () => {
	const tashkent = (time: string) => officesAwake(monday(time));
	const awake = ["15:59", "16:00", "19:59", "20:00"].map(tashkent);
	expect(awake).toEqual([["tashkent", "seoul"], ["tashkent"], ["tashkent"], []]);
	const { sql, passTo, work, chat } = await given({ at: monday("02:00") });
	await storedTask(sql, { dueAt: monday("01:00"), office: "tashkent" });
	await storedTask(sql, { dueAt: monday("01:00"), office: "seoul" });
	for (const [time, messages] of [
		["03:00", 0],
		["05:00", 1],
		["08:45", 1],
		["09:00", 2],
		["12:00", 2],
	] as const) {
		await passTo(monday(time));
		await work();
		expect(chat()).toHaveLength(messages);
	}
});
