import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { telegramChats } from "../../database/tables.ts";
import { startBackend } from "../../tests/support/backend.ts";
import { endChats } from "./end-chats.ts";
import { enqueueReply } from "./enqueue.ts";

/** An applicant with a connected chat, and a mother's chat that follows a second applicant too. */
async function given(options: Parameters<typeof startBackend>[0] = {}) {
	const backend = await startBackend({ jobs: { workers: 0 }, ...options });
	const { sql, context } = backend;
	const reference = await backend.apply();
	const other = await backend.apply({ fullName: "Example Sister", phoneNumber: "+998 90 123-45-68" });
	const [one, two] = await sql("select id, applicant_id as applicant from applications order by submitted_at");
	const connect = (applicant: string, chatId: number, more: { follower?: string; state?: string } = {}) =>
		sql(
			`insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state, ended_at)
			values ($1, $2, $3, 'proven', 'link', 'ru', $4::text, case when $4::text = 'stopped' then now() end)`,
			[applicant, chatId, more.follower ?? "applicant", more.state ?? "active"],
		);
	await connect(one.applicant, 11);
	await connect(one.applicant, 12, { follower: "family" });
	await connect(two.applicant, 12, { follower: "family" });
	await connect(one.applicant, 13, { follower: "family", state: "stopped" });
	const ask = `insert into bot_dialogs (chat_id, language, question, data, expires_at)
		values ($1, 'uz', 'subject', '{"text":"Hello"}', now() + '30 minutes')`;
	await sql(ask, [11]);
	await sql(ask, [12]);
	const end = (goodbye: "named" | "unnamed" | "none") =>
		context.database.transaction((transaction) =>
			endChats(context, transaction, eq(telegramChats.applicantId, one.applicant), goodbye),
		);
	const said = () =>
		sql(
			`select chat_id::int as chat, payload ->> 'message' as message from deliveries where channel = 'telegram'
			order by chat_id, created_at`,
		);
	return { ...backend, reference, other, end, said };
}

test("disconnected chats get one goodbye each, and only what another applicant needs is kept", async () => {
	const { end, said, sql, reference } = await given();
	await end("named");
	const messages = await said();
	expect(messages.map(({ chat }) => chat)).toEqual([11, 12]);
	expect(messages[0]?.message).toContain(reference);
	expect(messages[1]?.message).toContain("Bobur");
	expect(messages[1]?.message).not.toContain(reference);
	expect(await sql("select chat_id::int as chat from telegram_chats")).toEqual([{ chat: 12 }]);
	expect(await sql("select chat_id::int as chat, language, question, data from bot_dialogs")).toEqual([
		{ chat: 12, language: "uz", question: null, data: null },
	]);
});

test("a goodbye after an erasure names nobody, and takes back what has not been sent", async () => {
	const { end, said, reference, context } = await given();
	await context.database.transaction((transaction) =>
		enqueueReply(context, transaction, { chatId: 11, language: "ru", text: `About ${reference}` }),
	);
	await end("unnamed");
	const messages = await said();
	expect(messages.map(({ chat }) => chat)).toEqual([11, 12]);
	expect(JSON.stringify(messages)).not.toContain(reference);
	await end("unnamed");
	expect(await said()).toEqual(messages);
});

test("replies of one transaction have different times, in their order", async () => {
	const now = new Date();
	const { context, sql } = await given({ now: () => now });
	await context.database.transaction(async (transaction) => {
		for (const text of ["One", "Two", "Three"])
			await enqueueReply(context, transaction, { chatId: 11, language: "en", text });
	});
	const rows = await sql(
		"select (payload ->> 'message')::json ->> 'text' as text, created_at::text as at from deliveries where chat_id = 11 order by created_at",
	);
	expect(rows.map(({ text }) => text)).toEqual(["One", "Two", "Three"]);
	expect(new Set(rows.map(({ at }) => at)).size).toBe(3);
});
