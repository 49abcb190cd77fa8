import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { parseEntities } from "./telegram-html.ts";

export type SentMessage = { body: Record<string, unknown>; text: string; tags: string[] };

/** One response of the Bot API: an error in its own words, no response, or a broken connection. */
type Answer =
	| { error: number; description: string; parameters?: object; headers?: Record<string, string> }
	| { raw: string; status?: number; headers?: Record<string, string> }
	| "silence"
	| "reset"
	/** Accepts the message, then breaks the connection before responding. */
	| "taken, then reset"
	| "taken, then silence"
	/** Accepts the message after this promise resolves, or breaks the connection then. */
	| { hold: Promise<void>; breaks?: true };

export const refusals = {
	chatNotFound: { error: 400, description: "Bad Request: chat not found" },
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

/** A Bot API on loopback that accepts messages as Telegram does, or responds as configured. */
export async function fakeTelegram() {
	const token = "123456:AAtestTESTtestTEST-test_test";
	const sent: SentMessage[] = [];
	const asked: string[] = [];
	const next: Answer[] = [];
	let always: Answer | undefined;

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [, path, method = ""] = request.url?.split("/") ?? [];
		asked.push(method);
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		if (path !== `bot${token}`) return refuse(response, refusals.unauthorized);
		if (method === "getMe")
			return json(response, 200, { ok: true, result: { id: 1, is_bot: true, username: "test_bot" } });
		if (method !== "sendMessage") return refuse(response, { error: 404, description: "Not Found: method not found" });
		const told = next.shift() ?? always;
		if (told === "reset") return void request.socket.destroy();
		if (told === "silence") return;
		if (told && typeof told === "object" && "raw" in told) {
			return void response.writeHead(told.status ?? 200, told.headers).end(told.raw);
		}
		if (told && typeof told === "object" && "error" in told) return refuse(response, told);
		if (told && typeof told === "object") {
			await told.hold;
			if (told.breaks) return void request.socket.destroy();
		}
		const message = take(JSON.parse(body));
		if ("error" in message) return refuse(response, message);
		sent.push(message);
		if (told === "taken, then reset") return void request.socket.destroy();
		if (told === "taken, then silence") return;
		json(response, 200, { ok: true, result: { message_id: sent.length } });
	}

	const server = createServer((request, response) => void answer(request, response));
	const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	const close = () =>
		new Promise<void>((done) => {
			server.close(() => done());
			server.closeAllConnections();
		});
	await listen(0);
	const { port } = server.address() as AddressInfo;
	onTestFinished(close);
	return {
		settings: { token, chatId: "-100200300", apiUrl: `http://127.0.0.1:${port}` },
		/** The accepted messages in order. */
		sent,
		/** The called methods. */
		asked,
		/** Sets the responses to the next messages; afterwards it accepts them again. */
		answerNext: (...answers: Answer[]) => void next.push(...answers),
		/** Sets the response to all messages until changed. */
		answerAlways: (told: Answer | undefined) => {
			always = told;
		},
		/** Closes the port. */
		down: close,
		up: () => listen(port),
	};
}

type Refusal = Extract<Answer, { error: number }>;

function take(body: Record<string, unknown>): SentMessage | Refusal {
	if (body.chat_id === undefined) return { error: 400, description: "Bad Request: chat_id is empty" };
	const parsed = parseEntities(String(body.text ?? ""), body.parse_mode === "HTML");
	if ("fault" in parsed) return { error: 400, description: `Bad Request: can't parse entities: ${parsed.fault}` };
	if (parsed.text.trim() === "") return { error: 400, description: "Bad Request: message text is empty" };
	if (parsed.text.length > 4_096) return { error: 400, description: "Bad Request: message is too long" };
	return { body, ...parsed };
}

function refuse(response: ServerResponse, { error, description, parameters, headers }: Refusal): void {
	json(response, error, { ok: false, error_code: error, description, parameters }, headers);
}

function json(response: ServerResponse, status: number, body: object, headers = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
