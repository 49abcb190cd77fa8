import { expect, test } from "vitest";
import { createDocumentRule } from "../../domain/documents/commands.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const source = "https://example.com/papers";
const base = { stage: "visa", source, grade: "B", checkedOn: "2026-11-22" };

async function siteWithRules() {
	const site = await testSite();
	const create = (rule: object) => createDocumentRule(site.system, { ...base, ...rule });
	await create({ document: "photo" });
	await create({ document: "tuberculosis", nationality: "UZ", maxAgeDays: 90, leadDays: 1, form: "original" });
	await create({ document: "sponsor_income", payer: "parents", translation: "korean_or_english" });
	await create({ document: "tuition_receipt", visaTypes: ["D-4-1"], stage: "admission", grade: "C" });
	const papersAt = async (path: string) => (await openPage(site.get(path))).all("main h3").map(({ text }) => text);
	return { ...site, create, papersAt };
}

test("the page of papers shows those of the visa, the country and who pays, with form, age, time and source, and a changed list at once; without rules it asks to contact us", async () => {
	const { get, papersAt, create, sql } = await siteWithRules();
	expect(await papersAt("/documents")).toEqual([
		"Photo",
		"Parents’ proof of work and income",
		"Tuberculosis test certificate",
	]);
	expect(await papersAt("/documents?visa=D-4-1&country=kz&payer=self")).toEqual(["Receipt for tuition", "Photo"]);
	expect(await papersAt("/ru/documents?country=KZ&payer=self")).toEqual(["Фотография"]);
	expect(await papersAt("/uz/documents?visa=none&country=XX")).toHaveLength(3);
	const page = await openPage(get("/documents"));
	const item = page.all("main li").find(({ text }) => text.startsWith("Tuberculosis"));
	expect(item?.text).toContain("original · at most 90 days old · takes about 1 day");
	expect(item?.one("[data-stamp] a").get("href")).toBe(source);
	expect(page.all("main h2").map(({ text }) => text)[0]).toBe("For the visa");
	const language = await openPage(get("/documents?visa=D-4-1"));
	expect(language.all("main li").find(({ text }) => text.startsWith("Receipt"))?.text).toMatch(/usually/i);

	expect(await papersAt("/documents?utm_source=x&payer=PARENTS")).toHaveLength(3);
	await create({ document: "visa_form" });
	await expect.poll(() => papersAt("/documents")).toHaveLength(4);
	await sql("delete from document_rules");
	const text = async () => (await openPage(get("/documents"))).one("main").text;
	await expect.poll(text).toContain("We have no list for this yet.");
});
