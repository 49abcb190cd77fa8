import type { Context, Next } from "hono";
import { addressBlock, clientAddress } from "../client-address.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { maxFormSize, takesFile } from "./body-limit.ts";
import { inEveryLanguage, plainText } from "./plain-text.ts";
import { isSafeMethod, pathOf, type RequestEnv, targetOf } from "./request.ts";

/**
 * Maximum number of requests of one network address that are answered at once; further ones wait. Rendering uses only this
 * thread, so two reads keep it busy; a change also waits for the database or for the visa portal. An upload waits for its body,
 * and must not block the forms of the same office.
 */
const concurrent = { read: 2, change: 4, upload: 6 };
const maxWaiting = 200;

/** More wait than one browser has connections: a turn then rests, for so many milliseconds at most. */
const crowd = 6;
const longestRest = 100;

type Options = {
	trustProxy: number;
	denied: Pick<DeniedLog, "log">;
	rest?: (go: () => void, milliseconds: number) => void;
};

type Queue = { running: number; waiting: (() => void)[] };

/**
 * A client that sends many requests at once delays only itself: beyond its limits they wait, and then are refused (429). A turn
 * for which many wait rests before it is passed on, so that a flood leaves most of the time to everybody else.
 */
export function createClientLimits({ trustProxy, denied, rest = setTimeout }: Options) {
	const queues = new Map<string, Queue>();

	function passTurn(key: string, queue: Queue): void {
		const following = queue.waiting.shift();
		if (following) following();
		else if (--queue.running === 0) queues.delete(key);
	}

	return async function takeTurn(
		context: Context<{ Bindings: RequestEnv }>,
		next: Next,
	): Promise<Response | undefined> {
		const { req, env } = context;
		const kind = isSafeMethod(req.method) ? "read" : isSmall(req.raw) ? "change" : "upload";
		// Before the turn, so that a slow sender does not block others with the same address.
		if (kind === "change") req.raw = await withBody(req.raw);
		const client = clientAddress(env.peer, req.header("x-forwarded-for"), trustProxy);
		const key = `${kind} ${addressBlock(client)}`;
		const queue = queues.get(key) ?? { running: 0, waiting: [] };
		queues.set(key, queue);
		if (queue.running < concurrent[kind]) queue.running++;
		else if (queue.waiting.length < maxWaiting) await new Promise<void>((go) => queue.waiting.push(go));
		else {
			denied.log("rate-limit", targetOf(req.raw));
			return new Response(tooMany as BodyInit, { status: 429, headers: { ...plainText, "retry-after": "5" } });
		}
		const began = performance.now();
		try {
			// What has begun keeps its place: a client that disconnects must not start more at once.
			if (env.isClosed?.() && kind !== "change") return new Response(null, { status: 408 });
			await next();
			return undefined;
		} finally {
			const pause = Math.min((performance.now() - began) * concurrent[kind], longestRest);
			if (queue.waiting.length > crowd) rest(() => passTurn(key, queue), pause);
			// Requests that have just arrived together are not all answered before those of others are read.
			else setImmediate(passTurn, key, queue);
		}
	};
}

const tooMany = inEveryLanguage("tooMany");

const isSmall = (request: Request) =>
	!takesFile.test(pathOf(request)) &&
	!request.headers.has("transfer-encoding") &&
	Number(request.headers.get("content-length") ?? 0) <= maxFormSize;

async function withBody(request: Request): Promise<Request> {
	const { url, method, headers } = request;
	const body = await request.arrayBuffer();
	return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}
