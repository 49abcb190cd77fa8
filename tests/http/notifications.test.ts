import { expect, test } from "vitest";
import { deliverDue } from "../../domain/cases/deliveries/commands.ts";
import { aContact, anApplication, startBackend } from "../support/backend.ts";
import { program, university } from "../support/factories.ts";
import { callerOf } from "../support/site.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";

async function given(settings: { chatLanguage?: "ru" } = {}) {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: { ...telegram.settings, ...settings } });
	return { ...backend, telegram };
}

test("NOTIF-01, NOTIF-02, NOTIF-04, NOTIF-06, CALL-27, S-06: a contact message is sent to the chat once, with its values, in a body with the four specified keys", async () => {
	const { telegram, contact, settled, deliveries, sql, system, visitor } = await given();
	const id = await contact();
	await settled();
	expect(telegram.asked).toEqual(["sendMessage"]);
	const [{ submitted_at: at } = {}] = await sql("select submitted_at from contact_submissions");
	const [message] = telegram.sent;
	for (const value of [...Object.values(aContact), id, clockOf(at, 5), clockOf(at, 9)])
		expect(message?.text).toContain(value);
	const text = expect.stringContaining("<b>New contact message</b>");
	const body = { chat_id: telegram.settings.chatId, text, parse_mode: "HTML", disable_web_page_preview: true };
	expect(message?.body).toEqual(body);
	const outcome = { state: "sent", attempts: 1, last_error: null, sent_at: expect.any(Date) };
	expect(await deliveries()).toMatchObject([{ kind: "contact", ...outcome }]);
	expect(await deliverDue(system, "chat")).toBe(0);
	await expect(deliverDue(visitor, "chat")).rejects.toThrow("refused");
	expect(telegram.sent).toHaveLength(1);
});

test("NOTIF-01, NOTIF-03, CALL-30, C-10: an application is sent to the chat with its values and its choice", async () => {
	const { telegram, ...backend } = await given();
	const staff = callerOf("system", backend.url);
	const universityId = await university(staff, { name: "Hanyang", nameRu: "Ханьян" });
	const programId = await program(staff, { universityId, title: "Robotics", type: "Master" });
	const languageCertificates = Object.entries({ ielts: "6.5", topik: null }).map(([type, score]) => ({ type, score }));
	const reference = await backend.apply({ programId, languageCertificates });
	await backend.settled();
	expect(telegram.asked).toEqual(["sendMessage"]);
	const [{ submitted_at: at, applicant_id: person } = {}] = await backend.sql("select * from applications");
	expect(telegram.sent[0]?.text.split("\n")).toEqual([
		"New application",
		`Name: ${anApplication.fullName}`,
		`Location: ${anApplication.location}`,
		`Phone: ${anApplication.phoneNumber}`,
		"Age: 19",
		"Certificates: IELTS 6.5, TOPIK",
		"University: Hanyang",
		"Program: Robotics (Master)",
		`Comment: ${anApplication.comment}`,
		"Status: pending",
		`Submitted: ${clockOf(at, 5)} Tashkent, ${clockOf(at, 9)} Seoul`,
		`Reference: ${reference}`,
		expect.stringMatching(new RegExp(`^Case: http\\S+/admin/applicants/${person}$`)),
	]);
});

test("NOTIF-01, NOTIF-03, NOTIF-04: the staff chat is told in the staff's language, with the same values", async () => {
	const { telegram, ...backend } = await given({ chatLanguage: "ru" });
	const universityId = await university(callerOf("system", backend.url), { name: "Hanyang", nameRu: "Ханьян" });
	await backend.apply({ universityId });
	await backend.contact();
	await backend.settled();
	const texts = telegram.sent.map(({ text }) => text);
	expect(texts.map((text) => text.split("\n")[0]).sort()).toEqual(["Новая заявка", "Новое обращение"]);
	const all = texts.join("\n");
	const told = [anApplication.fullName, "Возраст: 19", "Университет: Ханьян", "Статус: pending", aContact.message];
	for (const value of told) expect(all).toContain(value);
	expect(all).toMatch(/Отправлено: \S+ \S+ Ташкент, \S+ \S+ Сеул/);
});

test("NOTIF-05, LIMIT-09, O-29: a message of more than 100 characters is cut before it is escaped, between characters", async () => {
	const { telegram, contact, settled } = await given();
	const hundred = `${"щ".repeat(99)}😀`;
	for (const [message, told] of [
		[hundred, hundred],
		[`${hundred}${"z".repeat(50)}`, `${hundred}…`],
		["&".repeat(101), `${"&".repeat(100)}…`],
	]) {
		await contact({ message });
		await settled();
		expect(telegram.sent.at(-1)?.text.split("\n")).toContain(`Message: ${told}`);
	}
});

test("NOTIF-08: if the chat is not found, the bot's name is queried and added to the reason", async () => {
	const { telegram, ...backend } = await given();
	telegram.answerNext(refusals.chatNotFound);
	await backend.apply();
	await backend.settled();
	expect(telegram.asked).toEqual(["sendMessage", "getMe"]);
	const reason = "Telegram 400: chat not found: The bot @test_bot is not in the chat that TELEGRAM_CHAT_ID names";
	expect(await backend.deliveries()).toMatchObject([{ state: "failed", attempts: 1, last_error: reason }]);
	expect(backend.logged).toEqual([`chat delivery: ${reason}`]);
});

test("O-30, operations 11: without a token, a chat or a mail server each delivery fails with that reason, which is no line of the log, and the visitor does not notice", async () => {
	for (const unset of [{ token: undefined, chatId: "-100" }, { token: "1:a" }] as const) {
		const backend = await startBackend({ telegram: { chatId: undefined, apiUrl: "http://127.0.0.1:9", ...unset } });
		expect(await backend.apply({ email: "bobur@example.com" })).toMatch(/^HM-/);
		await backend.settled();
		const name = unset.token ? "TELEGRAM_CHAT_ID" : "TELEGRAM_BOT_TOKEN";
		expect(await backend.deliveries()).toMatchObject([
			{ kind: "application", state: "failed", attempts: 1, last_error: `${name} is not set`, sent_at: null },
			{ kind: "confirmation", state: "failed", last_error: "SMTP_URL is not set" },
		]);
		expect(backend.logged).toEqual([]);
	}
});

/** "2026-11-21 14:05" at that many hours west of Greenwich. */
const clockOf = (at: Date, hours: number) =>
	new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
