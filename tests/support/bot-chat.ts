import type { Caller } from "../../domain/access/caller.ts";
import { receiveBotUpdate } from "../../domain/telegram/commands.ts";
import type { sqlOn } from "./site.ts";

type Button = { text: string; url?: string; data?: string };
/** What the bot says: the text as Telegram's HTML, and its buttons row by row. */
export type BotAnswer = { text: string; buttons?: Button[][]; phoneButton?: string | null };

let updates = 800_000_000;
let chats = 7_000_000_000;

/** A private chat with the bot, as its reader uses it. */
export function botChat(
	{ system, sql }: { system: Caller; sql: ReturnType<typeof sqlOn> },
	{ language = "en", id = ++chats }: { language?: string | undefined; id?: number } = {},
) {
	const chat = { id, type: "private" };
	const from = { id, is_bot: false, language_code: language };
	const seen = new Set<string>();
	const receive = (update: object) => receiveBotUpdate(system, { update_id: ++updates, ...update });
	/** What the bot has said since the last call. */
	const answers = async (): Promise<BotAnswer[]> => {
		const rows = await sql(
			`select id, payload ->> 'message' as message from deliveries
			where channel = 'telegram' and kind = 'reply' and chat_id = $1 order by created_at`,
			[id],
		);
		const told = rows.filter(({ id }) => !seen.has(id));
		for (const { id } of told) seen.add(id);
		return told.map(({ message }) => JSON.parse(message));
	};
	const send = async (message: object): Promise<BotAnswer[]> => {
		await receive({ message: { message_id: 1, date: 1, chat, from, ...message } });
		return answers();
	};
	return {
		id,
		receive,
		answers,
		send,
		/** Writes a text or a command. */
		write: (text: string) => send({ text }),
		/** Shares a phone number; by default the reader's own. */
		share: (phone: string, userId: number | undefined = id) =>
			send({ contact: { phone_number: phone, first_name: "Example", user_id: userId } }),
		async press(data: string | undefined) {
			const message = { message_id: 1, date: 1, chat };
			await receive({ callback_query: { id: String(updates), from, chat_instance: "1", message, data } });
			return answers();
		},
		async block(isBlocked: boolean) {
			const status = isBlocked ? "kicked" : "member";
			const member = { user: { id: 1, is_bot: true }, status };
			await receive({ my_chat_member: { chat, from, date: 1, new_chat_member: member } });
			return answers();
		},
	};
}

/** The data of a button with that text. */
export function dataOf(answers: BotAnswer[], text: string): string {
	const buttons = answers.flatMap((answer) => answer.buttons ?? []).flat();
	return buttons.find((button) => button.text === text)?.data ?? `no button ${text}`;
}
