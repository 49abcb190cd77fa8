import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Site } from "./site.ts";

/** Kept pages go out the short way; everything else through the site. */
export function listenerOf(site: Pick<Site, "fetch" | "cached">) {
	const listener = getRequestListener((request, { incoming }) => site.fetch(request, incoming.socket.remoteAddress));
	return (request: IncomingMessage, response: ServerResponse) => {
		const kept = site.cached(
			request.method ?? "GET",
			request.url ?? "/",
			(name) => request.headers[name] as string | undefined,
		);
		if (!kept) return void listener(request, response);
		response.writeHead(kept.status, kept.headers);
		response.end(kept.body ?? undefined);
	};
}
