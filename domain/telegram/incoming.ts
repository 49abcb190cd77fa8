import { asLanguage, type Language } from "../shared/language.ts";
import type { Update } from "./schema.ts";

/** What people send besides texts. Nothing of it is read. */
const attachments = [
	"animation",
	"audio",
	"dice",
	"document",
	"game",
	"live_photo",
	"location",
	"paid_media",
	"photo",
	"poll",
	"sticker",
	"story",
	"venue",
	"video",
	"video_note",
	"voice",
];

/** What an update means to the product. */
export type Incoming = {
	chatId: number;
	/** The language of the sender's Telegram, if we write it. */
	language: Language | undefined;
} & (
	| { kind: "command"; name: string; payload: string }
	| { kind: "text"; text: string }
	/** `phone` is null for a card of somebody else. */
	| { kind: "contact"; phone: string | null }
	| { kind: "attachment" }
	/** A button that was pressed, such as "stop" with the id of a chat's row. */
	| { kind: "button"; name: string; value: string }
	| { kind: "blocked" }
	| { kind: "unblocked" }
);

type Sender = NonNullable<Update["callback_query"]>["from"];
const languageOf = (from: Sender | undefined) => asLanguage(from?.language_code?.slice(0, 2).toLowerCase());

/** @returns undefined for everything that is not ours: groups, channels, other bots, edited and service messages. */
export function readUpdate({ message, callback_query: query, my_chat_member: member }: Update): Incoming | undefined {
	const chat = (message ?? member ?? query?.message)?.chat;
	const from = (message ?? member ?? query)?.from;
	if (chat?.type !== "private" || from?.is_bot) return undefined;
	const sender = { chatId: chat.id, language: languageOf(from) };
	if (message) return readMessage(message, sender);
	if (query) {
		const [, name = "", value = ""] = /^(\w+):(\S+)$/.exec(query.data ?? "") ?? [];
		return { ...sender, kind: "button", name, value };
	}
	if (member?.new_chat_member.status === "kicked") return { ...sender, kind: "blocked" };
	return member?.new_chat_member.status === "member" ? { ...sender, kind: "unblocked" } : undefined;
}

type Message = NonNullable<Update["message"]>;

function readMessage(message: Message, sender: Pick<Incoming, "chatId" | "language">): Incoming | undefined {
	const { contact, from } = message;
	if (contact) {
		// Without this comparison anybody could send the card of somebody else. A forwarded card keeps the number that it was
		// made with, which may be somebody else's by now.
		const isOwn = contact.user_id !== undefined && contact.user_id === from?.id && !isForwarded(message);
		return { ...sender, kind: "contact", phone: isOwn ? contact.phone_number : null };
	}
	if (attachments.some((kind) => Object.hasOwn(message, kind))) return { ...sender, kind: "attachment" };
	const text = cleanText(message.text ?? "");
	if (text === "") return undefined;
	const [, name, rest = ""] = /^\/([a-z_]{1,32})(?:@\w+)?(?:\s+(.*))?$/is.exec(text) ?? [];
	if (name) return { ...sender, kind: "command", name: name.toLowerCase(), payload: rest.trim() };
	return { ...sender, kind: "text", text };
}

const isForwarded = (message: Message): boolean =>
	["forward_origin", "forward_date", "via_bot"].some((mark) => Object.hasOwn(message, mark));

/** Control characters except tabs (\u0009) and line breaks (\u000a). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Without characters that cannot be stored or seen, which Telegram's own apps do not send. */
const cleanText = (text: string): string =>
	text.toWellFormed().replaceAll("\r\n", "\n").replace(controlCharacters, "").trim();
