import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Site } from "./create-site.ts";
import type { HostSettings } from "./host-check.ts";
import {
	isSafeMethod,
	type PlainResponse,
	type Reply,
	type SiteRequest,
	toResponse,
	UnreadableRequest,
} from "./pipeline/request.ts";
import { createRefusals } from "./refusals.ts";
import { type RequestTrace, requestIdHeader, traceRequest } from "./request-trace.ts";

export type ServedSite = Pick<Site, "handle" | "headers" | "siteUrl" | "trustProxy" | "observe">;

/**
 * The entry point of all requests and the exit of all responses, to which it adds the site's headers. The pipeline
 * (server/pipeline) creates the responses. Node's objects are converted to web-standard ones only when a step needs
 * them, because the conversion costs more than a cached page.
 */
export function createListener(site: ServedSite, hosts: HostSettings) {
	const refuse = createRefusals(site, hosts);
	const answers = new WeakMap<object, (request: Request) => Promise<Response>>();
	const respondTo = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
		const response = (await answers.get(incoming)?.(request)) as Response;
		if (response.status === 429 && "complete" in incoming && !incoming.complete) {
			// Don't read megabytes from a client that has used up its share.
			response.headers.set("connection", "close");
			outgoing.once("finish", () => incoming.destroy());
		}
		if (response.status !== 413) return response;
		await writeTooLarge(incoming as IncomingMessage, outgoing as ServerResponse, response, site.headers);
		return RESPONSE_ALREADY_SENT;
	};
	// Health checks of load balancers name no host (HTTP/1.0); any other request without one has been refused.
	const adapter = getRequestListener(respondTo, { hostname: "localhost" });

	return (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const begun = performance.now();
		const trace = traceRequest(
			incoming.url ?? "/",
			incoming.headers[requestIdHeader] as string | undefined,
			site.trustProxy,
		);
		const observe = (status: number) => site.observe(trace.route, status, performance.now() - begun);
		const refusal = refuse(incoming);
		if (refusal) {
			observe(refusal.status);
			return write(outgoing, refusal, site.headers, trace);
		}
		const { request, respond } = open(incoming, outgoing, trace, observe);
		const reply = site.handle(request);
		if (reply instanceof Promise) reply.then(respond);
		else respond(reply);
	};

	function open(
		incoming: IncomingMessage,
		outgoing: ServerResponse,
		trace: RequestTrace,
		observe: (status: number) => void,
	) {
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
			outgoing.setHeader(requestIdHeader, trace.id);
			void adapter(incoming, outgoing);
		};
		const request = readRequest(incoming, outgoing, trace, () => {
			if (!made) engage();
			if (!made) throw new UnreadableRequest();
			return made;
		});
		const respond = (reply: Reply) => {
			observe(reply.status);
			if (!made && needsAdapter(reply, request.method)) engage();
			if (settle) settle(toResponse(reply));
			else if (!outgoing.headersSent) write(outgoing, reply as PlainResponse, site.headers, trace);
		};
		return { request, respond };
	}
}

function readRequest(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	trace: RequestTrace,
	toRequest: () => Request,
): SiteRequest {
	return {
		method: incoming.method ?? "GET",
		target: incoming.url ?? "/",
		header: (name) => incoming.headers[name] as string | undefined,
		peer: incoming.socket.remoteAddress,
		trace,
		toRequest,
		isClosed: () => outgoing.destroyed,
		isAborted: () => incoming.destroyed && !incoming.complete,
	};
}

/** Streams, and responses that close the connection while the client may still be sending. */
const needsAdapter = (reply: Reply, method: string) =>
	reply instanceof Response || reply.status === 413 || (reply.status === 429 && !isSafeMethod(method));

function write(
	response: ServerResponse,
	answer: PlainResponse,
	always: Record<string, string>,
	{ id }: RequestTrace,
): void {
	const { status, headers, headerRow, body, cookies } = answer;
	if (headerRow && !cookies) response.writeHead(status, [...headerRow, requestIdHeader, id]);
	else {
		response.writeHead(status, {
			...always,
			...headers,
			[requestIdHeader]: id,
			...(cookies && { "set-cookie": cookies }),
		});
	}
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
