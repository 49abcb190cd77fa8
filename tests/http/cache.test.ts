import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { updateUniversity } from "../../domain/catalog/commands.ts";
import { createContent } from "../../domain/content/site/commands.ts";
import { traceRequest } from "../../server/request-trace.ts";
import { program, programs, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

const pageCacheBytes = 16 * 1024 * 1024;

async function cachingSite(start: "empty" | "sample" = "empty", more = {}) {
	const site = await testSite(start, { pageCacheBytes, ...more });
	await site.ready;
	return site;
}

const kept = (site: TestSite, path: string, headers: Record<string, string> = {}) => site.cached(path, { headers });

test("a page is cached after its first response, with the same bytes and ETag, for every encoding, HEAD and If-None-Match", async () => {
	const site = await cachingSite("sample");
	for (const path of ["/programs?type=PhD&page=2", "/uz/universities", "/"]) {
		expect(kept(site, path)).toBeUndefined();
		const first = await site.get(path);
		const etag = first.headers.get("etag");
		expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
		const body = await first.text();
		const again = kept(site, path);
		expect([again?.status, again?.headers.get("etag"), await again?.text()]).toEqual([200, etag, body]);
		expect((await site.get(path)).headers.get("etag")).toBe(etag);
		expect(again?.headers.get("cache-control")).toBe("no-cache");
		expect(again?.headers.get("vary")).toBe("Cookie, Accept-Encoding");
	}
	const first = await site.get("/");
	const etag = first.headers.get("etag") as string;
	const plain = await first.text();
	for (const [accepted, encoding] of [
		["gzip, deflate, br, zstd", "br"],
		["br;q=0, gzip;q=0.5", "gzip"],
		["GZIP;q=1.0", "gzip"],
		["br;q=0.0, gzip;q=0", undefined],
		["brotli", undefined],
		["", undefined],
	] as const) {
		const headers = { "accept-encoding": accepted };
		const afresh = site.fetch(new Request("http://localhost:3000/", { headers }));
		for (const answer of [kept(site, "/", headers) as Response, await afresh]) {
			const body = Buffer.from(await answer.arrayBuffer());
			expect(answer.headers.get("content-encoding") ?? undefined, accepted).toBe(encoding);
			expect(answer.headers.get("content-length")).toBe(String(body.length));
			const unpacked = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
			expect(unpacked.toString()).toBe(plain);
		}
	}
	for (const match of [etag, `W/"other", ${etag}`]) {
		expect(kept(site, "/", { "if-none-match": match })).toMatchObject({ status: 304, body: null });
		const answer = await site.get("/", { "if-none-match": match });
		expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", etag]);
	}
	expect((await site.get("/", { "if-none-match": 'W/"other"' })).status).toBe(200);
	const head = await site.fetch(new Request("http://localhost:3000/", { method: "HEAD" }));
	expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
	expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(plain)));
	expect(site.cached("/", { method: "HEAD" })).toMatchObject({ status: 200, body: null });
	expect(site.cached("/", { method: "POST" })).toBeUndefined();
});

test("H2: a cached page is answered at once, but waits for its turn if it must be decompressed", async () => {
	const site = await cachingSite();
	await site.get("/");
	const waits = (encoding: string) => {
		const request = new Request("http://localhost:3000/", { headers: { "accept-encoding": encoding } });
		return site.handle(request, { peer: undefined, trace: traceRequest("/", undefined, 0) }) instanceof Promise;
	};
	expect(["br", "gzip", "identity"].map(waits)).toEqual([false, false, true]);
});

test("GEN-11: a write appears on the next page, on the same site and on another one with the same database", async () => {
	const site = await cachingSite();
	const other = await cachingSite("empty", { databaseUrl: site.url, databaseDirectUrl: site.url });
	const id = await university(site.system, { name: "Before" });
	const name = async (at: TestSite) => (await openPage(at.get(`/universities/${id}`))).one("h1").text;
	for (const at of [site, other]) await expect.poll(() => name(at)).toBe("Before");
	await expect.poll(() => kept(other, `/universities/${id}`)?.status).toBe(200);
	await updateUniversity(site.system, id, { name: "After", location: "Seoul" });
	for (const at of [site, other]) await expect.poll(() => name(at)).toBe("After");
});

