import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { duplexPair } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createHttpServer } from "../../server/http-server.ts";
import { account, password, sessionOf } from "../support/accounts.ts";
import { listen, raw } from "../support/listen.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

const hosts = { names: ["hamroh.example"], anyAddress: false };
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const hash = "0123456789abcdef".repeat(2);

/** One of every kind of response, by name; each request as sent over the wire. */
function requests(loader: string, cookie: string, etag: string, email: string) {
	const ask = (line: string, headers: Record<string, string> = {}, body = "") => {
		const all = { host: "hamroh.example", connection: "close", "content-length": String(body.length), ...headers };
		const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
		return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
	};
	const post = (path: string, body: string, headers = {}) => ask(`POST ${path}`, { ...form, ...headers }, body);
	const all: Record<string, [status: number, request: string]> = {
		...{ page: [200, ask("GET /")], "kept page": [200, ask("GET /")], HEAD: [200, ask("HEAD /about")] },
		"not modified": [304, ask("GET /", { "if-none-match": etag })],
		"missing page": [404, ask("GET /no-such")],
		"wrong method": [405, ask("DELETE /programs", form)],
		"form from another site": [403, post("/language", "language=ru", { "sec-fetch-site": "cross-site" })],
		"form with faults": [422, post("/contact", "name=")],
		"too large": [413, post("/contact", "a".repeat(70_000))],
		"language, with a cookie": [303, post("/language", "language=ru&returnTo=/")],
		"sign-in, with cookies": [303, post("/auth", String(new URLSearchParams({ email, password })))],
		"sign-in refused": [422, post("/auth", "email=nobody%40example.com&password=wrong-password")],
		"admin page": [200, ask("GET /admin", { cookie })],
		"admin's data": [200, ask("GET /admin.data", { cookie })],
		"admin for a stranger": [302, ask("GET /admin")],
		"page view": [204, post("/track?direct&", "")],
		script: [200, ask(`GET ${loader}`)],
		"missing file": [404, ask("GET /assets/none.js")],
		cover: [200, ask("GET /covers/not-found")],
		"missing share card": [404, ask("GET /cards/en/none/0.png")],
		picture: [200, ask(`GET /images/${hash}-320x200/320`)],
		API: [200, ask("GET /api/universities")],
		"API without permission": [401, ask("GET /api/applications")],
		"API's problem": [400, ask("POST /api/auth/sign-in", { "content-type": "application/json" }, "{")],
		"unknown host": [421, ask("GET /", { host: "evil.example" })],
		"another host in the request line": [421, ask("GET /").replace("GET /", "GET http://[")],
		"no HTTP": [400, "what is this\r\n\r\n"],
		"headers too large": [431, ask("GET /", { "x-long": "a".repeat(20_000) })],
		"unknown expectation": [417, ask("GET /", { expect: "tea" })],
	};
	return Object.entries(all);
}

function parsed(answer: string) {
	const [head = "", ...rest] = answer.split("\r\n\r\n");
	const [first = "", ...lines] = head.split("\r\n");
	const headers = new Headers();
	for (const line of lines) headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim());
	return { status: Number(first.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}

/** What Mozilla's HTTP Observatory (version 5) would find fault with in a response of a site with https. */
function faultsOf({ headers, body }: Pick<ReturnType<typeof parsed>, "headers" | "body">): string[] {
	const matches = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? "");
	const policy = "content-security-policy";
	const isPage = matches("content-type", /^text\/html/);
	const scripts = isPage ? [...body.matchAll(/<script[^>]* src="([^"]*)"[^>]*>/g)] : [];
	const isSafeCookie = (cookie: string) =>
		/; *secure/i.test(cookie) &&
		/; *samesite=(lax|strict)/i.test(cookie) &&
		(!/^[^=]*(login|sess)/i.test(cookie) || /; *httponly/i.test(cookie));
	const rules = {
		"content types": matches("x-content-type-options", /^nosniff$/),
		windows: matches("cross-origin-opener-policy", /^same-origin$/),
		resources: matches("cross-origin-resource-policy", /^(same-origin|same-site|cross-origin)$/),
		referrers: matches("referrer-policy", /(^|, *)(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
		transport: matches("strict-transport-security", /max-age=[1-9]\d{7}/),
		"default policy": matches(policy, /(^|; *)default-src 'none'(;|$)/),
		"unsafe sources": !matches(policy, /unsafe-|(script|style|object)-src[^;]* (data:|\*|https?:(\/\/\*)?(?=[ ;]|$))/),
		"insecure sources": !matches(policy, /(http|ftp):/),
		frames: matches(policy, /frame-ancestors/),
		"foreign readers":
			!matches("access-control-allow-origin", /^\*$/) || !headers.has("access-control-allow-credentials"),
		cookies: headers.getSetCookie().every(isSafeCookie),
		scripts: scripts.every(([tag, source]) => /^\/(?!\/)/.test(source ?? "") && / integrity=/.test(tag)),
	};
	return Object.entries(rules).flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

test("L3, L4: the Observatory finds no fault with any kind of response", async () => {
	const dataDir = await temporaryFolder();
	await mkdir(join(dataDir, "images", hash), { recursive: true });
	await writeFile(join(dataDir, "images", hash, "320.webp"), "a picture");
	const site = await testSite("sample", { siteUrl: "https://hamroh.example", pageCacheBytes: 4_000_000, dataDir });
	await site.ready;
	const { email } = await account(site, "owner");
	const cookie = await sessionOf(site, email);
	const address = await listen(site, hosts);
	const home = parsed(await raw(address, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"));
	const loader = /src="(\/assets\/[^"]+)"/.exec(home.body)?.[1] ?? "";
	for (const [what, [status, request]] of requests(loader, cookie, home.headers.get("etag") ?? "", email)) {
		const answer = parsed(await raw(address, request));
		expect([what, answer.status, faultsOf(answer)]).toEqual([what, status, []]);
	}
	// Node's response to a slow connection.
	const server = createHttpServer(site, hosts);
	const [here, there] = duplexPair();
	server.emit("clientError", Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), here);
	const late = parsed(await text(there));
	expect([late.status, faultsOf(late)]).toEqual([408, []]);
});
