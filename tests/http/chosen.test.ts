import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { compareQuery, readShortlist, shortlistPath } from "../../domain/catalog/chosen.ts";
import { fitGroups, readFitPage } from "../../domain/catalog/fit.ts";
import { findFits } from "../../domain/catalog/fit-queries.ts";
import { program, programs, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage, type Page, type Part } from "../support/html.ts";
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
	const meta = (page: Page, name: string) => page.one(`meta[${name}]`).get("content");
	expect(readShortlist(code)).toEqual(ids);

	const kept = await program(site.system, { title: "Robotics", titleRu: "Робототехника" });
	const other = await program(site.system, { title: "Design", titleRu: "Дизайн" });
	const gone = await program(site.system, { title: "Gone" });
	const path = shortlistPath([kept, gone, other, kept]);
	await site.sql("delete from programs where id = $1", [gone]);
	const page = await openPage(site.get(path));
	expect(titles(page)).toEqual(["Robotics", "Design"]);
	expect(page.one("[data-gone]").text).toBe("1 program is no longer offered, so it is not shown.");
	expect(meta(page, 'property="og:title"')).toBe("A list of 2 programs in South Korea");
	expect(meta(page, 'property="og:description"')).toContain("Robotics, ");
	expect(meta(page, 'name="robots"')).toBe("noindex");
	expect(page.one("#address").get("value")).toContain(shortlistPath([kept, other]));
	expect(page.href("Compare programs")).toBe(`/compare${compareQuery([kept, other])}`);
	const telegram = page.links(/Telegram/).find((link) => link.get("href")?.startsWith("https://t.me/share"));
	expect(telegram?.get("href")).toContain(encodeURIComponent(shortlistPath([kept, other])));
	const russian = await openPage(site.get(`/ru${path}`));
	expect(meta(russian, 'property="og:title"')).toBe("Список: 2 программы в Южной Корее");
	expect(meta(russian, 'property="og:description"')).toContain("Робототехника");
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
	const heads = page.all("thead th").map((cell) => `${cell.get("scope")} ${cell.text.split(" ")[0]}`);
	expect(heads).toEqual(["row About", "col Robotics", "col Design"]);
	const textsOf = (row: Part) => row.all("td").map(({ text }) => text);
	const rows = new Map(page.all("tbody tr").map((row) => [row.one('th[scope="row"]').text, textsOf(row)]));
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

test("programs are filtered by the visitor's own TOPIK and IELTS, and filters that would find nothing are hidden; sorted by title, they follow the alphabet of the language: Ё as Е, and Oʻ, Gʻ, Sh and Ch after Z", async () => {
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
	await site.sql("delete from programs");
	const russian = ["Ёга", "Дизайн", "Единоборства", "Жизнь"];
	const uzbek = ["Chet tillari", "Shahar", "Gʻaznachilik", "Oʻzbek tili", "Zamonaviy", "Ona tili", "oʻyin"];
	for (const [at, titleUz] of uzbek.entries())
		await program(site.system, { universityId, title: `T${at}`, titleUz, titleRu: russian[at] ?? `Я${at}` });
	const sorted = async (path: string) => titles(await openPage(site.get(`${path}/programs?sort=title`))).join();
	await expect.poll(() => sorted("/ru")).toMatch(/^Дизайн,Ёга,Единоборства,Жизнь,/);
	expect(await sorted("/uz")).toBe("Ona tili,Zamonaviy,oʻyin,Oʻzbek tili,Gʻaznachilik,Shahar,Chet tillari");
});

const school = "education=school_certificate";

