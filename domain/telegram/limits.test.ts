import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat } from "../../tests/support/bot-chat.ts";
import { application } from "../../tests/support/my.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";

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
	async function flood(updates: number, send: () => Promise<unknown>) {
		let count = 0;
		for (let each = 0; each < updates; each++) {
			await send();
			count += await deliver();
		}
		return count;
	}
	/** Stores an application that the chat follows. */
	async function follow(input: Parameters<typeof application>[1] = {}, follower: "applicant" | "family" = "applicant") {
		const own = await application(backend, input);
		await telegramChat(sql, { applicantId: own.applicantId, chatId: 4_242, follower });
		return own;
	}
	return { ...backend, chat, flood, later, follow };
}

test("a flood of a stranger is answered up to the limit, and once beyond it", async () => {
	const { flood, later, chat } = await given();
	expect(await flood(2, () => chat.press("stop:all"))).toBe(2);
	await later(115);
	expect(await flood(10, () => chat.write("/stop"))).toBe(4);
});

test("messages beyond their limit are answered once", async () => {
	const { flood, chat, follow, sql } = await given();
	await follow();
	expect(await flood(40, () => chat.write("Hello"))).toBe(2);
	expect(await sql("select from entries where channel is not null")).toHaveLength(30);
});

test("beyond the limit, messages can still be stopped: of one, and of several together", async () => {
	for (const followed of [1, 2]) {
		const { flood, later, chat, follow, sql } = await given();
		for (let each = 0; each < followed; each++) await follow();
		await flood(1, () => chat.write("/help"));
		await later(118);
		expect(await flood(3, () => chat.write("/help"))).toBe(2);
		await chat.write("/stop");
		expect(await sql("select distinct state from telegram_chats")).toEqual([{ state: "stopped" }]);
	}
});

test("a parent who follows two children with the same name never reads a reference", async () => {
	const { chat, follow } = await given();
	const names = ["Malika Aliyeva", "Malika Karimova"];
	const references = [];
	for (const fullName of names) references.push((await follow({ fullName }, "family")).reference);
	const answers = [];
	for (const text of ["/status", "/stop", "/start", "/help", "Hello"]) answers.push(...(await chat.write(text)));
	const buttons = answers.flatMap((answer) => answer.buttons ?? []).flat();
	expect(buttons.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
	for (const reference of references) expect(JSON.stringify(answers)).not.toContain(reference);
});
