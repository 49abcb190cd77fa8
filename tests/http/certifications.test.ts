import { expect, test } from "vitest";
import { certify } from "../support/certifications.ts";
import { program, university } from "../support/factories.ts";
import { openPage, type Part } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const pageCacheBytes = 16 * 1024 * 1024;

/** A site with three universities, each with a bachelor's program and a language course. */
async function siteAt(time: string, more = {}) {
	let now = new Date(time);
	const site = await testSite("empty", { now: () => now, ...more });
	const { system } = site;
	const names = ["Certified", "Restricted", "Unknown"] as const;
	const ids = {} as Record<(typeof names)[number], { university: string; degree: string; language: string }>;
	for (const name of names) {
		const id = await university(system, { name, nameKo: `${name} 대학교` });
		const degree = await program(system, { universityId: id, title: `${name} degree` });
		const language = await program(system, { universityId: id, title: `${name} course`, type: "Language" });
		ids[name] = { university: id, degree, language };
	}
	await certify(system, ids.Certified.university, {});
	await certify(system, ids.Certified.university, { scope: "language", status: "excellent" });
	await certify(system, ids.Restricted.university, { status: "precision_screening", validTo: "2027-08-31" });
	const open = (path: string) => openPage(site.get(path));
	const shown = async (path: string) => (await open(path)).all(".cards li h2").map(({ text }) => text);
	const setNow = (to: string) => {
		now = new Date(to);
	};
	return { ...site, ids, open, shown, setNow };
}

const line = "As a rule, no visas are issued for this university until 31 August 2027.";
const badges = (page: Part) => page.all("[data-certified]").map(({ text }) => text);

test("B13-1: a university without a row has no badge, and only a set filter leaves it out; a badge names its scopes with source and day of the check; “not certified” is no badge; the API names what is valid today", async () => {
	const { open, shown, ids, get, system } = await siteAt("2026-11-23T03:00:00Z");
	const unknown = await open(`/universities/${ids.Unknown.university}`);
	expect(unknown.all("[data-certified], [data-certification], [data-restriction]")).toEqual([]);
	expect(unknown.text).not.toMatch(/IEQAS|certified/i);
	for (const [query, expected] of [
		["universities?", "Certified,Restricted,Unknown"],
		["universities?certified=degree&", "Certified"],
		["universities?certified=language&", "Certified"],
		["universities?restricted=hide&", "Certified,Unknown"],
		["universities?certified=phd&restricted=no&", "Certified,Restricted,Unknown"],
		["programs?certified=degree&", "Certified degree"],
		["programs?certified=language&", "Certified course"],
		["programs?restricted=hide&certified=degree&q=degree&", "Certified degree"],
	])
		expect((await shown(`/${query}sort=name`)).join(), query).toBe(expected);
	expect(await shown("/programs")).toHaveLength(6);
	// Restricted for degrees only, so the course stays.
	expect(await shown("/programs?restricted=hide")).not.toContain("Restricted degree");
	expect(await shown("/programs?restricted=hide")).toHaveLength(5);

	const page = await open(`/universities/${ids.Certified.university}`);
	const both = ["Certified (IEQAS): degree programs", "Certified as excellent (IEQAS): Korean-language courses"];
	expect(badges(page)).toEqual(both);
	const facts = page.all("[data-certification]");
	const checked = "until 28 February 2027 Checked on 20 November 2026 · source :";
	expect(facts.map(({ text }) => text)).toEqual([
		`Degree programs: certified, ${checked} degree programs`,
		`Korean-language courses: certified as excellent, ${checked} Korean-language courses`,
	]);
	for (const fact of facts) expect(fact.one("a").get("href")).toBe("https://www.example.org/list");
	expect(badges(await open(`/programs/${ids.Certified.degree}`))).toEqual([both[0]]);
	expect(badges(await open(`/programs/${ids.Certified.language}`))).toEqual([both[1]]);
	const cards = await open("/universities?certified=degree");
	expect(badges(cards)).toEqual(both);
	expect(cards.all(".active-filter").map(({ text }) => text)).toEqual(["Certified for degrees ×"]);

	const json = async (path: string) => (await get(`/api/${path}`)).json();
	const degree = {
		...{ scope: "degree", status: "certified", valid_from: "2026-03-01", valid_to: "2027-02-28" },
		...{ source: "https://www.example.org/list", checked_on: "2026-11-20" },
	};
	const rows = [degree, { ...degree, scope: "language", status: "excellent" }];
	expect((await json(`universities/${ids.Certified.university}`)).certifications).toEqual(rows);
	expect((await json(`programs/${ids.Certified.degree}`)).certifications).toEqual(rows);
	const unrestricted = await json("universities?restricted=hide&order=name");
	expect(unrestricted.items).toMatchObject([{ name: "Certified" }, { name: "Unknown" }]);
	expect((await json("programs?certified=language")).items).toMatchObject([{ title: "Certified course" }]);
	expect((await get("/api/programs?certified=phd")).status).toBe(422);

	await certify(system, ids.Unknown.university, { status: "not_certified" });
	const uncertified = await open(`/universities/${ids.Unknown.university}`);
	expect(badges(uncertified)).toEqual([]);
	expect(uncertified.one("[data-certification]").text).toContain("Degree programs: not on the list, until 28 February");
});

