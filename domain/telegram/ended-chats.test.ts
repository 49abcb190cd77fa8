import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { Caller } from "../access/caller.ts";
import { problemOf } from "../shared/errors.ts";
import { createTelegramLink, disconnectMyTelegram } from "./my-commands.ts";

async function given() {
	const telegram = await fakeTelegram();
	const settings = { ...telegram.settings, updates: "webhook", botName: "hamroh_bot" } as const;
	const backend = await startBackend({ jobs: { workers: 0 }, telegram: settings });
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
	const said = async (chatId: number) => {
		const rows = await sql("select payload ->> 'message' as message from deliveries where chat_id = $1", [chatId]);
		return rows.map(({ message }) => (message ? JSON.parse(message).text : ""));
	};
	return { ...backend, own, session, chats, said };
}

test.each([
	["disconnected", "is disconnected|no longer connected"],
	["Not my application", "disconnected"],
	["replaced by another chat", "now connected to your application"],
])(
	"links die with a chat that ends, and only the goodbye is left of what the bot has said: %s",
	async (end, goodbye) => {
		const backend = await given();
		const { own, session, chats, said, sql } = backend;
		const first = botChat(backend);
		const connected = await first.write(`/start ${await storeLink(backend, own)}`);
		await sql("update deliveries set state = 'sent', sent_at = now(), payload = null where kind = 'reply'");
		const [{ id }] = await sql("select id from telegram_chats");
		const ofChat = await session(id);
		const { payload } = await createTelegramLink(ofChat());
		const second = botChat(backend);
		if (end === "disconnected") {
			await disconnectMyTelegram((await session())(), id);
			// The session has ended with its chat.
			expect(await createTelegramLink(ofChat()).catch(problemOf)).toMatchObject({ kind: "refused" });
		}
		if (end === "Not my application") {
			await first.press(dataOf(connected, end));
			expect(await sql("select * from bot_dialogs")).toEqual([]);
			const stopped = await sql("select data ->> 'reason' as reason from entries where kind = 'telegram_stopped'");
			expect(stopped).toEqual([{ reason: "not_mine" }]);
		}
		if (end === "replaced by another chat") {
			await second.write(`/start ${await storeLink(backend, own)}`);
			await first.press(dataOf(await first.answers(), "Yes, connect it"));
		}
		expect(await said(first.id)).toEqual([expect.stringMatching(goodbye)]);
		await first.write(`/start ${payload}`);
		expect(await chats()).toEqual(end === "replaced by another chat" ? [second.id] : []);
	},
);
