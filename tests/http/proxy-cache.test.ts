import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { university } from "../support/factories.ts";
import { applicationFields, keyOf } from "../support/forms.ts";
import { listen } from "../support/listen.ts";
import { startNginx } from "../support/nginx.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** What nginx stores does not expire during a test. */
const forLong = (configuration: string) =>
	configuration.replace("proxy_cache_valid 200 1s;", "proxy_cache_valid 200 1h;");

/** The site behind nginx. */
async function proxiedSite(options: Parameters<typeof testSite>[1] = {}) {
	const site = await testSite("empty", { trustProxy: 1, pageCacheBytes: 16 * 1024 * 1024, ...options });
	await site.ready;
	return site;
}

type Get = Awaited<ReturnType<typeof startNginx>>;

/** Whether the second of two equal requests gets the first one's answer. nginx gives each request an id, which the answer repeats. */
async function isStored(get: Get, path: string, headers: Record<string, string> = {}): Promise<boolean> {
	const ids = [await get(path, headers), await get(path, headers)].map((answer) => answer.headers["x-request-id"]);
	expect(ids[0], path).toMatch(/^[\da-f]{32}$/);
	return ids[0] === ids[1];
}

/** An upstream that answers as `answer` does. */
async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A session, an API token, a chosen language. */
const ownHeaders = async (site: TestSite): Promise<Record<string, string>[]> => [
	{ cookie: await signedIn(site, "user") },
	{ authorization: "Bearer some-token" },
	{ cookie: "preferred-language=uz" },
];

test("nginx stores public pages, for visitors without cookies alone", async () => {
	const site = await proxiedSite();
	const get = await startNginx(await listen(site), forLong);
	for (const path of ["/", "/ru/programs?page=1", "/contact", "/apply"]) {
		for (const headers of await ownHeaders(site)) expect(await isStored(get, path, headers), path).toBe(false);
		expect(await isStored(get, path), path).toBe(true);
		const stored = await get(path);
		for (const headers of await ownHeaders(site)) {
			const own = await get(path, headers);
			expect(own.headers["x-request-id"], path).not.toBe(stored.headers["x-request-id"]);
		}
		expect((await get(path)).headers["x-request-id"]).toBe(stored.headers["x-request-id"]);
		expect(stored.headers["cache-control"]).toBe("no-cache");
	}
});

test("nginx stores no personal page, no page of the back office, no answer of the API, no file, and nothing missing", async () => {
	const site = await proxiedSite();
	await university(site.system);
	const get = await startNginx(await listen(site), forLong);
	const paths = ["/my", "/my/link?code=x", "/auth", "/admin", "/programs/none", "/api/universities", "/healthz"];
	for (const path of paths) expect(await isStored(get, path), path).toBe(false);
	const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/")).body.toString())?.[1] ?? "";
	expect(await isStored(get, script)).toBe(false);
});

test("other visitors never get the page after an application, or that of an account", async () => {
	const site = await proxiedSite();
	const get = await startNginx(await listen(site), forLong);
	const sent = await site.post("/apply", { ...applicationFields, form_key: await keyOf(site, "/apply") });
	const reference = /HM-[A-Z0-9]{4}-[A-Z0-9]{4}/;
	expect((await get("/apply", { cookie: cookiesOf(sent) })).body.toString()).toMatch(reference);
	expect((await get("/apply")).body.toString()).not.toMatch(reference);
	expect((await get("/apply", { cookie: cookiesOf(sent) })).body.toString()).toMatch(reference);
	const cookie = await signedIn(site, "user");
	for (const headers of [{ cookie }, {}, { cookie }]) {
		expect((await get("/", headers)).body.toString().includes('href="/account"')).toBe("cookie" in headers);
	}
});

test("every visitor gets an encoding that they accept, whatever others have asked for before", async () => {
	const site = await proxiedSite();
	const get = await startNginx(await listen(site), forLong);
	const accepted = ["brotli", "br;q=0.5", undefined, "gzip;q=0.5, br;q=0", "identity", "br", "gzip", "", "x-br"];
	for (const path of ["/", "/programs"]) {
		const pages = new Set<string>();
		for (const encodings of path === "/" ? accepted : accepted.toReversed()) {
			const { headers, body } = await get(path, encodings === undefined ? {} : { "accept-encoding": encodings });
			const encoding = headers["content-encoding"];
			if (encoding) expect(encodings, `${encoding} on ${path}`).toContain(encoding);
			if (encodings === undefined || encodings === "identity") expect(encoding).toBeUndefined();
			const unpack =
				encoding === "br" ? brotliDecompressSync : encoding === "gzip" ? gunzipSync : (plain: Buffer) => plain;
			pages.add(unpack(body).toString());
		}
		expect(pages.size, path).toBe(1);
	}
});

test.each([
	[true, 200, { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" }],
	[false, 200, { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8", "set-cookie": "a=b" }],
	[false, 200, { "cache-control": "private, no-cache", "content-type": "text/html; charset=utf-8" }],
	[false, 200, { "cache-control": "no-store", "content-type": "text/html; charset=utf-8" }],
	[false, 200, { "cache-control": "public, max-age=3600", "content-type": "text/html; charset=utf-8" }],
	[false, 200, { "content-type": "text/html; charset=utf-8" }],
	[false, 200, { "cache-control": "no-cache", "content-type": "application/json" }],
	[false, 404, { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" }],
	[false, 303, { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8", location: "/" }],
])("whether nginx stores an answer: %s for status %i and %o", async (isKept, status, headers) => {
	const site = await upstream((request, response) => {
		response.writeHead(status, { ...headers, "x-request-id": request.headers["x-request-id"] as string }).end("page");
	});
	const get = await startNginx(site, forLong);
	expect(await isStored(get, "/")).toBe(isKept);
});

test("nginx replaces what visitors say about themselves, and does not serve the metrics", async () => {
	const site = await upstream(({ headers }, response) => response.end(JSON.stringify(headers)));
	const get = await startNginx(site);
	const sent = {
		"x-forwarded-for": "198.51.100.1",
		"x-forwarded-proto": "https",
		"x-request-id": "own",
		host: "example.com",
	};
	const { body } = await get("/", sent);
	const seen = JSON.parse(body.toString());
	expect(seen).toMatchObject({ "x-forwarded-for": "unix:", "x-forwarded-proto": "http", host: "example.com" });
	expect(seen["x-request-id"]).not.toBe("own");
	expect((await get("/metrics")).status).toBe(404);
});
