import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { staticPages } from "../../app/navigation.ts";
import { compareQuery, maxCompared, maxShortlisted, shortlistPath } from "../../domain/catalog/chosen.ts";
import { signedIn } from "../support/accounts.ts";
import { whileRateIsOld } from "../support/central-bank.ts";
import { aCase, mailedCode, myPages } from "../support/my-case.ts";
import { root } from "../support/project.ts";
import { insertRow } from "../support/rows.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** Bytes after brotli at maximum quality, as the server sends cached pages. */
const firstLoad = 14_000;
const loaderScript = 2_000;
const oneIsland = 62_500;
const cover = 2_600;
const hero = 6_000;

const brotli = (body: string | Buffer) =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const asset = (name: string) => readFileSync(join(root, "build/client/assets", name));
const scriptSizes = new Map<string, number>();
/** The compressed size of a script, compressed once. */
function scriptSize(name: string): number {
	const size = scriptSizes.get(name) ?? brotli(asset(name));
	scriptSizes.set(name, size);
	return size;
}
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + scriptSize(file), 0);

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const chunks = JSON.parse(readFileSync(join(root, "build/islands/manifest.json"), "utf8")) as Record<string, Chunk>;
const chunk = (name: string) => chunks[name] as Chunk;
const fileOf = (name: string) => chunk(name).file;
const loader = fileOf("app/islands/loader.ts");

/** A chunk and its static imports, without the chunks that load on interaction. */
function closure(names: string[], seen = new Set<string>()): Set<string> {
	for (const name of names) {
		if (seen.has(name)) continue;
		seen.add(name);
		closure(chunk(name).imports ?? [], seen);
	}
	return seen;
}

/** The sample record with the longest texts, which makes the heaviest detail page. */
async function heaviest({ sql }: TestSite, table: string): Promise<string> {
	const name = table === "blog_posts" ? "slug" : "id";
	const [row] = await sql(`select ${name} as name from ${table} t order by length(t::text) desc limit 1`);
	return `/${table === "blog_posts" ? "blog" : table}/${row?.name}`;
}

/** Pages of programs that visitors choose, with the longest texts and as many programs as they show. */
const chosen: Record<string, (ids: string[]) => string> = {
	shortlist: (ids) => shortlistPath(ids),
	comparison: (ids) => `/compare${compareQuery(ids.slice(0, maxCompared))}`,
	fits: () => "/fit?education=school_certificate&topik=3&marks=80&completed=2020&tuition=8000000",
};

const others = [...Object.keys(chosen), "programs", "universities", "blog_posts", "/saved", "/no-such-page"];
const pages = [...staticPages.map(({ path }) => path), ...others];
/** Russian pages are the largest: their letters take two bytes. */
const prefix = "/ru";

test("the first load of every public page stays within its budget in the language with the largest pages, without React and without inline scripts", async () => {
	// The heavier variant: with an ad pixel and its consent bar, and with converted prices.
	const ads = { pixelId: "123456789012345", token: undefined, apiUrl: "http://127.0.0.1:9" };
	const site = await testSite("sample", { ads, now: whileRateIsOld });
	const longest = `select id from programs t order by length(t::text) desc limit ${maxShortlisted}`;
	const ids = (await site.sql(longest)).map(({ id }) => id);
	for (const page of pages) {
		const path = page.startsWith("/") ? page : (chosen[page]?.(ids) ?? (await heaviest(site, page)));
		const address = prefix + (path === "/" ? "" : path);
		const response = await site.get(address);
		expect(response.status, address).toBe(page === "/no-such-page" ? 404 : 200);
		const html = await response.text();
		const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
		const run = scripts.filter(([tag]) => !tag.includes('type="application/ld+json"'));
		const sources = run.map(([tag, , inside]) => [/src="([^"]*)"/.exec(tag)?.[1], inside]);
		expect(sources, address).toEqual([[`/assets/${loader}`, ""]]);
		expect(html, address).not.toMatch(/<link[^>]+(rel="(stylesheet|modulepreload|prefetch)"|as="(script|style|font)")/);
		expect(html, address).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
		expect(brotli(html) + scriptSize(loader), address).toBeLessThanOrEqual(firstLoad);
	}
});

test("B2-10: the first load of every page about an application stays within its budget, with the longest texts in the language with the largest pages", async () => {
	const site = await testSite("sample");
	const own = await aCase(site, ["pending", "contacted", "in_review", "documents_requested"]);
	await site.sql(
		`update applications set next_step_text = repeat('Send the papers. ', 29), next_step_due_on = '2030-12-03',
			program_id = (select id from programs order by length(title) desc limit 1),
			university_id = (select university_id from programs order by length(title) desc limit 1) where id = $1`,
		[own.id],
	);
	const message = {
		applicant_id: own.applicantId,
		application_id: own.id,
		channel: "web",
		text: "No, please send it.",
	};
	for (const kind of ["message_in", "message_out"]) await insertRow(site.sql, "entries", { ...message, kind });
	const closed = ["/my", "/my/link", `/my/link?code=${await mailedCode(site, own)}`, "/my/code", "/my/sign-out"];
	const all = [...myPages(own), ...closed.map((path) => [path, ""] as const), ["/my/sign-out", own.known] as const];
	for (const [path, cookie] of all) {
		const answer = await site.get(prefix + path, { cookie });
		expect(answer.status, path).toBe(200);
		expect(brotli(await answer.text()) + scriptSize(loader), path).toBeLessThanOrEqual(firstLoad);
	}
});

