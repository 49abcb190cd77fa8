import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { application } from "../../tests/support/my.ts";
import { removeOldBotData } from "./state-commands.ts";

test("the bot's old updates, dialogs and requests are deleted, and the others kept", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql, system } = backend;
	const own = await application(backend);
	await sql(`insert into bot_updates (update_id, received_at) values
		(1, now() - '8 days'::interval), (2, now() - '6 days'::interval);
		insert into bot_dialogs (chat_id, language, question, data, expires_at, changed_at) values
		(1, 'uz', null, null, null, now() - '8 days'::interval),
		(2, 'uz', null, null, null, now() - '6 days'::interval),
		(3, 'uz', 'subject', '{"0":"Hello"}', now() - '1 minute'::interval, now() - '8 days'::interval),
		(4, 'uz', 'subject', '{"0":"Hello"}', now() + '1 minute'::interval, now())`);
	await sql(
		`insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state, connected_at)
		select $1, chat, 'applicant', 'proven', 'link', 'uz', state, now() - age::interval
		from (values (3, 'active', '300 days'), (5, 'requested', '3 days'), (6, 'requested', '1 day')) as stored (chat, state, age)`,
		[own.applicantId],
	);
	await removeOldBotData(system);
	expect(await sql("select update_id::int as id from bot_updates")).toEqual([{ id: 2 }]);
	expect(await sql("select chat_id::int as chat, data from bot_dialogs order by chat_id")).toEqual([
		{ chat: 2, data: null },
		{ chat: 3, data: null },
		{ chat: 4, data: { 0: "Hello" } },
	]);
	const chats = await sql("select chat_id from telegram_chats order by chat_id");
	expect(chats.map((row) => Number(row.chat_id))).toEqual([3, 6]);
});
