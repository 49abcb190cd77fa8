import { expect, test } from "vitest";
import { createDocumentRule } from "../../domain/documents/commands.ts";
import { createFundsRule } from "../../domain/money/commands.ts";
import { program } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const origin = { source: "https://example.com/papers", grade: "B", checkedOn: "2026-11-22" };

/** A site that creates rules about papers. */
async function siteOfPapers() {
	const site = await testSite("empty", { now: () => new Date("2026-11-23T03:00:00Z") });
	const create = (rule: object) => createDocumentRule(site.system, { ...origin, stage: "visa", ...rule });
	return { ...site, create, open: (path: string) => openPage(site.get(path)) };
}

test("N1-1, N1-3: the plan says between which days to begin, and of what is too late why and what to do, in three languages; without a day, or with one that does not exist, the page invents none; a program links to its own plan", async () => {
	const { create, system, ...site } = await siteOfPapers();
	await create({ document: "transcript", stage: "admission", leadDays: 30 });
	await create({ document: "photo", stage: "admission", leadDays: 1, maxAgeDays: 180 });
	await create({ document: "tuberculosis", leadDays: 2, maxAgeDays: 30 });
	await createFundsRule(system, { ...origin, visaTypes: ["D-2-2"], amount: 20_000_000, holdDaysBefore: 30 });
	const open = (query = "", prefix = "") => site.open(`${prefix}/plan${query}`);
	const query = "?by=2026-12-01&visa_on=2027-01-20";
	const page = await open(query);
	const groups = page.all("main section").filter((group) => group.has("[data-step]"));
	const steps = groups.map((group) => [group.one("h2").text, ...group.all("li").map((item) => item.get("data-step"))]);
	expect(steps.join("; ")).toBe("Too late,transcript; Start now,photo,money; Not yet,tuberculosis");
	expect(page.all('nav[aria-label="Contents"] a').map(({ text }) => text)).toEqual([
		"Too late: 1",
		"Start now: 2",
		"Not yet: 1",
	]);
	const stepOf = (name: string) => page.one(`[data-step=${name}]`).text;
	expect(stepOf("transcript")).toContain(
		"The last day to start was 1 November 2026. If you start today, it will be ready about 23 December 2026: ask whether you may send it later, or choose the next intake. For the university · takes about 30 days",
	);
	expect(stepOf("photo")).toContain("at the latest on 30 November 2026; dated 4 June 2026 or later");
	expect(stepOf("money")).toContain("at the latest on 21 December 2026 For the visa · it must be there for 30 days");
	expect(stepOf("tuberculosis")).toContain("from 21 December 2026 to 18 January 2027");
	expect((await open(query, "/ru")).text).toContain("с 21 декабря 2026 г. до 18 января 2027 г.");
	expect((await open(query, "/uz")).text).toContain("2026-yil 21-dekabr – 2027-yil 18-yanvar");
	const soon = await open("?visa_on=2026-12-01");
	expect(soon.one("[data-step=money]").text).toContain("you can apply for the visa from 23 December 2026");
	for (const query of ["", "?by=2026-02-30&visa_on=soon"]) {
		const page = await open(query);
		expect(page.status).toBe(200);
		expect(page.all("main li")).toEqual([]);
		expect(page.one("main").text).toContain("Enter at least one of the two dates");
	}
	const id = await program(system, { type: "Master", applicationDeadline: "2026-12-23" });
	const link = (await site.open(`/programs/${id}`)).href("When to start") as string;
	expect(link).toBe("/plan?visa=D-2-3&by=2026-12-23");
	expect((await site.open(link)).all("[data-step]")).toHaveLength(2);
});

test("the page of papers shows those of the visa, the country and who pays, with form, age, time and source, and a changed list at once; without rules it asks to contact us", async () => {
	const { open, create, sql } = await siteOfPapers();
	await create({ document: "photo", maxAgeDays: 730 });
	await create({ document: "tuberculosis", nationality: "UZ", maxAgeDays: 90, leadDays: 1, form: "original" });
	await create({ document: "sponsor_income", payer: "parents", translation: "korean_or_english" });
	await create({ document: "tuition_receipt", visaTypes: ["D-4-1"], stage: "admission", grade: "C" });
	const papersAt = async (path: string) => (await open(path)).all("main h3").map(({ text }) => text);
	const all = ["Photo", "Parents’ proof of work and income", "Tuberculosis test certificate"];
	expect(await papersAt("/documents")).toEqual(all);
	expect(await papersAt("/documents?visa=D-4-1&country=kz&payer=self")).toEqual(["Receipt for tuition", "Photo"]);
	expect(await papersAt("/ru/documents?country=KZ&payer=self")).toEqual(["Фотография"]);
	expect(await papersAt("/uz/documents?visa=none&country=XX")).toHaveLength(3);
	const page = await open("/documents");
	const item = page.all("main li").find(({ text }) => text.startsWith("Tuberculosis"));
	expect(item?.text).toContain("original · at most 90 days old · takes about 1 day");
	expect(page.one("main").text).toContain("at most 2 years old");
	expect(item?.one("[data-stamp] a").get("href")).toBe(origin.source);
	expect(page.all("main h2").map(({ text }) => text)[0]).toBe("For the visa");
	const language = await open("/documents?visa=D-4-1");
	expect(language.all("main li").find(({ text }) => text.startsWith("Receipt"))?.text).toMatch(/usually/i);

	expect(await papersAt("/documents?utm_source=x&payer=PARENTS")).toHaveLength(3);
	await create({ document: "visa_form" });
	await expect.poll(() => papersAt("/documents")).toHaveLength(4);
	await sql("delete from document_rules");
	const text = async () => (await open("/documents")).one("main").text;
	await expect.poll(text).toContain("We have no list for this yet.");
});