test("a write invalidates the pages that show its data and keeps the others", async () => {
	const site = await cachingSite();
	const paths = ["/", "/programs", "/universities"];
	const fill = async () => {
		for (const path of paths) await site.get(path);
		return paths.every((path) => kept(site, path) !== undefined);
	};
	const now = () => paths.filter((path) => kept(site, path));
	await expect.poll(fill).toBe(true);
	await program(site.system);
	await expect.poll(now).toEqual([]);
	// Header and footer are on every page.
	await expect.poll(fill).toBe(true);
	await createContent(site.system, "offices", { name: "New", address: "Street" });
	await expect.poll(now).toEqual([]);
	// Posts are only on the home page.
	await expect.poll(fill).toBe(true);
	await site.sql("insert into blog_posts (slug, title, published) values ('a', 'A', true)");
	await expect.poll(now).toEqual(["/programs", "/universities"]);
});

test("direct SQL writes and truncates invalidate pages, and rolled back writes do not", async () => {
	const site = await cachingSite("sample");
	const shown = async () => (await openPage(site.get("/programs"))).one("[data-count]").text;
	const before = await shown();
	await site.sql("begin");
	await site.sql("delete from programs");
	await site.sql("rollback");
	expect(await shown()).toBe(before);
	await site.sql("delete from programs where id in (select id from programs limit 1)");
	await expect.poll(shown).not.toBe(before);
	await site.sql("truncate programs cascade");
	await expect.poll(shown).toBe("0 programs found");
});

test("I18N-01: free text, unknown ids, saved lists, pages beyond the end, unusual spellings and what is missing are not cached; each language has its own entry", async () => {
	const site = await cachingSite();
	const universityId = await university(site.system);
	await programs(site.system, 13, { universityId });
	const unknown = "00000000-0000-4000-8000-000000000000";
	const lists = [
		"/programs?q=engineering",
		`/programs?university=${unknown}`,
		"/programs?page=3",
		"/universities?page=2",
	];
	const others = [`/saved?ids=${universityId}`, `/universities/${universityId.toUpperCase()}`, "/%70rograms"];
	for (const path of [...lists, ...others]) {
		expect((await site.get(path)).status, path).toBe(200);
		expect(kept(site, path), path).toBeUndefined();
	}
	for (const path of ["/programs?page=2", `/programs?university=${universityId}`, "/saved"]) {
		await site.get(path);
		expect(kept(site, path)?.status, path).toBe(200);
	}
	for (const path of ["/no-such", "/programs/x", "/language", "/robots.txt"]) {
		const answer = await site.get(path);
		if (answer.status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(kept(site, path), path).toBeUndefined();
	}
	// Each language and each kind of URL has its own entry.
	const uzbek = { cookie: "preferred-language=uz" };
	await site.get("/", uzbek);
	expect([kept(site, "/"), kept(site, "/uz")]).toEqual([undefined, undefined]);
	expect(kept(site, "/", uzbek)?.headers.get("content-language")).toBe("uz");
	await site.get("/uz");
	expect(kept(site, "/uz", { cookie: "preferred-language=ru" })?.headers.get("content-language")).toBe("uz");
});

/** Writes as `pg_restore --disable-triggers` does, without notifications. */
const writePastTriggers = (site: TestSite, table: string, statement: string) =>
	site.sql(
		`begin; alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user; commit`,
	);

test("rows loaded with triggers disabled appear within a minute on pages, and at once in the API, without a restart", async () => {
	let time = Date.parse("2026-11-22T12:00:00Z");
	const site = await cachingSite("empty", { now: () => new Date(time) });
	const id = await program(site.system, { title: "Before" });
	const onPage = async () => (await openPage(site.get(`/programs/${id}`))).one("h1").text;
	const inApi = async () => ((await (await site.get(`/api/programs/${id}`)).json()) as { title: string }).title;
	await expect
		.poll(async () => [await onPage(), await inApi(), kept(site, `/programs/${id}`)?.status])
		.toEqual(["Before", "Before", 200]);
	await writePastTriggers(site, "programs", "update programs set title = 'After'");
	time += 59_999;
	expect([await onPage(), await inApi()]).toEqual(["Before", "After"]);
	time += 1;
	expect(kept(site, `/programs/${id}`)).toBeUndefined();
	expect([await onPage(), await inApi()]).toEqual(["After", "After"]);
	expect(kept(site, `/programs/${id}`)?.status).toBe(200);
});
