import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { telegramChats } from "../../database/tables.ts";
import { startBackend } from "../../tests/support/backend.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { endChats } from "./end-chats.ts";
import { enqueueReply } from "./enqueue.ts";

test("a goodbye after an erasure names nobody, takes back what has not been sent, and keeps what another applicant needs", async () => {
	const { sql, context, apply } = await startBackend({ jobs: { workers: 0 } });
	const reference = await apply();
	await apply({ fullName: "Example Sister", phoneNumber: "+998 90 123-45-68" });
	const [one, two] = await sql("select applicant_id as id from applications order by submitted_at");
	await telegramChat(sql, { applicantId: one.id, chatId: 11, language: "ru" });
	for (const { id } of [one, two]) await telegramChat(sql, { applicantId: id, chatId: 12, follower: "family" });
	await telegramChat(sql, { applicantId: one.id, chatId: 13, follower: "family", state: "stopped" });
	await sql(`insert into bot_dialogs (chat_id, language, question, data, expires_at)
		select chat, 'uz', 'subject', '{"text":"Hello"}', now() + '30 minutes' from unnest(array[11, 12]) as chat`);
	const text = `About ${reference}`;
	await context.database.transaction((change) => enqueueReply(context, change, { chatId: 11, language: "ru", text }));
	const ofOne = eq(telegramChats.applicantId, one.id);
	const end = () => context.database.transaction((change) => endChats(context, change, ofOne, "unnamed"));
	const said = () => sql("select chat_id::int as chat, payload from deliveries where channel = 'telegram' order by 1");
	await end();
	const messages = await said();
	expect(messages.map(({ chat }) => chat)).toEqual([11, 12]);
	expect(JSON.stringify(messages)).not.toContain(reference);
	expect(await sql("select chat_id::int as chat from telegram_chats")).toEqual([{ chat: 12 }]);
	const dialogs = await sql("select chat_id::int as chat, language, question, data from bot_dialogs");
	expect(dialogs).toEqual([{ chat: 12, language: "uz", question: null, data: null }]);
	await end();
	expect(await said()).toEqual(messages);
});