test("B13-2, visual 12: badge, line, filters and API change at midnight in Korea, also for pages in the cache; filters are offered only while a certification is valid", async () => {
	const site = await siteAt("2026-02-28T14:59:59Z", { pageCacheBytes });
	await site.ready;
	const { ids, setNow, open } = site;
	const restricted = `/universities/${ids.Restricted.university}`;
	const paths = ["/universities", "/programs", restricted, "/programs?restricted=hide"];
	const seen = async () => {
		const [list, programs, one, unrestricted] = await Promise.all(paths.map(open));
		const api = await (await site.get(`/api/universities/${ids.Certified.university}`)).json();
		const count = (page: Part | undefined, selector: string) => page?.all(selector).length;
		return [
			...[count(list, "[data-certified]"), count(programs, "[data-certified]"), count(one, "[data-restriction]")],
			...[count(unrestricted, ".cards li"), api.certifications.length],
		];
	};
	const offered = async (path: string) =>
		(await open(path)).all("select[name=certified], select[name=restricted]").length;
	const cached = () => paths.filter((path) => site.cached(path)?.status === 200).length;
	await expect.poll(async () => [await seen(), cached()]).toEqual([[0, 0, 0, 6, 0], 4]);
	expect([await offered("/programs"), await offered("/universities")]).toEqual([0, 0]);
	const etag = site.cached(paths[0] as string)?.headers.get("etag") as string;
	// The next second is 1 March in Korea. A browser that asks with the ETag of before gets the new page.
	setNow("2026-02-28T15:00:00Z");
	expect(cached()).toBe(0);
	expect((await site.get("/universities", { "if-none-match": etag })).status).toBe(200);
	expect(await seen()).toEqual([2, 2, 1, 5, 2]);
	expect([await offered("/programs"), await offered("/universities")]).toEqual([2, 2]);
	// The last day counts as a whole.
	setNow("2027-02-28T14:59:59Z");
	await expect.poll(async () => [await seen(), cached()]).toEqual([[2, 2, 1, 5, 2], 4]);
	setNow("2027-02-28T15:00:00Z");
	expect(await seen()).toEqual([0, 0, 1, 5, 0]);
	setNow("2027-08-31T15:00:00Z");
	expect(await seen()).toEqual([0, 0, 0, 6, 0]);
});

test("B13-5, B13-6: the restricted line directly follows the name, on cards and pages, for the program’s own scope; the form asks to talk first and blocks nothing; search engines read of no certification", async () => {
	const { open, ids, system } = await siteAt("2026-11-23T03:00:00Z");
	const afterName = (part: Part, name: string) =>
		part.one(name).element.nextElementSibling?.text.replace(/\u2060/g, "");
	const restricted = await open(`/programs/${ids.Restricted.degree}`);
	expect(afterName(restricted, "h1")).toBe(line);
	expect((await open(`/programs/${ids.Restricted.language}`)).has("[data-restriction]")).toBe(false);
	const whole = `${line} This concerns degree programs.`;
	expect(afterName(await open(`/universities/${ids.Restricted.university}`), "h1")).toBe(whole);
	const cardOf = async (path: string, title: string) =>
		(await open(path)).all(".cards > li").find((card) => card.one("h2").text === title) as Part;
	expect(afterName(await cardOf("/universities", "Restricted"), "h2")).toBe(whole);
	expect(afterName(await cardOf("/programs", "Restricted degree"), "h2")).toBe(line);
	for (const [prefix, said] of [
		["/ru", "До 31 августа 2027 г. визы для учёбы в этом вузе, как правило, не выдают."],
		["/uz", "2027-yil 31-avgustgacha bu universitetda oʻqish uchun viza, qoida tariqasida, berilmaydi."],
	] as const) {
		const translated = await open(`${prefix}/programs/${ids.Restricted.degree}`);
		expect(afterName(translated, "h1")?.replace(/\s/g, " ")).toBe(said);
	}

	const form = await open(`/apply?program=${ids.Restricted.degree}`);
	expect(form.one("[data-talk-first]").text).toContain(`${line} Please talk to us before you apply.`);
	expect(form.one("[data-talk-first]").links("Talk to us")).toHaveLength(1);
	expect(form.has('button[type="submit"].btn-action')).toBe(true);
	const options = form.all('[name="university_id"] option').map(({ text }) => text);
	expect(options).toContain("Restricted (degree programs: as a rule no visas until 31 August 2027)");
	expect(options).toContain("Unknown");
	expect((await open(`/apply?university=${ids.Restricted.university}`)).has("[data-talk-first]")).toBe(true);
	for (const other of [`program=${ids.Restricted.language}`, `university=${ids.Certified.university}`, ""])
		expect((await open(`/apply?${other}`)).has("[data-talk-first]"), other).toBe(false);

	for (const { university: id, degree } of [ids.Certified, ids.Restricted]) {
		for (const path of [`/universities/${id}`, `/programs/${degree}`, "/universities", "/programs"]) {
			const page = await open(path);
			const said = page.all('script[type="application/ld+json"], title, meta').map(({ element }) => element.outerHTML);
			expect(said.join(), path).not.toMatch(/IEQAS|certified|certification|ating|award|screening|hasCredential/);
		}
	}

	await certify(system, ids.Unknown.university, { status: "enhanced_screening" });
	const both = { scope: "language", status: "precision_screening", validTo: "2027-08-31" } as const;
	await certify(system, ids.Restricted.university, both);
	const lineAt = async (id: string) => (await open(`/universities/${id}`)).one("[data-restriction]").text;
	expect(await lineAt(ids.Unknown.university)).toBe(
		"Visa applications for this university are checked more strictly until 28 February 2027. This concerns degree programs.",
	);
	expect(await lineAt(ids.Restricted.university)).toBe(line);
});
