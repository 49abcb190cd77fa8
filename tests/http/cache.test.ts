import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { updateUniversity } from "../../domain/catalog/commands.ts";
import { createContent } from "../../domain/content/site/commands.ts";
import { signedIn } from "../support/accounts.ts";
import { program, programs, university } from "../support/factories.ts";
import { turnableClock } from "../support/forms.ts";
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
		expect(again?.headers.get("cache-control")).toBe("no-cache");
		expect(again?.headers.get("vary")).toBe("Cookie, Accept-Encoding");
	}
	const first = await site.get("/");
	const etag = first.headers.get("etag") as string;
	const plain = await first.text();
	const accepted = { "gzip, deflate, br, zstd": "br", "br;q=0, gzip;q=0.5": "gzip", "GZIP;q=1.0": "gzip" };
	const others = { "br;q=0.0, gzip;q=0": undefined, brotli: undefined, "": undefined };
	for (const [words, encoding] of Object.entries({ ...accepted, ...others })) {
		const headers = { "accept-encoding": words };
		const afresh = site.fetch(new Request("http://localhost:3000/", { headers }));
		for (const answer of [kept(site, "/", headers) as Response, await afresh]) {
			const body = Buffer.from(await answer.arrayBuffer());
			expect(answer.headers.get("content-encoding") ?? undefined, words).toBe(encoding);
			expect(answer.headers.get("content-length")).toBe(String(body.length));
			const unpacked = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
			expect(unpacked.toString()).toBe(plain);
		}
	}
	for (const match of [etag, `W/"other", ${etag}`]) {
		expect(kept(site, "/", { "if-none-match": match })).toMatchObject({ status: 304, body: null });
		expect((await site.get("/", { "if-none-match": match })).status).toBe(304);
	}
	expect((await site.get("/", { "if-none-match": 'W/"other"' })).status).toBe(200);
	const head = await site.fetch(new Request("http://localhost:3000/", { method: "HEAD" }));
	expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
	expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(plain)));
	expect(site.cached("/", { method: "HEAD" })).toMatchObject({ status: 200, body: null });
	expect(site.cached("/", { method: "POST" })).toBeUndefined();
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

test("a write, also by SQL, invalidates the pages that show its data and keeps the others", async () => {
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
	await site.sql("truncate programs cascade");
	await expect.poll(now).not.toContain("/programs");
});

test("I18N-01: free text, unknown ids, saved lists, pages beyond the end, unusual spellings, private pages and what is missing are not cached; each language has its own entry", async () => {
	const site = await cachingSite();
	const universityId = await university(site.system);
	await programs(site.system, 13, { universityId });
	const unknown = "00000000-0000-4000-8000-000000000000";
	const lists = ["/programs?q=computer", `/programs?university=${unknown}`, "/programs?page=3", "/universities?page=2"];
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
	const cookie = await signedIn(site);
	expect((await site.get("/about", { cookie })).headers.get("cache-control")).toBe("no-store");
	expect([kept(site, "/about"), kept(site, "/about", { cookie })]).toEqual([undefined, undefined]);
	// Each language and each kind of URL has its own entry.
	const uzbek = { cookie: "preferred-language=uz" };
	await site.get("/", uzbek);
	expect([kept(site, "/"), kept(site, "/uz")]).toEqual([undefined, undefined]);
	expect(kept(site, "/", uzbek)?.headers.get("content-language")).toBe("uz");
	await site.get("/uz");
	expect(kept(site, "/uz", { cookie: "preferred-language=ru" })?.headers.get("content-language")).toBe("uz");
});

test("rows loaded with triggers disabled appear within a minute on pages, without a restart", async () => {
	const clock = turnableClock();
	const site = await cachingSite("empty", { now: clock.now });
	const id = await program(site.system, { title: "Before" });
	const onPage = async () => (await openPage(site.get(`/programs/${id}`))).one("h1").text;
	await expect.poll(async () => [await onPage(), kept(site, `/programs/${id}`)?.status]).toEqual(["Before", 200]);
	// As `pg_restore --disable-triggers` does.
	await site.sql(`begin; alter table programs disable trigger user; update programs set title = 'After';
		alter table programs enable trigger user; commit`);
	clock.turn(59_999);
	expect(await onPage()).toBe("Before");
	clock.turn(1);
	expect(await onPage()).toBe("After");
	expect(kept(site, `/programs/${id}`)?.status).toBe(200);
});
