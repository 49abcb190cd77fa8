import { randomInt, randomUUID } from "node:crypto";

/** The largest number of an update that developers write, far above Telegram's. */
const maxId = 2 ** 48 - 1;

/**
 * The update that Telegram would send for the box of the outbox page: a text, a shared phone number, or a pressed button.
 * @returns undefined if a field is missing.
 */
export function writtenUpdate(fields: FormData): object | undefined {
	const fieldOf = (name: string) => String(fields.get(name) ?? "");
	const chatId = Number(fieldOf("chat"));
	if (!Number.isSafeInteger(chatId) || chatId <= 0) return undefined;
	const chat = { id: chatId, type: "private" };
	const from = { id: chatId, is_bot: false, first_name: fieldOf("name"), language_code: "en" };
	const update = { update_id: randomInt(2 ** 40, maxId) };
	const message = { message_id: 1, date: Math.floor(Date.now() / 1_000), chat, from };
	const [text, phone, data] = [fieldOf("text"), fieldOf("phone"), fieldOf("data")];
	switch (fieldOf("send")) {
		case "text":
			return text ? { ...update, message: { ...message, text } } : undefined;
		case "phone":
			return phone
				? { ...update, message: { ...message, contact: { phone_number: phone, user_id: chatId } } }
				: undefined;
		case "button":
			return data ? { ...update, callback_query: { id: randomUUID(), from, message, data } } : undefined;
		default:
			return undefined;
	}
}
