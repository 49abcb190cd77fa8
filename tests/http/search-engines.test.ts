import { expect, test } from "vitest";
import { post, program, programs, university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { elementsOf } from "../support/xml.ts";

const siteUrl = "https://hamroh.example";
const meta = (page: Page, property: string) =>
	page.all(`meta[property="${property}"]`).map((tag) => tag.get("content"));
const facts = (page: Page) =>
	page.all('script[type="application/ld+json"]').map((script) => JSON.parse(script.element.innerHTML));

test("I18N-01: every page declares itself and its three languages to search engines; a chosen language has the prefixed URL as canonical; filtered and saved lists are not indexed", async () => {
	const site = await testSite("empty", { siteUrl });
	const universityId = await university(site.system);
	const id = await program(site.system, { universityId });
	await programs(site.system, 13, { universityId });
	const records = [`/programs/${id}`, `/universities/${universityId}?page=2`];
	for (const path of ["/", "/universities", "/programs?page=2", ...records]) {
		const inEnglish = siteUrl + path;
		const other = (language: string) => `${siteUrl}/${language}${path === "/" ? "" : path}`;
		for (const [address, own] of [
			[path, inEnglish],
			[`/ru${path === "/" ? "" : path}`, other("ru")],
			[`/uz${path === "/" ? "" : path}`, other("uz")],
		] as const) {
			const page = await openPage(site.get(address));
			expect(page.all('link[rel="canonical"]').map((link) => link.get("href"))).toEqual([own]);
			const alternates = page.all('link[rel="alternate"]').map((link) => `${link.get("hreflang")} ${link.get("href")}`);
			const translations = [`en ${inEnglish}`, `ru ${other("ru")}`, `uz ${other("uz")}`];
			expect(alternates).toEqual([...translations, `x-default ${inEnglish}`]);
			expect(page.all("title")).toHaveLength(1);
			expect(page.one('meta[name="description"]').get("content")).not.toBe("");
		}
	}

	const chosen = await openPage(site.get("/programs", { cookie: "preferred-language=uz" }));
	expect(chosen.one('link[rel="canonical"]').get("href")).toBe(`${siteUrl}/uz/programs`);

	const paths = ["/programs?q=x", "/programs?type=PhD", "/universities?city=Busan", "/universities?sort=name"];
	for (const path of [...paths, "/saved"]) {
		const page = await openPage(site.get(path));
		expect(page.one('meta[name="robots"]').get("content"), path).toBe("noindex");
		expect(page.has('link[rel="canonical"]')).toBe(false);
	}
	expect((await openPage(site.get("/programs?junk=1"))).has('meta[name="robots"]')).toBe(false);
});

test("Open Graph, JSON-LD, C-08: title, URL, language and an own card image; organization, universities and courses, and no rating", async () => {
	const site = await testSite("empty", { siteUrl });
	const names = { name: "Hanbit University", nameKo: "한빛대학교" };
	const place = { location: "Daejeon", ranking: 3, websiteUrl: "https://hanbit.example" };
	const universityId = await university(site.system, { ...names, ...place });
	const id = await program(site.system, { universityId, title: "Robotics", description: "Machines" });
	const ofUniversity = await openPage(site.get(`/universities/${universityId}`));
	const address = { addressLocality: "Daejeon", addressCountry: "KR" };
	const ofHanbit = { name: names.name, alternateName: names.nameKo, url: place.websiteUrl, address };
	expect(facts(ofUniversity)).toMatchObject([{ "@type": "CollegeOrUniversity", ...ofHanbit }]);
	const ofProgram = await openPage(site.get(`/programs/${id}`));
	expect(facts(ofProgram)).toMatchObject([
		{ "@type": "Course", name: "Robotics", description: "Machines", provider: { name: "Hanbit University" } },
	]);
	for (const path of ["/", "/universities", "/programs", `/universities/${universityId}`, `/programs/${id}`]) {
		expect(JSON.stringify(facts(await openPage(site.get(path))))).not.toMatch(/rating|review|4\.5/i);
	}

	const page = await openPage(site.get(`/ru/programs/${id}`));
	expect(meta(page, "og:title")[0]).toContain("Robotics");
	const tags = ["og:type", "og:url", "og:locale", "og:site_name"].flatMap((tag) => meta(page, tag));
	expect(tags).toEqual(["article", `${siteUrl}/ru/programs/${id}`, "ru_RU", "Hamroh"]);
	const [image = ""] = meta(page, "og:image");
	expect(image.startsWith(`${siteUrl}/cards/ru/${id}/`)).toBe(true);
	const card = await site.get(new URL(image).pathname);
	expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/png"]);
	const png = new DataView(await card.arrayBuffer());
	expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630]);

	const [organisation] = facts(await openPage(site.get("/")));
	const type = { "@context": "https://schema.org", "@type": "EducationalOrganization" };
	expect(organisation).toMatchObject({ ...type, name: "Hamroh", url: siteUrl, sameAs: [] });
});

test("robots.txt names the sitemap and the excluded paths; a phone can install the site; the sitemap is well-formed and contains every page in three languages with their alternates", async () => {
	const site = await testSite("empty", { siteUrl });
	const answer = await site.get("/robots.txt");
	expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
	const lines = (await answer.text()).split("\n");
	expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
	for (const line of ["User-agent: *", "Disallow: /admin", "Disallow: /auth", "Disallow: /api/"])
		expect(lines).toContain(line);
	const address = (await openPage(site.get("/ru"))).one("link[rel=manifest]").get("href") ?? "";
	const manifest = await (await site.get(address)).json();
	expect(manifest).toMatchObject({ name: "Hamroh", lang: "ru", start_url: "/ru" });
	for (const { src } of manifest.icons) {
		const icon = await site.get(src);
		expect([icon.status, icon.headers.get("content-type")?.slice(0, 6)], src).toEqual([200, "image/"]);
	}
	const universityId = await university(site.system);
	const id = await program(site.system, { universityId });
	await post(site.system, { slug: "a-post" });
	await post(site.system, { slug: "a-draft", published: false });
	const sitemap = await site.get("/sitemap.xml");
	expect(sitemap.headers.get("content-type")).toMatch(/^application\/xml/);
	const xml = await sitemap.text();
	const others =
		"/admissions /costs /documents /deadlines /plan /scholarships /fit /compare /blog /about /contact /promises /is-it-us /visa-status /apply /terms /privacy";
	const records = ["/blog/a-post", `/universities/${universityId}`, `/programs/${id}`];
	const paths = ["/", "/programs", "/universities", ...others.split(" "), ...records];
	expect(elementsOf(xml).filter((name) => name === "url")).toHaveLength(paths.length * 3);
	const found = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
	const entries = found.map(([, loc, others]) => ({ loc, others }));
	const translated = (path: string) => ["", "/ru", "/uz"].map((prefix) => (path === "/" && prefix) || prefix + path);
	expect(entries.map(({ loc }) => loc)).toEqual(paths.flatMap(translated).map((path) => siteUrl + path));
	for (const { loc, others = "" } of entries) {
		expect([...others.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language)).toEqual(["en", "ru", "uz"]);
		const page = await openPage(site.get(loc?.slice(siteUrl.length) || "/"));
		expect([page.status, page.one('link[rel="canonical"]').get("href")]).toEqual([200, loc]);
	}
});
