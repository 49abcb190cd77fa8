import type { FakeUpdate } from "./telegram-updates.ts";

/** An update as Telegram sends it for a text in a private chat. */
export const textFrom = (chatId: number, text: string): FakeUpdate => ({
	message: {
		message_id: 1,
		date: 1_790_000_000,
		chat: { id: chatId, type: "private", first_name: "Dilnoza" },
		from: { id: chatId, is_bot: false, first_name: "Dilnoza", language_code: "en" },
		text,
	},
});
