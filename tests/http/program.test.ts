import { expect, test } from "vitest";
import { programShareCard } from "../../app/ui/share-card.ts";
import { getProgram } from "../../domain/catalog/program-queries.ts";
import { program, university } from "../support/factories.ts";
import { feeItem, priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("ROUTE-03, PDET-01, PDET-02, PDET-03, PDET-04, PDET-05, PDET-06, PDET-09, DATA-08: the page shows all data of a program, and beside the amount, fees as written if they say more", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-24T06:00:00Z") });
	const id = await program(site.system, {
		...{ title: "Robotics", type: "Master (MEng)", description: "Machines that move. Taught in English." },
		...{ duration: "2 years", fees: "4,500 USD a semester (2026)", applicationDeadline: "2026-11-30" },
		...{ requirements: "TOPIK 4", taughtIn: ["en"], minTopik: 4 },
	});
	const page = await openPage(site.get(`/programs/${id}`));
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Robotics");
	expect(page.one("main").text).toContain("Overview Machines that move. Taught in English. Entry requirements TOPIK 4");
	expect(page.one("main .notice dl").text).toBe(
		"Tuition 4,500 USD a semester (2026) Deadline closes 30 November (6 days) First year What does the first year cost? Duration 2 years City Seoul Taught in English Language test TOPIK 4",
	);
	const last = page.all("main section").at(-1);
	expect(last?.links().map((link) => link.get("href"))).toEqual([`/apply?program=${id}`, "/contact"]);
	for (const [fees, isWritten] of [
		["1,503,000 KRW per semester, by subject (2024)", true],
		["4,169,000 KRW per semester (undated page, seen in 2026)", true],
		["4,165,000 KRW per semester (2026)", false],
	] as const) {
		const page = await openPage(site.get(`/programs/${await program(site.system, priced(fees))}`));
		const { text } = page.one("main .notice dl");
		expect([text.includes("₩"), text.replaceAll("\u00a0", " ").includes(fees)], fees).toEqual([true, isWritten]);
	}
});

test("PDET-04, PDET-07, PDET-08, CALL-18, DATA-07: the university section links to the university, and unknown values are shown as unknown", async () => {
	const site = await testSite();
	const values = { name: "Hanbit University", location: "Daejeon", ranking: 7, isPublic: false };
	const imageUrl = "https://pictures.example/campus.jpg";
	const universityId = await university(site.system, { ...values, imageUrl });
	const id = await program(site.system, { universityId });
	const page = await openPage(site.get(`/programs/${id}`));
	const about = page.all("main section").find((section) => section.text.startsWith("About the university"));
	expect(about?.text).toContain("Hanbit University Ranking No. 7 Type Private Location Daejeon");
	expect(about?.one("img").get("src")).toBe("https://pictures.example/campus.jpg");
	expect(about?.one("img").get("data-cover")).toMatch(new RegExp(`^/covers/${universityId}\\?`));
	expect(about?.href("More about the university")).toBe(`/universities/${universityId}`);
	expect(page.href("Hanbit University")).toBe(`/universities/${universityId}`);

	const unknown = await openPage(site.get(`/programs/${await program(site.system)}`));
	expect(unknown.one("main .notice dl").text).toMatch(/^Tuition Ask us : .+ Deadline .*usually .+ Duration Ask us/);
	expect(unknown.one("main").text).toContain("Ranking No data");
	expect(unknown.one("main section img").get("src")).toMatch(/^\/covers\//);
});

test("search engines read the same facts as visitors: tuition, deadline, city and teaching language", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Hanbit University", location: "Yuseong-gu, Daejeon" });
	const id = await program(site.system, {
		...{ universityId, title: "Robotics", type: "Master", description: "Taught in English.", taughtIn: ["en"] },
		...{ ...priced("3,000,000–4,000,000 KRW per semester (2026)"), applicationDeadline: "2999-11-30" },
	});
	const page = await openPage(site.get(`/programs/${id}`));
	expect(page.one('meta[name="description"]').get("content")).toBe(
		"Master · Hanbit University · Daejeon · ₩3,000,000–₩4,000,000 per semester (2026) · Deadline: 30 November 2999. Taught in English.",
	);
	const [course] = page.all('script[type="application/ld+json"]').map(({ element }) => JSON.parse(element.innerHTML));
	expect(course).toMatchObject({ inLanguage: ["en"], educationalLevel: "Master" });
	expect(course.offers.validThrough).toBe("2999-11-30");
	const price = { minPrice: 3_000_000, maxPrice: 4_000_000, priceCurrency: "KRW", unitText: "semester" };
	expect(course.offers.priceSpecification).toMatchObject(price);
	const ofUniversity = await openPage(site.get(`/universities/${universityId}`));
	const description = ofUniversity.one('meta[name="description"]').get("content");
	expect(description).toContain("₩6,000,000–₩8,000,000 per year (2026) · Next deadline: 30 November 2999");
	expect(ofUniversity.one("main .notice").text).toContain(
		"Tuition Master ₩6,000,000–₩8,000,000 per year · 2026 Next deadline closes 30 November 2999 Taught in English",
	);
	expect(ofUniversity.one("main .rows").text).toMatch(
		/Degree level Master Program Robotics Tuition ₩3,000,000–₩4,000,000 per semester · 2026 Deadline closes 30 November 2999/,
	);
});

