import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { fakeTelegram, refusals } from "../../../tests/support/telegram.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { openApplication } from "../../my/commands.ts";
import { openFamilyLink } from "../../my/family/queries.ts";
import type { Language } from "../../shared/language.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { answerMessage } from "../conversations/commands.ts";
import { deliverDue } from "../deliveries/commands.ts";

const hour = 3_600_000;

/** A case whose events lie in the past, so that its deliveries are due by the database's clock. */
async function givenCase({ email = "bobur@example.com" as string | null } = {}) {
	const bot = await fakeTelegram();
	const mail = await fakeMailServer();
	let time = new Date(Date.now() - 48 * hour);
	const now = () => time;
	const backend = await startBackend({
		now,
		jobs: { workers: 0 },
		mail: mail.settings,
		telegram: { ...bot.settings, updates: "webhook" },
	});
	const { sql, system } = backend;
	const apply = async (fullName: string, input: object = {}, language: Language = "en") => {
		const reference = await backend.apply({ fullName, email, ...input }, language);
		const [row] = await sql(`select id, applicant_id as "applicantId" from applications where reference = $1`, [
			reference,
		]);
		return { ...(row as { id: string; applicantId: string }), reference };
	};
	const bobur = await apply("Bobur Aliyev");
	await sql("delete from deliveries");
	const { caller } = await staffOn(backend.url, { context: backend.context });
	const deliver = async () => {
		for (const channel of ["telegram", "email"] as const) {
			while ((await deliverDue(system, channel, { pace: 0 }).catch(() => 1)) > 0);
		}
	};
	const setTime = (at: Date) => {
		time = at;
	};
	return {
		...{ ...backend, ...bobur, bot, mail, apply, caller, deliver },
		connect: (chat: Partial<Parameters<typeof telegramChat>[1]> & { chatId: number }) =>
			telegramChat(sql, { applicantId: bobur.applicantId, ...chat }),
		/** @returns the id of a link for the family, which works for a day. */
		familyLink: async (): Promise<string> => {
			const [link] = await sql(
				"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Onam', 'uz', now() + interval '1 day') returning id",
				[bobur.applicantId],
			);
			return link.id;
		},
		answer: (text: string, applicationId: string | null = bobur.id, applicantId = bobur.applicantId) =>
			answerMessage(caller, applicantId, { text, applicationId }),
		later: (milliseconds = hour) => setTime(new Date(time.getTime() + milliseconds)),
		setTime,
		/** From a device that is not known. */
		open: () => {
			const pair = { reference: bobur.reference, phone: "+998 90 123-45-67" };
			return openApplication(backend.visitor, pair, { client: "192.0.2.1", signed: undefined });
		},
		stored: () =>
			sql(`select channel, kind, state, last_error from deliveries where channel <> 'chat'
				order by channel desc, kind, chat_id`),
		texts: () => bot.sent.map(({ text }) => text),
		tasks: () => sql("select kind from tasks where kind = 'fix_delivery' and done_at is null"),
	};
}

test("B3-5: answers of staff arrive in order, with their words literally readable, silently at night, and too long ones are cut between characters", async () => {
	const given = await givenCase();
	await given.connect({ chatId: 7, language: "ru" });
	const texts = Array.from({ length: 4 }, (_, index) => `${index} <b>&"</b> &amp; <a href="x">`);
	for (const text of texts) await given.answer(text);
	await given.deliver();
	expect(given.texts()).toEqual(texts.map((text) => `${text}\n\n— Dilnoza`));
	expect(given.bot.sent.flatMap(({ tags }) => tags)).toEqual([]);
	expect(given.bot.sent.map(({ body }) => body.chat_id)).toEqual(texts.map(() => 7));
	expect((await given.stored()).map(Object.values)).toEqual(texts.map(() => ["telegram", "message", "sent", null]));
	expect(given.mail.received).toEqual([]);
	for (const [clock, isSilent] of [
		["07:59", true],
		["08:00", false],
		["21:59", false],
		["22:00", true],
	] as const) {
		given.setTime(new Date(`2026-11-20T${clock}:00+05:00`));
		await given.answer(`It is ${clock}`);
		await given.deliver();
		expect(given.bot.sent.at(-1)?.body, clock).toMatchObject({ disable_notification: isSilent });
	}
	for (const text of ["&<".repeat(1_740), "&<".repeat(2_400), "😀".repeat(2_400)]) await given.answer(text);
	await given.deliver();
	const end = "… продолжение на Вашей странице:\nhttp://localhost:3000/ru/my";
	expect(given.texts().slice(-3)).toEqual([
		`${"&<".repeat(1_740)}\n\n— Dilnoza`,
		`${"&<".repeat(1_750)}${end}`,
		`${"😀".repeat(1_750)}${end}`,
	]);
});

