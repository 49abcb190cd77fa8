import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Site } from "./create-site.ts";
import type { HostSettings } from "./host-check.ts";
import { takesFile } from "./pipeline/body-limit.ts";
import { plainText } from "./pipeline/plain-text.ts";
import { createRefusals } from "./refusals.ts";
import { requestIdHeader, traceRequest, unknownRoute } from "./request-trace.ts";

export type ServedSite = Pick<Site, "handle" | "headers" | "siteUrl" | "trustProxy" | "observe">;

/** In milliseconds: enough for a 5 MB image or a large table over a slow connection, behind other requests. */
const uploadTimeout = 180_000;
const formTimeout = 15_000;
const stalledTimeout = 60_000;

/**
 * The site's HTTP server. Responses that Node itself sends to unreadable requests have the same headers as all others.
 */
export function createHttpServer(site: ServedSite, hosts: HostSettings): Server {
	const listener = createListener(site, hosts);
	const unanswered = new WeakMap<Duplex, ServerResponse>();
	const onRequest = (request: IncomingMessage, response: ServerResponse) => {
		unanswered.set(request.socket, response);
		if (request.method !== "GET" && !takesFile.test((request.url ?? "").replace(/\?.*/s, ""))) {
			// Any other request must arrive within this time.
			const late = setTimeout(() => request.complete || request.destroy(), formTimeout);
			response.once("close", () => clearTimeout(late));
		}
		return listener(request, response);
	};
	const server = createServer(
		// Requests without Host are answered by server/refusals.ts, with the site's headers.
		{ headersTimeout: 10_000, requestTimeout: uploadTimeout, maxHeaderSize: 16 * 1024, requireHostHeader: false },
		onRequest,
	);
	// Disconnects a client that has read nothing of its response for this long.
	server.setTimeout(stalledTimeout);
	server.on("checkExpectation", (_request, response) => {
		response.writeHead(417, { ...site.headers, ...plainText, connection: "close" });
		response.end("This server knows no such expectation.\n");
	});
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		const begun = unanswered.get(socket);
		const isAnswering = begun?.headersSent === true && !begun.writableEnded;
		// A response that has started must not be mixed with another one.
		if (!socket.writable || error.code === "ECONNRESET" || isAnswering) socket.destroy();
		else socket.end(rawAnswer(error.code, site.headers), () => socket.destroy());
	});
	return server;
}

/** Refuses requests for other sites, and gives all others their id and the site's answer. */
function createListener(site: ServedSite, hosts: HostSettings) {
	const refuse = createRefusals(site, hosts);
	const traceOf = ({ url = "/", headers }: IncomingMessage) =>
		traceRequest(url, headers[requestIdHeader] as string | undefined, site.trustProxy);

	const answer = (request: Request, { incoming, outgoing }: HttpBindings): Response | Promise<Response> => {
		const begun = performance.now();
		const trace = traceOf(incoming);
		const response = site.handle(request, {
			peer: incoming.socket.remoteAddress,
			trace,
			isClosed: () => outgoing.destroyed,
			isAborted: () => incoming.destroyed && !incoming.complete,
		});
		const observe = ({ status }: Response) => site.observe(trace.route, status, performance.now() - begun);
		if (!(response instanceof Promise)) {
			observe(response);
			return response;
		}
		return response.then(async (made) => {
			observe(made);
			if (incoming.complete || (made.status !== 413 && made.status !== 429)) return made;
			made.headers.set("connection", "close");
			if (made.status === 413) await drained(incoming);
			else {
				// Don't read megabytes from a client that has used up its share; what has arrived unread would reset the connection.
				incoming.resume();
				await setImmediate();
				outgoing.once("finish", () => incoming.destroy());
			}
			return made;
		});
	};
	const adapter = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
		// Health checks of load balancers name no host (HTTP/1.0); any other request without one has been refused.
		hostname: "localhost",
		// What the library cannot read as a request.
		errorHandler: () => new Response(null, { status: 400, headers: { ...site.headers, ...plainText } }),
	});

	return (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const refusal = refuse(incoming);
		if (!refusal) return adapter(incoming, outgoing);
		site.observe(unknownRoute, refusal.status, 0);
		outgoing.writeHead(refusal.status, {
			...site.headers,
			...refusal.headers,
			[requestIdHeader]: traceOf(incoming).id,
		});
		outgoing.end(refusal.body ?? undefined);
	};
}

/** How many bytes of an oversized body are read and discarded, and for how many milliseconds. */
const maxDropped = 32 * 1024 * 1024;
const dropTimeout = 15_000;

/**
 * Reads the rest of a body that is too large: if the connection closes while the browser is still sending, the response is
 * lost.
 */
function drained(request: IncomingMessage): Promise<void> {
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
			if (bytes > maxDropped) done();
		}
		// What has begun to read it would keep all of it.
		request.removeAllListeners("data");
		request.on("data", count);
		for (const event of ["end", "close", "error"]) request.on(event, done);
		request.resume();
	});
}

const statuses: Record<string, [status: number, reason: string, text: string]> = {
	HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "The request's headers are too large."],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large", "The request is too large."],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "The request took too long."],
};

/** The response on a connection whose request Node could not parse. */
function rawAnswer(code: string | undefined, headers: Record<string, string>): string {
	const [status, reason, text] = statuses[code ?? ""] ?? [400, "Bad Request", "The request could not be read."];
	const all = { ...headers, ...plainText, connection: "close", "content-length": String(text.length + 1) };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `HTTP/1.1 ${status} ${reason}\r\ndate: ${new Date().toUTCString()}\r\n${lines.join("")}\r\n${text}\n`;
}
