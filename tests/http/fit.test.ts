import { expect, test } from "vitest";
import { fitGroups, readFitPage } from "../../domain/catalog/fit.ts";
import { findFits } from "../../domain/catalog/fit-queries.ts";
import { program, university } from "../support/factories.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

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
	const shown = page
		.all("[data-group]")
		.map((group) => [
			group.one("h2").text,
			group.all("h3").map(({ text }) => text),
			group.all("[data-reason]").map(({ text }) => text),
		]);
	const education = "Met · Education: school certificate";
	expect(shown).toEqual([
		["You meet the published requirements", ["Reached"], [`${education}; language test: TOPIK 3`]],
		[
			"Something is missing",
			["Too high"],
			[
				"Missing · Language test: needed: TOPIK 5 or IELTS 6.5; you: TOPIK 3 Reach this score in a test, or begin with a Korean language course.",
				education,
			],
		],
		["We do not know enough", ["Silent"], [education, "Unclear · Language test: we do not know the requirement"]],
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
	expect(totals).toEqual([
		["met", 10_000, 4],
		["missing", 7_500, 4],
		["unknown", 2_500, 4],
	]);
	for (const group of fitGroups) {
		const last = (await found(`group=${group}&page=999999`)).find((one) => one.group === group);
		expect(last?.page).toBe(last?.pages);
		const second = (await found(`group=${group}&page=2`)).find((one) => one.group === group);
		const days = second?.programs.map(({ program }) => program.applicationDeadline) ?? [];
		expect(days).toEqual(days.toSorted());
		expect(days).toHaveLength(12);
	}
	const [first, second] = [await found("group=met&page=1"), await found("group=met&page=2")].map((groups) =>
		groups.flatMap(({ programs }) => programs.map(({ program }) => program.title)),
	);
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
	expect(rows).toEqual([
		{ full_name: "With Answers", comment: "Hello\n\nAnswers about the requirements: School certificate, 84%, TOPIK 3" },
		{ full_name: "Without Answers", comment: "Hello" },
	]);
});
