import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

const send = (site: TestSite, method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
	site.fetch(new Request(`http://localhost:3000${path}`, { method, headers, ...(body && { body }) }));
const here = { "sec-fetch-site": "same-origin" };

test("the policy allows only the site's scripts and the page's one inline style; nothing else is inline", async () => {
	const site = await testSite("sample");
	for (const path of ["/", "/programs", "/no-such"]) {
		const page = await openPage(site.get(path));
		const hash = createHash("sha256").update(page.one("style").element.innerHTML).digest("base64");
		const policy = page.headers.get("content-security-policy");
		for (const part of [`style-src 'sha256-${hash}'`, "script-src 'self';", "require-trusted-types-for 'script'"])
			expect(policy).toContain(part);
		expect(page.headers.get("x-frame-options")).toBe("DENY");
		expect(page.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
		expect(page.all("[style], [onclick], [onerror], [onload]")).toEqual([]);
		expect(page.all("script:not([src])").every((script) => script.get("type") === "application/ld+json")).toBe(true);
	}
});

test("only a site with https requires https, and for its subdomains only if told so", async () => {
	const plain = await testSite();
	const headersOf = async (site: TestSite, path = "/") => (await site.get(path)).headers;
	expect((await headersOf(plain)).has("strict-transport-security")).toBe(false);
	expect((await headersOf(plain)).get("content-security-policy")).not.toContain("upgrade-insecure-requests");
	const https = { siteUrl: "https://hamroh.example", databaseUrl: plain.url, databaseDirectUrl: plain.url };
	const secure = await headersOf(await testSite("empty", https));
	expect(secure.get("strict-transport-security")).toBe("max-age=63072000");
	expect(secure.get("content-security-policy")).toContain("upgrade-insecure-requests");
	const forAll = await testSite("empty", { ...https, hstsSubdomains: true });
	for (const path of ["/", "/api"])
		expect((await headersOf(forAll, path)).get("strict-transport-security")).toMatch(/; includeSubDomains$/);
});

test("the loader is immutable and available in brotli and gzip; no path reaches a file outside the assets folder", async () => {
	const site = await testSite();
	const address = (await openPage(site.get("/"))).one("script[src]").get("src") as string;
	const plain = await site.get(address);
	expect(plain.headers.get("content-type")).toMatch(/^text\/javascript/);
	expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	for (const encoding of ["br", "gzip"])
		expect((await site.get(address, { "accept-encoding": encoding })).headers.get("content-encoding")).toBe(encoding);
	for (const path of ["../../server/index.js", "..%2f..%2fserver%2findex.js", "%2e%2e/%2e%2e/.built", "", "%00", "%ff"])
		expect((await site.get(`/assets/${path}`)).status, path).toBe(404);
});

test("S-12: a form from another site is rejected, a form from this site is accepted; an Origin is compared completely", async () => {
	const site = await testSite();
	const https = await testSite("empty", { siteUrl: "https://hamroh.example", databaseUrl: site.url });
	const local = { host: "localhost:3000" };
	const own = { host: "hamroh.example" };
	const cases: [status: number, at: TestSite, headers: Record<string, string>][] = [
		[403, site, {}],
		[403, site, { origin: "null" }],
		[403, site, { origin: "http://localhost:3000.evil.example" }],
		[403, site, { origin: "https://localhost:3000", ...local }],
		[403, site, { origin: "http://localhost:3001", ...local }],
		[403, site, { "sec-fetch-site": "cross-site" }],
		[403, site, { "sec-fetch-site": "same-site" }],
		[403, site, { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" }],
		[403, https, { origin: "http://hamroh.example", ...own }],
		[403, https, { origin: "https://hamroh.example:8443", ...own }],
		[303, site, here],
		[303, site, { origin: "http://localhost:3000" }],
		[303, site, { origin: "http://192.0.2.1:3000", host: "192.0.2.1:3000" }],
		// Behind a proxy that terminates TLS, with any forwarded Host.
		[303, https, { origin: "https://hamroh.example", host: "app:3000" }],
		[303, https, { origin: "https://www.hamroh.example", host: "www.hamroh.example" }],
	];
	const type = { "content-type": "application/x-www-form-urlencoded" };
	for (const [status, at, headers] of cases) {
		const answer = await send(at, "POST", "/language", { ...type, ...headers }, "language=ru&returnTo=/");
		expect(answer.status, JSON.stringify(headers)).toBe(status);
	}
	for (const method of ["PUT", "PATCH", "DELETE"])
		expect((await send(site, method, "/programs", { origin: "https://evil.example" })).status).toBe(403);
});

test("S-15: after choosing a language the visitor stays on this site, whatever the form contains", async () => {
	const site = await testSite();
	const back = async (returnTo: string) =>
		(await site.post("/language", { language: "ru", returnTo })).headers.get("location");
	const elsewhere = ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "evil", ""];
	for (const returnTo of [...elsewhere, "/\t/evil.example", "/\r\nset-cookie: a=b", "/ж"])
		expect(await back(returnTo), returnTo).toBe("/ru");
	for (const returnTo of ["/%0d%0aset-cookie:a=b", "/programs?type=PhD&page=2", "/@evil.example"])
		expect(await back(returnTo)).toBe(`/ru${returnTo}`);
	for (const returnTo of ["/.//evil.example", "/..//evil.example", "/./\\evil.example", "/%2f/evil.example"]) {
		const location = (await back(returnTo)) ?? "";
		expect(new URL(location, "http://localhost:3000/language").origin, location).toBe("http://localhost:3000");
	}
	// An unreadable form chooses nothing and causes no server error.
	for (const [type, body] of Object.entries({
		...{ "application/json": '{"language":"ru"}', "multipart/form-data": "--x" },
		"application/x-www-form-urlencoded": "%ff%00=&&&==&language[]=ru",
	})) {
		const answer = await send(site, "POST", "/language", { ...here, "content-type": type }, body);
		const outcome = [answer.status, answer.headers.get("location"), answer.headers.has("set-cookie")];
		expect(outcome, type).toEqual([303, "/", false]);
	}
});

test("S-16: a page's data cannot be requested separately", async () => {
	const site = await testSite("sample");
	for (const path of ["/programs.data", "/_root.data", "/ru/blog.data", "/__manifest?p=/programs", "/apply.data"]) {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get("content-type")], path).toEqual([404, "text/html; charset=utf-8"]);
	}
});
