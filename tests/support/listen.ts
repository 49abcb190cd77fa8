import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { listenerOf } from "../../server/listener.ts";
import type { Site } from "../../server/site.ts";

/** Puts a site on a free port of this machine until the test ends. @returns its address without a slash at its end. */
export async function listen(site: Pick<Site, "fetch" | "cached" | "told" | "page">): Promise<string> {
	const server = createServer(listenerOf(site));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(async () => {
		server.closeAllConnections();
		server.close();
		await once(server, "close");
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
