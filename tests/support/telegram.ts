import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { urlOf } from "./listen.ts";
import { type Commands, type Refusal, type SentMessage, takeCommands, takeMessage } from "./telegram-methods.ts";
import { createUpdateQueue, type FakeUpdate } from "./telegram-updates.ts";

/** One response of the Bot API: an error in its own words, no response, or a broken connection. */
type Answer =
	| Refusal
	| { raw: string; status?: number; headers?: Record<string, string> }
	| "silence"
	| "reset"
	/** Accepts the message, and does not respond. */
	| "taken, then silence"
	/** Accepts the message after this promise resolves. */
	| { hold: Promise<void> };

export const refusals = {
	chatNotFound: { error: 400, description: "Bad Request: chat not found" },
	blockedByUser: { error: 403, description: "Forbidden: bot was blocked by the user" },
	blocked: { error: 403, description: "Forbidden: bot was kicked from the supergroup chat" },
	unauthorized: { error: 401, description: "Unauthorized" },
	migrated: {
		error: 400,
		description: "Bad Request: group chat was upgraded to a supergroup chat",
		parameters: { migrate_to_chat_id: -1001234567890 },
	},
	broken: { error: 500, description: "Internal Server Error" },
	pause: (seconds: number) => ({
		error: 429,
		description: `Too Many Requests: retry after ${seconds}`,
		parameters: { retry_after: seconds },
	}),
} satisfies Record<string, Answer | ((seconds: number) => Answer)>;

/**
 * A Bot API on loopback: accepts messages and keeps updates as Telegram does, or responds as configured. It is strict about
 * entities, buttons, commands, webhooks and second pollers.
 */
export async function fakeTelegram() {
	const token = "123456:AAtestTESTtestTEST-test_test";
	const sent: SentMessage[] = [];
	const asked: string[] = [];
	const answered: { id: string; text: string | undefined }[] = [];
	const commands: Commands[] = [];
	const updates = createUpdateQueue();
	const faults = createFaults();

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [, path, method = ""] = request.url?.split("/") ?? [];
		asked.push(method);
		const body = await bodyOf(request);
		if (path !== `bot${token}`) return refuse(response, refusals.unauthorized);
		const told = faults.next(method, body.chat_id);
		if (told === "reset") return void request.socket.destroy();
		if (told === "silence") return;
		if (typeof told === "object") {
			if ("raw" in told) return void response.writeHead(told.status ?? 200, told.headers).end(told.raw);
			if ("error" in told) return refuse(response, told);
			await told.hold;
		}
		const reply = await callMethod(method, body, once(response, "close"));
		if ("error" in reply) return refuse(response, reply);
		if (told === "taken, then silence") return;
		json(response, 200, { ok: true, result: reply.result });
	}

	async function callMethod(method: string, body: Record<string, unknown>, closed: Promise<unknown>) {
		switch (method) {
			case "getMe":
				return { result: { id: 1, is_bot: true, first_name: "Test", username: botUserName } };
			case "getUpdates":
				return updates.getUpdates(body, closed);
			case "setWebhook":
				return updates.setWebhook(body);
			case "getWebhookInfo":
				return updates.getWebhookInfo();
			case "deleteWebhook":
				return updates.deleteWebhook(body);
			case "sendMessage":
				return keep(sent, takeMessage(body), (count) => ({ message_id: count }));
			case "setMyCommands":
				return keep(commands, takeCommands(body));
			case "answerCallbackQuery":
				return answerQuery(body);
			default:
				return { error: 404, description: "Not Found: method not found" };
		}
	}

	function answerQuery({ callback_query_id: id, text }: Record<string, unknown>) {
		const refusal = (why: string) => ({ error: 400, description: `Bad Request: ${why}` });
		if (String(text ?? "").length > 200) return refusal("MESSAGE_TOO_LONG");
		if (!updates.takeQuery(id)) return refusal("query is too old and response timeout expired or query ID is invalid");
		answered.push({ id: String(id), text: text as string | undefined });
		return { result: true };
	}

	const server = createServer((request, response) => void answer(request, response));
	return {
		settings: { token, chatId: "-100200300", apiUrl: await urlOf(server) },
		/** The accepted messages in order, with the milliseconds at which each arrived. */
		sent,
		/** The called methods. */
		asked,
		/** The answered callback queries, and the commands that were set. */
		answered,
		commands,
		/** The updates that wait, and who polls for them. */
		updates,
		/** Puts an update in. @returns its id. */
		receive: (update: FakeUpdate) => updates.receive(update),
		...faults.settings,
	};
}

/** The name of the fake bot. */
const botUserName = "test_bot";

/** The responses that a test has set instead of the usual ones. */
function createFaults() {
	const next = new Map<string, Answer[]>();
	const ofChat = new Map<number, Answer>();
	let always: Answer | undefined;
	const answerNextTo = (method: string, ...answers: Answer[]) =>
		void next.set(method, [...(next.get(method) ?? []), ...answers]);
	return {
		next: (method: string, chatId: unknown) =>
			next.get(method)?.shift() ?? (ofChat.get(Number(chatId)) || (method === "sendMessage" ? always : undefined)),
		settings: {
			/** Sets the responses to the next calls of a method, or to the next messages. */
			answerNextTo,
			answerNext: (...answers: Answer[]) => answerNextTo("sendMessage", ...answers),
			/** Sets the response to all messages, or to those to one chat, until changed. */
			answerAlways(told: Answer | undefined): void {
				always = told;
			},
			answerChat: (chatId: number, told: Answer | undefined) =>
				void (told ? ofChat.set(chatId, told) : ofChat.delete(chatId)),
		},
	};
}

function keep<Kept extends object>(
	list: Kept[],
	taken: Kept | Refusal,
	resultOf: (count: number) => unknown = () => true,
): { result: unknown } | Refusal {
	if ("error" in taken) return taken;
	list.push(taken);
	return { result: resultOf(list.length) };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body ? JSON.parse(body) : {};
}

function refuse(response: ServerResponse, { error, description, parameters, headers }: Refusal): void {
	json(response, error, { ok: false, error_code: error, description, parameters }, headers);
}

function json(response: ServerResponse, status: number, body: object, headers = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
