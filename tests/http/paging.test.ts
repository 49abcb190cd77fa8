import { expect, test } from "vitest";
import { programs, universities } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

/** The pager as text: "1", "[2]" for the current page, "…". */
function pager(page: Page): string {
	const items = page.one('nav[aria-label="Pages"]').all("li");
	const shown = items.map((item) => (item.has('[aria-current="page"]') ? `[${item.text}]` : item.text));
	return shown.filter((text) => !/Previous|Next/.test(text)).join(" ");
}

test("LIMIT-02, LIMIT-03, PROG-12, O-12: 60 programs show all five pages, 61 and 97 a window with gaps", async () => {
	const site = await testSite();
	const [first] = await programs(site.system, 1);
	const [{ university_id: universityId }] = (await site.sql("select university_id from programs where id = $1", [
		first,
	])) as [{ university_id: string }];
	const at = async (page: number) => pager(await openPage(site.get(`/programs?page=${page}`)));
	await programs(site.system, 59, { universityId });
	// A page follows its data within a second, not at once.
	await expect.poll(() => at(1)).toBe("[1] 2 3 4 5");
	expect(await at(5)).toBe("1 2 3 4 [5]");
	await programs(site.system, 1, { universityId });
	await expect.poll(() => at(1)).toBe("[1] 2 … 6");
	await programs(site.system, 36, { universityId });
	await expect
		.poll(() => Promise.all([1, 2, 3, 4, 5, 8, 9].map(at)))
		.toEqual([
			"[1] 2 … 9",
			"1 [2] 3 … 9",
			"1 2 [3] 4 … 9",
			"1 … 3 [4] 5 … 9",
			"1 … 4 [5] 6 … 9",
			"1 … 7 [8] 9",
			"1 … 8 [9]",
		]);
});

test("O-13: the pager keeps search, filters and order; page 1 has the list's own URL", async () => {
	const site = await testSite();
	await universities(site.system, 25, { name: "Hanbit", location: "Busan", isPublic: false });
	const page = await openPage(site.get("/ru/universities?sort=name&page=2&city=Busan&type=private&q=hanbit&junk=1"));
	const filters = "q=hanbit&type=private&city=Busan&sort=name";
	expect(page.all('nav[aria-label="Страницы"] a[aria-label]').map((link) => link.get("href"))).toEqual([
		`/ru/universities?${filters}`,
		`/ru/universities?${filters}&page=2`,
		`/ru/universities?${filters}&page=3`,
	]);
});

test("STATE-22: a changed search or filter starts at page 1", async () => {
	const site = await testSite();
	await programs(site.system, 13);
	await universities(site.system, 13);
	for (const list of ["/programs", "/universities"]) {
		const form = (await openPage(site.get(`${list}?page=2`))).one(".filter-form");
		expect(form.get("action")).toBe(list);
		expect(form.all("[name]").map((field) => field.get("name"))).not.toContain("page");
	}
});

test("O-13: a page beyond the end shows the last one and its number", async () => {
	const site = await testSite();
	await programs(site.system, 25);
	for (const asked of ["4", "99", "9999999"]) {
		const page = await openPage(site.get(`/programs?page=${asked}`));
		expect(page.status).toBe(200);
		expect(page.all(".cards > li")).toHaveLength(1);
		expect(pager(page)).toBe("1 2 [3]");
		expect(page.one('link[rel="canonical"]').get("href")).toBe("http://localhost:3000/programs?page=3");
	}
});

test("O-13: an invalid page number is page 1", async () => {
	const site = await testSite();
	await programs(site.system, 25);
	for (const asked of ["0", "-1", "1.5", "01", "1e1", "x", "", "99999999999999999999", "%00", "2%202", "٢"]) {
		expect(pager(await openPage(site.get(`/programs?page=${asked}`))), asked).toBe("[1] 2 3");
	}
});
