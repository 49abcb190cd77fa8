import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat } from "../../tests/support/bot-chat.ts";
import { application } from "../../tests/support/my.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";

type Chat = ReturnType<typeof botChat>;

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql } = backend;
	const chat = botChat(backend, { id: 4_242 });
	/** Telegram takes everything that waits for the chat. @returns how many answers those were. */
	async function deliver() {
		const sent = await sql(
			"update deliveries set state = 'sent', sent_at = now(), payload = null where kind = 'reply' and state = 'waiting' returning id",
		);
		return sent.length;
	}
	/** As after a number of further updates of the chat. */
	const later = (updates: number) => sql("update rate_limits set points = points + $1", [updates]);
	/** @returns how many answers a number of updates gets. */
	async function flood(updates: number, send: (chat: Chat) => Promise<unknown>) {
		let count = 0;
		for (let each = 0; each < updates; each++) {
			await send(chat);
			count += await deliver();
		}
		return count;
	}
	return { ...backend, chat, flood, later };
}

test.each([
	["/stop of a stranger", (chat: Chat) => chat.write("/stop")],
	["Stop all of a stranger", (chat: Chat) => chat.press("stop:all")],
])("a flood is answered up to the limit, and once beyond it: %s", async (_, send) => {
	const { flood, later } = await given();
	expect(await flood(2, send)).toBe(2);
	await later(115);
	expect(await flood(10, send)).toBe(4);
});

test("messages beyond their limit are answered once", async () => {
	const { flood, sql, ...backend } = await given();
	const own = await application({ ...backend, sql });
	await telegramChat(sql, { applicantId: own.applicantId, chatId: 4_242 });
	expect(await flood(40, (chat) => chat.write("Hello"))).toBe(2);
	expect(await sql("select from entries where channel is not null")).toHaveLength(30);
});

test("beyond the limit, messages can still be stopped: of one, and of several together", async () => {
	for (const followed of [1, 2]) {
		const { flood, later, chat, sql, ...backend } = await given();
		for (let each = 0; each < followed; each++) {
			const own = await application({ ...backend, sql });
			await telegramChat(sql, { applicantId: own.applicantId, chatId: 4_242 });
		}
		await flood(1, () => chat.write("/help"));
		await later(118);
		expect(await flood(3, () => chat.write("/help"))).toBe(2);
		await chat.write("/stop");
		const states = await sql("select distinct state from telegram_chats");
		expect(states).toEqual([{ state: "stopped" }]);
	}
});

test("a parent who follows two children with the same name never reads a reference", async () => {
	const { chat, sql, ...backend } = await given();
	const references: string[] = [];
	for (const fullName of ["Malika Aliyeva", "Malika Karimova"]) {
		const own = await application({ ...backend, sql }, { fullName });
		references.push(own.reference);
		await telegramChat(sql, { applicantId: own.applicantId, chatId: 4_242, follower: "family" });
	}
	const answers = [];
	for (const text of ["/status", "/stop", "/start", "/help", "Hello"]) answers.push(...(await chat.write(text)));
	expect(
		answers
			.flatMap(({ buttons }) => buttons ?? [])
			.flat()
			.map(({ text }) => text),
	).toContain("Malika Karimova");
	for (const reference of references) expect(JSON.stringify(answers)).not.toContain(reference);
});
