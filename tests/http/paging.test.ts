import { expect, test } from "vitest";
import { university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

/** The pager as text: "1", "[2]" for the current page, "…". */
function pager(page: Page): string {
	const items = page.one('nav[aria-label="Pages"]').all("li");
	const shown = items.map((item) => (item.has('[aria-current="page"]') ? `[${item.text}]` : item.text));
	return shown.filter((text) => !/Previous|Next/.test(text)).join(" ");
}

/** As many programs of one university, which is in Busan as the others are. */
async function siteWith(programs: number, universities = 1) {
	const site = await testSite();
	const id = await university(site.system, { name: "Hanbit", location: "Busan", isPublic: false });
	await site.sql(
		"insert into programs (university_id, type, title) select $1, 'PhD', 'Program ' || n from generate_series(1, $2) n",
		[id, programs],
	);
	await site.sql(
		`insert into universities (name, location, is_public)
		select 'Hanbit ' || n, 'Busan', false from generate_series(2, $1) n`,
		[universities],
	);
	return { ...site, open: (path: string) => openPage(site.get(path)) };
}

test("LIMIT-02, LIMIT-03, PROG-12, O-12: 60 programs show all five pages, 97 a window with gaps", async () => {
	const { open, sql } = await siteWith(97);
	const at = async (page: number) => pager(await open(`/programs?page=${page}`));
	expect(await Promise.all([1, 5, 9].map(at))).toEqual(["[1] 2 … 9", "1 … 4 [5] 6 … 9", "1 … 8 [9]"]);
	await sql("delete from programs where title in (select 'Program ' || n from generate_series(61, 97) n)");
	await expect.poll(() => at(1)).toBe("[1] 2 3 4 5");
});

test("O-13, STATE-22: the pager keeps search, filters and order; page 1 has the list's own URL; a page beyond the end shows the last one, an invalid number page 1, and a changed filter starts at page 1", async () => {
	const { open } = await siteWith(25, 25);
	const page = await open("/ru/universities?sort=name&page=2&city=Busan&type=private&q=hanbit&junk=1");
	const filters = "q=hanbit&type=private&city=Busan&sort=name";
	expect(page.all('nav[aria-label="Страницы"] a[aria-label]').map((link) => link.get("href"))).toEqual([
		`/ru/universities?${filters}`,
		`/ru/universities?${filters}&page=2`,
		`/ru/universities?${filters}&page=3`,
	]);
	for (const asked of ["4", "9999999"]) {
		const page = await open(`/programs?page=${asked}`);
		expect([page.status, page.all(".cards > li").length, pager(page)]).toEqual([200, 1, "1 2 [3]"]);
		expect(page.one('link[rel="canonical"]').get("href")).toBe("http://localhost:3000/programs?page=3");
	}
	for (const asked of ["0", "-1", "1.5", "01", "1e1", "x", "", "99999999999999999999", "%00", "2%202", "٢"])
		expect(pager(await open(`/programs?page=${asked}`)), asked).toBe("[1] 2 3");
	for (const list of ["/programs", "/universities"]) {
		const form = (await open(`${list}?page=2`)).one(".filter-form");
		expect(form.get("action")).toBe(list);
		expect(form.all("[name]").map((field) => field.get("name"))).not.toContain("page");
	}
});
