import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { fakeMailServer } from "../../tests/support/mail.ts";
import { paperCase } from "../../tests/support/papers.ts";
import { fakeTelegram, refusals } from "../../tests/support/telegram.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { setReminders } from "../cases/applications/status-commands.ts";
import { deliverDue } from "../cases/deliveries/commands.ts";
import { createFundsRule } from "../money/commands.ts";
import { createDocumentRule } from "./commands.ts";
import { sendWeeklyPlans } from "./plan-commands.ts";

const tashkent = (time: string) => new Date(`${time}+05:00`);

/** An applicant with a chat and an email address, and what reaches them. Monday is 2 November 2026. */
async function given() {
	let time = tashkent("2026-11-02T10:00:00");
	const now = () => time;
	const own = await paperCase({ now, configured: { chat: false, mail: true, bot: true, visaPortal: false } });
	const [bot, mail] = [await fakeTelegram(), await fakeMailServer()];
	const start = () =>
		startBackend({
			...{ url: own.url, now, jobs: { workers: 0 }, mail: mail.settings },
			telegram: { ...bot.settings, updates: "webhook" },
		});
	const backend = await start();
	const rule = { source: "https://example.com/papers", grade: "B", checkedOn: "2026-11-01", stage: "admission" };
	for (const [document, leadDays] of Object.entries({ transcript: 30, photo: 1, study_plan: 3 }))
		await createDocumentRule(backend.system, { ...rule, document, leadDays });
	const chatId = 7;
	await telegramChat(own.sql, { applicantId: own.applicantId, applicationId: own.applicationId, chatId });
	const deliver = async () => {
		await own.sql("update deliveries set next_attempt_at = now() - interval '1 hour' where kind = 'message'");
		for (const channel of ["telegram", "email"] as const)
			while ((await deliverDue(backend.system, channel, { pace: 0 }).catch(() => 1)) > 0);
	};
	const at = (next: string) => {
		time = tashkent(next);
	};
	await own.sql("delete from deliveries");
	return { ...own, backend, start, bot, mail, deliver, at, chatId };
}

test("N1: on Mondays from 10:00 one message of at most three lines names what to begin this week and what is late, by Telegram only", async () => {
	const { backend, ask, review, at, sql, bot, mail, deliver, chatId } = await given();
	await ask("photo", "admission", "2026-11-09");
	await ask("study_plan", "admission", "2026-11-12");
	await sql("delete from deliveries");
	const counts = [];
	for (const time of ["01T12:00:00", "02T09:59:59", "02T10:00:00", "02T19:00:00", "03T10:00:00"]) {
		at(`2026-11-${time}`);
		counts.push(await sendWeeklyPlans(backend.system));
	}
	expect(counts).toEqual([0, 0, 1, 0, 0]);
	const transcript = await ask("transcript", "admission", "2026-11-22");
	await sql("delete from deliveries where kind <> 'message'");
	at("2026-11-09T10:00:00");
	expect(await sendWeeklyPlans(backend.system)).toBe(1);
	await deliver();
	const page = "Your plan: http://localhost:3000/my/plan";
	const late = "Late: Transcript, Photo. If you have not started, write to us.";
	const studyPlan = "Start this week: Self-introduction and study plan.";
	const texts = [`Start this week: Photo.\n${page}`, `${studyPlan}\n${late}\n${page}`];
	expect(bot.sent.map(({ body, text }) => [body.chat_id, text])).toEqual(texts.map((text) => [chatId, text]));
	expect(mail.received).toEqual([]);
	// The money is named like a paper: ninety days before the certificate of the bank is due.
	const funds = { source: "https://example.com/funds", grade: "B", checkedOn: "2026-11-01", visaTypes: ["D-2-2"] };
	await createFundsRule(backend.system, { ...funds, amount: "20000", currency: "USD", holdDaysBefore: 90 });
	await ask("bank_balance", "visa", "2027-02-17");
	at("2026-11-16T10:00:00");
	expect(await sendWeeklyPlans(backend.system)).toBe(1);
	expect((await sql("select text from entries order by at desc limit 1"))[0]?.text).toMatch(
		/^Start this week: the whole sum for the visa in the bank, Bank certificate\.\n/,
	);
	// What is done is not named, and whoever has nothing to begin hears nothing.
	for (const { id } of await sql("select id from documents where id <> $1", [transcript]))
		await review(id, { decision: "accepted" });
	await review(transcript, { decision: "waived" });
	at("2026-11-23T10:00:00");
	expect(await sendWeeklyPlans(backend.system)).toBe(0);
});

test("N1: however many processes send, and whenever one is killed, each Monday has one message", async () => {
	const { backend, start, ask, sql, bot, deliver } = await given();
	await ask("photo", "admission", "2026-11-09");
	await sql("delete from deliveries");
	const others = [await start(), await start()];
	// The first is killed in the middle: nothing of its transaction stays.
	await sql(`create function die() returns trigger language plpgsql as
		$$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
	await sql("create trigger die before insert on deliveries for each row execute function die()");
	await expect(sendWeeklyPlans(backend.system)).rejects.toThrow();
	await sql("drop trigger die on deliveries");
	const counts = await Promise.all([backend, ...others].map(({ system }) => sendWeeklyPlans(system)));
	expect(counts.toSorted()).toEqual([0, 0, 1]);
	await deliver();
	expect(bot.sent).toHaveLength(1);
});

test("N1: nobody hears of the plan whose reminders staff have stopped, who has stopped the bot or blocked it, nor the family, and no email takes its place", async () => {
	const { backend, staff, applicantId, applicationId, ask, sql, bot, mail, deliver } = await given();
	await ask("photo", "admission", "2026-11-09");
	await sql("delete from deliveries");
	await setReminders(staff, applicationId, false);
	expect(await sendWeeklyPlans(backend.system)).toBe(0);
	await setReminders(staff, applicationId, true);
	await sql("update telegram_chats set state = 'stopped', ended_at = now()");
	await telegramChat(sql, { applicantId, follower: "family" });
	expect(await sendWeeklyPlans(backend.system)).toBe(0);
	await sql("update telegram_chats set state = 'active', ended_at = null where follower = 'applicant'");
	bot.answerNext(refusals.blockedByUser);
	expect(await sendWeeklyPlans(backend.system)).toBe(1);
	await deliver();
	expect(await sql("select state from telegram_chats where follower = 'applicant'")).toEqual([{ state: "blocked" }]);
	expect(bot.sent).toEqual([]);
	expect(mail.received).toEqual([]);
	expect(await sql("select from tasks where kind = 'fix_delivery'")).toEqual([]);
});
