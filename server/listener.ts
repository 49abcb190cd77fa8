import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { addressBlock, clientAddress } from "./client-address.ts";
import { createHostCheck, type HostSettings } from "./host-check.ts";
import type { ServedSite } from "./http-server.ts";
import { createKeyedConcurrencyLimit } from "./keyed-concurrency-limit.ts";
import type { PlainResponse } from "./pages.ts";

export const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Probes name the host as they like. */
const isProbe = (target: string) => /^\/(healthz|readyz)(\?|$)/.test(target);

/**
 * Every request comes through here, and every answer leaves here with the site's headers, whoever made it. Kept pages go out the
 * short way, so do tracked page views and public pages made now; everything else through the site.
 */
export function createListener(site: ServedSite, hosts: HostSettings) {
	const isOurs = createHostCheck(hosts);
	const takeRead = createKeyedConcurrencyLimit(readsAtOnce, longestLine, { rest });
	const takeChange = createKeyedConcurrencyLimit(changesAtOnce, longestLine, { rest });
	const takeUpload = createKeyedConcurrencyLimit(uploadsAtOnce, longestLine, { rest });
	/** Ends the turn of a request that is being answered. */
	const endTurn = new WeakMap<object, () => void>();
	const listener = getRequestListener(async (request, { incoming, outgoing }) => {
		const answer = await answerTo(request, incoming as IncomingMessage).finally(() => endTurn.get(incoming)?.());
		if (answer.status === 429 && "complete" in incoming && !incoming.complete) {
			// Don't read megabytes from a client that has used up its share.
			answer.headers.set("connection", "close");
			outgoing.once("finish", () => incoming.destroy());
		}
		if (answer.status !== 413) return answer;
		await writeTooLarge(incoming as IncomingMessage, outgoing as ServerResponse, answer, site.headers);
		return RESPONSE_ALREADY_SENT;
	});
	return (request: IncomingMessage, response: ServerResponse) => {
		const method = request.method ?? "GET";
		const target = request.url ?? "/";
		const header = (name: string) => request.headers[name] as string | undefined;
		const refusal = isProbe(target) ? undefined : (misdirected(request, target) ?? insecure(target, header));
		const short =
			refusal ?? site.cached(method, target, header) ?? site.told(method, target, header, request.socket.remoteAddress);
		if (short) return write(response, short, site.headers);
		const path = pathOf(target);
		// A change takes its turn when its body is here.
		if (isCheap.test(path) || !(isSafe(method) || isUpload.test(path))) return make(request, response);
		const take = isSafe(method) ? takeRead : takeUpload;
		const isTaken = take(clientOf(request), (done) => {
			// The client may have gone while it waited.
			if (response.destroyed) return done();
			const end = once(done);
			endTurn.set(request, end);
			response.once("close", end);
			make(request, response);
		});
		if (isTaken) return;
		site.denied.log("rate-limit", target);
		write(response, tooMany, site.headers);
	};

	function clientOf({ headers, socket }: IncomingMessage): string {
		const forwarded = headers["x-forwarded-for"] as string | undefined;
		return addressBlock(clientAddress(socket.remoteAddress, forwarded, site.trustProxy));
	}

	function make(request: IncomingMessage, response: ServerResponse): void {
		const header = (name: string) => request.headers[name] as string | undefined;
		const { method = "GET", url = "/", socket } = request;
		const page = site.page(method, url, header, socket.remoteAddress);
		if (page) {
			return void page.then((answer) => write(response, answer, site.headers)).finally(() => endTurn.get(request)?.());
		}
		for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
		listener(request, response);
	}

	/** A small body is read before the turn is taken: a slow sender must not keep others of the same address waiting. */
	async function answerTo(request: Request, incoming: IncomingMessage): Promise<Response> {
		const peer = incoming.socket.remoteAddress;
		if (isSafe(request.method) || isUpload.test(pathOf(incoming.url ?? "/"))) return site.fetch(request, peer);
		const isSmall =
			!incoming.headers["transfer-encoding"] && Number(incoming.headers["content-length"] ?? 0) <= smallBody;
		const whole = isSmall ? await withBody(request) : request;
		return new Promise((resolve, reject) => {
			const isTaken = takeChange(clientOf(incoming), (done) => {
				const end = once(done);
				if (!isSmall) setTimeout(end, longestTurn).unref();
				site.fetch(whole, peer).finally(end).then(resolve, reject);
			});
			if (isTaken) return;
			site.denied.log("rate-limit", request.url);
			resolve(new Response(tooMany.body as BodyInit, { status: tooMany.status, headers: tooMany.headers }));
		});
	}

	/** A request for another site's host, or for two hosts at once. */
	function misdirected(request: IncomingMessage, target: string): PlainResponse | undefined {
		const named = target.startsWith("/") ? [] : [URL.parse(target)?.host];
		if (hasOneHost(request.rawHeaders) && [request.headers.host, ...named].every(isOurs)) return undefined;
		return { status: 421, headers: { ...plainText, connection: "close" }, body: wrongHost };
	}

	/**
	 * The one proxy in front says that the visitor came without TLS. Of several proxies, the last may have been asked without TLS by
	 * one that was asked with it: a redirect would never end.
	 */
	function insecure(target: string, header: (name: string) => string | undefined): PlainResponse | undefined {
		if (site.trustProxy !== 1 || !site.siteUrl.startsWith("https:") || !target.startsWith("/")) return undefined;
		if (header("x-forwarded-proto") !== "http") return undefined;
		return { status: 308, headers: { ...plainText, location: site.siteUrl + target }, body: null };
	}
}

