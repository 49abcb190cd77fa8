import { expect, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { program, programs, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("ROUTE-05, UDET-01, UDET-02, UDET-03, CALL-16, DATA-05, DATA-07: the page shows all data of a university", async () => {
	const site = await testSite();
	const id = await university(site.system, {
		...{ name: "Hanbit University", nameKo: "한빛대학교", location: "Daejeon", ranking: 7, isPublic: false },
		...{ rankingSource: "Some ranking 2025", description: "By the river", tuitionRange: "3,000–5,000 USD" },
		...{ scholarships: "Half of the fees", imageUrl: "https://pictures.example/campus.jpg" },
		websiteUrl: "https://hanbit.example/en",
	});
	const page = await openPage(site.get(`/universities/${id}`));
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Hanbit University");
	expect(page.one('main [lang="ko"]').text).toBe("한빛대학교");
	expect(page.one("main").text).toContain("About the university By the river Scholarships Half of the fees");
	expect(page.one("main dl").text).toBe(
		"Tuition 3,000–5,000 USD Next deadline Ask us : Hanbit University Ranking Some ranking 2025: 7 Programs 0 programs",
	);
	expect(page.all("main .tag").map(({ text }) => text)).toContain("Private");
	expect(page.one("main").text).toContain("Daejeon");
	expect(page.one("main img.cover").get("src")).toBe("https://pictures.example/campus.jpg");
	expect(page.one("main").href("University website")).toBe("https://hanbit.example/en");
	expect(page.one("main").href("Back to universities")).toBe("/universities");
});

test("a university in a known city shows it on a map with a link to a real one, and any other only the link", async () => {
	const site = await testSite();
	const id = await university(site.system, { nameKo: "한빛대학교", location: "Yuseong-gu, Daejeon" });
	const page = await openPage(site.get(`/ru/universities/${id}`));
	const map = page.one('main svg[role="img"]');
	expect([plain(map.get("aria-label") ?? ""), map.text]).toEqual(["Тэджон на карте Южной Кореи", "Тэджон"]);
	expect(page.one('main a[href*="openstreetmap"]').get("href")).toBe(
		`https://www.openstreetmap.org/search?query=${encodeURIComponent("한빛대학교")}`,
	);
	const elsewhere = await university(site.system, { location: "Jeonju" });
	const other = await openPage(site.get(`/universities/${elsewhere}`));
	expect(other.all('main svg[role="img"]')).toEqual([]);
	expect(other.has('main a[href*="openstreetmap"]')).toBe(true);
});

test("UDET-01, UDET-02, UDET-03, UDET-06: unknown values are shown as unknown, no link is broken, and 'Ready to Apply' links to contact and to the application", async () => {
	const site = await testSite();
	const id = await university(site.system);
	const page = await openPage(site.get(`/universities/${id}`));
	expect(page.one("main dl").text).toContain("Ranking No data Scholarships Ask us");
	expect(page.one("main dl").text).toMatch(/Tuition Ask us : .+ Next deadline Ask us : /);
	expect(page.all("main .tag").map(({ text }) => text)).toEqual(["Public"]);
	expect(page.links("University website")).toEqual([]);
	expect(page.one("main").text).toContain("We have not listed any programs yet");

	const last = page.all("main section").at(-1);
	expect(last?.one("h2").text).toMatch(/Ready to Apply/);
	expect(last?.links().map((link) => link.get("href"))).toEqual([`/apply?university=${id}`, "/contact"]);
});

test("UDET-04, UDET-05, CALL-17, CALL-22, C-13: the page lists only its programs, newest first, with the count, 12 per page", async () => {
	const site = await testSite();
	const id = await university(site.system);
	await program(site.system);
	const ids = (await programs(site.system, 14, { universityId: id })).toReversed();
	const listed = async (query: string) => {
		const page = await openPage(site.get(`/universities/${id}${query}`));
		expect(page.one("main").text).toContain("14 programs");
		return page.all('main section ul a[href^="/programs/"]').map((link) => link.get("href"));
	};
	expect(await listed("")).toEqual(ids.slice(0, 12).map((program) => `/programs/${program}`));
	expect(await listed("?page=2")).toEqual(ids.slice(12).map((program) => `/programs/${program}`));
	expect(await listed("?page=99")).toEqual(await listed("?page=2"));
});

test("page, description and card show the tuition of the degree programs with its year, else what staff wrote", async () => {
	const site = await testSite();
	const shown = async (id: string) => {
		const page = await openPage(site.get(`/universities/${id}`));
		const list = await openPage(site.get("/universities?sort=fee"));
		const card = list.all(".cards > li").find((one) => one.all(`a[href="/universities/${id}"]`).length > 0);
		return {
			card: card?.all("dl div")[0]?.text,
			page: page.all("main dl")[0]?.text.replace(/^.*?(Tuition .*?) Next deadline.*$/, "$1"),
			description: page.one('meta[name="description"]').get("content")?.split(" · ")[1],
		};
	};
	const written = await university(site.system, { name: "Written", tuitionRange: "3,000–5,000 USD (2025)" });
	await program(site.system, { universityId: written, ...priced("9,000,000 KRW per semester (2026)") });
	expect(await shown(written)).toEqual({
		card: "Tuition ₩18,000,000 per year · 2026",
		page: "Tuition Bachelor ₩18,000,000 per year · 2026",
		description: expect.stringMatching(/^Tuition: ₩18,000,000 per year \(2026\)/),
	});
	await site.sql("update programs set fee_items = '[]'");
	expect(await shown(written)).toEqual({
		card: "Tuition 3,000–5,000 USD",
		page: "Tuition 3,000–5,000 USD (2025)",
		description: expect.stringMatching(/^Tuition: 3,000–5,000 USD \(2025\)/),
	});

	const mixed = await university(site.system, { name: "Mixed" });
	await program(site.system, { universityId: mixed, type: "Language", ...priced("500,000 KRW per term (2026)") });
	await program(site.system, { universityId: mixed, ...priced("4,000,000 KRW per semester (2020)") });
	await program(site.system, { universityId: mixed, ...priced("about 6,000,000 KRW per year (2024)") });
	expect(await shown(mixed)).toEqual({
		card: "Tuition ≈ ₩6,000,000–₩8,000,000 per year · 2020–2024",
		page: "Tuition Bachelor ≈ ₩6,000,000–₩8,000,000 per year · 2020–2024 Language Course ₩500,000 per term · 2026",
		description: expect.stringMatching(/^Tuition: ≈ ₩6,000,000–₩8,000,000 per year \(2020–2024\)/),
	});

	const cards = (await openPage(site.get("/universities?sort=fee"))).all(".cards h2").map(({ text }) => text);
	expect(cards).toEqual(["Mixed", "Written"]);
});
