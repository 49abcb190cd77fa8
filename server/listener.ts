import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { PlainAnswer } from "./pages.ts";
import type { Site } from "./site.ts";

/** Kept pages go out the short way, so do looks that are counted and public pages made now; everything else through the site. */
export function listenerOf(site: Pick<Site, "fetch" | "cached" | "told" | "page">) {
	const listener = getRequestListener((request, { incoming }) => site.fetch(request, incoming.socket.remoteAddress));
	return (request: IncomingMessage, response: ServerResponse) => {
		const method = request.method ?? "GET";
		const target = request.url ?? "/";
		const header = (name: string) => request.headers[name] as string | undefined;
		const short = site.cached(method, target, header) ?? site.told(method, target, header);
		if (short) return write(response, short);
		const page = site.page(method, target, header, request.socket.remoteAddress);
		if (page) return void page.then((answer) => write(response, answer));
		listener(request, response);
	};
}

function write(response: ServerResponse, { status, headers, body, cookies }: PlainAnswer): void {
	response.writeHead(status, cookies ? { ...headers, "set-cookie": cookies } : headers);
	response.end(body ?? undefined);
}
