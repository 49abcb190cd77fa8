import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { askForDocuments, reviewDocument } from "../../documents/case-commands.ts";
import { listDocuments } from "../../documents/case-queries.ts";
import { changeApplicationStatus, setNextStep, setReminders } from "../applications/status-commands.ts";
import { deliverDue } from "../deliveries/commands.ts";
import { sendReminders } from "./commands.ts";

const tashkent = (time: string) => new Date(`${time}+05:00`);

/** An application of a Russian-speaking applicant, and a clock that stands still until it is set. */
async function given() {
	let time = tashkent("2026-03-02T12:00:00");
	const now = () => time;
	const mail = await fakeMailServer();
	const backend = await startBackend({ now, jobs: { workers: 0 }, mail: mail.settings });
	const reference = await backend.apply({ email: "bobur@example.com" }, "ru");
	await backend.sql("delete from deliveries");
	const { caller } = await staffOn(backend.url, { context: { now, configured: backend.context.configured } });
	const [{ id }] = (await backend.sql("select id from applications")) as [{ id: string }];
	const at = (next: string) => {
		time = tashkent(next);
	};
	/** How many reminders go out at these times, in their order. */
	const expectCounts = async (counts: Record<string, number>) => {
		for (const [moment, count] of Object.entries(counts)) {
			at(moment);
			expect(await sendReminders(backend.system), moment).toBe(count);
		}
	};
	const texts = async () =>
		(await backend.sql("select text from entries where kind = 'message_out' order by at")).map(({ text }) => text);
	const due = (nextStepDueOn: string, nextStepText = "Пришлите диплом.") =>
		setNextStep(caller, id, { nextStepFor: "applicant", nextStepText, nextStepDueOn });
	const subjects = () => mail.received.map(({ headers }) => headers.get("subject")?.replace(` · ${reference}`, "…"));
	return { ...backend, mail, caller, id, at, expectCounts, texts, due, subjects };
}

test("an applicant is reminded three days before a step is due and on its day, each once, by email", async () => {
	const { sql, system, mail, expectCounts, texts, due, subjects } = await given();
	await due("2026-03-10");
	await expectCounts({ "2026-03-06T12:00:00": 0, "2026-03-07T08:59:00": 0, "2026-03-07T09:00:00": 1 });
	await expectCounts({ "2026-03-07T15:00:00": 0, "2026-03-09T12:00:00": 0 });
	await expectCounts({ "2026-03-10T20:00:00": 0, "2026-03-10T12:00:00": 1 });
	expect(await texts()).toEqual([
		"Напоминаем: до срока следующего шага осталось три дня (10 марта 2026 г.).\n\nПришлите диплом.",
		"Напоминаем: сегодня, 10 марта 2026 г., последний день для следующего шага.\n\nПришлите диплом.",
	]);
	while (await deliverDue(system, "email"));
	expect(mail.received.map(({ text }) => text.includes("Пришлите диплом."))).toEqual([true, true]);
	expect(subjects()).toEqual([
		"Напоминаем: до срока следующего шага осталось три дня (10 марта 2026 г.)…",
		"Напоминаем: сегодня, 10 марта 2026 г., последний день для следующего шага…",
	]);
	// A reminder answers nothing that the applicant has asked.
	expect(await sql("select outcome from tasks where kind = 'first_contact'")).toEqual([{ outcome: null }]);
});

test("an interview is announced the day before and on its day, another day is announced again, and nothing before its status is seen", async () => {
	const { system, caller, id, at, texts } = await given();
	const interview = { nextStepFor: "applicant", nextStepText: "В 14:00, Zoom.", nextStepDueOn: "2026-03-03" };
	await changeApplicationStatus(caller, id, { status: "interview_scheduled", ...interview });
	expect(await sendReminders(system)).toBe(0);
	at("2026-03-02T12:02:00");
	expect(await sendReminders(system)).toBe(1);
	at("2026-03-03T09:30:00");
	expect(await sendReminders(system)).toBe(1);
	await setNextStep(caller, id, { ...interview, nextStepDueOn: "2026-03-04" });
	expect(await sendReminders(system)).toBe(1);
	expect((await texts()).map((text) => text.split("\n")[0])).toEqual([
		"Напоминаем: завтра, 3 марта 2026 г., у Вас собеседование.",
		"Напоминаем: сегодня, 3 марта 2026 г., у Вас собеседование.",
		"Напоминаем: завтра, 4 марта 2026 г., у Вас собеседование.",
	]);
});

test("nobody is reminded whose turn it is not, whose application is closed, or for whom staff have stopped it", async () => {
	const { system, caller, id, sql, at, due } = await given();
	at("2026-03-10T12:00:00");
	await due("2026-03-10");
	await setReminders(caller, id, false);
	expect(await sendReminders(system)).toBe(0);
	await setReminders(caller, id, true);
	await setNextStep(caller, id, { nextStepFor: "university", nextStepDueOn: "2026-03-10" });
	expect(await sendReminders(system)).toBe(0);
	await due("2026-03-10");
	await sql("update applications set closed_at = now(), close_reason = 'silent'");
	expect(await sendReminders(system)).toBe(0);
	await sql("update applications set closed_at = null, close_reason = null");
	expect(await sendReminders(system)).toBe(1);
});

test("B4: an applicant is reminded of the papers that are still to send, three days before they are due and on the day, each once, until staff stop it", async () => {
	const { system, caller, id, at, expectCounts, texts, mail, sql } = await given();
	const ask = (papers: string[], dueOn: string) => askForDocuments(caller, id, { papers, dueOn });
	await ask(["admission:transcript", "admission:photo", "admission:study_plan"], "2026-03-10");
	await ask(["visa:bank_balance"], "2026-03-13");
	const decide = async (code: string, decision: object) => {
		const paper = (await listDocuments(caller, id)).find((one) => one.code === code);
		await reviewDocument(caller, paper?.id ?? "", { version: paper?.version, ...decision });
	};
	await decide("photo", { decision: "accepted" });
	await decide("transcript", { decision: "returned", reason: "cut_off" });
	await sql("delete from deliveries");
	await expectCounts({ "2026-03-06T12:00:00": 0, "2026-03-07T12:00:00": 1, "2026-03-07T15:00:00": 0 });
	await expectCounts({ "2026-03-10T12:00:00": 2, "2026-03-10T13:00:00": 0 });
	const both = "– Приложение с оценками\n– Рассказ о себе и план обучения";
	const send = "\n\nПрисылайте их только на Вашей странице:\nhttp://localhost:3000/ru/my/documents";
	expect(await texts()).toEqual([
		`Напоминаем: до срока сдачи документов осталось три дня (10 марта 2026 г.).\n\n${both}${send}`,
		`Напоминаем: сегодня, 10 марта 2026 г., последний день для этих документов.\n\n${both}${send}`,
		`Напоминаем: до срока сдачи документов осталось три дня (13 марта 2026 г.).\n\n– Справка из банка${send}`,
	]);
	while (await deliverDue(system, "email"));
	expect(mail.received.map(({ text }) => text.includes("– "))).toEqual([true, true, true]);
	at("2026-03-13T12:00:00");
	await setReminders(caller, id, false);
	expect(await sendReminders(system)).toBe(0);
	await setReminders(caller, id, true);
	await decide("bank_balance", { decision: "waived" });
	expect(await sendReminders(system)).toBe(0);
});
