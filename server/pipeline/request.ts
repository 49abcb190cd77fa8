import type { RequestTrace } from "../request-trace.ts";

export type Header = (name: string) => string | undefined;

/** A request as the pipeline sees it, from a socket or from a test. */
export type SiteRequest = {
	method: string;
	/** The path with its query. */
	target: string;
	header: Header;
	/** The peer address of the connection. */
	peer: string | undefined;
	/** One object for all steps: a step that passes a changed copy of the request on must keep it. */
	trace: RequestTrace;
	/**
	 * Creates the web-standard request with its body. Expensive, so only steps that need it call this.
	 * @throws UnreadableRequest
	 */
	toRequest(): Request;
	/** `Set-Cookie` headers of the session that an earlier step has resumed and perhaps renewed. */
	sessionCookies?: string[];
	/** Whether the client has disconnected or has its response. */
	isClosed?(): boolean;
	/** Whether the client disconnected before its whole body had arrived. */
	isAborted?(): boolean;
};

/** The HTTP library could not parse the request and has already answered with status 400. */
export class UnreadableRequest extends Error {
	override readonly name = unreadable;
}
const unreadable = "UnreadableRequest";

/** By name: tests use the built site beside the source, and each has its own copy of the class. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && error.name === unreadable;

/** A finished response that the server writes unchanged. */
export type PlainResponse = {
	status: number;
	headers: Record<string, string>;
	body: Buffer | null;
	/**
	 * The same headers in a row, together with those of every response: names and values in turn, which Node writes in three
	 * quarters of the time (decision 045).
	 */
	headerRow?: readonly string[];
	/** `Set-Cookie` headers; a cached response has none. */
	cookies?: string[];
};

export type Reply = PlainResponse | Response;

export const isSafeMethod = (method: string) => method === "GET" || method === "HEAD";

/** The path as the router will see it: without "/../" and its encodings. */
export const pathOf = (target: string) => URL.parse(target, "http://localhost")?.pathname ?? target;

export const headerOf =
	(request: Request): Header =>
	(name) =>
		request.headers.get(name) ?? undefined;

export function toResponse(reply: Reply): Response {
	if (reply instanceof Response) return reply;
	const { status, headers, body, cookies = [] } = reply;
	const response = new Response(body as BodyInit | null, { status, headers });
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}