test("B3-5: with 403 the chat has blocked the bot, and the answer goes by email, or becomes a task without one", async () => {
	const given = await givenCase();
	await given.connect({ chatId: 7 });
	given.bot.answerNext(refusals.blockedByUser);
	await given.answer("Please call us.");
	await given.deliver();
	expect((await given.stored()).map(Object.values)).toEqual([
		["telegram", "message", "failed", "Telegram 403: Forbidden: bot was blocked by the user"],
		["email", "message", "sent", null],
	]);
	expect(given.mail.received.map(({ text }) => text)).toEqual([expect.stringContaining("Please call us.")]);
	const chats = await given.sql("select state, ended_at is not null as ended from telegram_chats");
	expect(chats).toEqual([{ state: "blocked", ended: true }]);
	const stopped = await given.sql("select data from entries where kind = 'telegram_stopped'");
	expect(stopped).toEqual([{ data: { follower: "applicant", reason: "blocked" } }]);
	expect(await given.tasks()).toEqual([]);
	given.later();
	await given.answer("Are you there?");
	await given.deliver();
	expect(given.bot.sent).toEqual([]);
	expect(given.mail.received).toHaveLength(2);
	await given.sql("update applicants set email = null");
	await given.sql("update applications set email = null");
	await given.sql("update telegram_chats set state = 'active', ended_at = null");
	given.bot.answerNext(refusals.blockedByUser);
	await given.answer("Please call us.");
	await given.deliver();
	expect(await given.tasks()).toEqual([{ kind: "fix_delivery" }]);
});

test("B3-10: a chat that follows two children gets each message with the right first name", async () => {
	const given = await givenCase();
	const malika = await given.apply("Malika Karimova", { phoneNumber: "+998 90 123-45-01" });
	const second = await given.apply("Malika Yusupova", { phoneNumber: "+998 90 123-45-02" });
	const followed = [given, malika, second];
	for (const { applicantId, id } of followed) await given.connect({ chatId: 9, applicantId, applicationId: id });
	await given.connect({ chatId: 10, follower: "family", language: "ru", familyLinkId: await given.familyLink() });
	for (const { applicantId, id } of followed) await given.answer(`About ${id}`, id, applicantId);
	await changeApplicationStatus(given.caller, given.id, { status: "accepted" });
	given.later();
	await given.deliver();
	const htmlOf = (chat: number) =>
		given.bot.sent.filter(({ body }) => body.chat_id === chat).map(({ body }) => String(body.text));
	expect(htmlOf(9)).toEqual([
		`<b>Bobur</b>\nAbout ${given.id}\n\n— Dilnoza`,
		`<b>Malika Karimova</b>\nAbout ${malika.id}\n\n— Dilnoza`,
		`<b>Malika Yusupova</b>\nAbout ${second.id}\n\n— Dilnoza`,
		expect.stringMatching(/^<b>Bobur<\/b>\nCongratulations! The university has admitted you/),
	]);
	const [first = "", ...others] = htmlOf(10);
	expect(others).toEqual([]);
	expect(first).toMatch(/^<b>Bobur<\/b>\nПоздравляем с поступлением в университет!\n\nВсе этапы и платежи:\n/);
	const token = first.split("http://localhost:3000/ru/family/")[1] ?? "";
	expect(await openFamilyLink(given.visitor, token)).toMatchObject({ name: "Bobur Aliyev" });
});