test("a past deadline is shown as closed, and never stands as open in search results, link previews or the application", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Hanbit University" });
	const add = (applicationDeadline: string) =>
		program(site.system, { universityId, ...priced("3,000,000 KRW per semester (2020)"), applicationDeadline });
	const [past, open] = [await add("2020-03-01"), await add("2999-11-30")];
	/** The deadline on the page, in its description, in its structured data and in the application. */
	const shown = async (id: string) => {
		const page = await openPage(site.get(`/programs/${id}`));
		const [course] = page.all('script[type="application/ld+json"]').map(({ element }) => JSON.parse(element.innerHTML));
		const chosen = (await openPage(site.get(`/apply?program=${id}`))).one(".chosen time").text;
		const description = page.one('meta[name="description"]').get("content") ?? "";
		return [page.one("main .notice time").text, chosen, course.offers.validThrough, description] as const;
	};
	const [day, chosen, validThrough, description] = await shown(past);
	expect([day, chosen, validThrough]).toEqual(["closed on 1 March 2020", "closed on 1 March 2020", undefined]);
	expect(description).not.toContain("March 2020");
	const opens = "closes 30 November 2999";
	const described = expect.stringContaining("Deadline: 30 November 2999");
	expect(await shown(open)).toEqual([opens, opens, "2999-11-30", described]);
	const facts = async (id: string) => programShareCard(await getProgram(site.system, id), "en").facts;
	expect(await facts(past)).toBe("Bachelor · Seoul · ₩3,000,000 per semester");
	expect(await facts(open)).toBe("Bachelor · Seoul · ₩3,000,000 per semester · apply by 30 November 2999");
});

test("visual 8: the way back from a program leads to the list with its filters, without script too", async () => {
	const site = await testSite();
	const id = await program(site.system, { type: "Master", title: "Robotics" });
	const query = "?type=Master&sort=fee";
	const list = await openPage(site.get(`/ru/programs${query}`));
	const [address = ""] = list.all(".cards > li a").map((link) => link.get("href") ?? "");
	expect(address).toBe(`/ru/programs/${id}${query}`);
	const page = await openPage(site.get(address));
	expect(page.href("Вернуться к программам")).toBe(`/ru/programs${query}`);
	expect(page.one("link[rel=canonical]").get("href")).toBe(`http://localhost:3000/ru/programs/${id}`);
	expect((await openPage(site.get(`/ru/programs/${id}?x=1`))).href("Вернуться к программам")).toBe("/ru/programs");
});

const texts = { fees: "4,000,000 KRW per semester (2024)", feesRu: "4 000 000 вон за семестр (2024)" };
/** A check that is not long ago, whenever the test runs. */
const checkedOn = new Date().toISOString().slice(0, 10);
const feeItems = [
	feeItem({ noteRu: "Гуманитарные науки" }),
	feeItem({ kind: "admission_fee", period: "once", amount: 900_000, academicYear: null }),
	feeItem({ kind: "dormitory", amount: 600_000, amountTo: 900_000, certainty: "illustrative" }),
].map((item) => ({ ...item, checkedOn }));

