import { expect, test } from "vitest";
import { program } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const texts = { fees: "4,000,000 KRW per semester (2024)", feesRu: "4 000 000 вон за семестр (2024)" };
/** A check that is not long ago, whenever the test runs. */
const checkedOn = new Date().toISOString().slice(0, 10);
const feeItems = [
	feeItem({ noteRu: "Гуманитарные науки" }),
	feeItem({ kind: "admission_fee", period: "once", amount: 900_000, academicYear: null }),
	feeItem({ kind: "dormitory", amount: 600_000, amountTo: 900_000, certainty: "illustrative" }),
].map((item) => ({ ...item, checkedOn }));

async function siteWith(fees: object) {
	const site = await testSite();
	await site.sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, fetched_at)
		values ('USD', current_date, 12000, 'manual', now()), ('KRW', current_date, 9, 'manual', now())`);
	const id = await program(site.system, { title: "Design", type: "Master", ...fees });
	const open = (language = "") => openPage(site.get(`${language}/programs/${id}`));
	return { ...site, id, open };
}

const rowsOf = async (page: ReturnType<typeof openPage>) =>
	(await page).all("main table tbody tr").map(({ text }) => text);

test("B11-8: a program's page states its tuition and each other fee once, with period, year, other currencies, source and day of the check", async () => {
	const site = await siteWith({ ...texts, feeItems });
	const stamp = (kind: string) => `Checked on .+ · source : ${kind}$`;
	expect(await rowsOf(site.open())).toEqual(
		[
			`^Admission fee ₩900,000 once ≈ \\$675 ≈ 8.1 million soʻm ${stamp("Admission fee")}`,
			`^Dormitory ≈ ₩600,000–₩900,000 per semester · 2026 ≈ \\$450–\\$675 ≈ 5.4–8.1 million soʻm ${stamp("Dormitory")}`,
		].map((pattern) => expect.stringMatching(new RegExp(pattern))),
	);
	const page = await site.open();
	expect(
		page
			.one("main table")
			.links(/^source/)
			.map((link) => link.get("href")),
	).toEqual(Array(2).fill("https://example.com/fees"));
	expect(page.one("main .notice").text).toMatch(
		/Tuition ₩4,170,000 per semester · 2026 ≈ \$3,130 ≈ 37.5 million soʻm ₩8,340,000 per year ≈ \$6,260 ≈ 75.1 million soʻm .+Checked on .+ · source : Tuition/,
	);
	expect(page.one("main").text.split("₩4,170,000")).toHaveLength(2);
	// What has no figure is a question to us.
	expect(page.one("main").text).toContain(
		"This university has published no amount for: application fee, health insurance, textbooks and materials.",
	);
	const [russian] = await rowsOf(site.open("/ru"));
	expect(russian?.replaceAll("\u00a0", " ")).toMatch(
		/^Вступительный взнос ≈ 8,1 млн сум .+ 900 000 ₩ ≈ 675 \$ Проверено /,
	);
	const facts = (await site.open("/ru")).one("main .notice").text.replaceAll("\u00a0", " ");
	expect(facts).toMatch(
		/Стоимость ≈ 37,5 млн сум за семестр · 2026 4 170 000 ₩ ≈ 3130 \$ .+ ?Гуманитарные науки Проверено /,
	);
	const [uzbek] = await rowsOf(site.open("/uz"));
	expect(uzbek?.replaceAll("\u00a0", " ")).toMatch(/ ≈ 8,1 mln soʻm .+ 900 000 ₩/);
});

test("cards, price ranges and structured data take the tuition among the fees before the text", async () => {
	const site = await siteWith({ ...texts, feeItems });
	const page = await site.open();
	expect(page.one("main .notice dl").text).toMatch(/^Tuition ₩4,170,000 per semester · 2026 ≈ .+ ₩8,340,000 per year/);
	expect(page.html).toContain('"minPrice":4170000');
	const list = await openPage(site.get("/programs"));
	expect(list.one(".card.program-card").text).toContain("Tuition ₩4,170,000 per semester · 2026 ≈ ");
	expect(list.one(".card.program-card").text).not.toContain("2024");
	const [{ university_id: university }] = (await site.sql("select university_id from programs")) as [
		{ university_id: string },
	];
	const facts = (await openPage(site.get(`/universities/${university}`))).one("main .fact-list").text;
	expect(facts).toContain("Master ₩8,340,000 per year · 2026");
});

test("B11-8: without fees as numbers a page has the text alone and no table; tuition that is not among the fees is shown as its text, and named as a question without any", async () => {
	const site = await siteWith({ ...texts, feeItems: feeItems.slice(1) });
	const stated = await site.open();
	expect(stated.one("main .notice dl").text).toMatch(/^Tuition 4,000,000 KRW per semester \(2024\)/);
	expect(stated.one("main").text).toContain("This university has published no amount for: application fee,");
	await site.sql("update programs set fees = null, fees_ru = null");
	const page = await site.open();
	expect(page.one("main .notice dl").text).toMatch(/^Tuition Ask us/);
	expect(page.one("main").text).toContain("This university has published no amount for: application fee,");

	await site.sql("update programs set fees = 'Depends on the number of credits', fee_items = '[]'");
	const unpriced = await site.open();
	expect(unpriced.all("main table")).toEqual([]);
	expect(unpriced.all("main .notice dd")[0]?.text).toBe("Depends on the number of credits");
});