test("the server's scripts have ASCII letters alone: V8 keeps the text of all others with two bytes for each", () => {
	for (const file of globSync("build/{server,start}/**/*.js", { cwd: root })) {
		const [found] = /[^\0-\x7f]+/.exec(readFileSync(join(root, file), "utf8")) ?? [];
		expect(found, file).toBeUndefined();
	}
});

test("the loader stays within its budget, and imports neither React nor anything else", () => {
	expect(scriptSize(loader)).toBeLessThanOrEqual(loaderScript);
	expect([...closure(["app/islands/loader.ts"])]).toEqual(["app/islands/loader.ts"]);
});

/** What loads once the page is idle, for visitors who have not answered and for visitors who agreed. */
const question = 4_500;

test("the ad pixel's code stays within its budget, without React, and does not load with the page", () => {
	expect(chunk("app/islands/loader.ts").dynamicImports).toContain("app/analytics/start.ts");
	const names = closure(["app/analytics/start.ts", "app/analytics/consent-bar.ts"]);
	names.delete("app/islands/loader.ts");
	expect(sizeOf([...names].map(fileOf))).toBeLessThanOrEqual(question);
	expect([...names].map((name) => asset(fileOf(name))).join("\n")).not.toMatch(/hydrateRoot|useState/);
});

const islands = chunk("app/islands/hydrate.ts").dynamicImports ?? [];

test("React and each island stay within their budget", () => {
	expect(islands.length).toBeGreaterThanOrEqual(4);
	for (const island of islands) {
		const names = closure(["app/islands/hydrate.ts", island]);
		expect(sizeOf([...names].map(fileOf)), island).toBeLessThanOrEqual(oneIsland);
	}
});

test("the drawn covers and the home page's picture stay within their budget", async () => {
	const site = await testSite("sample");
	const rows = await site.sql("select id from universities union all select id from blog_posts");
	for (const address of rows.flatMap(({ id }) => [`/covers/${id}`, `/covers/${id}/dark`]))
		expect(gzipSync(await (await site.get(address)).text()).length, address).toBeLessThanOrEqual(cover);
	for (const address of ["/hero.svg", "/hero-dark.svg"]) {
		expect((await (await site.get(address)).text()).length, address).toBeLessThanOrEqual(hero);
	}
});

const scriptsIn = (html: string) =>
	new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = ""]) => name));

/**
 * Of the pages where staff work most, with the longest texts. HTML and style sheet are two requests more, and the two scripts
 * and the texts of a case, which the queue then loads ahead, three.
 */
const deskBytes = 150_000;
const deskScripts = { queue: 10, case: 12 };
const adminFirstPaint = 250_000;

test("the scripts of the admin panel stay within their budgets, of the queue and of a case within a smaller one, and load no public page", async () => {
	const site = await testSite("sample");
	const cookie = `${await signedIn(site, "admin")}; preferred-language=ru`;
	const { applicantId } = await aCase(site);
	const deskPages = { "/admin/queue": deskScripts.queue, [`/admin/applicants/${applicantId}`]: deskScripts.case };
	for (const path of [...Object.keys(deskPages), "/admin", "/admin/universities/new"]) {
		const files = scriptsIn(await (await site.get(path, { cookie })).text());
		const read = (name: string) => asset(name).toString();
		const mostScripts = deskPages[path];
		expect(files.size, path).toBeGreaterThan(5);
		expect(sizeOf(files), path).toBeLessThanOrEqual(mostScripts ? deskBytes : adminFirstPaint);
		if (mostScripts) expect(files.size, path).toBeLessThanOrEqual(mostScripts);
		// Neither public pages, nor their texts, nor the domain's schemas.
		const manifest = read([...files].find((file) => file.includes("manifest")) ?? "");
		const routes = JSON.parse(/=(\{.*\})/s.exec(manifest)?.[1] ?? "{}").routes as Record<string, unknown>;
		expect(Object.keys(routes)).toContain("routes/admin/queue");
		expect(Object.keys(routes).filter((id) => id.startsWith("routes/public/"))).toEqual([]);
		expect([...files].map(read).join("\n")).not.toMatch(/Ваш путь к учёбе|Your Gateway to Studying in Korea|ZodError/);
	}
});

test("only the image process loads the image library", () => {
	const scripts = globSync("build/{start,server}/**/*.js", { cwd: root });
	expect(scripts).toContain("build/server/index.js");
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const withImages = scripts.filter((script) => /["'](sharp|@img\/[\w-]+)["']/.test(read(script)));
	expect(withImages).toEqual(["build/start/image-process.js"]);
});
