import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";

async function given({ names = ["Bobur Aliyev"] } = {}) {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const chat = botChat(backend);
	const all = [];
	for (const fullName of names) {
		const own = await application(backend, { fullName });
		await chat.write(`/start ${await storeLink(backend, own)}`);
		all.push(own);
	}
	const states = async () =>
		(await backend.sql("select state from telegram_chats order by connected_at")).map(({ state }) => state);
	const events = async () =>
		(
			await backend.sql(
				"select kind, data ->> 'reason' as reason from entries where kind like 'telegram%' order by at, kind",
			)
		).map(({ kind, reason }) => [kind, reason].filter(Boolean).join(" "));
	return { ...backend, chat, all, states, events };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("B3-8: /stop ends messages at once, once, and /start resumes them; a blocked bot writes again when it is unblocked", async () => {
	const { chat, states, events, all, sql } = await given();
	expect(textOf(await chat.write("/stop"))).toContain("We no longer write here");
	expect(await states()).toEqual(["stopped"]);
	expect(textOf(await chat.write("/stop"))).toContain("We don’t write here now");
	expect(textOf(await chat.write("Hello"))).toContain("send /start");
	expect(textOf(await chat.write("/start"))).toContain(all[0]?.reference);
	expect(await states()).toEqual(["active"]);
	expect((await events()).toSorted()).toEqual(["telegram_connected", "telegram_connected", "telegram_stopped stopped"]);
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
	const { chat, states } = await given({ names: ["Bobur Aliyev", "Malika Aliyeva"] });
	const asked = await chat.write("/stop");
	expect(asked[0]?.buttons?.flat().map(({ text }) => text)).toEqual(["Bobur", "Malika", "Stop all messages"]);
	const stopped = textOf(await chat.press(dataOf(asked, "Bobur")));
	expect(stopped.startsWith("<b>Bobur</b>\n")).toBe(true);
	expect(await states()).toEqual(["stopped", "active"]);
	await chat.press("stop:all");
	expect(await states()).toEqual(["stopped", "stopped"]);
});
