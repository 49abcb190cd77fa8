import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { HostSettings } from "./host-check.ts";
import { createListener, type ServedSite } from "./listener.ts";
import { plainText } from "./pipeline/plain-text.ts";

const takesFiles = /^\/(api\/functions\/upload-image|admin\/exchange(\.data)?)($|\?)/;
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
		if (request.method !== "GET" && !takesFiles.test(request.url ?? "")) {
			// Any other request must arrive within this time.
			const late = setTimeout(() => request.complete || request.destroy(), formTimeout);
			response.once("close", () => clearTimeout(late));
		}
		return listener(request, response);
	};
	const server = createServer(
		// Requests without Host are answered by server/refusals.ts, with our headers.
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
