import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteProgram, updateUniversity } from "../../domain/catalog/commands.ts";
import { post, program, university } from "../support/factories.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { mergeAll } from "../support/search-index.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** Lists and records are cached; pages are not. */
async function listingSite(options: Parameters<typeof testSite>[1] = {}) {
	const clock = turnableClock("2026-11-22T12:00:00Z");
	const site = await testSite("empty", { now: clock.now, listCacheBytes: 4_000_000, ...options });
	await site.ready;
	return { site, clock };
}

const heading = async (site: TestSite, path: string) => (await openPage(site.get(path))).one("h1").text;
const shows = async (site: TestSite, path: string, words: string) =>
	(await openPage(site.get(path))).text.includes(words);

/** Waits until the sites know of all changes: that of a search index which was written late would invalidate lists, too. */
async function settled(...sites: [TestSite, ...TestSite[]]): Promise<void> {
	const [{ system }] = sites;
	await mergeAll(system);
	const title = randomUUID();
	await post(system, { title, slug: title, published: true });
	for (const site of sites) await expect.poll(() => shows(site, "/blog", title)).toBe(true);
}

/** Writes as `pg_restore --disable-triggers` does, without notifications. */
const writePastTriggers = (site: TestSite, table: string, statement: string) =>
	site.sql(
		`begin; alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user; commit`,
	);

test("lists and records are read once, and again after a write of any process or after a minute", async () => {
	const { site, clock } = await listingSite();
	const { site: other } = await listingSite({ databaseUrl: site.url, databaseDirectUrl: site.url });
	const id = await university(site.system, { name: "Before University" });
	const paths = ["/", "/universities", `/universities/${id}`];
	await settled(site, other);
	for (const at of [site, other]) {
		for (const path of paths) expect(await shows(at, path, "Before University"), path).toBe(true);
	}
	await writePastTriggers(site, "universities", "update universities set name = 'Hidden University'");
	for (const path of paths) expect(await shows(site, path, "Before University"), path).toBe(true);
	await updateUniversity(site.system, id, { name: "After University", location: "Seoul" });
	for (const at of [site, other]) {
		for (const path of paths) await expect.poll(() => shows(at, path, "After University")).toBe(true);
	}
	await writePastTriggers(site, "universities", "update universities set name = 'Late University'");
	clock.turn(60_000);
	for (const path of paths) expect(await shows(site, path, "Late University"), path).toBe(true);
});

test("searches by words are always read from the database", async () => {
	const { site } = await listingSite();
	await program(site.system, { title: "Design of Ships" });
	await settled(site);
	for (const path of ["/programs", "/programs?q=ships"]) expect(await shows(site, path, "Design of Ships")).toBe(true);
	await writePastTriggers(site, "programs", "update programs set title_en = 'Design of Boats'");
	expect(await shows(site, "/programs", "Design of Ships")).toBe(true);
	expect(await shows(site, "/programs?q=ships", "Design of Boats")).toBe(true);
});

test("a deleted program and an unpublished post are gone, however often they were read", async () => {
	const { site } = await listingSite();
	const id = await program(site.system, { title: "Short Course" });
	const slug = "old-news";
	await post(site.system, { title: "Old News", slug, published: true });
	await expect.poll(() => heading(site, `/programs/${id}`)).toContain("Short Course");
	await expect.poll(() => heading(site, `/blog/${slug}`)).toContain("Old News");
	await deleteProgram(site.system, id);
	await site.sql("update blog_posts set published = false");
	for (const path of [`/programs/${id}`, `/blog/${slug}`]) {
		await expect.poll(async () => (await site.get(path)).status).toBe(404);
	}
	await expect.poll(() => shows(site, "/programs", "Short Course")).toBe(false);
	await expect.poll(() => shows(site, "/blog", "Old News")).toBe(false);
	// Without the database, the last known state counts: they are still gone.
	await site.sql("alter table programs rename to programs_away");
	expect((await site.get(`/programs/${id}`)).status).toBe(404);
});

test("each record has its own entry, and so has each language of a list in the order of its names", async () => {
	const { site } = await listingSite();
	const universityId = await university(site.system);
	const one = await program(site.system, { universityId, title: "Alpha", titleEn: "Alpha", titleRu: "Яблоко" });
	const two = await program(site.system, { universityId, title: "Beta", titleEn: "Beta", titleRu: "Арбуз" });
	await settled(site);
	expect(await heading(site, `/programs/${one}`)).toContain("Alpha");
	expect(await heading(site, `/programs/${two}`)).toContain("Beta");
	const order = async (path: string, titles: string[]) => {
		const { text } = await openPage(site.get(path));
		return titles.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
	};
	expect(await order("/programs?sort=title", ["Beta", "Alpha"])).toEqual(["Alpha", "Beta"]);
	expect(await order("/ru/programs?sort=title", ["Яблоко", "Арбуз"])).toEqual(["Арбуз", "Яблоко"]);
});

test("made-up ids, slugs, tags and pages evict nothing", async () => {
	const { site } = await listingSite({ listCacheBytes: 100_000 });
	const id = await program(site.system, { title: "Kept Course" });
	await settled(site);
	expect(await heading(site, `/programs/${id}`)).toContain("Kept Course");
	for (let request = 0; request < 200; request++) {
		const made = randomUUID();
		for (const record of ["programs", "universities", "blog"])
			expect((await site.get(`/${record}/${made}`)).status).toBe(404);
		for (const list of [`/blog?tag=${made}`, `/programs?page=${101 + request}`, `/universities?page=${101 + request}`])
			expect((await site.get(list)).status).toBe(200);
	}
	await writePastTriggers(site, "programs", "update programs set title_en = 'Read Again'");
	expect(await heading(site, `/programs/${id}`)).toContain("Kept Course");
});

test("while one read fails, pages without it stay cached, and what was made from its last value does not", async () => {
	const { site, clock } = await listingSite({ pageCacheBytes: 8_000_000 });
	await university(site.system, { name: "Steady University" });
	await program(site.system, { title: "Steady Course" });
	await settled(site);
	const isKept = (path: string) => site.cached(path) !== undefined;
	const openBoth = async () => {
		expect(await shows(site, "/universities", "Steady University")).toBe(true);
		expect(await shows(site, "/programs", "Steady Course")).toBe(true);
	};
	await openBoth();
	expect([isKept("/universities"), isKept("/programs")]).toEqual([true, true]);
	clock.turn(60_000);
	await site.sql("alter table search_words rename to elsewhere");
	await openBoth();
	expect([isKept("/universities"), isKept("/programs")]).toEqual([true, false]);
	await site.sql("alter table elsewhere rename to search_words");
	await openBoth();
	expect([isKept("/universities"), isKept("/programs")]).toEqual([true, true]);
});
