import { once } from "node:events";
import { Server as HttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer, type ServedSite } from "../../server/http-server.ts";

/**
 * Lets a server listen on a free port of this machine until the test ends.
 * @returns its URL without a trailing slash.
 */
export async function urlOf(server: Server): Promise<string> {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(async () => {
		if (server instanceof HttpServer) server.closeAllConnections();
		server.close();
		await once(server, "close");
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves a site on a free port of this machine until the test ends. @returns its URL without a trailing slash. */
export const listen = (site: ServedSite, hosts = { names: ["hamroh.example"], anyAddress: true }): Promise<string> =>
	urlOf(createHttpServer(site, hosts));

/** A port of this machine on which nothing listens now. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

/**
 * Sends raw bytes to a server.
 * @returns everything received until the connection closes.
 */
export function raw(address: string, bytes: string | Buffer): Promise<string> {
	return new Promise((done, failed) => {
		const socket = connect(Number(new URL(address).port), "127.0.0.1");
		const parts: Buffer[] = [];
		socket.on("data", (part) => parts.push(part));
		socket.on("close", () => done(Buffer.concat(parts).toString()));
		socket.on("error", failed);
		socket.write(bytes);
	});
}
