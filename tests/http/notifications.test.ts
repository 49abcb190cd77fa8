import { expect, test } from "vitest";
import { aContact, anApplication, startBackend } from "../support/backend.ts";
import { program, university } from "../support/factories.ts";
import { callerOf } from "../support/site.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";

test("NOTIF-01, NOTIF-04, NOTIF-06, CALL-27, S-06: a contact message is sent to the chat once, with its values", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const id = await backend.contact();
	await backend.settled();
	expect(telegram.asked).toEqual(["sendMessage"]);
	const [{ submitted_at: at } = {}] = await backend.sql("select submitted_at from contact_submissions");
	const [message] = telegram.sent;
	for (const value of [...Object.values(aContact), id, clockOf(at, 5), clockOf(at, 9)]) {
		expect(message?.text).toContain(value);
	}
	expect(await backend.deliveries()).toMatchObject([
		{ kind: "contact", state: "sent", attempts: 1, last_error: null, sent_at: expect.any(Date) },
	]);
});

test("NOTIF-02: the body has exactly the four specified keys", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact();
	await backend.settled();
	expect(telegram.sent[0]?.body).toEqual({
		chat_id: telegram.settings.chatId,
		text: expect.stringContaining("<b>New contact message</b>"),
		parse_mode: "HTML",
		disable_web_page_preview: true,
	});
});

test("NOTIF-01, NOTIF-03, CALL-30, C-10: an application is sent to the chat with its values and its choice", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const staff = callerOf("system", backend.url);
	const universityId = await university(staff, { name: "Hanyang", nameRu: "Ханьян" });
	const programId = await program(staff, { universityId, title: "Robotics", type: "Master" });
	const certificates = [
		{ type: "ielts", score: "6.5" },
		{ type: "topik", score: null },
	];
	const reference = await backend.apply({ programId, languageCertificates: certificates });
	await backend.settled();
	expect(telegram.asked).toEqual(["sendMessage"]);
	const [{ submitted_at: at } = {}] = await backend.sql("select submitted_at from applications");
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
	]);
});

test("NOTIF-01, NOTIF-03, NOTIF-04: the staff chat is told in the staff's language, with the same values", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: { ...telegram.settings, chatLanguage: "ru" } });
	const universityId = await university(callerOf("system", backend.url), { name: "Hanyang", nameRu: "Ханьян" });
	await backend.apply({ universityId });
	await backend.contact();
	await backend.settled();
	const texts = telegram.sent.map(({ text }) => text);
	expect(texts.map((text) => text.split("\n")[0]).sort()).toEqual(["Новая заявка", "Новое обращение"]);
	const all = texts.join("\n");
	for (const value of [
		anApplication.fullName,
		"Возраст: 19",
		"Университет: Ханьян",
		"Статус: pending",
		aContact.message,
	])
		expect(all).toContain(value);
	expect(all).toMatch(/Отправлено: \S+ \S+ Ташкент, \S+ \S+ Сеул/);
});

test("NOTIF-03, S-06: markup in a name arrives escaped and is displayed as written", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const fullName = `<b>&amp; <a href="https://example.com">`;
	await backend.apply({ fullName });
	await backend.settled();
	expect(telegram.sent[0]?.body.text).toContain(`&lt;b&gt;&amp;amp; &lt;a href="https://example.com"&gt;`);
	expect(telegram.sent[0]?.text).toContain(`Name: ${fullName}\n`);
	expect(new Set(telegram.sent[0]?.tags)).toEqual(new Set(["b"]));
});

test.each([
	[150, "cut to 100 and an ellipsis", `${"щ".repeat(99)}😀…`],
	[100, "told whole", `${"щ".repeat(99)}😀`],
])("NOTIF-05, LIMIT-09, O-29: a message of %i characters is %s", async (length, _what, expected) => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact({ message: `${"щ".repeat(99)}😀${"z".repeat(length - 100)}` });
	await backend.settled();
	expect(telegram.sent[0]?.text.split("\n")).toContain(`Message: ${expected}`);
});

test("NOTIF-05: truncation happens before escaping, so that no entity is cut", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact({ message: "&".repeat(101) });
	await backend.settled();
	expect(telegram.sent[0]?.body.text).toContain(`${"&amp;".repeat(100)}…`);
});

test("CALL-28, NOTIF-07, O-28: a broken chat does not affect visitors, is logged, and is retried", async () => {
	const telegram = await fakeTelegram();
	telegram.answerNext(refusals.broken, refusals.broken);
	const backend = await startBackend({ telegram: telegram.settings });
	expect(await backend.contact()).toMatch(/^[0-9a-f-]{36}$/);
	await backend.settled();
	expect(telegram.sent).toHaveLength(1);
	expect(backend.logged).toEqual(Array(2).fill("chat delivery: Telegram 500: Internal Server Error"));
	expect(await backend.deliveries()).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
});

test("NOTIF-08: if the chat is not found, the bot's name is queried and added to the reason", async () => {
	const telegram = await fakeTelegram();
	telegram.answerNext(refusals.chatNotFound);
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.apply();
	await backend.settled();
	expect(telegram.asked).toEqual(["sendMessage", "getMe"]);
	const reason = "Telegram 400: chat not found: The bot @test_bot is not in the chat that TELEGRAM_CHAT_ID names";
	expect(await backend.deliveries()).toMatchObject([{ state: "failed", attempts: 1, last_error: reason }]);
	expect(backend.logged).toEqual([`chat delivery: ${reason}`]);
});

test.each([
	["TELEGRAM_BOT_TOKEN", { token: undefined, chatId: "-100" }],
	["TELEGRAM_CHAT_ID", { token: "1:a", chatId: undefined }],
])(
	"O-30, operations 11: without %s the notification fails with that reason, which is no line of the log, and the visitor does not notice",
	async (name, unset) => {
		const backend = await startBackend({ telegram: { apiUrl: "http://127.0.0.1:9", ...unset } });
		expect(await backend.apply()).toMatch(/^HM-/);
		await backend.settled();
		expect(await backend.deliveries()).toMatchObject([
			{ state: "failed", attempts: 1, last_error: `${name} is not set`, sent_at: null },
		]);
		expect(backend.logged).toEqual([]);
	},
);

/** "2026-11-21 14:05" at that many hours west of Greenwich. */
const clockOf = (at: Date, hours: number) =>
	new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
