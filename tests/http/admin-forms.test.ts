import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { signedIn } from "../support/accounts.ts";
import { post, program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

test("staff 7.24: a preview is the public page with the form's texts, in the chosen language, and saves nothing", async () => {
	const site = await staffSite();
	const hero = await createContent(site.system, "hero", { title: "Before", titleRu: "Раньше" });
	const preview = async (path: string, form: Record<string, string>) => openPage(site.send(path, form));
	const before = await site.sql("select count(*)::int as entries from audit_log");

	const home = await preview(`/admin/preview/hero/${hero}?language=ru`, { titleEn: "New", titleRu: "Учёба в Корее" });
	expect([home.status, home.one("html").get("lang"), home.one("h1").text]).toEqual([200, "ru", "Учёба в Корее"]);
	expect(home.headers.get("cache-control")).toContain("no-store");
	expect(home.headers.get("content-security-policy")).toContain("style-src 'sha256-");
	const draft = { titleRu: "О визах", contentRu: "## Сроки\n\nСкоро.", publishOn: "2099-01-01" };
	const article = await preview("/admin/preview/post?language=ru", draft);
	expect([article.one("h1").text, article.one(".prose h2").text]).toEqual(["О визах", "Сроки"]);
	expect(new Set(article.html.match(/\/covers\/[\w-]+/g))).toEqual(new Set(["/covers/not-found"]));
	const place = await university(site.system, { name: "Hanbit", isHidden: true });
	const changed = { nameEn: "Saebyeok", locationEn: "Seoul", isHidden: "yes" };
	const hidden = await preview(`/admin/preview/university/${place}?language=en`, changed);
	expect(hidden.one("h1").text).toContain("Saebyeok");

	const wrong = await site.send("/admin/preview/post?language=ru", { titleRu: "О визах" }, "preferred-language=ru");
	expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("Текст (RU): Заполните это поле.")]);
	expect((await site.send("/admin/preview/template", {})).status).toBe(404);
	expect((await site.post("/admin/preview/hero", { titleEn: "Mine" })).status).toBe(401);

	expect(await site.sql("select title from hero_content")).toEqual([{ title: "Before" }]);
	expect(await site.sql("select 1 from blog_posts")).toEqual([]);
	const after = "select count(*)::int as entries from audit_log where action not like 'university%'";
	expect(await site.sql(after)).toEqual(before);
	expect((await openPage(site.get("/ru"))).one("h1").text).toBe("Раньше");
});

test("staff 7.24: a published post is visible from the beginning of its day in Tashkent, also on cached pages", async () => {
	let now = new Date("2026-12-04T18:59:00Z");
	const site = await testSite("empty", { now: () => now, pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	await post(site.system, { title: "Today" });
	await post(site.system, { title: "Tomorrow", slug: "tomorrow", publishOn: "2026-12-05" });
	const seen = async (path: string) => (await (await site.get(path)).text()).includes("Tomorrow");
	const pages = ["/", "/blog", "/blog/feed.xml"];
	expect(await Promise.all(pages.map(seen))).toEqual([false, false, false]);
	expect((await site.get("/blog/tomorrow")).status).toBe(404);
	expect(await (await site.get("/sitemap.xml")).text()).not.toContain("/blog/tomorrow");
	const listed = async () => ((await (await site.get("/api/blog_posts")).json()) as { items: unknown[] }).items.length;
	expect(await listed()).toBe(1);

	now = new Date("2026-12-04T19:00:01Z");
	expect(await Promise.all(pages.map(seen))).toEqual([true, true, true]);
	const page = await openPage(site.get("/blog/tomorrow"));
	expect(page.one("article time").get("datetime")).toBe("2026-12-05T00:00:00.000Z");
	expect(await listed()).toBe(2);
});

test("staff 7.24: staff get a link from each public page to what changes it, and visitors none", async () => {
	const site = await staffSite();
	const place = await university(site.system, { name: "Hanbit" });
	const course = await program(site.system, { universityId: place, title: "Design" });
	const article = await post(site.system, { title: "News", slug: "news" });
	const user = await signedIn(site, "user");
	for (const [path, address] of [
		["/", "/admin/content/hero"],
		["/ru/about", "/admin/content/company-info"],
		[`/uz/universities/${place}`, `/admin/universities/${place}/edit`],
		[`/programs/${course}`, `/admin/programs/${course}/edit`],
		["/blog/news", `/admin/blog/${article}/edit`],
	] as const) {
		expect((await site.open(path)).all("main a").map((link) => link.get("href"))).toContain(address);
		expect((await site.open(address)).status).toBe(200);
		expect(await (await site.get(path, { cookie: user })).text()).not.toContain(address);
		expect(await (await site.get(path)).text()).not.toContain(address);
	}
});

test("staff 7.24: the address of an uploaded image is read nowhere, and it is removed without script", async () => {
	const site = await staffSite();
	const address = `/images/${"a".repeat(32)}-900x600`;
	const id = await university(site.system, { name: "Hanbit", imageUrl: address });
	for (const page of ["edit", ""]) {
		const shown = await site.open(`/admin/universities/${id}${page && `/${page}`}`);
		expect(shown.text).not.toContain("/images/");
		expect(shown.all("dialog input:not([type=hidden])").map((box) => box.get("value"))).not.toContain(address);
	}
	const body = new URLSearchParams(`nameEn=Hanbit&locationEn=Seoul&imageUrl=${address}&imageUrl=`);
	const headers = { "sec-fetch-site": "same-origin", cookie: site.cookie };
	const url = `http://localhost:3000/admin/universities/${id}/edit`;
	expect((await site.fetch(new Request(url, { method: "POST", body, headers }))).status).toBe(303);
	expect(await site.sql("select image_url from universities")).toEqual([{ image_url: null }]);
});
