import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Registry } from "prom-client";

export type Endpoint = (authorization: string | undefined) => Promise<Response>;

/** Answers a reader of the metrics. @param token that the reader must send, if one is set */
export function createEndpoint(read: () => Promise<string>, token: string | undefined): Endpoint {
	return async (authorization) => {
		if (token !== undefined && !isToken(authorization, token)) {
			return new Response("This takes the token of METRICS_TOKEN.\n", {
				status: 401,
				headers: { "www-authenticate": "Bearer", "cache-control": "no-store", "content-type": "text/plain" },
			});
		}
		const headers = { "content-type": Registry.PROMETHEUS_CONTENT_TYPE, "cache-control": "no-store" };
		try {
			return new Response(await read(), { headers });
		} catch {
			return new Response("A process did not answer in time.\n", { status: 503, headers });
		}
	};
}

/** Compares hashes, which have the same length, in constant time. */
function isToken(authorization: string | undefined, token: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}

/** Serves only the metrics, on a port of their own. */
export function createMetricsServer(answer: Endpoint): Server {
	return createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async (request, response) => {
		const isWanted = request.method === "GET" && /^\/metrics(\?|$)/.test(request.url ?? "");
		const reply = isWanted ? await answer(request.headers.authorization) : new Response("Not found\n", { status: 404 });
		response.writeHead(reply.status, Object.fromEntries(reply.headers));
		response.end(Buffer.from(await reply.arrayBuffer()));
	});
}
