import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("ROUTE-02, ROUTE-05, ROUTE-17, ROUTE-18, O-19, I18N-01, S-15: any other path, also with two slashes, returns the 404 page with a link home, in the language of the URL; an uppercase path is the same page, including its filters; the 404 page and lists without results offer a search of all programs", async () => {
	const site = await testSite();
	const paths = ["/no-such", "/a/b/c", "/404", "/programs/a/b", "/.env", "/admin.php?x=1", "/%ff", "/%00", "/en"];
	for (const path of paths) {
		const page = await openPage(site.get(path));
		expect(page.status, path).toBe(404);
		expect(page.one("h1").text).toBe("Oops! Page not found");
		expect(page.one("main").href("Return to Home")).toBe("/");
		expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
		expect(page.has('link[rel="canonical"]')).toBe(false);
	}
	const doubled = ["//evil.example", "//evil.example/programs", "///a/programs", "//[", "//:99999/", "/ru//programs"];
	for (const path of [...doubled, "/\\evil.example", "/programs//x"]) {
		const page = await openPage(site.get(path));
		expect(page.status, path).toBe(404);
		expect(page.one("h1").text).toMatch(/Page not found|Страница не найдена/);
		expect(page.has('a[href*="evil.example"]')).toBe(false);
	}
	const russian = await openPage(site.get("/ru/no-such"));
	expect(russian.one("h1").text).toBe("Ой! Страница не найдена");
	expect(russian.one("main").href("Вернуться на главную")).toBe("/ru");
	const uzbek = await openPage(site.get("/no-such", { cookie: "preferred-language=uz" }));
	expect(uzbek.one("main").href("Bosh sahifaga qaytish")).toBe("/");

	const page = await openPage(site.get("/RU/Programs?type=Master"));
	expect(page.one('select[name="type"] option[selected]').get("value")).toBe("Master");
	const canonical = (await openPage(site.get("/Universities"))).one('link[rel="canonical"]').get("href");
	expect(canonical).toBe("http://localhost:3000/universities");
	for (const [path, action, words, typed] of [
		["/ru/no-such", "/ru/programs", "Поиск программ", ""],
		["/universities?q=zzz", "/programs", "Search programs", "zzz"],
		["/uz/blog?q=zzz", "/uz/programs", "Dasturlarni qidirish", "zzz"],
	] as const) {
		const page = await openPage(site.get(path));
		const field = page.one(`form[method="get"][action="${action}"] #program-search`);
		expect([field.get("name"), field.get("value")], path).toEqual(["q", typed]);
		expect(page.one('label[for="program-search"]').text).toBe(words);
	}
});

test("PDET-10, UDET-07, ERR-35, O-19: an unknown or malformed id of a program or university says so with a link back", async () => {
	const site = await testSite();
	const unknown = "00000000-0000-4000-8000-000000000000";
	for (const [list, title, back, prefix, translated] of [
		["programs", "Program not found", "Back to programs", "/ru", "Вернуться к программам"],
		["universities", "University not found", "Back to universities", "/uz", "Universitetlarga qaytish"],
	] as const) {
		for (const id of [unknown, "x", "1", "%00", "%ff", "%F0%9F%98%80", "'%22--", "a".repeat(5_000)]) {
			const page = await openPage(site.get(`/${list}/${id}`));
			expect([id, page.status, page.one("h1").text]).toEqual([id, 404, title]);
			expect(page.one("main").href(back)).toBe(`/${list}`);
			expect(page.one('meta[name="robots"]').get("content")).toBe("noindex");
		}
		const elsewhere = await openPage(site.get(`${prefix}/${list}/x`));
		expect(elsewhere.one("main").href(translated)).toBe(`${prefix}/${list}`);
	}
});

test("ROUTE-19: the unknown path is logged without its query, truncated, and cannot start its own line", async () => {
	const site = await testSite();
	const others = [`/${"a".repeat(5_000)}`, '/x%0a{"level":60,"msg":"forged"}\u2028"<script>'];
	for (const path of ["/no-such?q=secret", "/404", "/%ff", ...others]) await site.get(path);
	const paths = site.logged.filter(({ msg }) => msg === "not found").map(({ path }) => path as string);
	expect(paths.slice(0, 3)).toEqual(["/no-such", "/404", "/%ff"]);
	expect(JSON.stringify(site.logged)).not.toContain("secret");
	expect(paths.at(-2)).toHaveLength(200);
	expect(paths.at(-1)).toMatch(/^\/x%0a[\x20-\x7e]*$/);
});