test("a chat of level 'known' hears of its application only, not of a new device, and takes no email away", async () => {
	const given = await givenCase();
	const second = await given.apply("Bobur Aliyev", { comment: "Another one" });
	expect(second.applicantId).toBe(given.applicantId);
	await given.sql("delete from deliveries");
	await given.connect({ chatId: 7, applicationId: given.id });
	await given.answer("About the first", given.id);
	await given.answer("About the second", second.id);
	await given.answer("About you", null);
	await changeApplicationStatus(given.caller, given.id, { status: "accepted" });
	await given.open();
	given.later();
	await given.deliver();
	expect(given.texts()).toEqual([
		expect.stringMatching(new RegExp(`application ${given.reference}:\n\nAbout the first`)),
		expect.stringMatching(/Congratulations! The university has admitted you/),
	]);
	// Three answers, the status and the new device.
	expect(given.mail.received).toHaveLength(5);
});

test("what may no longer be heard is not sent to the chat, but by email", async () => {
	const given = await givenCase();
	const familyLinkId = await given.familyLink();
	await given.connect({ chatId: 7 });
	await given.connect({ chatId: 8, follower: "family", familyLinkId });
	await given.answer("Please call us.");
	await changeApplicationStatus(given.caller, given.id, { status: "accepted" });
	await given.sql("update telegram_chats set state = 'stopped', ended_at = now() where chat_id = 7");
	await given.sql("update links set expires_at = now() - interval '3 days' where id = $1", [familyLinkId]);
	given.later();
	await given.deliver();
	expect(given.bot.sent).toEqual([]);
	expect(given.mail.received).toHaveLength(2);
	expect(await given.stored()).toMatchObject([
		{ channel: "telegram", kind: "message", state: "failed", last_error: "The chat is not connected anymore" },
		{ channel: "telegram", kind: "status", state: "failed" },
		{ channel: "telegram", kind: "status", state: "failed" },
		{ channel: "email", kind: "message", state: "sent" },
		{ channel: "email", kind: "status", state: "sent" },
	]);
});

test("B3-12: no message of any kind holds a birth date, a passport-like number or a file name, and none to the family the reference", async () => {
	const given = await givenCase({ email: null });
	const personal = { birth_date: "2007-03-14", passport_name: "CANARY NAME", passport_expires_on: "2033-05-06" };
	for (const [column, value] of Object.entries(personal)) {
		await given.sql(`update applicants set ${column} = $2 where id = $1`, [given.applicantId, value]);
	}
	await given.sql("update applications set comment = 'AB1234567 passport-scan.pdf' where id = $1", [given.id]);
	await given.connect({ chatId: 7, language: "uz" });
	for (const [place, language] of (["en", "ru", "uz"] as const).entries())
		await given.connect({ chatId: 20 + place, follower: "family", language });
	await given.answer("Hello");
	await given.open();
	given.setTime(new Date(Date.now() - 10 * 24 * hour));
	for (const status of ["documents_requested", "interview_scheduled", "accepted", "rejected", "enrolled"]) {
		await changeApplicationStatus(given.caller, given.id, { status, ...(status === "rejected" && { reason: "Full" }) });
		given.later(24 * hour);
		await given.deliver();
	}
	// A new device is told with a link to sign out.
	expect(given.texts()).toContainEqual(
		expect.stringMatching(/notanish qurilma[\s\S]*http:\/\/localhost:3000\/uz\/my\/sign-out\?code=/),
	);
	// An answer, an opening, and each status to all chats.
	expect(given.bot.sent).toHaveLength(2 + 5 * 4);
	expect(JSON.stringify(given.bot.sent.filter(({ body }) => body.chat_id !== 7))).not.toMatch(/HM-/);
	// Without the times at which they arrived, whose digits may look like a year.
	expect(JSON.stringify(given.bot.sent.map(({ body }) => body))).not.toMatch(
		/2007|14 March|2033|CANARY|AB\d{7}|\.(pdf|jpe?g|png)|90 123|bobur@/,
	);
});
