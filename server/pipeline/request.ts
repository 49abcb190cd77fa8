import type { RequestTrace } from "../request-trace.ts";

/** A request's header by its lowercase name. */
export type Header = (name: string) => string | undefined;

/** What the steps know of a request besides the request itself; Hono's bindings. */
export type RequestEnv = {
	/** The peer address of the connection. */
	peer: string | undefined;
	/** One object for all steps. */
	trace: RequestTrace;
	/** Whether the client has disconnected or has its response. */
	isClosed?(): boolean;
	/** Whether the client disconnected before its whole body had arrived. */
	isAborted?(): boolean;
};

export type Report = (what: string, error?: unknown) => void;

export const isSafeMethod = (method: string) => method === "GET" || method === "HEAD";

/** The path with its query, without dot segments, which the HTTP library has resolved. */
export const targetOf = ({ url }: Pick<Request, "url">) => url.slice(url.indexOf("/", url.indexOf("//") + 2));

export const pathOf = (request: Pick<Request, "url">) => targetOf(request).replace(/[?#].*/s, "");

export const headerOf =
	({ headers }: Pick<Request, "headers">): Header =>
	(name) =>
		headers.get(name) ?? undefined;

/**
 * Whether a form was sent from our own pages: the browser reports the same origin, or an origin that matches ours in
 * scheme, host and port. A proxy that terminates TLS does so for every host that we accept.
 */
export function isSameOrigin(header: Header, siteUrl: string): boolean {
	const site = header("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header("origin");
	if (!origin || origin === "null") return false;
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${header("host")}`;
}