/**
 * How many requests of one network address are worked on at once; more of them wait for each other. Rendering is work of this one
 * thread, so two keep it busy; what changes something also waits for the database or for the visa portal.
 */
const readsAtOnce = 2;
const changesAtOnce = 4;
/** A body of megabytes keeps the thread busy while it arrives; a slow one must not hold up the office's forms. */
const uploadsAtOnce = 6;
const longestLine = 200;
/** An address that keeps requests waiting gets a quarter of the thread. */
const rest = 3;
/** Bytes of a form that are read before it takes its turn. */
const smallBody = 64 * 1024;
/** After so many milliseconds a large body, which may be slow, no longer keeps others waiting. */
const longestTurn = 2_000;

const isSafe = (method: string) => method === "GET" || method === "HEAD";
/** As the site will see it: without "/../" and its spellings. */
const pathOf = (target: string) => URL.parse(target, "http://localhost")?.pathname ?? target;
const isUpload = /^\/(api\/functions\/upload-image|admin\/exchange(\.data)?)$/;
/** Files are read by the thread pool. */
const isCheap = /^\/(assets|images|covers)\/|^\/(healthz|readyz)$/;

const tooMany: PlainResponse = {
	status: 429,
	headers: { ...plainText, "retry-after": "5" },
	body: Buffer.from(
		"Too many requests. Please try again.\nСлишком много запросов. Попробуйте ещё раз.\nJuda koʻp soʻrov yuborildi. Qayta urinib koʻring.\n",
	),
};

const wrongHost = Buffer.from(
	[
		"This address does not belong to this site.",
		"Этот адрес не относится к этому сайту.",
		"Bu manzil ushbu saytga tegishli emas.",
		"",
		"If you run this site: add the host to ALLOWED_HOSTS, or set SITE_URL.",
		"",
	].join("\n"),
);

async function withBody(request: Request): Promise<Request> {
	const { url, method, headers } = request;
	const body = await request.arrayBuffer();
	return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

function once(done: () => void): () => void {
	let isDone = false;
	return () => {
		if (!isDone) done();
		isDone = true;
	};
}

function hasOneHost(rawHeaders: readonly string[]): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
	}
	return hosts === 1;
}

function write(response: ServerResponse, answer: PlainResponse, always: Record<string, string>): void {
	const { status, headers, body, cookies } = answer;
	response.writeHead(status, { ...always, ...headers, ...(cookies && { "set-cookie": cookies }) });
	response.end(body ?? undefined);
}

/** How much of a body that is too large is read and dropped, and for how long, before the connection is closed. */
const mostDropped = 32 * 1024 * 1024;
const dropTimeout = 15_000;

/**
 * Sends the answer at once, but ends it only when the body was read: a connection that is closed while the browser still sends
 * takes the answer with it.
 */
async function writeTooLarge(
	request: IncomingMessage,
	response: ServerResponse,
	answer: Response,
	always: Record<string, string>,
): Promise<void> {
	const body = Buffer.from(await answer.arrayBuffer());
	const cookies = answer.headers.getSetCookie();
	response.writeHead(answer.status, {
		...always,
		...Object.fromEntries(answer.headers),
		...(cookies.length > 0 && { "set-cookie": cookies }),
		"content-length": String(body.length),
		connection: "close",
	});
	response.write(body);
	await dropped(request);
	response.end();
}

/** Resolves when the rest of a body was read, or was too much or too slow. */
function dropped(request: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		let bytes = 0;
		const timer = setTimeout(done, dropTimeout);
		function done() {
			clearTimeout(timer);
			request.off("data", count);
			for (const event of ["end", "close", "error"]) request.off(event, done);
			resolve();
		}
		function count(chunk: Buffer) {
			bytes += chunk.length;
			if (bytes > mostDropped) done();
		}
		if (request.complete && request.readableEnded) return done();
		request.on("data", count);
		for (const event of ["end", "close", "error"]) request.on(event, done);
		request.resume();
	});
}
