import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { compareQuery, readShortlist, shortlistPath } from "../../domain/catalog/chosen.ts";
import { program, programs, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const titles = (page: Page, heading = "h2") => page.all(`.cards > li ${heading}`).map(({ text }) => text);

test("C-15: what was saved is requested by ids, programs and universities, and what is gone is said", async () => {
	const site = await testSite();
	const school = await university(site.system, { name: "Hanbit" });
	const one = await program(site.system, { universityId: school, title: "Robotics" });
	const page = await openPage(site.get(`/saved?ids=${school},x,${one},${randomUUID()}`));
	expect(titles(page, "h3")).toEqual(["Robotics", "Hanbit"]);
	expect(page.one("[data-gone]").text).toBe("1 saved program or university is no longer offered, so it is not shown.");
	expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	expect(page.href("Send these programs as a link")).toBe(shortlistPath([one]));
	const personal = await openPage(site.get("/saved"));
	expect(personal.one("h1").text).toBe("Saved programs and universities");
	expect(personal.all(".cards")).toEqual([]);
});

test("B12-5: a list opens from its link, says what is gone, and its preview carries its title in its language; of a longer list the first twelve are shown, and an address that is no list is not found", async () => {
	const site = await testSite();
	const ids = await programs(site.system, 13);
	const code = ids.map((id) => shortlistPath([id]).slice("/shortlist/".length)).join("");
	const long = await openPage(site.get(`/shortlist/${code}`));
	expect(titles(long)).toHaveLength(12);
	expect(long.one("[data-gone]").text).toBe("Only the first 12 programs are shown.");
	for (const bad of ["x", code.slice(1), `${code.slice(0, 21)}.`, "A".repeat(22 * 51)])
		expect((await site.get(`/shortlist/${bad}`)).status, bad).toBe(404);
	expect(readShortlist(code)).toEqual(ids);

	const kept = await program(site.system, { title: "Robotics", titleRu: "Робототехника" });
	const other = await program(site.system, { title: "Design", titleRu: "Дизайн" });
	const gone = await program(site.system, { title: "Gone" });
	const path = shortlistPath([kept, gone, other, kept]);
	await site.sql("delete from programs where id = $1", [gone]);
	const page = await openPage(site.get(path));
	expect(titles(page)).toEqual(["Robotics", "Design"]);
	expect(page.one("[data-gone]").text).toBe("1 program is no longer offered, so it is not shown.");
	expect(page.one('meta[property="og:title"]').get("content")).toBe("A list of 2 programs in South Korea");
	expect(page.one('meta[property="og:description"]').get("content")).toContain("Robotics, ");
	expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	expect(page.one("#address").get("value")).toContain(shortlistPath([kept, other]));
	expect(page.href("Compare programs")).toBe(`/compare${compareQuery([kept, other])}`);
	const telegram = page.links(/Telegram/).find((link) => link.get("href")?.startsWith("https://t.me/share"));
	expect(telegram?.get("href")).toContain(encodeURIComponent(shortlistPath([kept, other])));
	const russian = await openPage(site.get(`/ru${path}`));
	expect(russian.one('meta[property="og:title"]').get("content")).toBe("Список: 2 программы в Южной Корее");
	expect(russian.one('meta[property="og:description"]').get("content")).toContain("Робототехника");
	await site.sql("delete from programs");
	const empty = await openPage(site.get(path));
	expect(empty.status).toBe(200);
	expect(empty.one("h1").text).toBe("None of these programs is offered any more");
	expect(empty.one("main").text).toContain("3 programs are no longer offered");
});

test("a comparison has a column for each program and a row for each fact that one of them has; of five programs the first four are compared, the unknown are said, and one alone can be completed", async () => {
	const site = await testSite();
	const rich = await program(site.system, {
		...priced("3,000,000 KRW per semester"),
		...{ title: "Robotics", duration: "4 years", minTopik: 3, minMarksPercent: 80, minEducation: "school_certificate" },
		...{ requirementsSource: "https://example.com/guide", requirementsCheckedOn: "2026-11-20", taughtIn: ["ko"] },
	});
	const poor = await program(site.system, { title: "Design", duration: "4 years" });
	const page = await openPage(site.get(`/compare${compareQuery([rich, poor])}`));
	expect(page.all("thead th").map((cell) => [cell.get("scope"), cell.text.split(" ")[0]])).toEqual([
		["row", "About"],
		["col", "Robotics"],
		["col", "Design"],
	]);
	const rows = new Map(
		page.all("tbody tr").map((row) => [row.one('th[scope="row"]').text, row.all("td").map(({ text }) => text)]),
	);
	expect(rows.get("Level")).toEqual(["Bachelor", "Bachelor"]);
	expect(rows.get("Taught in")?.[0]).toBe("Korean");
	expect(rows.get("Taught in")?.[1]).toMatch(/^Ask us/);
	expect(rows.get("Tuition a year")?.[0]).toContain("₩6,000,000");
	expect(rows.get("Language test")?.[0]).toBe("TOPIK 3");
	expect(rows.get("Other requirements")?.[0]).toBe("Education: school certificate · Average mark: at least 80%");
	expect(rows.get("Checked on")?.[0]).toMatch(/^Entry requirements: 20 November 2026/);
	expect(rows.has("Scholarships of the university")).toBe(false);
	// Only rows that say the same of all can be hidden.
	const equal = page.all("tr[data-equal]").map((row) => row.one("th").text);
	expect(equal).toEqual(expect.arrayContaining(["City", "Level", "Duration"]));
	expect(equal).not.toContain("Taught in");
	expect(page.has("#hide-equal")).toBe(true);

	const ids = await programs(site.system, 5);
	const five = await openPage(site.get(`/compare?p=${ids.join(",")}`));
	expect(five.all('thead th[scope="col"]')).toHaveLength(4);
	expect(five.one("[data-gone]").text).toBe("Only the first 4 programs are shown.");
	const gone = await openPage(site.get(`/compare?p=${ids[0]}&p=${randomUUID()}`));
	expect(gone.one("[data-gone]").text).toContain("1 program is no longer offered");
	await program(site.system, { title: "Marine Engineering" });
	const search = await openPage(site.get(`/compare?p=${ids[0]}&q=marine`));
	const link = search.links(/Marine Engineering/)[0];
	const both = await openPage(site.get(String(link?.get("href"))));
	expect(both.all('thead th[scope="col"]')).toHaveLength(2);
	const empty = await openPage(site.get("/compare"));
	expect(empty.one("main").text).toContain("Choose two to four programs");
});

test("programs are filtered by the visitor's own TOPIK and IELTS, and filters that would find nothing are hidden", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const one = (overrides: object) => program(site.system, { universityId, ...overrides });
	await one({ title: "Unknown" });
	const offered = async () =>
		(await openPage(site.get("/programs"))).all("form .filters select").map((select) => select.get("name"));
	expect(await offered()).toEqual(["type", "field", "university", "city", "sort"]);
	for (const minTopik of [0, 3, 4]) await one({ title: `TOPIK ${minTopik}`, minTopik });
	await one({ title: "IELTS 5.5", minIelts: 5.5, taughtIn: ["en"] });
	await expect.poll(offered).toEqual(["type", "field", "university", "city", "taughtIn", "topik", "ielts", "sort"]);
	const found = async (query: string) => titles(await openPage(site.get(`/programs?${query}&sort=title`)));
	expect(await found("topik=3")).toEqual(["TOPIK 0", "TOPIK 3"]);
	expect(await found("topik=6")).toEqual(["TOPIK 0", "TOPIK 3", "TOPIK 4"]);
	expect(await found("ielts=5")).toEqual([]);
	expect(await found("ielts=5.5")).toEqual(["IELTS 5.5"]);
	expect(await found("topik=9")).toHaveLength(5);
});

test("programs sorted by title follow the alphabet of the language: Ё as Е, and Oʻ, Gʻ, Sh and Ch after Z", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const russian = ["Ёга", "Дизайн", "Единоборства", "Жизнь"];
	const uzbek = ["Chet tillari", "Shahar", "Gʻaznachilik", "Oʻzbek tili", "Zamonaviy", "Ona tili", "oʻyin"];
	for (const [at, titleUz] of uzbek.entries())
		await program(site.system, { universityId, title: `T${at}`, titleUz, titleRu: russian[at] ?? `Я${at}` });
	const sorted = async (path: string) => titles(await openPage(site.get(`${path}/programs?sort=title`))).join();
	expect(await sorted("/ru")).toMatch(/^Дизайн,Ёга,Единоборства,Жизнь,/);
	expect(await sorted("/uz")).toBe("Ona tili,Zamonaviy,oʻyin,Oʻzbek tili,Gʻaznachilik,Shahar,Chet tillari");
});
