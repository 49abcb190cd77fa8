import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { post, program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const programsWord = { en: "Programs", ru: "Программы", uz: "Dasturlar" };
const setTo = (language: string) => ({ cookie: `preferred-language=${language}` });

test("I18N-01, I18N-02, I18N-04, LIMIT-23, NAV-04: the switcher offers exactly en, ru and uz, marks the current one, and returns to this page; English without a choice, whatever the browser prefers; a saved value other than the three is ignored", async () => {
	const site = await testSite();
	for (const [path, current, back] of [
		["/", "en", "/"],
		["/ru", "ru", "/"],
		["/uz/programs?type=PhD&junk=1", "uz", "/programs?type=PhD"],
	] as const) {
		const form = (await openPage(site.get(path))).one('form[action="/language"]');
		expect(form.get("method")).toBe("post");
		const buttons = form.all("button").map((button) => [button.get("name"), button.get("value"), button.get("lang")]);
		expect(buttons).toEqual(["en", "ru", "uz"].map((language) => ["language", language, language]));
		expect(form.one('[aria-current="true"]').get("value")).toBe(current);
		expect(form.one('[name="returnTo"]').get("value")).toBe(back);
	}
	const page = await openPage(site.get("/", { "accept-language": "ru-RU,ru;q=0.9" }));
	expect(page.one("html").get("lang")).toBe("en");
	expect(page.one("header nav a.nav[href='/programs']").text).toBe("Programs");
	for (const value of ["fr", "", "EN<script>", "RU", "ru-RU"]) {
		const page = await openPage(site.get("/", setTo(value)));
		expect([page.status, page.one("html").get("lang")], value).toEqual([200, "en"]);
	}
	for (const language of ["fr", "", "EN", "__proto__"]) {
		const { status, headers } = await site.post("/language", { language, returnTo: "/programs" });
		expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([303, "/programs", null]);
	}
});

test("I18N-01, I18N-03: a choice is stored in a cookie for a year, applies at once on every page, and leads to the address of the language, which opens in it for everybody", async () => {
	const site = await testSite();
	for (const [language, location] of [
		["uz", "/uz/programs?type=PhD"],
		["ru", "/ru/programs?type=PhD"],
		["en", "/programs?type=PhD"],
	] as const) {
		const answer = await site.post("/language", { language, returnTo: "/programs?type=PhD" });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const cookie = answer.headers.get("set-cookie") ?? "";
		expect(cookie).toBe(`preferred-language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`);
		for (const path of ["/programs", "/no-such"]) {
			const page = await openPage(site.get(path, { cookie: cookie.split(";")[0] as string }));
			expect(page.one("html").get("lang")).toBe(language);
			expect(page.headers.get("content-language")).toBe(language);
			expect(page.one("header nav a.nav[href='/programs']").text).toBe(programsWord[language]);
		}
	}

	for (const [language, page, location] of [
		["ru", "/", "/ru"],
		["ru", "/?utm_source=x", "/ru?utm_source=x"],
		["ru", "/uz/programs/7?from=x", "/ru/programs/7?from=x"],
		["uz", "/ru/my", "/uz/my"],
		["en", "/ru/programs", "/programs"],
		["en", "/uz", "/"],
		["en", "/uz//evil.example", "/"],
		["ru", "/admin/queue?own=yes", "/admin/queue?own=yes"],
		["ru", "/administration", "/ru/administration"],
	] as const) {
		const referer = `http://localhost:3000${page}`;
		const answer = await site.post("/language", { language, returnTo: "/" }, { referer });
		expect(answer.headers.get("location"), `${language} on ${page}`).toBe(location);
	}
});

test("I18N-01: /ru and /uz are the same pages in that language, whatever the setting, and their links keep it", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "N", nameRu: "Н", nameUz: "Nn", ranking: 1 });
	await program(site.system, { universityId, title: "T", titleRu: "Т", titleUz: "Tt" });
	await post(site.system);
	for (const language of ["ru", "uz"] as const) {
		for (const path of ["", "/programs", "/universities", `/universities/${universityId}`, "/no-such"]) {
			const page = await openPage(site.get(`/${language}${path}`, setTo(language === "ru" ? "uz" : "en")));
			expect(page.one("html").get("lang")).toBe(language);
			const own = page.links().map((link) => link.get("href") ?? "");
			const leaving = own.filter((href) => href.startsWith("/") && !href.startsWith(`/${language}`));
			expect([...new Set(leaving)], path).toEqual([]);
			for (const form of page.all('form[method="get"]')) expect(form.get("action")).toMatch(`/${language}/`);
		}
	}
});

