import { expect, test } from "vitest";
import { deleteProgram, updateUniversity } from "../../domain/catalog/commands.ts";
import { post, program, university } from "../support/factories.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
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
	for (const at of [site, other]) {
		for (const path of paths) await expect.poll(() => shows(at, path, "Before University")).toBe(true);
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
	await expect.poll(() => shows(site, "/programs", "Design of Ships")).toBe(true);
	expect(await shows(site, "/programs?q=ships", "Design of Ships")).toBe(true);
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
