import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const own = await application(backend, { fullName: "Bobur Aliyev" });
	const first = botChat(backend);
	await first.write(`/start ${await storeLink(backend, own)}`);
	const ask = async (level: "known" | "proven", chat = botChat(backend)) => {
		const said = textOf(await chat.write(`/start ${await storeLink(backend, own, { level })}`));
		return { chat, said, asked: await first.answers() };
	};
	const states = () => backend.sql("select chat_id, state, level from telegram_chats order by connected_at");
	return { ...backend, own, first, ask, states };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("B3-13: a request by reference and phone number never takes the place of one that waits", async () => {
	const { first, ask, states } = await given();
	const owner = await ask("proven");
	expect(textOf(owner.asked)).toContain("by a link that we sent you");
	const stranger = await ask("known");
	expect(stranger.said).toContain("too many requests");
	expect(stranger.asked).toEqual([]);
	await first.press(dataOf(owner.asked, "Yes, connect it"));
	expect(await states()).toMatchObject([{ chat_id: String(owner.chat.id), state: "active", level: "proven" }]);
});

test("a proven request takes the place of one by reference and phone number, and that chat is told", async () => {
	const { first, ask, states } = await given();
	const stranger = await ask("known");
	expect(textOf(stranger.asked)).toContain("has not proven who they are");
	const owner = await ask("proven");
	expect(textOf(await stranger.chat.answers())).toContain("Your request is closed");
	expect(await first.press(dataOf(stranger.asked, "Yes, connect it"))).toEqual([]);
	await first.press(dataOf(owner.asked, "Yes, connect it"));
	expect(await states()).toMatchObject([{ chat_id: String(owner.chat.id), state: "active" }]);
});

test("requests by reference and phone number do not use up those of somebody who is proven", async () => {
	const { first, ask } = await given();
	for (let each = 0; each < 4; each++) {
		const { asked } = await ask("known");
		if (asked.length > 0) await first.press(dataOf(asked, "No"));
		await first.answers();
	}
	expect(textOf((await ask("proven")).asked)).toContain("Connect the other Telegram?");
});

test("a parent whose chat waits for an answer is asked for the reference, and follows as family", async () => {
	const { own, ask, sql, states } = await given();
	const { chat } = await ask("known");
	await sql("update applicants set phone_owner = 'parent'");
	expect(textOf(await chat.share(own.phone))).toContain("If you are the applicant, send the reference number");
	expect(await states()).toMatchObject([{ state: "active" }, { state: "active" }]);
});

test("a family chat that unblocks the bot is not the fifth", async () => {
	const { own, sql, ...backend } = await given();
	const blocked = botChat({ ...backend, sql });
	const family = { applicantId: own.applicantId, follower: "family" } as const;
	await telegramChat(sql, { ...family, chatId: blocked.id, state: "blocked" });
	for (let each = 0; each < 4; each++) await telegramChat(sql, { ...family, chatId: 100 + each });
	await blocked.block(false);
	expect(await sql("select state from telegram_chats where chat_id = $1", [blocked.id])).toEqual([
		{ state: "stopped" },
	]);
});
