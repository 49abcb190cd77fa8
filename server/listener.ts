import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Site } from "./create-site.ts";
import { createHostCheck, type HostSettings } from "./host-check.ts";
import { inEveryLanguage, plainText } from "./pipeline/plain-text.ts";
import {
	isSafeMethod,
	type PlainResponse,
	type Reply,
	type SiteRequest,
	toResponse,
	UnreadableRequest,
} from "./pipeline/request.ts";

export type ServedSite = Pick<Site, "handle" | "headers" | "siteUrl" | "trustProxy">;

/** Probes may send any host name. */
const isProbe = (target: string) => /^\/(healthz|readyz)(\?|$)/.test(target);

/**
 * The entry point of all requests and the exit of all responses, to which it adds the site's headers. The pipeline
 * (server/pipeline) creates the responses. Node's objects are converted to web-standard ones only when a step needs
 * them, because the conversion costs more than a cached page.
 */
export function createListener(site: ServedSite, hosts: HostSettings) {
	const isOurs = createHostCheck(hosts);
	const answers = new WeakMap<object, (request: Request) => Promise<Response>>();
	const adapter = getRequestListener(async (request, { incoming, outgoing }) => {
		const response = (await answers.get(incoming)?.(request)) as Response;
		if (response.status === 429 && "complete" in incoming && !incoming.complete) {
			// Don't read megabytes from a client that has used up its share.
			response.headers.set("connection", "close");
			outgoing.once("finish", () => incoming.destroy());
		}
		if (response.status !== 413) return response;
		await writeTooLarge(incoming as IncomingMessage, outgoing as ServerResponse, response, site.headers);
		return RESPONSE_ALREADY_SENT;
	});

	return (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const refusal = isProbe(incoming.url ?? "/") ? undefined : (misdirected(incoming) ?? insecure(incoming));
		if (refusal) return write(outgoing, refusal, site.headers);
		const { request, respond } = open(incoming, outgoing);
		const reply = site.handle(request);
		if (reply instanceof Promise) reply.then(respond);
		else respond(reply);
	};

	function open(incoming: IncomingMessage, outgoing: ServerResponse) {
		let made: Request | undefined;
		let settle: ((response: Response) => void) | undefined;
		const engage = () => {
			answers.set(incoming, (request) => {
				made = request;
				return new Promise((resolve) => {
					settle = resolve;
				});
			});
			for (const [name, value] of Object.entries(site.headers)) outgoing.setHeader(name, value);
			void adapter(incoming, outgoing);
		};
		const request: SiteRequest = {
			method: incoming.method ?? "GET",
			target: incoming.url ?? "/",
			header: (name) => incoming.headers[name] as string | undefined,
			peer: incoming.socket.remoteAddress,
			toRequest() {
				if (!made) engage();
				if (!made) throw new UnreadableRequest();
				return made;
			},
			onClose: (listener) => void outgoing.once("close", listener),
			isClosed: () => outgoing.destroyed,
			isAborted: () => incoming.destroyed && !incoming.complete,
		};
		const respond = (reply: Reply) => {
			if (!made && needsAdapter(reply, request.method)) engage();
			if (settle) settle(toResponse(reply));
			else if (!outgoing.headersSent) write(outgoing, reply as PlainResponse, site.headers);
		};
		return { request, respond };
	}

	/** Rejects requests for another site's host, or with two hosts. */
	function misdirected({ url = "/", headers, rawHeaders }: IncomingMessage): PlainResponse | undefined {
		const named = url.startsWith("/") ? [] : [URL.parse(url)?.host];
		if (hasOneHost(rawHeaders) && [headers.host, ...named].every(isOurs)) return undefined;
		return { status: 421, headers: { ...plainText, connection: "close" }, body: wrongHost };
	}

	/**
	 * Redirects to https if our only proxy reports a plain http request. With several proxies, the last one may have
	 * received plain http from one that received https, and the redirect would never end.
	 */
	function insecure({ url = "/", headers }: IncomingMessage): PlainResponse | undefined {
		if (site.trustProxy !== 1 || !site.siteUrl.startsWith("https:") || !url.startsWith("/")) return undefined;
		if (headers["x-forwarded-proto"] !== "http") return undefined;
		return { status: 308, headers: { ...plainText, location: site.siteUrl + url }, body: null };
	}
}

const wrongHost = inEveryLanguage(
	"wrongHost",
	"",
	"If you run this site: add the host to ALLOWED_HOSTS, or set SITE_URL.",
);

/** Streams, and responses that close the connection while the client may still be sending. */
const needsAdapter = (reply: Reply, method: string) =>
	reply instanceof Response || reply.status === 413 || (reply.status === 429 && !isSafeMethod(method));

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

/** How many bytes of an oversized body are read and discarded, and for how long, before the connection is closed. */
const mostDropped = 32 * 1024 * 1024;
const dropTimeout = 15_000;

/**
 * Sends the response at once, but ends it only after reading the body: if the connection closes while the browser is
 * still sending, the response is lost.
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

/** Resolves when the rest of a body was read, or was too large or too slow. */
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
