import { createServer, type RequestListener } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { university } from "../support/factories.ts";
import { applicationFields, keyOf } from "../support/forms.ts";
import { listen, urlOf } from "../support/listen.ts";
import { startNginx } from "../support/nginx.ts";
import { testSite } from "../support/site.ts";

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
const upstream = (answer: RequestListener) => urlOf(createServer(answer));

test("nginx stores public pages, for visitors without cookies alone, and nothing personal, missing, of the back office or the API", async () => {
	const site = await proxiedSite();
	await university(site.system);
	const get = await startNginx(await listen(site), forLong);
	// A session, an API token, a chosen language.
	const cookie = await signedIn(site, "user");
	const own = [{ cookie }, { authorization: "Bearer some-token" }, { cookie: "preferred-language=uz" }];
	for (const path of ["/", "/ru/programs?page=1", "/apply"]) {
		for (const headers of own) expect(await isStored(get, path, headers as Record<string, string>), path).toBe(false);
		expect(await isStored(get, path), path).toBe(true);
		const stored = await get(path);
		for (const headers of own) {
			const answer = await get(path, headers as Record<string, string>);
			expect(answer.headers["x-request-id"], path).not.toBe(stored.headers["x-request-id"]);
		}
	}
	const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/")).body.toString())?.[1] ?? "";
	const paths = ["/my", "/my/link?code=x", "/auth", "/admin", "/programs/none", "/api/universities", "/healthz"];
	for (const path of [...paths, script]) expect(await isStored(get, path), path).toBe(false);
	// Other visitors never get the page after an application, or that of an account.
	const sent = await site.post("/apply", { ...applicationFields, form_key: await keyOf(site, "/apply") });
	const reference = /HM-[A-Z0-9]{4}-[A-Z0-9]{4}/;
	expect((await get("/apply", { cookie: cookiesOf(sent) })).body.toString()).toMatch(reference);
	expect((await get("/apply")).body.toString()).not.toMatch(reference);
	for (const headers of [{ cookie }, {}])
		expect((await get("/", headers)).body.toString().includes('href="/account"')).toBe("cookie" in headers);
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

test("nginx stores only successful pages without a cookie that ask for it", async () => {
	const plain = { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" };
	const answers: Record<string, [isKept: boolean, status: number, headers: Record<string, string>]> = {
		"/page": [true, 200, plain],
		"/cookie": [false, 200, { ...plain, "set-cookie": "a=b" }],
		"/private": [false, 200, { ...plain, "cache-control": "private, no-cache" }],
		"/none": [false, 200, { ...plain, "cache-control": "no-store" }],
		"/public": [false, 200, { ...plain, "cache-control": "public, max-age=3600" }],
		"/silent": [false, 200, { "content-type": "text/html; charset=utf-8" }],
		"/json": [false, 200, { ...plain, "content-type": "application/json" }],
		"/missing": [false, 404, plain],
		"/moved": [false, 303, { ...plain, location: "/" }],
	};
	const site = await upstream(({ url = "", headers }, response) => {
		const [, status = 500, own = {}] = answers[url] ?? [];
		response.writeHead(status, { ...own, "x-request-id": headers["x-request-id"] as string }).end("page");
	});
	const get = await startNginx(site, forLong);
	for (const [path, [isKept]] of Object.entries(answers)) expect(await isStored(get, path), path).toBe(isKept);
});

test("nginx replaces what visitors say about themselves, and does not serve the metrics", async () => {
	const site = await upstream(({ headers }, response) => response.end(JSON.stringify(headers)));
	const get = await startNginx(site);
	const sent = { "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https", "x-request-id": "own" };
	const { body } = await get("/", { ...sent, host: "example.com" });
	const seen = JSON.parse(body.toString());
	expect(seen).toMatchObject({ "x-forwarded-for": "unix:", "x-forwarded-proto": "http", host: "example.com" });
	expect(seen["x-request-id"]).not.toBe("own");
	expect((await get("/metrics")).status).toBe(404);
});
