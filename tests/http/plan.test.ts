import { expect, test } from "vitest";
import { createDocumentRule } from "../../domain/documents/commands.ts";
import { createFundsRule } from "../../domain/money/commands.ts";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const origin = { source: "https://example.com/papers", grade: "B", checkedOn: "2026-11-22" };

async function siteWithRules() {
	const site = await testSite("empty", { now: () => new Date("2026-11-23T03:00:00Z") });
	const create = (rule: object) => createDocumentRule(site.system, { ...origin, ...rule });
	await create({ document: "transcript", stage: "admission", leadDays: 30 });
	await create({ document: "photo", stage: "admission", leadDays: 1 });
	await create({ document: "tuberculosis", stage: "visa", leadDays: 2, maxAgeDays: 30 });
	await createFundsRule(site.system, { ...origin, visaTypes: ["D-2-2"], amount: 20_000_000, holdDaysBefore: 30 });
	const open = (query = "", prefix = "") => openPage(site.get(`${prefix}/plan${query}`));
	return { ...site, open };
}

test("N1-1, N1-3: the plan says between which days to begin, and of what is too late why and what to do, in three languages", async () => {
	const { open } = await siteWithRules();
	const query = "?by=2026-12-01&visa_on=2027-01-20";
	const page = await open(query);
	const groups = page
		.all("main section")
		.filter((group) => group.has("[data-step]"))
		.map((group) => [group.one("h2").text, ...group.all("li").map((item) => item.get("data-step"))]);
	expect(groups).toEqual([
		["Too late", "transcript"],
		["Start now", "photo", "money"],
		["Not yet", "tuberculosis"],
	]);
	const stepOf = (name: string) => page.one(`[data-step=${name}]`).text;
	expect(stepOf("transcript")).toContain(
		"The last day to start was 1 November 2026. If you start today, it will be ready about 23 December 2026: ask whether you may send it later, or choose the next intake. For the university · takes about 30 days",
	);
	expect(stepOf("photo")).toContain("at the latest on 30 November 2026");
	expect(stepOf("money")).toContain("at the latest on 21 December 2026 For the visa · it must be there for 30 days");
	expect(stepOf("tuberculosis")).toContain("from 21 December 2026 to 18 January 2027");
	expect((await open(query, "/ru")).text).toContain("с 21 декабря 2026 г. до 18 января 2027 г.");
	expect((await open(query, "/uz")).text).toContain("2026-yil 21-dekabr – 2027-yil 18-yanvar");
	expect((await open("?visa_on=2026-12-01")).one("[data-step=money]").text).toContain(
		"you can apply for the visa from 23 December 2026",
	);
});

test("without a day, or with one that does not exist, the page invents none; a program links to its own plan", async () => {
	const site = await siteWithRules();
	for (const query of ["", "?by=2026-02-30&visa_on=soon"]) {
		const page = await site.open(query);
		expect(page.status).toBe(200);
		expect(page.all("main li")).toEqual([]);
		expect(page.one("main").text).toContain("Enter at least one of the two dates");
	}
	const universityId = await university(site.system);
	const id = await program(site.system, { universityId, type: "Master", applicationDeadline: "2026-12-23" });
	const link = (await openPage(site.get(`/programs/${id}`))).href("When to start") as string;
	expect(link).toBe("/plan?visa=D-2-3&by=2026-12-23");
	expect((await openPage(site.get(link))).all("[data-step]")).toHaveLength(2);
});
