import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("ROUTE-03, PDET-01, PDET-02, PDET-03, PDET-04, PDET-05, PDET-06, PDET-09, DATA-08: the page shows all data of a program", async () => {
	const site = await testSite();
	const id = await program(site.system, {
		title: "Robotics",
		type: "Master (MEng)",
		description: "Machines that move",
		duration: "2 years",
		fees: "4,500 USD",
		applicationDeadline: "2026-11-30",
		requirements: "TOPIK 4",
	});
	const page = await openPage(site.get(`/programs/${id}`));
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Robotics");
	expect(page.one("main").text).toContain("Overview Machines that move Entry requirements TOPIK 4");
	expect(page.one("main .notice dl").text).toBe(
		"Degree level Master (MEng) Duration 2 years Tuition fees 4,500 USD Application deadline 30 November 2026",
	);
	const last = page.all("main section").at(-1);
	expect(last?.links().map((link) => link.get("href"))).toEqual([`/apply?program=${id}`, "/contact"]);
});

test("PDET-07, PDET-08, CALL-18, DATA-07: the university section links to the university", async () => {
	const site = await testSite();
	const universityId = await university(site.system, {
		name: "Hanbit University",
		location: "Daejeon",
		ranking: 7,
		isPublic: false,
		imageUrl: "https://pictures.example/campus.jpg",
	});
	const id = await program(site.system, { universityId });
	const page = await openPage(site.get(`/programs/${id}`));
	const about = page.all("main section").find((section) => section.text.startsWith("About the university"));
	expect(about?.text).toContain("Hanbit University Ranking No. 7 Type Private Location Daejeon");
	expect(about?.one("img").get("src")).toBe("https://pictures.example/campus.jpg");
	expect(about?.one("img").get("data-cover")).toMatch(new RegExp(`^/covers/${universityId}\\?`));
	expect(about?.href("More about the university")).toBe(`/universities/${universityId}`);
	expect(page.href("Hanbit University")).toBe(`/universities/${universityId}`);
});

test("PDET-04, PDET-07: unknown values are shown as unknown", async () => {
	const site = await testSite();
	const page = await openPage(site.get(`/programs/${await program(site.system)}`));
	expect(page.one("main .notice dl").text).toContain("Application deadline Ask us for the date");
	expect(page.one("main").text).toContain("Ranking No data");
	expect(page.one("main section img").get("src")).toMatch(/^\/covers\//);
});

test("PDET-10, ERR-35, O-19: an unknown or malformed id shows 'Program not found' with a link back", async () => {
	const site = await testSite();
	const ids = [
		"00000000-0000-4000-8000-000000000000",
		"x",
		"1",
		"%00",
		"%ff",
		"%F0%9F%98%80",
		"'%22--",
		"a".repeat(5_000),
	];
	for (const id of ids) {
		const page = await openPage(site.get(`/programs/${id}`));
		expect(page.status, id).toBe(404);
		expect(page.one("h1").text, id).toBe("Program not found");
		expect(page.one("main").href("Back to programs")).toBe("/programs");
		expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
	}
	const russian = await openPage(site.get("/ru/programs/x"));
	expect(russian.one("main").href("Вернуться к программам")).toBe("/ru/programs");
});
