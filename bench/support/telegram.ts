import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { textFrom } from "../../tests/support/bot.ts";
import { createUpdateQueue } from "../../tests/support/telegram-updates.ts";
import { whenDone } from "./processes.ts";

/** The submissions that a digest counts; what is written to the bot is counted by itself. */
function countDigested(text: string): number {
	const counts = text.matchAll(/^<b>(?:Suspect )?(?:contact messages|applications):<\/b> (\d+),/gim);
	return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

export type Telegram = Awaited<ReturnType<typeof startTelegram>>;

/**
 * A Bot API on loopback. It is down for a third of the time: in every fifteen seconds it answers with 503 for two and a half
 * seconds, then drops connections for as long.
 */
export async function startTelegram() {
	/** How often each marker was announced, which identifies a submission in any text with its sender's name. */
	const announced = new Map<string, number>();
	/** Submissions that were announced by number, in digests. */
	let digested = 0;
	const updates = createUpdateQueue();
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
			const reply = await updates.getUpdates(input, once(response, "close"));
			if ("error" in reply) return answer(response, reply.error, { ok: false, error_code: reply.error, ...reply });
			return answer(response, 200, { ok: true, ...reply });
		}
		if (method === "sendMessage") {
			const [marker] = /HB\d{6}/.exec(input.text) ?? [];
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
			const id = updates.receive(textFrom(chatId, text));
			return () => !updates.waiting.some(({ update_id }) => update_id === id);
		},
	};
}

function answer(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
