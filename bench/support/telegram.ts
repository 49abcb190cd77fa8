import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type Telegram = {
	/** The settings of a site that sends messages here. */
	settings: Record<string, string>;
	/** How often each marker was accepted. */
	announced: Map<string, number>;
	/** How many submissions were announced by number, in digests. */
	digested: () => number;
	/** Number of rejected messages. */
	refused: () => number;
	/** How often updates of the bot were asked for, and by how many at once at most. */
	polls: () => { count: number; atOnce: number };
	stop(): void;
};

const token = "123456:only-for-measurements";
/** Milliseconds for which a question for updates is held open. */
const longPoll = 5_000;

/**
 * A fake Bot API on loopback that collects the markers in its messages. With `failing` it is down for a third of the
 * time: in every fifteen seconds it responds with 503 for two and a half seconds, then drops connections for as long.
 * With `slow` it responds after that many milliseconds. Its bot receives no messages.
 */
export async function startTelegram(options: { failing?: boolean; slow?: number } = {}): Promise<Telegram> {
	const announced = new Map<string, number>();
	const began = performance.now();
	let refused = 0;
	let digested = 0;
	const polls = { open: 0, count: 0, atOnce: 0 };
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		const phase = options.failing ? ((performance.now() - began) / 1_000) % 15 : 0;
		if (phase >= 10) refused += 1;
		if (phase >= 12.5) return void request.socket.destroy();
		if (phase >= 10) return answer(response, 503, { ok: false, error_code: 503, description: "Service Unavailable" });
		const method = request.url?.split("/").at(-1) ?? "";
		if (method === "getUpdates") {
			polls.count += 1;
			polls.open += 1;
			polls.atOnce = Math.max(polls.atOnce, polls.open);
			const over = new AbortController();
			response.once("close", () => {
				polls.open -= 1;
				over.abort();
			});
			await pause(longPoll, undefined, { signal: over.signal }).catch(() => {});
			return answer(response, 200, { ok: true, result: [] });
		}
		if (method === "getMe") return answer(response, 200, { ok: true, result: { username: "example_bot" } });
		if (method !== "sendMessage") return answer(response, 200, { ok: true, result: true });
		if (options.slow) await pause(options.slow);
		const text = String(JSON.parse(body).text);
		const marker = markerIn(text);
		if (marker) announced.set(marker, (announced.get(marker) ?? 0) + 1);
		else digested += Number(/^<b>(\d+) more submissions?/.exec(text)?.[1] ?? 0);
		answer(response, 200, { ok: true, result: { message_id: announced.size } });
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	return {
		settings: {
			TELEGRAM_BOT_TOKEN: token,
			TELEGRAM_CHAT_ID: "-100200300",
			TELEGRAM_API_URL: `http://127.0.0.1:${port}`,
		},
		announced,
		digested: () => digested,
		refused: () => refused,
		polls: () => ({ count: polls.count, atOnce: polls.atOnce }),
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** The marker that identifies one submission in any text with its sender's name. */
export const markerIn = (text: string): string | undefined => /HB\d{6}/.exec(text)?.[0];

function answer(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
