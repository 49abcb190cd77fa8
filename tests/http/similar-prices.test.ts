import { expect, test } from "vitest";
import type { ProgramInput } from "../../domain/catalog/schema.ts";
import { program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const now = () => new Date("2026-10-01T12:00:00Z");

type Other = [type: string, studyField: ProgramInput["studyField"], fees: string];

/** A site with a master's program in engineering without a price, and others of these types, fields and prices. */
async function siteWith(others: Other[]) {
	const site = await testSite("empty", { now });
	const universityId = await university(site.system, { name: "Unpriced" });
	const id = await program(site.system, { universityId, title: "Robots", type: "Master", studyField: "engineering" });
	for (const [type, studyField, fees] of others)
		await program(site.system, { title: fees, type, studyField, ...priced(fees) });
	const open = (path: string) => openPage(site.get(path));
	const card = async (path = "/programs") =>
		(await open(path))
			.all(".card.program-card")
			.find(({ text }) => text.includes("Robots"))
			?.all("dl dd")[0]?.text;
	return { ...site, id, universityId, open, card };
}

const field = (...fees: string[]) => fees.map((fee): Other => ["Master", "engineering", fee]);

test("where a price is missing, card and page say what at least three programs of the same level, field and year cost", async () => {
	const site = await siteWith([
		...field("3,000,000 KRW per semester (2026)", "4,000,000-5,000,000 KRW per semester (2026)"),
		...field("1,000,000 KRW per semester (2025)", "9,000,000 KRW per year (2026)", "2,000,000 KRW per semester"),
		["Bachelor", "engineering", "100,000 KRW per semester (2026)"],
		["Master", "it", "200,000 KRW per semester (2026)"],
	]);
	// Two of 2026 in the field are too few, three of the level are not.
	expect(await site.card()).toBe("Other programs of this level: ₩200,000–₩5,000,000 per semester · 2026");
	await program(site.system, {
		type: "Master",
		studyField: "engineering",
		...priced("3,500,000 KRW per semester (2026)"),
	});
	await expect.poll(() => site.card()).toBe("Others in this field: ₩3,000,000–₩5,000,000 per semester · 2026");
	const page = await site.open(`/programs/${site.id}`);
	expect(page.one("main .notice dl").text).toMatch(
		/^Tuition Ask us : Robots Others in this field: ₩3,000,000–₩5,000,000 per semester · 2026/,
	);
	// A written fee is the answer on a card.
	await site.sql("update programs set fees = 'Depends on credits' where id = $1", [site.id]);
	await expect.poll(() => site.card()).toBe("Depends on credits");
});

test("fewer than three similar programs tell nothing, and the price is a question to us; programs are filtered by their field of study on the page and in the API", async () => {
	const site = await siteWith([
		...field("3,000,000 KRW per semester (2026)", "4,000,000 KRW per semester (2026)"),
		["PhD", "it", "5,000,000 KRW per semester (2026)"],
	]);
	expect(await site.card()).toBe("Ask us : Robots");
	expect((await site.open(`/programs/${site.id}`)).all("[data-similar]")).toEqual([]);

	const titles = (await site.open("/programs?field=engineering")).all(".cards h2").map(({ text }) => text);
	expect(titles).toHaveLength(3);
	expect((await (await site.get("/api/programs?study_field=engineering")).json()).items).toHaveLength(3);
	expect((await site.get("/api/programs?study_field=magic")).status).toBe(422);
});

test("the price of similar programs is in no filter, order, sum, description, structured data or answer of the API", async () => {
	const site = await siteWith(
		field(
			"3,000,000 KRW per semester (2026)",
			"4,000,000 KRW per semester (2026)",
			"5,000,000 KRW per semester (2026)",
		),
	);
	expect(await site.card()).toContain("Others in this field");
	expect(await site.card("/programs?up_to=10000000")).toBeUndefined();
	expect((await site.open("/programs?sort=fee")).all(".cards h2").at(-1)?.text).toBe("Robots");
	const page = await site.open(`/programs/${site.id}`);
	expect(page.html).toContain('"@type":"Course"');
	expect(page.html).not.toMatch(/"offers"|minPrice|3000000/);
	expect(page.one('meta[name="description"]').get("content")).not.toContain("₩");
	const costs = await site.open(`/costs?program=${site.id}`);
	expect(costs.one("[data-similar]").text).toContain("Others in this field: ₩3,000,000");
	expect(costs.all("[data-line], [data-total]").filter(({ text }) => text.includes("₩3,000,000"))).toEqual([]);
	const row = await (await site.get(`/api/programs/${site.id}`)).json();
	expect(row).toMatchObject({ study_field: "engineering", fee_items: [] });
	expect(JSON.stringify(row)).not.toContain("3000000");
	const universityPage = await site.open(`/universities/${site.universityId}`);
	expect(universityPage.one('meta[name="description"]').get("content")).not.toContain("₩");
});

test("programs can be ordered by “price known, closing soon”, and the newest stay first otherwise (CALL-22)", async () => {
	const site = await testSite("empty", { now });
	const fees = priced("3,000,000 KRW per semester (2026)");
	const add = (title: string, applicationDeadline: string | null, more = {}) =>
		program(site.system, { title, applicationDeadline, ...more });
	await add("Priced, later", "2998-01-01", fees);
	await add("Date alone", "2997-01-01");
	await add("Priced, sooner", "2997-06-01", fees);
	await add("Priced, closed", "2020-01-01", fees);
	await add("Nothing", null);
	const titles = async (path: string) => (await openPage(site.get(path))).all(".cards h2").map(({ text }) => text);
	const known = ["Priced, sooner", "Priced, later", "Priced, closed"];
	expect(await titles("/programs?sort=priced")).toEqual([...known, "Date alone", "Nothing"]);
	expect((await titles("/programs")).slice(0, 2)).toEqual(["Nothing", "Priced, closed"]);
	const found = await (await site.get("/api/programs?order=priced&limit=1")).json();
	expect(found.items).toMatchObject([{ title: "Priced, sooner" }]);
});