const rowsOf = async (page: ReturnType<typeof openPage>) =>
	(await page).all("main table tbody tr").map(({ text }) => text);

test("B11-8: a program's page states its tuition and each other fee once, with period, year, other currencies, source and day of the check; cards, price ranges and structured data take the tuition among the fees before the text; without fees as numbers a page has the text alone and no table; tuition that is not among the fees is shown as its text, and named as a question without any", async () => {
	const site = await testSite();
	await site.sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, fetched_at)
		values ('USD', current_date, 12000, 'manual', now()), ('KRW', current_date, 9, 'manual', now())`);
	const id = await program(site.system, { title: "Design", type: "Master", ...texts, feeItems });
	const open = (language = "") => openPage(site.get(`${language}/programs/${id}`));
	const stamp = (kind: string) => `Checked on .+ · source : ${kind}`;
	const [admission, dormitory] = await rowsOf(open());
	expect(admission).toMatch(RegExp(`^Admission fee ₩900,000 once ≈ \\$675 ≈ 8.1 million soʻm ${stamp("Admission")}`));
	const range = "₩600,000–₩900,000 per semester · 2026 ≈ \\$450–\\$675 ≈ 5.4–8.1 million soʻm";
	expect(dormitory).toMatch(RegExp(`^Dormitory ≈ ${range} ${stamp("Dormitory")}`));
	const page = await open();
	const sources = page.one("main table").links(/^source/);
	expect(sources.map((link) => link.get("href"))).toEqual(Array(2).fill("https://example.com/fees"));
	expect(page.one("main .notice").text).toMatch(
		/Tuition ₩4,170,000 per semester · 2026 ≈ \$3,130 ≈ 37.5 million soʻm ₩8,340,000 per year ≈ \$6,260 ≈ 75.1 million soʻm .+Checked on .+ · source : Tuition/,
	);
	expect(page.one("main").text.split("₩4,170,000")).toHaveLength(2);
	// What has no figure is a question to us.
	expect(page.one("main").text).toContain("no amount for: application fee, health insurance, textbooks and materials.");
	const read = (text = "") => text.replaceAll("\u00a0", " ");
	const [russian] = await rowsOf(open("/ru"));
	expect(read(russian)).toMatch(/^Вступительный взнос ≈ 8,1 млн сум .+ 900 000 ₩ ≈ 675 \$ Проверено /);
	expect(read((await open("/ru")).one("main .notice").text)).toMatch(
		/Стоимость ≈ 37,5 млн сум за семестр · 2026 4 170 000 ₩ ≈ 3130 \$ .+ ?Гуманитарные науки Проверено /,
	);
	expect(read((await rowsOf(open("/uz")))[0])).toMatch(/ ≈ 8,1 mln soʻm .+ 900 000 ₩/);

	expect(page.one("main .notice dl").text).toMatch(/^Tuition ₩4,170,000 per semester · 2026 ≈ .+ ₩8,340,000 per year/);
	expect(page.html).toContain('"minPrice":4170000');
	const list = await openPage(site.get("/programs"));
	expect(list.one(".card.program-card").text).toContain("Tuition ₩4,170,000 per semester · 2026 ≈ ");
	expect(list.one(".card.program-card").text).not.toContain("2024");
	const [own] = await site.sql("select university_id as id from programs");
	const facts = (await openPage(site.get(`/universities/${own?.id}`))).one("main .fact-list").text;
	expect(facts).toContain("Master ₩8,340,000 per year · 2026");

	await site.sql("update programs set fee_items = fee_items - 0");
	const noticeOf = async () => (await open()).one("main .notice dl").text;
	await expect.poll(noticeOf).toMatch(/^Tuition 4,000,000 KRW per semester \(2024\)/);
	const unknown = "This university has published no amount for: application fee,";
	expect((await open()).one("main").text).toContain(unknown);
	await site.sql("update programs set fees = null, fees_ru = null");
	await expect.poll(noticeOf).toMatch(/^Tuition Ask us/);
	expect((await open()).one("main").text).toContain(unknown);
	await site.sql("update programs set fees = 'Depends on the number of credits', fee_items = '[]'");
	await expect.poll(async () => (await open()).all("main table")).toEqual([]);
	expect((await open()).all("main .notice dd")[0]?.text).toBe("Depends on the number of credits");
});
