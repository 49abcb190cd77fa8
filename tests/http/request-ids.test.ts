import { get } from "node:http";
import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { listen } from "../support/listen.ts";
import { outOfReach } from "../support/rows.ts";
import { testSite } from "../support/site.ts";

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (response: Response) => response.headers.get("x-request-id") ?? "";

/** The id of the refusal of a request for another site's host, which `fetch` cannot send. */
function idOfMisdirected(url: string): Promise<string> {
	return new Promise((done, failed) => {
		get(url, { headers: { host: "elsewhere.example" } }, (answer) => {
			expect(answer.statusCode).toBe(421);
			answer.resume();
			done(String(answer.headers["x-request-id"]));
		}).on("error", failed);
	});
}

test("every response names its own request: pages, cached pages, files, the API, redirects and refusals", async () => {
	const site = await testSite("sample", { pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	const url = await listen(site);
	const paths = ["/", "/", "/no-such-page", "/speculation-rules.json", "/api/programs", "/admin", "/healthz", "/auth"];
	const answers = await Promise.all(paths.map((path) => fetch(url + path, { redirect: "manual" })));
	const ids = [...answers.map(idOf), await idOfMisdirected(url)];
	for (const id of ids) expect(id).toMatch(made);
	expect(new Set(ids).size).toBe(ids.length);
});

test("the id of a trusted proxy is taken; without a proxy, and if it is malformed, the site makes its own", async () => {
	const id = "0b5f9a1c4e7d4f0a9c2b";
	const open = await listen(await testSite("empty"));
	expect(idOf(await fetch(open, { headers: { "x-request-id": id } }))).toMatch(made);
	const behind = await listen(await testSite("empty", { trustProxy: 1 }));
	expect(idOf(await fetch(behind, { headers: { "x-request-id": id } }))).toBe(id);
	for (const bad of ["short", "a".repeat(65), "two words here", 'quote"quote"quote']) {
		expect(idOf(await fetch(behind, { headers: { "x-request-id": bad } })), bad).toMatch(made);
	}
});

test("the log lines of a request have its id, and those of no request have none", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const url = await listen(site);
	const ids = await Promise.all(
		["/no-such-a", "/no-such-b", "/ru/no-such-c"].map(async (path) => idOf(await fetch(url + path))),
	);
	const lines = site.logged.filter(({ msg }) => msg === "not found");
	expect(lines.map(({ requestId }) => requestId).sort()).toEqual(ids.sort());
	const denied = await fetch(`${url}/contact`, { method: "POST", headers: { origin: "https://evil.example" } });
	expect(site.logged.find(({ msg }) => msg === "request denied")?.requestId).toBe(idOf(denied));
	await site.close();
	for (const line of site.logged.filter(({ msg }) => msg === "more requests denied")) {
		expect(line.requestId).toBeUndefined();
	}
});

test("an error page shows the id under which the log has the error", async () => {
	const site = await testSite("empty", { databaseUrl: outOfReach, databaseDirectUrl: outOfReach });
	const url = await listen(site);
	for (const [prefix, text] of [
		["", "include this code:"],
		["/ru", "укажите этот код:"],
		["/uz", "shu kodni koʻrsating:"],
	]) {
		const response = await fetch(`${url}${prefix}/programs/01234567-89ab-4cde-8f01-23456789abcd`);
		expect(response.status).toBe(503);
		const page = await openPage(Promise.resolve(response));
		expect(page.text).toContain(`${text} ${idOf(response)}`);
		expect(site.logged.filter(({ requestId }) => requestId === idOf(response)).length).toBeGreaterThan(0);
	}
});
