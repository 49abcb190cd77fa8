import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { textFrom } from "../../tests/support/bot.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { Caller } from "../access/caller.ts";
import { listMyMessages } from "../cases/conversations/queries.ts";
import { writtenDeadline } from "../messaging/dates.ts";
import { receiveBotUpdate } from "./commands.ts";

type Options = Parameters<typeof startBackend>[0];
const siblings = ["Bobur Aliyev", "Malika Aliyeva"];

async function given({ names = ["Bobur Aliyev"], ...options }: Options & { names?: string[] } = {}) {
	const backend = await startBackend({ jobs: { workers: 0 }, ...options });
	const chat = botChat(backend);
	const all = [];
	for (const fullName of names) {
		const own = await application(backend, { fullName });
		await chat.write(`/start ${await storeLink(backend, own, { level: names.length > 1 ? "proven" : "known" })}`);
		all.push(own);
	}
	const stored = () =>
		backend.sql(`select text, kind, channel, applicant_id as applicant, application_id as about from entries
			where channel is not null order by visible_at, id`);
	const states = async () =>
		(await backend.sql("select state from telegram_chats order by connected_at")).map(({ state }) => state);
	return { ...backend, chat, all, stored, states };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("a text becomes a message with its task, event and notice, and is confirmed once an hour with the page's moment", async () => {
	let now = new Date();
	const { chat, all, stored, sql, context } = await given({ now: () => now });
	const [own] = all;
	const text = "When does <b>the term</b> begin?";
	const receipt = textOf(await chat.write(text));
	const about = { applicant: own?.applicantId, about: own?.id };
	expect(await stored()).toEqual([{ text, kind: "message_in", channel: "telegram", ...about }]);
	const entry = "entry_id in (select id from entries where channel is not null)";
	expect(await sql(`select kind from tasks where ${entry}`)).toEqual([{ kind: "answer_message" }]);
	expect(await sql("select kind from deliveries where entry_id is not null")).toEqual([{ kind: "message" }]);
	const session = { applicantId: own?.applicantId ?? "", applicationId: own?.id ?? "", sessionId: "" };
	const [shown] = await listMyMessages(new Caller({ role: "applicant", ...session }, context));
	const deadline = writtenDeadline(shown?.promise?.at as Date, "en");
	expect(receipt).toContain(deadline);
	expect(await chat.write("And when does it end?")).toEqual([]);
	expect(await stored()).toHaveLength(2);
	now = new Date(now.getTime() + 61 * 60_000);
	expect(textOf(await chat.write("Hello?"))).toContain(deadline);
	now = new Date(now.getTime() + 20 * 24 * 60 * 60_000);
	expect(textOf(await chat.write("Hello?"))).toContain("are late");
});

test("B3-2: the same update twenty times, at once and in any order, stores one message and gets one answer", async () => {
	const { chat, system, stored, sql } = await given();
	const texts = ["First", "/status", "Second"];
	const updates = texts.map((text, index) => ({ update_id: 5 + index, ...textFrom(chat.id, text) }));
	const repeated = Array.from({ length: 20 }, () => updates.toReversed()).flat();
	await Promise.all(repeated.map((each) => receiveBotUpdate(system, each)));
	for (const each of repeated) await receiveBotUpdate(system, each);
	expect((await stored()).map(({ text }) => text).toSorted()).toEqual(["First", "Second"]);
	expect(await chat.answers()).toHaveLength(2);
	expect(await sql("select from bot_updates where update_id in (5, 6, 7)")).toHaveLength(3);
});

test("B3-7: a photo, a document or a voice message is neither fetched nor stored, only answered with the way to the page", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings, jobs: { workers: 0 } });
	const { sql } = backend;
	const tables = ["tasks", "entries", "bot_dialogs", "telegram_chats"];
	const rows = () => Promise.all(tables.map((table) => sql(`select * from ${table}`)));
	for (const message of [
		{ photo: [{ file_id: "x", width: 1, height: 1 }], caption: "My passport AA1234567" },
		{ document: { file_id: "x", file_name: "passport AA1234567.pdf" } },
		{ voice: { file_id: "x", duration: 3 } },
		{ location: { latitude: 41.3, longitude: 69.2 } },
	]) {
		const chat = botChat(backend);
		await chat.write(`/start ${await storeLink(backend, await application(backend), { level: "known" })}`);
		const before = await rows();
		const answers = await chat.send(message);
		expect(textOf(answers)).toContain("Upload documents on your page");
		expect(answers[0]?.buttons?.flat()[0]?.text).toBe("My application");
		// The other pictures of an album.
		expect(await chat.send(message)).toEqual([]);
		expect(await rows()).toEqual(before);
	}
	expect(telegram.asked).toEqual([]);
	const all = await sql("select row_to_json(deliveries)::text as row from deliveries");
	expect(JSON.stringify(all)).not.toContain("AA1234567");
});

