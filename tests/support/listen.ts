import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer, type ServedSite } from "../../server/http-server.ts";

/**
 * Serves a site on a free port of this machine until the test ends.
 * @returns its URL without a trailing slash.
 */
export async function listen(
	site: ServedSite,
	hosts = { names: ["hamroh.example"], anyAddress: true },
): Promise<string> {
	const server = createHttpServer(site, hosts);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(async () => {
		server.closeAllConnections();
		server.close();
		await once(server, "close");
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
