import { parseEntities } from "./telegram-html.ts";

export type SentMessage = { body: Record<string, unknown>; text: string; tags: string[]; at: number };
export type Refusal = { error: number; description: string; parameters?: object; headers?: Record<string, string> };

const bad = (why: string): Refusal => ({ error: 400, description: `Bad Request: ${why}` });

/** Accepts a message of `sendMessage` as Telegram does. */
export function takeMessage(body: Record<string, unknown>): SentMessage | Refusal {
	if (body.chat_id === undefined) return bad("chat_id is empty");
	const parsed = parseEntities(String(body.text ?? ""), body.parse_mode === "HTML");
	if ("fault" in parsed) return bad(`can't parse entities: ${parsed.fault}`);
	if (parsed.text.trim() === "") return bad("message text is empty");
	if (parsed.text.length > 4_096) return bad("message is too long");
	const fault = faultOfKeyboard(body.reply_markup);
	return fault ? bad(fault) : { body, ...parsed, at: performance.now() };
}

type Button = Record<string, unknown>;
type Markup = { inline_keyboard?: Button[][]; keyboard?: Button[][]; remove_keyboard?: boolean };

function faultOfKeyboard(markup: unknown): string | undefined {
	if (markup === undefined) return undefined;
	const { inline_keyboard: inline, keyboard, remove_keyboard: removes } = markup as Markup;
	if ([inline, keyboard, removes].filter((one) => one !== undefined).length !== 1)
		return "object expected as reply markup";
	return (inline ?? [])
		.flat()
		.map(faultOfButton)
		.concat((keyboard ?? []).flat().map(({ text }) => (text ? undefined : "keyboard button text must be non-empty")))
		.find((fault) => fault !== undefined);
}

function faultOfButton({ text, url, callback_data: data }: Button): string | undefined {
	if (!text) return "inline keyboard button text must be non-empty";
	if ((url === undefined) === (data === undefined)) return "inline keyboard button has to have exactly one type";
	if (url !== undefined && !/^(https?|tg):\/\/\S+$/.test(String(url))) return `inline keyboard button URL is invalid`;
	const bytes = Buffer.byteLength(String(data ?? "x"));
	return bytes < 1 || bytes > 64 ? "BUTTON_DATA_INVALID" : undefined;
}

export type Commands = { language: string; scope: string; commands: { command: string; description: string }[] };

/** Accepts the list of commands of one language. */
export function takeCommands(body: Record<string, unknown>): Commands | Refusal {
	const { commands, scope, language_code: language = "" } = body;
	if (!Array.isArray(commands) || commands.length > 100) return bad("commands must be an array of at most 100");
	if (!/^([a-z]{2})?$/.test(String(language))) return bad("invalid language code specified");
	for (const { command, description } of commands) {
		if (!/^[a-z0-9_]{1,32}$/.test(String(command))) return bad("BOT_COMMAND_INVALID");
		if (!description || [...String(description)].length > 256) return bad("BOT_COMMAND_DESCRIPTION_INVALID");
	}
	return { language: String(language), scope: String((scope as { type?: string })?.type ?? "default"), commands };
}