test("B3-10: a mother who follows two children is asked whom a text is about, and nothing is lost meanwhile", async () => {
	let now: Date | undefined;
	const { chat, all, stored } = await given({ names: siblings, now: () => now ?? new Date() });
	const [, malika] = all;
	expect(textOf(await chat.write("First"))).toBe("Who is this message about?");
	const asked = await chat.write("Second");
	expect(await stored()).toEqual([]);
	const receipt = textOf(await chat.press(dataOf(asked, "Malika")));
	expect(receipt.startsWith("<b>Malika</b>\n")).toBe(true);
	const about = ["First", "Second"].map((text) => ({ text, applicant: malika?.applicantId }));
	expect(await stored()).toMatchObject(about);
	// The question is answered.
	expect(await chat.press(dataOf(asked, "Malika"))).toEqual([]);
	expect(await stored()).toHaveLength(2);
	// In their order, although both have the same time.
	now = new Date();
	const status = await chat.write("/status");
	expect(status.map(({ text }) => text.split("\n")[0])).toEqual(["<b>Bobur</b>", "<b>Malika</b>"]);
	await chat.write("😀".repeat(4_096));
	expect(textOf(await chat.write("😀".repeat(4_096)))).toContain("choose first");
});

test("texts in a chat that follows nobody are not stored, and get the ways in", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const stranger = botChat(backend, { language: "uz-Latn" });
	expect(textOf(await stranger.write("Salom"))).toContain("Assalomu alaykum!");
	expect(await backend.sql("select from entries where channel is not null")).toEqual([]);
});

test("B3-8: /stop ends messages at once, once, and /start resumes them; a blocked bot writes again when it is unblocked", async () => {
	const { chat, states, all, sql } = await given();
	expect(textOf(await chat.write("/stop"))).toContain("We no longer write here");
	expect(await states()).toEqual(["stopped"]);
	expect(textOf(await chat.write("/stop"))).toContain("We don’t write here now");
	expect(textOf(await chat.write("Hello"))).toContain("send /start");
	expect(textOf(await chat.write("/start"))).toContain(all[0]?.reference);
	expect(await states()).toEqual(["active"]);
	expect(await sql("select data ->> 'reason' as reason from entries where kind like 'telegram%' order by 1")).toEqual(
		["stopped", null, null].map((reason) => ({ reason })),
	);
	await sql("delete from deliveries");
	expect(await chat.block(true)).toEqual([]);
	expect(await states()).toEqual(["blocked"]);
	expect(await sql("select * from deliveries")).toEqual([]);
	await chat.block(false);
	expect(await states()).toEqual(["active"]);
	await chat.write("/stop");
	await chat.block(true);
	await chat.block(false);
	// Whoever stopped the messages gets none by unblocking the bot.
	expect(await states()).toEqual(["stopped"]);
});

