import type { Bot, BotMessage, Chat, Mailer } from "../domain/shared/ports.ts";

/** What would have been sent: a message to the staff chat or of the bot (HTML), or an email. */
export type OutboxEntry = {
	at: Date;
	to: string;
	subject: string;
	text: string;
	/** Of a message of the bot: the chat, and what can be pressed there. */
	chat?: Pick<BotMessage, "buttons" | "phoneButton"> & { id: number };
};

/** Keeps the latest messages in memory instead of sending them, for development and tests. */
export function createOutbox(most = 100): { entries: readonly OutboxEntry[]; chat: Chat; bot: Bot; mailer: Mailer } {
	const entries: OutboxEntry[] = [];
	const keep = (entry: Omit<OutboxEntry, "at">) => {
		entries.unshift({ at: new Date(), ...entry });
		entries.length = Math.min(entries.length, most);
	};
	return {
		entries,
		chat: { send: async (text) => keep({ to: "chat", subject: "Chat message", text }) },
		bot: {
			isConfigured: true,
			async send(chatId, { text, buttons, phoneButton }) {
				const chat = { id: chatId, ...(buttons && { buttons }), ...(phoneButton && { phoneButton }) };
				keep({ to: `chat ${chatId}`, subject: "Bot message", text, chat });
			},
			async answer(queryId, text) {
				if (text) keep({ to: `query ${queryId}`, subject: "Answer to a pressed button", text });
			},
		},
		mailer: { isConfigured: true, send: async ({ to, subject, text }) => keep({ to, subject, text }) },
	};
}