test("B12-1, B12-3: the page shows three groups with the reasons of each program and what to do, and nothing before a question is answered; what lacks less and closes next comes first; a wrong answer does not count; no other page and no cache learns the answers", async () => {
	const site = await testSite();
	await program(site.system, { title: "Reached", minTopik: 3 });
	await program(site.system, { title: "Too high", minTopik: 5, minIelts: 6.5 });
	await program(site.system, { title: "Silent" });
	const empty = await openPage(site.get("/fit"));
	expect(empty.all("[data-group]")).toEqual([]);
	expect(empty.one("h1").text).toBe("Do I meet the requirements?");
	const page = await openPage(site.get(`/fit?${school}&topik=3`));
	const shown = page.all("[data-group]").map((group) => {
		const reasons = group.all("h3, [data-reason]").map(({ text }) => text);
		return [group.one("h2").text, ...reasons].join(" | ");
	});
	const education = "Met · Education: school certificate";
	const needed = "Missing · Language test: needed: TOPIK 5 or IELTS 6.5; you: TOPIK 3";
	const todo = "Reach this score in a test, or begin with a Korean language course.";
	expect(shown).toEqual([
		`You meet the published requirements | Reached | ${education}; language test: TOPIK 3`,
		`Something is missing | Too high | ${needed} ${todo} | ${education}`,
		`We do not know enough | Silent | ${education} | Unclear · Language test: we do not know the requirement`,
	]);
	expect(page.one("main").text).toContain("The university decides; we only compare with what it has published.");
	expect(page.has('meta[name="robots"]')).toBe(true);

	const wrong = await openPage(site.get(`/fit?${school}&topik=3&marks=101`));
	expect(wrong.one("#marks").get("value")).toBe("101");
	expect(wrong.one("#marks").get("aria-invalid")).toBe("true");
	expect(wrong.one("#marks-error").text).toContain("does not count");
	expect(wrong.all('[data-group="met"] h3').map(({ text }) => text)).toEqual(["Reached"]);

	const answer = await site.get(`/fit?${school}&topik=3`);
	expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
	expect(answer.headers.get("cache-control")).toBe("private, no-cache");
	expect(answer.headers.get("set-cookie")).toBeNull();

	const two = { title: "Two gaps", minTopik: 6, minMarksPercent: 90 };
	await program(site.system, { ...two, applicationDeadline: "2090-01-01" });
	await program(site.system, { title: "One gap, later", minTopik: 6, applicationDeadline: "2090-03-01" });
	await program(site.system, { title: "One gap", minTopik: 6, applicationDeadline: "2090-02-01" });
	await site.sql("delete from programs where title not like '%gap%'");
	const all = await openPage(site.get(`/fit?${school}&topik=1&marks=50`));
	const titles = all.one('[data-group="missing"]').all("h3");
	expect(titles.map(({ text }) => text)).toEqual(["One gap", "One gap, later", "Two gaps"]);
});

test("B12-6: 20,000 programs are judged by what they ask for, each group with its exact total and its pages", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	await site.sql(
		`insert into programs (university_id, type, title, min_topik, application_deadline)
		select $1, 'Bachelor', 'Program ' || n, nullif(n % 8, 7), date '2999-01-01' + n from generate_series(1, 20000) as n`,
		[universityId],
	);
	const found = async (query: string) =>
		(await findFits(site.system, readFitPage(new URLSearchParams(`${school}&topik=3&${query}`)))).groups;
	const totals = (await found("")).map(({ group, total, programs }) => [group, total, programs.length]);
	expect(totals.join()).toBe("met,10000,4,missing,7500,4,unknown,2500,4");
	for (const group of fitGroups) {
		const last = (await found(`group=${group}&page=999999`)).find((one) => one.group === group);
		expect(last?.page).toBe(last?.pages);
		const second = (await found(`group=${group}&page=2`)).find((one) => one.group === group);
		const days = second?.programs.map(({ program }) => program.applicationDeadline) ?? [];
		expect(days).toEqual(days.toSorted());
		expect(days).toHaveLength(12);
	}
	const titlesOf = async (page: number) =>
		(await found(`group=met&page=${page}`)).flatMap(({ programs }) => programs.map(({ program }) => program.title));
	const [first, second] = [await titlesOf(1), await titlesOf(2)];
	expect(first?.[0]).toBe("Program 1");
	expect(first?.filter((title) => second?.includes(title))).toEqual([]);
}, 60_000);

test("answers go with an application only if the applicant ticks so, as a part of the comment", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const id = await program(site.system, { title: "Reached", minTopik: 3 });
	const key = await keyOf(site, "/apply");
	clock.turn(10_000);
	const page = await openPage(site.get(`/fit?${school}&topik=3&marks=84`));
	const form = page.one('[data-group="met"] form');
	const carried = Object.fromEntries(form.all("input").map((input) => [input.get("name"), input.get("value")]));
	expect(carried).toMatchObject({ program_id: id, answers: `${school}&marks=84&topik=3` });
	const opened = await openPage(site.post("/apply", carried as Record<string, string>));
	expect(opened.one("[data-form]").text).toContain("Send my answers along: School certificate, 84%, TOPIK 3");
	expect(opened.one('[name="send_answers"]').get("checked")).toBeUndefined();
	const text = opened.one('[name="answers_text"]').get("value") ?? "";
	const fields = { ...applicationFields, form_key: key, answers_text: text };
	await site.post("/apply", { ...fields, comment: "Hello", full_name: "Without Answers" });
	const fresh = await keyOf(site, "/apply");
	clock.turn(10_000);
	const answered = { comment: "Hello", full_name: "With Answers", send_answers: "yes", form_key: fresh };
	await site.post("/apply", { ...fields, ...answered });
	const rows = await site.sql("select full_name, comment from applications order by full_name");
	expect(rows.map((row) => `${row.full_name}: ${row.comment}`)).toEqual([
		"With Answers: Hello\n\nAnswers about the requirements: School certificate, 84%, TOPIK 3",
		"Without Answers: Hello",
	]);
});
