import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

const always = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
};

function expectGuarded(headers: Headers, what: string) {
	for (const [name, value] of Object.entries(always)) expect(headers.get(name), `${name} of ${what}`).toBe(value);
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy, what).toContain("default-src 'none'");
	expect(policy, what).toContain("script-src 'self';");
	expect(policy, what).toContain("frame-ancestors 'none'");
	expect(policy, what).toContain("require-trusted-types-for 'script'");
	expect(policy, what).not.toContain("unsafe");
}

const send = (site: TestSite, method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
	site.fetch(new Request(`http://localhost:3000${path}`, { method, headers, ...(body && { body }) }));

test("the policy allows the page's one inline style; nothing else is inline", async () => {
	const site = await testSite("sample");
	for (const path of ["/", "/programs", "/universities", "/no-such"]) {
		const page = await openPage(site.get(path));
		const styles = page.all("style");
		expect(styles).toHaveLength(1);
		const hash = createHash("sha256")
			.update(styles[0]?.element.innerHTML ?? "")
			.digest("base64");
		expect(page.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
		expect(page.all("[style], [onclick], [onerror], [onload]")).toEqual([]);
		expect(page.all("script:not([src])").every((script) => script.get("type") === "application/ld+json")).toBe(true);
	}
});

test("only a site with https requires https, and for its subdomains only if told so", async () => {
	const plain = (await (await testSite()).get("/")).headers;
	expect(plain.has("strict-transport-security")).toBe(false);
	expect(plain.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
	const secure = (await (await testSite("empty", { siteUrl: "https://hamroh.example" })).get("/")).headers;
	expect(secure.get("strict-transport-security")).toBe("max-age=63072000");
	const forAll = await testSite("empty", { siteUrl: "https://hamroh.example", hstsSubdomains: true });
	for (const path of ["/", "/api"])
		expect((await forAll.get(path)).headers.get("strict-transport-security")).toBe(
			"max-age=63072000; includeSubDomains",
		);
	expect(secure.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

test("the loader is immutable, has nosniff, and is available in brotli and gzip", async () => {
	const site = await testSite();
	const address = (await openPage(site.get("/"))).one("script[src]").get("src") as string;
	const plain = await site.get(address);
	expect([plain.status, plain.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
	expect(plain.headers.get("content-type")).toMatch(/^text\/javascript/);
	expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	for (const encoding of ["br", "gzip"]) {
		expect((await site.get(address, { "accept-encoding": encoding })).headers.get("content-encoding")).toBe(encoding);
	}
});

test("no path reaches a file outside the assets folder", async () => {
	const site = await testSite();
	const paths = [
		"/assets/../../server/index.js",
		"/assets/..%2f..%2fserver%2findex.js",
		"/assets/%2e%2e/%2e%2e/.built",
	];
	for (const path of [...paths, "/assets/", "/assets/no-such.js", "/assets/%00", "/assets/%ff"]) {
		const answer = await site.get(path);
		expect(answer.status, path).toBe(404);
		expectGuarded(answer.headers, path);
	}
});

test("S-12: a form from another site is rejected, a form from this site is accepted", async () => {
	const site = await testSite();
	const form = "language=ru&returnTo=/";
	const type = { "content-type": "application/x-www-form-urlencoded" };
	const sent = async (headers: Record<string, string>) =>
		(await send(site, "POST", "/language", { ...type, ...headers }, form)).status;
	for (const headers of [
		{},
		{ origin: "https://evil.example" },
		{ origin: "null" },
		{ origin: "" },
		{ origin: "http://localhost:3000.evil.example" },
		{ origin: "garbage" },
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
	]) {
		expect(await sent(headers), JSON.stringify(headers)).toBe(403);
	}
	for (const headers of [
		{ "sec-fetch-site": "same-origin" },
		{ origin: "http://localhost:3000" },
		{ origin: "http://192.0.2.1:3000", host: "192.0.2.1:3000" },
	]) {
		expect(await sent(headers as Record<string, string>), JSON.stringify(headers)).toBe(303);
	}
	for (const method of ["PUT", "PATCH", "DELETE"]) {
		expect((await send(site, method, "/programs", { origin: "https://evil.example" })).status).toBe(403);
	}
});

test("a body over 64 kB is rejected, with and without Content-Length; a smaller one is read", async () => {
	const site = await testSite();
	const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
	const body = (size: number) => `language=ru&returnTo=/&x=${"a".repeat(size)}`;
	expect((await send(site, "POST", "/language", headers, body(60_000))).status).toBe(303);
	expect((await send(site, "POST", "/language", headers, body(70_000))).status).toBe(413);
	const announced = { ...headers, "content-length": "70026" };
	expect((await send(site, "POST", "/language", announced, body(70_000))).status).toBe(413);
	expect((await send(site, "POST", "/no-such", headers, body(70_000))).status).toBe(413);
});

test("S-15: after choosing a language the visitor stays on this site, whatever the form contains", async () => {
	const site = await testSite();
	const back = async (returnTo: string) =>
		(await site.post("/language", { language: "ru", returnTo })).headers.get("location");
	for (const returnTo of [
		"//evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"https://evil.example",
		"javascript:alert(1)",
		"/\t/evil.example",
		"/\r\nset-cookie: a=b",
		"/ж",
		"evil",
		"",
	]) {
		expect(await back(returnTo), returnTo).toBe("/ru");
	}
	for (const returnTo of ["/%0d%0aset-cookie:a=b", "/programs?type=PhD&page=2", "/@evil.example"]) {
		expect(await back(returnTo)).toBe(`/ru${returnTo}`);
	}
	for (const returnTo of ["/.//evil.example", "/..//evil.example", "/./\\evil.example", "/%2f/evil.example"]) {
		const location = (await back(returnTo)) ?? "";
		expect(new URL(location, "http://localhost:3000/language").origin, location).toBe("http://localhost:3000");
	}
});

test("an unreadable language form chooses nothing and causes no server error", async () => {
	const site = await testSite();
	const here = { "sec-fetch-site": "same-origin" };
	for (const [type, body] of [
		["application/json", '{"language":"ru"}'],
		["multipart/form-data; boundary=x", "no such thing"],
		["multipart/form-data", "--x"],
		["text/plain", "language=ru"],
		["application/x-www-form-urlencoded", "%ff%00=&&&==&language[]=ru"],
	] as const) {
		const answer = await send(site, "POST", "/language", { ...here, "content-type": type }, body);
		expect([answer.status, answer.headers.get("location"), answer.headers.has("set-cookie")], type).toEqual([
			303,
			"/",
			false,
		]);
	}
	expect((await send(site, "POST", "/language", here)).status).toBe(303);
});

test("health, readiness and the speculation rules respond", async () => {
	const site = await testSite();
	expect([(await site.get("/healthz")).status, (await site.get("/readyz")).status]).toEqual([200, 200]);
	const rules = await site.get("/speculation-rules.json");
	expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
	expect(await rules.json()).toHaveProperty("prefetch");
	expect((await site.get("/")).headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
});

test("S-16: a page's data cannot be requested separately", async () => {
	const site = await testSite("sample");
	for (const path of [
		"/programs.data",
		"/universities.data?_routes=routes%2Fpublic%2Funiversities",
		"/_root.data",
		"/ru/blog.data",
		"/__manifest?p=/programs",
		"/apply.data",
	]) {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get("content-type")], path).toEqual([404, "text/html; charset=utf-8"]);
	}
});
