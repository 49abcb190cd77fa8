import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { receiveBotUpdate } from "./commands.ts";

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
const chat = { id: 5, type: "private" };
const from = { id: 5, is_bot: false };

test("what is not ours is noted once and has no effect", async () => {
	const { system, sql, logged } = await startBackend({ jobs: { workers: 0 } });
	const said = { chat, from, text: "/start" };
	const updates: object[] = [
		{ message: { ...said, chat: { id: -5, type: "group" } } },
		{ message: { ...said, from: { ...from, is_bot: true } } },
		{ edited_message: said },
		{ channel_post: { chat: { id: -5, type: "channel" }, text: "/start" } },
		{ message: { chat, from, pinned_message: {} } },
		{ message: { chat, from, text: "\u0000\u0007 \n" } },
		{ unknown_part: nested(5_000) },
		{ my_chat_member: { chat, from, new_chat_member: { status: "kicked" } } },
	];
	for (const [index, update] of updates.entries()) await receiveBotUpdate(system, { update_id: index, ...update });
	expect(await sql("select count(*)::int as count from bot_updates")).toEqual([{ count: updates.length }]);
	for (const table of ["deliveries", "telegram_chats", "bot_dialogs", "entries"]) {
		expect(await sql(`select * from ${table}`), table).toEqual([]);
	}
	expect(logged).toEqual([]);
});

test("an old, empty or foreign button is answered with the way to the page", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings, jobs: { workers: 0 } });
	const own = await application(backend);
	const other = await application(backend);
	const reader = botChat(backend);
	const stranger = botChat(backend);
	await reader.write(`/start ${await storeLink(backend, own)}`);
	await stranger.write(`/start ${await storeLink(backend, other)}`);
	const [{ id }] = await backend.sql("select id from telegram_chats where chat_id = $1", [reader.id]);
	const bad = [undefined, "", "stop:", `stop:${other.id}`, `stop:${id}`, `notmine:${id}`, `allow:${id}`];
	bad.push("about:1", "language:fr", "constructor:1", "__proto__:1", "deny:' or 1=1");
	for (const data of bad) {
		const query = { id: `q${data}`, from: { id: stranger.id, language_code: "en" }, data };
		telegram.receive({ callback_query: query });
		await stranger.receive({ callback_query: { ...query, message: { chat: { id: stranger.id, type: "private" } } } });
	}
	expect(await stranger.answers()).toEqual([]);
	expect(telegram.answered.map(({ text }) => text)).toEqual(bad.map(() => "Please open your page."));
	expect(await backend.sql("select state from telegram_chats")).toEqual([{ state: "active" }, { state: "active" }]);
	expect(backend.logged).toEqual([]);
});
