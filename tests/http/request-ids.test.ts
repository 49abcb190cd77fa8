import { expect, test } from "vitest";
import { listen } from "../support/listen.ts";
import { testSite } from "../support/site.ts";

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (response: Response) => response.headers.get("x-request-id") ?? "";

test("every response names its own request: pages, cached pages, the API, redirects and health", async () => {
	const site = await testSite("sample", { pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	const url = await listen(site);
	const paths = ["/", "/", "/no-such-page", "/api/programs", "/admin", "/healthz"];
	const answers = await Promise.all(paths.map((path) => fetch(url + path, { redirect: "manual" })));
	const ids = answers.map(idOf);
	for (const id of ids) expect(id).toMatch(made);
	expect(new Set(ids).size).toBe(ids.length);
	// Without a proxy, the site makes its own.
	expect(idOf(await fetch(url, { headers: { "x-request-id": "0b5f9a1c4e7d4f0a9c2b" } }))).toMatch(made);
});

test("the id of a trusted proxy is taken, unless it is malformed; the log lines of a request have its id, and those of no request have none", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const url = await listen(site);
	const id = "0b5f9a1c4e7d4f0a9c2b";
	expect(idOf(await fetch(`${url}/no-such-a`, { headers: { "x-request-id": id } }))).toBe(id);
	for (const bad of ["short", "a".repeat(65), 'quote"quote"quote'])
		expect(idOf(await fetch(url, { headers: { "x-request-id": bad } })), bad).toMatch(made);
	const other = idOf(await fetch(`${url}/ru/no-such-c`));
	const lines = site.logged.filter(({ msg }) => msg === "not found");
	expect(lines.map(({ requestId }) => requestId)).toEqual([id, other]);
	const deny = () => fetch(`${url}/contact`, { method: "POST", headers: { origin: "https://evil.example" } });
	const denied = await deny();
	expect(site.logged.find(({ msg }) => msg === "request denied")?.requestId).toBe(idOf(denied));
	await deny();
	await site.close();
	expect(site.logged.find(({ msg }) => msg === "more requests denied")).not.toHaveProperty("requestId");
});
