import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen, raw } from "../support/listen.ts";
import { sqlOn, testSite } from "../support/site.ts";

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const get = (address: string, host: string, path = "/", more = "") =>
	raw(address, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

const postTo = (path: string, type: string) =>
	`POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n`;

const configured = { names: ["hamroh.example", "www.hamroh.example"], anyAddress: false };

test("L2: a configured site responds to its own names and to loopback, and to any other or doubled Host with 421", async () => {
	const site = await testSite("sample");
	const address = await listen(site, configured);
	for (const host of ["HAMROH.example:443", "www.hamroh.example", "localhost:3000", "127.0.0.1", "[::1]:80"])
		expect(statusOf(await get(address, host)), host).toBe(200);
	for (const host of ["evil.example", "hamroh.example.evil.example", "192.0.2.1", "x y", "", "."]) {
		const answer = await get(address, host);
		expect(statusOf(answer), host).toBe(421);
		expect(answer).toContain("Этот адрес не относится к этому сайту.");
	}
	expect(statusOf(await get(address, "localhost", "/", "Host: localhost\r\n"))).toBe(421);
	expect(statusOf(await get(address, "localhost", "/", "hOST: evil.example\r\n"))).toBe(421);
	expect(statusOf(await get(address, "localhost", "http://evil.example/"))).toBe(421);
	expect(statusOf(await get(address, "localhost", "http://hamroh.example/"))).toBe(200);
	for (const path of ["/healthz", "/readyz"])
		expect(statusOf(await get(address, "198.51.100.7:3000", path)), path).toBe(200);
	// A Host with another port is never echoed.
	const paths = ["/", "/programs?page=99", "/admin/%70rograms", "/my", "/api", "/sitemap.xml", "/blog/feed.xml"];
	for (const path of paths) expect(await get(address, "localhost:9876", path), path).not.toContain("localhost:9876");
	// An unconfigured site can be tried by IP address.
	const open = await listen(site, { names: [], anyAddress: true });
	for (const host of ["192.0.2.20:3000", "[2001:db8::1]:3000", "localhost:3000"])
		expect(statusOf(await get(open, host)), host).toBe(200);
	expect(statusOf(await get(open, "rebinding.example"))).toBe(421);
});

test("N10: TRACE and what the HTTP library cannot read are no errors of ours; only health checks need no Host, and each answer carries the security headers", async () => {
	const site = await testSite();
	const address = await listen(site, configured);
	const trace = await raw(address, "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
	expect(statusOf(trace)).toBe(405);
	expect(statusOf(await get(address, "x y", "/healthz"))).toBe(400);
	const status = async (path: string) => statusOf(await raw(address, `GET ${path} HTTP/1.0\r\n\r\n`));
	expect([await status("/healthz"), await status("/readyz"), await status("/")]).toEqual([200, 200, 400]);
	const answer = await raw(address, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
	expect(statusOf(answer)).toBe(400);
	for (const name of ["content-security-policy", "x-content-type-options", "x-frame-options"])
		expect(answer.toLowerCase()).toContain(`${name}: `);
	expect(site.logged.filter(({ level }) => (level as number) >= 40)).toEqual([]);
});

test("forms may lead to Telegram only from the pages that open an application", async () => {
	const site = await testSite();
	const policyOf = async (path: string) => (await site.get(path)).headers.get("content-security-policy");
	for (const path of ["/my", "/apply", "/uz/my"])
		expect(await policyOf(path)).toContain("form-action 'self' https://t.me;");
	for (const path of ["/", "/contact", "/auth", "/is-it-us", "/none", "/api"])
		expect(await policyOf(path), path).toContain("form-action 'self';");
});

test("a visitor who reached our proxy without TLS is redirected to the site's own URL", async () => {
	const site = await testSite("empty", { siteUrl: "https://hamroh.example", trustProxy: 1 });
	const address = await listen(site);
	const plain = await get(address, "hamroh.example", "/ru/programs?q=x", "X-Forwarded-Proto: http\r\n");
	expect(statusOf(plain)).toBe(308);
	expect(plain).toMatch(/^location: https:\/\/hamroh\.example\/ru\/programs\?q=x\r$/im);
	expect(statusOf(await get(address, "hamroh.example", "/", "X-Forwarded-Proto: https\r\n"))).toBe(200);
	expect(statusOf(await get(address, "198.51.100.1", "/healthz", "X-Forwarded-Proto: http\r\n"))).toBe(200);
	// The outer proxy called the inner one without TLS.
	const https = { siteUrl: "https://hamroh.example", databaseUrl: site.url, databaseDirectUrl: site.url };
	const two = await listen(await testSite("empty", { ...https, trustProxy: 2 }));
	for (const proto of ["http", "https, http"])
		expect(statusOf(await get(two, "hamroh.example", "/", `X-Forwarded-Proto: ${proto}\r\n`)), proto).toBe(200);
	const direct = await listen(await testSite("empty", https));
	expect(statusOf(await get(direct, "hamroh.example", "/", "X-Forwarded-Proto: http\r\n"))).toBe(200);
});

test("L13: the response to a body that is too large arrives completely, closes the connection, and is a page of the site or a JSON problem", async () => {
	const address = await listen(await testSite());
	const length = 3_000_000;
	const send = (path: string, type: string, body: Buffer | string, framing = `Content-Length: ${length}`) =>
		raw(address, `${postTo(path, type)}${framing}\r\n\r\n${body}`);
	const form = "application/x-www-form-urlencoded";
	const text = "a".repeat(length);
	const chunk = `${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
	const chunked = await send("/contact", form, chunk, "Transfer-Encoding: chunked");
	for (const answer of [await send("/contact", form, text), chunked]) {
		expect(statusOf(answer)).toBe(413);
		expect(answer).toMatch(/^connection: close\r$[\s\S]*This is too large to send[\s\S]*<\/html>/im);
	}
	expect(await send("/ru/contact", form, text)).toContain("Слишком большой объём данных");
	// For programs it is a JSON problem.
	const problem = await send("/api/auth/sign-in", "application/json", text);
	expect([statusOf(problem), problem]).toEqual([413, expect.stringContaining('"code":"body_too_large"')]);
});

test("H2: beyond an address's limit an upload is rejected without reading its body, and the connection closes", async () => {
	const site = await testSite("empty", { apiLimits: { changes: { uses: 1, seconds: 60 } } });
	const address = await listen(site);
	const head = (length: number) => `${postTo("/api/functions/upload-image", "image/png")}Content-Length: ${length}\r\n`;
	expect(statusOf(await raw(address, `${head(4)}Connection: close\r\n\r\ndata`))).toBe(401);
	// The rest of the body never comes: a response that waited for it would hit the upload timeout.
	const answer = await raw(address, Buffer.concat([Buffer.from(`${head(5_000_000)}\r\n`), Buffer.alloc(100_000)]));
	expect(statusOf(answer)).toBe(429);
	expect(answer.toLowerCase()).toContain("connection: close");
});

test("H2: slow senders do not delay others with the same address", async () => {
	const address = await listen(await testSite());
	const form = postTo("/contact", "application/x-www-form-urlencoded");
	const slow = Array.from({ length: 12 }, () => connect(Number(new URL(address).port), "127.0.0.1"));
	onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
	await Promise.all(
		slow.map((socket) => new Promise((sent) => socket.write(`${form}Content-Length: 100\r\n\r\nname=`, sent))),
	);
	expect(statusOf(await raw(address, `${form}Content-Length: 6\r\nConnection: close\r\n\r\nname=A`))).toBe(422);
	// They were not disconnected first.
	expect(slow.map(({ closed, destroyed }) => closed || destroyed)).not.toContain(true);
});

test("H2: one address has a few concurrent requests, however it spells the path; the others are rejected and logged", async () => {
	const site = await testSite();
	// Two requests run until this transaction ends, and 200 wait for them.
	const holding = sqlOn(site.url);
	await holding("begin");
	await holding("lock table universities");
	let begun = 0;
	const answered: number[] = [];
	const handle: typeof site.handle = (...input) => {
		const reply = site.handle(...input);
		void Promise.resolve(reply).then(({ status }) => answered.push(status));
		begun++;
		return reply;
	};
	const address = await listen({ ...site, handle });
	const ask = (path: string) => {
		const socket = connect(Number(new URL(address).port), "127.0.0.1");
		onTestFinished(() => void socket.destroy());
		socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
	};
	for (let running = 0; running < 2; running++) ask(`/universities?page=${running + 1}`);
	await expect.poll(() => begun).toBe(2);
	const paths = ["/universities", "/assets/../universities", "/images/%2e%2e/universities"];
	const rejected = 9;
	for (let more = 0; more < 200 + rejected; more++) ask(`${paths[more % paths.length]}?page=${more}`);
	await expect.poll(() => begun).toBe(2 + 200 + rejected);
	await setImmediate();
	expect(answered).toEqual(Array(rejected).fill(429));
	expect(site.logged).toContainEqual(expect.objectContaining({ denied: "rate-limit", path: "/universities" }));
	await holding("rollback");
});