test("I18N-05, I18N-06, I18N-07, O-03: the language's own text, else English, else the plain one; blank counts as missing, also in a select and its order", async () => {
	const site = await testSite();
	const name = async (columns: string, values: string[], language: string) => {
		const places = values.map((_, index) => `$${index + 1}`);
		const insert = `insert into universities (location, name, ${columns}) values ('Seoul', 'Plain', ${places}) returning id`;
		const [row] = await site.sql(insert, values);
		return (await openPage(site.get(`/universities/${row?.id}`, setTo(language)))).one("h1").text;
	};
	const all = "name_en, name_ru, name_uz";
	const each = { en: "English", ru: "Русский", uz: "Oʻzbekcha" };
	for (const [language, own] of Object.entries(each)) expect(await name(all, Object.values(each), language)).toBe(own);
	expect(await name("name_en", ["English"], "ru")).toBe("English");
	expect(await name(all, ["English", "", " \n\t "], "ru")).toBe("English");
	expect(await name(all, ["English", "", " \n\t "], "uz")).toBe("English");
	expect(await name(all, ["  ", "", ""], "ru")).toBe("Plain");
	expect(await name("name_ru", ["Русский"], "uz")).toBe("Plain");
	expect(await name("name_ru", ["Русский"], "en")).toBe("Plain");

	await site.sql("delete from universities");
	await site.sql(`insert into universities (location, name, name_en, name_ru) values
		('Seoul', 'c plain', E'\\t\\n', ' '), ('Seoul', 'x', 'b english', E'\\u00a0'), ('Seoul', 'x', 'z', 'а русское')`);
	const options = async (path: string) =>
		(await openPage(site.get(path))).all('select[name="university"] option + option').map(({ text }) => text);
	expect(await options("/programs")).toEqual(["b english", "c plain", "z"]);
	expect(await options("/ru/programs")).toEqual(["b english", "c plain", "а русское"]);
});

test("I18N-05, DATA-01, DATA-03, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15: every kind of content is shown in the visitor's language", async () => {
	const site = await testSite();
	const inThree = (field: string) => {
		const texts = { "": "plain", En: "english", Ru: "русский", Uz: "oʻzbek" };
		return Object.fromEntries(Object.entries(texts).map(([suffix, word]) => [field + suffix, `${field} ${word}`]));
	};
	const write = (kind: Parameters<typeof createContent>[1], fields: string[], more = {}) =>
		createContent(site.system, kind, Object.assign({}, ...fields.map((field) => inThree(field)), more));
	await write("hero", ["title", "subtitle", "buttonText"]);
	await write("features", ["title", "description"], { iconName: "Users" });
	await write("companyInfo", ["title", "content"], { sectionKey: "mission" });
	await write("team", ["name", "position", "bio"]);
	await write("achievements", ["title", "value", "description"]);
	await write("testimonials", ["name", "country", "content"]);
	await write("offices", ["name", "address"]);
	const counts = async (path: string) => {
		const { text } = await openPage(site.get(path));
		return ["english", "русский", "oʻzbek", "plain"].map((word) => text.split(` ${word}`).length - 1);
	};
	expect(await counts("/")).toEqual([18, 0, 0, 0]);
	expect(await counts("/ru")).toEqual([0, 18, 0, 0]);
	expect(await counts("/uz")).toEqual([0, 0, 18, 0]);
});

/** "_" and "^" stand for a no-break space and a word joiner. */
const seen = (html: string) => html.replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

test("typography applies to records too, and machine-readable data stays plain", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { nameRu: "Вуз № 1", descriptionRu: "Учёба в Сеуле за 2–3 года" });
	const texts = { titleRu: "Дизайн и мода", requirementsRu: "TOPIK 3 и 12 лет школы" };
	const id = await program(site.system, { universityId, ...texts });
	const page = await openPage(site.get(`/ru/programs/${id}`));
	expect(seen(page.html)).toContain("TOPIK_3 и_12_лет школы");
	expect(seen(page.one("h1").element.textContent)).toBe("Дизайн и_мода");
	const other = await openPage(site.get(`/ru/universities/${universityId}`));
	expect(seen(other.html)).toContain("Учёба в_Сеуле за_2–^3_года");
	for (const { html } of [page, other]) {
		const head =
			html.match(/<title>.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/g) ?? [];
		expect(head.length).toBeGreaterThan(8);
		for (const part of head) expect(part).not.toMatch(/[\u00a0\u2060]/);
		for (const [address] of html.matchAll(/href="[^"]*"/g))
			expect(decodeURIComponent(address)).not.toMatch(/[\u00a0\u2060]/);
	}
	const [feed, api] = await Promise.all([site.get("/ru/blog/feed.xml"), site.get(`/api/programs/${id}`)]);
	for (const answer of [feed, api]) expect(await answer.text()).not.toMatch(/[\u00a0\u2060]/);
});
