import { expect, test } from "vitest";
import { account, signedIn } from "../support/accounts.ts";
import { apiSite } from "../support/api.ts";

const contact = "POST /api/contact_submissions";
const message = { name: "A", email: "a@example.com", message: "M" };

test("a problem has texts and codes, names the fields and the request, and repeats no input", async () => {
	const site = await apiSite();
	const sent = { body: { ...message, email: "<script>", unknown: 1 }, headers: { "x-request-id": "question-0001" } };
	const { status, headers, body } = await site.call(contact, sent);
	expect([status, headers.get("content-type")]).toEqual([422, "application/problem+json"]);
	expect(headers.get("x-request-id")).toBe("question-0001");
	expect(body).toEqual({
		...{ type: "http://localhost:3000/api#problem-422", title: "Invalid", status: 422, code: "invalid" },
		detail: "Some fields are missing or wrong.",
		fields: [{ field: "unknown", code: "unrecognized_keys", message: "No such field." }],
		request_id: "question-0001",
	});
	for (const [type, text, wanted] of [
		["application/json", "{", [400, "bad_json"]],
		["application/json", "", [400, "bad_json"]],
		["text/plain", JSON.stringify(message), [415, "bad_type"]],
		["application/json", `{"name":"${"x".repeat(70_000)}"}`, [413, "body_too_large"]],
		["application/json", "[]", [422, "not_an_object"]],
		["application/json", '{"__proto__":{"name":"x"}}', [422, "invalid"]],
		["application/json", JSON.stringify({ ...message, name: "A\ud800" }), [422, "invalid"]],
	] as const) {
		const answer = await site.call(contact, { body: text, headers: { "content-type": type } });
		expect([answer.status, answer.body.code], text.slice(0, 30)).toEqual(wanted);
	}
	const nothing = await site.call("GET /api/nothing/here");
	expect([nothing.status, nothing.body.code]).toEqual([404, "no_such_call"]);
	const put = await site.call("PUT /api/offices");
	expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, POST"]);
	const head = await site.fetch(new Request("http://localhost:3000/api/offices", { method: "HEAD" }));
	expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", expect.stringMatching(/^"/)]);
});

test("an internal error is reported as one, with the request id in the log and no details in the response", async () => {
	const site = await apiSite();
	await site.sql("alter table blog_posts rename to elsewhere");
	const { status, body, headers } = await site.call("GET /api/blog_posts");
	expect([status, body.code]).toEqual([500, "unexpected"]);
	expect(JSON.stringify(body)).not.toMatch(/select|blog_posts/);
	expect(JSON.stringify(site.logged)).toContain(headers.get("x-request-id"));
});

test("S-12: a cookie works only from our own pages; a bearer token works from anywhere", async () => {
	const site = await apiSite();
	const cookie = await signedIn(site, "admin");
	const create = (headers: Record<string, string>) =>
		site.call("POST /api/offices", { body: { name: "O", address: "A" }, headers });
	expect((await create({ cookie, "sec-fetch-site": "same-origin" })).status).toBe(201);
	expect((await create({ cookie, origin: "http://localhost:3000" })).status).toBe(201);
	const sites = ["cross-site", "same-site"].map((from) => ({ "sec-fetch-site": from }));
	const origins = ["https://evil.example", "null"].map((origin) => ({ origin }));
	for (const foreign of [...sites, ...origins, {}]) {
		const { status, body } = await create({ cookie, ...foreign });
		expect([status, body.code], JSON.stringify(foreign)).toEqual([403, "origin"]);
	}
	const token = await site.tokenOf("admin");
	expect((await create({ authorization: `Bearer ${token}`, origin: "https://evil.example" })).status).toBe(201);
	expect((await create({ authorization: "Bearer forged", cookie, "sec-fetch-site": "same-origin" })).status).toBe(401);
	expect((await site.call("GET /api/applications", { headers: { cookie } })).status).toBe(200);
	// A proxy's header does not bypass the check of cookies, and a malformed token does not use the cookie's session.
	const elsewhere = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
	for (const [authorization, code] of Object.entries({ "Basic YTpi": "origin", "Bearer of no/shape": "bad_token" }))
		expect((await create({ ...elsewhere, authorization })).body.code).toBe(code);
	expect((await create({ cookie, "sec-fetch-site": "same-origin", authorization: "Basic YTpi" })).status).toBe(201);
	await site.sql("delete from sessions");
	expect((await site.call("GET /api/applications", { headers: { cookie } })).status).toBe(401);
	expect((await site.call("GET /api/offices", { headers: { cookie } })).status).toBe(200);
});

test("requests are counted per account and per network, and each response contains the remaining number", async () => {
	const apiLimits = { reads: { uses: 3, seconds: 60 }, changes: { uses: 1_000, seconds: 60 } };
	const site = await apiSite("empty", { apiLimits });
	const token = await site.tokenOf("user");
	const reads = async (as?: string) => {
		const answers = [];
		for (let time = 0; time < 4; time++) answers.push(await site.call("GET /api/offices", { token: as }));
		return answers;
	};
	for (const as of [undefined, token]) {
		const answers = await reads(as);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
		expect(answers[0]?.headers.get("ratelimit-policy")).toBe('"reads";q=3;w=60');
		expect(answers[0]?.headers.get("ratelimit")).toMatch(/^"reads";r=2;t=\d+$/);
		expect(answers[3]?.headers.get("ratelimit")).toMatch(/^"reads";r=0;t=\d+$/);
		expect(Number(answers[3]?.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(answers[3]?.body.code).toBe("limited");
	}
	expect((await site.call(contact, { body: message })).headers.get("ratelimit")).toContain('"changes";r=');
});

test("other origins can read responses only if a setting names them, and never with a cookie", async () => {
	const closed = await apiSite();
	const origin = "https://app.example.com";
	const plain = await closed.call("GET /api/offices", { headers: { origin } });
	expect(plain.headers.get("access-control-allow-origin")).toBeNull();
	const open = await apiSite("empty", { apiOrigins: [origin] });
	const ask = (from: string) => open.call("GET /api/offices", { headers: { origin: from } });
	expect((await ask(origin)).headers.get("access-control-allow-origin")).toBe(origin);
	expect((await ask(origin)).headers.get("access-control-allow-credentials")).toBeNull();
	expect((await ask(origin)).headers.get("access-control-expose-headers")).toContain("etag");
	expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
	const headers = { origin, "access-control-request-method": "PATCH" };
	const asked = await open.fetch(new Request("http://localhost:3000/api/offices/x", { method: "OPTIONS", headers }));
	expect(asked.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST,PATCH,DELETE");
});

test("the document is OpenAPI 3.1, and is cached by its tag", async () => {
	const site = await apiSite();
	const { document } = site;
	expect([document.openapi, document.servers]).toEqual(["3.1.0", [{ url: "http://localhost:3000" }]]);
	const answer = await site.get("/api/openapi.json");
	const tag = answer.headers.get("etag") as string;
	expect((await site.get("/api/openapi.json", { "if-none-match": tag })).status).toBe(304);
	expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("CALL-47: a reset that cannot be emailed is reported as failed", async () => {
	const site = await apiSite("empty", { production: true });
	const { email } = await account(site, "user");
	const body = { action: "reset_password", data: { email } };
	const token = await site.tokenOf("admin");
	const answer = await site.call("POST /api/functions/admin-user-management", { token, body });
	expect([answer.status, answer.body.success]).toEqual([503, false]);
	expect(await site.sql("select id from deliveries")).toEqual([]);
});
