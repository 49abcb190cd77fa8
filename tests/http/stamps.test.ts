import { expect, test } from "vitest";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const stampsOf = (page: Page) => page.all("[data-stamp]").map(({ text }) => text);

test("B13-4: a stamp says when a fact was checked, and from the 180th day since when it was not, from the cache too", async () => {
	let now = new Date("2027-05-19T12:00:00Z");
	const site = await testSite("empty", { now: () => now, pageCacheBytes: 10_000_000 });
	const open = (prefix: string) => openPage(site.get(`${prefix}/admissions`));
	const stamps = async () => {
		const pages = [await open(""), await open("/ru"), await open("/uz")];
		return pages.flatMap(stampsOf).map((text) => text.split(" · ")[0]);
	};
	const inUzbek = "2026-yil 21-noyabr kuni";
	const checked = ["Checked on 21 November 2026", "Проверено 21 ноября 2026 г.", `${inUzbek} tekshirilgan`];
	expect(await stamps()).toEqual(checked);
	now = new Date("2027-05-20T12:00:00Z");
	const notSince = ["Not checked since 21 November 2026", "Не проверялось с 21 ноября 2026 г."];
	expect(await stamps()).toEqual([...notSince, `${inUzbek}dan beri tekshirilmagan`]);
	const page = await open("/uz");
	expect(page.one("[data-stamp] a").get("href")).toBe("/uz/admissions#s1");
	expect(page.all("#s1")).toHaveLength(1);
});

/** Where dated facts stand on public pages: each of these has a stamp of its own. */
const datedFacts = ["table[aria-labelledby=fees] tbody tr", "[data-funds] li"];

test("B13-4: every stamp has a day and a source that opens, and no dated fact is without one", async () => {
	const site = await testSite("sample");
	const { sql } = site;
	const [university] = await sql("select id from universities order by name limit 1");
	await sql(
		`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on)
		values ($1, 'degree', 'certified', current_date - 30, current_date + 30, 'https://example.org/list', current_date)`,
		[university?.id],
	);
	const programs = await sql("select distinct on (type) id from programs where fee_items <> '[]' order by type, id");
	const facts = ["/admissions", "/costs", "/documents", "/scholarships"];
	const paths = [
		...["/", "/programs", "/universities", "/promises", "/apply", "/visa-status", "/blog", ...facts],
		...programs.map(({ id }) => `/programs/${id}`),
		`/universities/${university?.id}`,
	];
	const lists = new Map<string, Page>();
	let seen = 0;
	for (const [at, path] of paths.entries()) {
		// Each page in one of the other languages, too.
		for (const prefix of ["", at % 2 ? "/ru" : "/uz"]) {
			const page = await openPage(site.get(prefix + path));
			const where = prefix + path;
			for (const stamp of page.all("[data-stamp]")) {
				seen++;
				expect(stamp.get("data-stamp"), where).toMatch(/^20\d\d-\d\d-\d\d$/);
				expect(stamp.text, where).toMatch(/20\d\d/);
				expect(stamp.one("a .sr-only").text, where).toMatch(/^: ./);
				const source = stamp.one("a").get("href") ?? "";
				if (!source.startsWith("/")) {
					expect(URL.parse(source)?.protocol, `${where} ${source}`).toMatch(/^https?:$/);
					continue;
				}
				const [address = "", anchor] = source.split("#");
				expect(address, where).toMatch(new RegExp(`^${prefix}/`));
				const list = lists.get(address) ?? (await openPage(site.get(address)));
				lists.set(address, list);
				expect(list.status, source).toBe(200);
				expect(list.all(`#${anchor}`), source).toHaveLength(1);
			}
			for (const fact of datedFacts.flatMap((selector) => page.all(selector)))
				expect(fact.all("[data-stamp]").length, `${where} ${fact.text}`).toBeGreaterThan(0);
			// A card leads to the page that has the stamp.
			const isCertified = page.all("[data-certified]").some(({ element }) => !element.closest(".cards"));
			if (isCertified) expect(page.html, where).toContain('href="https://example.org/list"');
		}
	}
	expect(seen).toBeGreaterThan(20);
});
