import { expect, test } from "vitest";
import { programShareCard } from "../../app/ui/share-card.ts";
import { getProgram } from "../../domain/catalog/program-queries.ts";
import { program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("ROUTE-03, PDET-01, PDET-02, PDET-03, PDET-04, PDET-05, PDET-06, PDET-09, DATA-08: the page shows all data of a program", async () => {
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
});

test("PDET-03: beside the amount, fees are shown as written if they say more", async () => {
	const site = await testSite();
	for (const [fees, isWritten] of [
		["1,503,000 KRW per semester, by subject (2024)", true],
		["4,169,000 KRW per semester (undated page, seen in 2026)", true],
		["4,165,000 KRW per semester (2026)", false],
	] as const) {
		const page = await openPage(site.get(`/programs/${await program(site.system, priced(fees))}`));
		expect(page.one("main .notice dl").text).toContain("₩");
		expect(page.one("main .notice dl").text.replaceAll("\u00a0", " ").includes(fees)).toBe(isWritten);
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
	expect(course).toMatchObject({
		inLanguage: ["en"],
		educationalLevel: "Master",
		offers: {
			priceSpecification: { minPrice: 3_000_000, maxPrice: 4_000_000, priceCurrency: "KRW", unitText: "semester" },
			validThrough: "2999-11-30",
		},
	});
	const ofUniversity = await openPage(site.get(`/universities/${universityId}`));
	expect(ofUniversity.one('meta[name="description"]').get("content")).toContain(
		"Tuition: ₩6,000,000–₩8,000,000 per year (2026) · Next deadline: 30 November 2999",
	);
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
	const shown = async (id: string) => {
		const page = await openPage(site.get(`/programs/${id}`));
		const [course] = page.all('script[type="application/ld+json"]').map(({ element }) => JSON.parse(element.innerHTML));
		return {
			deadline: page.one("main .notice time").text,
			description: page.one('meta[name="description"]').get("content"),
			validThrough: course.offers.validThrough,
			chosen: (await openPage(site.get(`/apply?program=${id}`))).one(".chosen time").text,
		};
	};
	expect(await shown(past)).toEqual({
		deadline: "closed on 1 March 2020",
		description: expect.not.stringContaining("March 2020"),
		validThrough: undefined,
		chosen: "closed on 1 March 2020",
	});
	expect(await shown(open)).toEqual({
		deadline: "closes 30 November 2999",
		description: expect.stringContaining("Deadline: 30 November 2999"),
		validThrough: "2999-11-30",
		chosen: "closes 30 November 2999",
	});
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
