import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { whenDone } from "./processes.ts";

/** The marker that identifies one submission in any text with its sender's name. */
const markerIn = (text: string): string | undefined => /HB\d{6}/.exec(text)?.[0];

/** The submissions that a digest counts; what is written to the bot is counted by itself. */
function countDigested(text: string): number {
	const counts = text.matchAll(/^<b>(?:Suspect )?(?:contact messages|applications):<\/b> (\d+),/gim);
	return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Milliseconds for which a poll for updates is held open. */
const longPoll = 1_000;

export type Telegram = Awaited<ReturnType<typeof startTelegram>>;

/**
 * A Bot API on loopback. It is down for a third of the time: in every fifteen seconds it answers with 503 for two and a half
 * seconds, then drops connections for as long.
 */
export async function startTelegram() {
	/** How often each marker was announced. */
	const announced = new Map<string, number>();
	/** Submissions that were announced by number, in digests. */
	let digested = 0;
	/** Updates that no poll has confirmed, and the number of those that were. */
	const waiting: { update_id: number }[] = [];
	let updates = 0;
	const began = performance.now();
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		const phase = ((performance.now() - began) / 1_000) % 15;
		if (phase >= 12.5) return void request.socket.destroy();
		if (phase >= 10) return answer(response, 503, { ok: false, error_code: 503, description: "Service Unavailable" });
		const method = request.url?.split("/").at(-1) ?? "";
		const input = JSON.parse(body || "{}");
		if (method === "getMe") return answer(response, 200, { ok: true, result: { id: 1, username: "example_bot" } });
		if (method === "getUpdates") {
			while (waiting[0] && waiting[0].update_id < (input.offset ?? 0)) waiting.shift();
			for (let waited = 0; waiting.length === 0 && waited < longPoll; waited += 50) await pause(50);
			return answer(response, 200, { ok: true, result: waiting.slice(0, input.limit) });
		}
		if (method === "sendMessage") {
			const marker = markerIn(input.text);
			if (marker) announced.set(marker, (announced.get(marker) ?? 0) + 1);
			else digested += countDigested(input.text);
			return answer(response, 200, { ok: true, result: { message_id: announced.size + 1 } });
		}
		answer(response, 200, { ok: true, result: true });
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	whenDone(() => {
		server.close();
		server.closeAllConnections();
	});
	return {
		/** The settings of a site that sends messages here. */
		settings: {
			TELEGRAM_BOT_TOKEN: "123456:only-for-measurements",
			TELEGRAM_CHAT_ID: "-100200300",
			TELEGRAM_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		},
		announced,
		digested: () => digested,
		/** Puts a message to the bot in. @returns whether the site has confirmed it. */
		receive(chatId: number, text: string): () => boolean {
			const id = 700_000_000 + ++updates;
			const chat = { id: chatId, type: "private" };
			const from = { id: chatId, is_bot: false, first_name: "Sample", language_code: "uz" };
			const message = { message_id: updates, date: Math.floor(Date.now() / 1_000), chat, from, text };
			waiting.push(Object.assign({ update_id: id }, { message }));
			return () => !waiting.some(({ update_id }) => update_id === id);
		},
	};
}

function answer(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
