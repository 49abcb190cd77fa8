import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { Caller } from "../access/caller.ts";
import { problemOf } from "../shared/errors.ts";
import { createTelegramLink, disconnectMyTelegram } from "./my-commands.ts";

async function given() {
	const telegram = await fakeTelegram();
	const backend = await startBackend({
		jobs: { workers: 0 },
		telegram: { ...telegram.settings, updates: "webhook", botName: "hamroh_bot" },
	});
	const { sql, context } = backend;
	const own = await application(backend, { fullName: "Bobur Aliyev" });
	/** A proven session: of a link, or of the button in a chat. */
	async function session(chat: string | null = null) {
		const [row] = await sql(
			`insert into sessions (applicant_id, level, opened_by, telegram_chat_id, expires_at)
			values ($1, 'proven', $2, $3, now() + interval '1 hour') returning id`,
			[own.applicantId, chat ? "telegram" : "link", chat],
		);
		const { applicantId } = own;
		return () => new Caller({ role: "proven", applicantId, applicationId: null, sessionId: row?.id }, context);
	}
	const chats = async () =>
		(await sql("select chat_id from telegram_chats where state = 'active'")).map((row) => Number(row.chat_id));
	const said = async (chatId: number) =>
		(await sql("select payload ->> 'message' as message from deliveries where chat_id = $1", [chatId])).map(
			({ message }) => (message ? (JSON.parse(message).text as string) : ""),
		);
	return { ...backend, own, session, chats, said };
}

test("a link that was made in the session of a chat connects nothing after the chat was disconnected on the page", async () => {
	const backend = await given();
	const { own, session, chats, sql } = backend;
	const id = await telegramChat(sql, { applicantId: own.applicantId, provenBy: "phone" });
	const ofChat = await session(id);
	const { payload } = await createTelegramLink(ofChat());
	await disconnectMyTelegram((await session())(), id);
	const refused = await botChat(backend, { id: 4_242 }).write(`/start ${payload}`);
	expect(refused[0]?.text).toContain("already been used or is too old");
	expect(await chats()).toEqual([]);
	const error = await createTelegramLink(ofChat()).catch((thrown: unknown) => thrown);
	// The session has ended with its chat.
	expect(problemOf(error)?.kind).toBe("refused");
});

test.each(["Not my application", "replaced by another chat"])("links die with a chat that ends: %s", async (end) => {
	const backend = await given();
	const { own, session, chats, sql } = backend;
	const first = botChat(backend);
	const connected = await first.write(`/start ${await storeLink(backend, own)}`);
	const [{ id }] = await sql("select id from telegram_chats");
	const { payload } = await createTelegramLink((await session(id))());
	const second = botChat(backend);
	if (end === "Not my application") {
		await first.press(dataOf(connected, "Not my application"));
	} else {
		await second.write(`/start ${await storeLink(backend, own)}`);
		await first.press(dataOf(await first.answers(), "Yes, connect it"));
	}
	await first.write(`/start ${payload}`);
	expect(await chats()).toEqual(end === "Not my application" ? [] : [second.id]);
});

test.each(["disconnected", "Not my application", "replaced by another chat"])(
	"of what the bot has said in a chat only the goodbye is left after it ends: %s",
	async (end) => {
		const backend = await given();
		const { own, session, said, sql } = backend;
		const first = botChat(backend);
		const connected = await first.write(`/start ${await storeLink(backend, own)}`);
		await sql("update deliveries set state = 'sent', sent_at = now(), payload = null where kind = 'reply'");
		const [{ id }] = await sql("select id from telegram_chats");
		if (end === "disconnected") await disconnectMyTelegram((await session())(), id);
		if (end === "Not my application") await first.press(dataOf(connected, "Not my application"));
		if (end === "replaced by another chat") {
			await botChat(backend).write(`/start ${await storeLink(backend, own)}`);
			await first.press(dataOf(await first.answers(), "Yes, connect it"));
		}
		const left = await said(first.id);
		expect(left).toHaveLength(1);
		expect(left[0]).toMatch(/no longer connected|is disconnected|now connected to your application/);
	},
);