test("B3-10: Stop for one of two children leaves the other", async () => {
	const { chat, states } = await given({ names: siblings });
	const asked = await chat.write("/stop");
	expect(asked[0]?.buttons?.flat().map(({ text }) => text)).toEqual(["Bobur", "Malika", "Stop all messages"]);
	const stopped = textOf(await chat.press(dataOf(asked, "Bobur")));
	expect(stopped.startsWith("<b>Bobur</b>\n")).toBe(true);
	expect(await states()).toEqual(["stopped", "active"]);
	await chat.press("stop:all");
	expect(await states()).toEqual(["stopped", "stopped"]);
});

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
	expect(await sql("select from bot_updates")).toHaveLength(updates.length);
	for (const table of ["deliveries", "telegram_chats", "bot_dialogs", "entries"])
		expect(await sql(`select * from ${table}`), table).toEqual([]);
	expect(logged).toEqual([]);
});

test("an old, empty or foreign button is answered with the way to the page", async () => {
	const telegram = await fakeTelegram();
	const { chat: reader, ...backend } = await given({ telegram: telegram.settings });
	const other = await application(backend);
	const stranger = botChat(backend);
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

/** A chat of which the test counts the answers. */
async function followedChat() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql } = backend;
	const chat = botChat(backend, { id: 4_242 });
	/** Telegram takes everything that waits for the chat. @returns how many answers those were. */
	async function deliver() {
		const sent = await sql(`update deliveries set state = 'sent', sent_at = now(), payload = null
			where kind = 'reply' and state = 'waiting' returning id`);
		return sent.length;
	}
	/** As after a number of further updates of the chat. */
	const later = (updates: number) => sql("update rate_limits set points = points + $1", [updates]);
	/** @returns how many answers a number of updates gets. */
	async function flood(updates: number, send: () => Promise<unknown>) {
		let count = 0;
		for (let each = 0; each < updates; each++) {
			await send();
			count += await deliver();
		}
		return count;
	}
	/** Stores an application that the chat follows. */
	async function follow(input: { fullName?: string } = {}, follower: "applicant" | "family" = "applicant") {
		const own = await application(backend, input);
		await telegramChat(sql, { applicantId: own.applicantId, chatId: 4_242, follower });
		return own;
	}
	return { ...backend, chat, flood, later, follow };
}

test("a flood of a stranger is answered up to the limit, and once beyond it", async () => {
	const { flood, later, chat } = await followedChat();
	expect(await flood(2, () => chat.press("stop:all"))).toBe(2);
	await later(115);
	expect(await flood(10, () => chat.write("/stop"))).toBe(4);
});

test("messages beyond their limit are answered once", async () => {
	const { flood, chat, follow, sql } = await followedChat();
	await follow();
	expect(await flood(40, () => chat.write("Hello"))).toBe(2);
	expect(await sql("select from entries where channel is not null")).toHaveLength(30);
});

test("beyond the limit, messages can still be stopped: of one, and of several together", async () => {
	for (const followed of [1, 2]) {
		const { flood, later, chat, follow, sql } = await followedChat();
		for (let each = 0; each < followed; each++) await follow();
		await flood(1, () => chat.write("/help"));
		await later(118);
		expect(await flood(3, () => chat.write("/help"))).toBe(2);
		await chat.write("/stop");
		expect(await sql("select distinct state from telegram_chats")).toEqual([{ state: "stopped" }]);
	}
});

test("a parent who follows two children with the same name never reads a reference", async () => {
	const { chat, follow } = await followedChat();
	const names = ["Malika Aliyeva", "Malika Karimova"];
	const references = [];
	for (const fullName of names) references.push((await follow({ fullName }, "family")).reference);
	const answers = [];
	for (const text of ["/status", "/stop", "/start", "/help", "Hello"]) answers.push(...(await chat.write(text)));
	const buttons = answers.flatMap((answer) => answer.buttons ?? []).flat();
	expect(buttons.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
	for (const reference of references) expect(JSON.stringify(answers)).not.toContain(reference);
});
