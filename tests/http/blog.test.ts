import { expect, test } from "vitest";
import { post } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const titles = (page: Page) => page.all("main .card :is(h2, h3)").map(({ text }) => text);
const chips = (page: Page, list = 'ul[aria-label="Tags"]') => page.one(list).links();

test("ROUTE-07, BLOG-01, BLOG-08, BLOG-12, CALL-07: the blog lists all published posts, newest first, and no drafts", async () => {
	const site = await testSite();
	for (let number = 1; number <= 14; number++) {
		await post(site.system, { slug: `n-${number}`, title: `Post no. ${number}`, createdAt: `2026-01-${10 + number}` });
	}
	for (const title of ["Draft one", "Draft two"]) await post(site.system, { title, published: false });
	const page = await openPage(site.get("/blog"));
	expect(titles(page)).toEqual(Array.from({ length: 14 }, (_, index) => `Post no. ${14 - index}`));
	expect(page.one("[data-count]").text).toBe("Showing 14 of 14 posts");
	expect(page.html).not.toContain("Draft");
	expect(page.href("Read More Post no. 3")).toBe("/blog/n-3");
});

test("BLOG-02…07, BLOG-08, BLOG-13, C-31, ERR-36, LIMIT-08, O-15: search finds words of title and content in the visitor's language; five tags in order of appearance, All before them, and always the active one; a search without results shows a message and can be cleared", async () => {
	const site = await testSite();
	await post(site.system, { title: "Apostille", content: "Nothing special.", tags: ["a", "b", "c"] });
	await post(site.system, { title: "Third", titleRu: "Третья", content: "x", contentRu: "Здесь Общежитие." });
	const content = "Here stands **Zaytun** once.";
	await post(site.system, { title: "Old", content, tags: ["c", "d", "e", "f", "g"], createdAt: "2026-01-01" });
	const open = (path: string, cookie = "") => openPage(site.get(path, { cookie }));
	const search = (q: string, cookie = "") => open(`/blog?q=${encodeURIComponent(q)}`, cookie);
	expect(titles(await search("aPOStille"))).toEqual(["Apostille"]);
	expect(titles(await search("ZAYTUN"))).toEqual(["Old"]);
	for (const word of ["ОБЩЕЖИТИЕ", "общежитие"])
		expect(titles(await search(word, "preferred-language=ru"))).toEqual(["Третья"]);
	expect(titles(await search("общежитие"))).toEqual([]);
	expect((await search("zaytun")).one("[data-count]").text).toBe("Showing 1 of 3 posts");

	const page = await open("/blog");
	expect(chips(page).map(({ text }) => text)).toEqual(["All", "a", "b", "c", "d", "e"]);
	expect(chips(page)[0]?.get("aria-current")).toBe("true");
	expect([page.href("a"), page.one("#filter-q").get("value")]).toEqual(["/blog?tag=a", ""]);
	expect(page.links("Clear filters")).toEqual([]);
	const tagged = await open("/blog?tag=a");
	expect([titles(tagged), tagged.href("All")]).toEqual([["Apostille"], "/blog"]);
	const late = await open("/blog?tag=g");
	expect(chips(late).map(({ text }) => text)).toEqual(["All", "a", "b", "c", "d", "e", "g"]);
	expect(late.links("g")[0]?.get("aria-current")).toBe("true");
	expect(titles(await open("/blog?tag=unknown"))).toHaveLength(3);
	const none = await open("/blog?q=nonsense&tag=a");
	expect(none.text).toMatch(/No posts found .*adjust your search or filters/);
	expect(none.href("Clear filters")).toBe("/blog");
});

test("BLOG-09, BLOG-10, BLOG-11, LIMIT-06, LIMIT-07, O-16: a card shows cover, date, at most three tags in the visitor's language, and 150 characters of the excerpt, else of the content without markup", async () => {
	const site = await testSite();
	await post(site.system, {
		...{ title: "Five", tags: ["visa", "Busan trip", "t3", "t4"], coverImageUrl: "https://pictures.example/c.jpg" },
		...{ slug: "new", excerpt: "Short enough.", createdAt: "2026-03-08T12:00:00Z" },
	});
	const long = "abcdefghijklmnopqrstuvwxyz".repeat(15);
	await post(site.system, { title: "Long", excerpt: long, createdAt: "2026-01-03" });
	await post(site.system, { title: "Words", excerpt: `${"word ".repeat(29)}longer`, createdAt: "2026-01-02" });
	const content = "## Heading\n\n- **Bold** and [linked](https://example.com) words\n\n| a | b |\n|---|---|\n| 1 | 2 |";
	await post(site.system, { title: "None", content, createdAt: "2026-01-01" });
	const page = await openPage(site.get("/blog"));
	const texts = page.all("main .card p.mt-2").map(({ text }) => text);
	expect(texts.slice(0, 2)).toEqual(["Short enough.", `${long.slice(0, 150)}…`]);
	expect(texts.slice(2)).toEqual([`${"word ".repeat(29).trim()}…`, "Heading Bold and linked words a b 1 2"]);
	expect(page.all("main .card img")[0]?.get("src")).toBe("https://pictures.example/c.jpg");
	for (const [prefix, visa, day] of [
		["", "visa", "8 March 2026"],
		["/ru", "виза", "8 марта 2026 г."],
		["/uz", "viza", "2026-yil 8-mart"],
	]) {
		const list = await openPage(site.get(`${prefix}/blog`));
		const [card] = list.all("main .card");
		expect(card?.one("time").text).toBe(day);
		expect(card?.all(".tag").map(({ text }) => text)).toEqual([visa, "Busan trip", "t3"]);
		// The address has the stored tag, which is the same in every language.
		const hrefs = chips(list, "[data-results] ul[aria-label]").map((chip) => chip.get("href"));
		expect(hrefs).toContain(`${prefix}/blog?tag=visa`);
		const post = await openPage(site.get(`${prefix}/blog/new`));
		expect(post.one("article").href(visa as string)).toBe(`${prefix}/blog?tag=visa`);
	}
});

test("BLOG-01, O-18, ERR-34, STATE-23: without a database the blog shows its error state with status 503", async () => {
	const site = await testSite("empty", { databaseUrl: "postgres://hamroh@localhost/none?host=/nowhere/at/all" });
	const page = await openPage(site.get("/blog"));
	expect(page.status).toBe(503);
	expect(page.text).toMatch(/Error loading posts: .+/);
});

test("POST-01, POST-07, CALL-08, STATE-06, STATE-07, ROLE-02, ERR-35, S-13: a published post opens by its slug, also with special characters; a draft and an unknown slug do not", async () => {
	const site = await testSite();
	await post(site.system, { slug: "open", title: "Open post", content: "The whole content." });
	await post(site.system, { slug: "hidden", title: "Hidden post", published: false });
	const page = await openPage(site.get("/blog/open"));
	expect(page.one("h1").text).toBe("Open post");
	expect(page.one("article").text).toContain("The whole content.");
	const draft = await openPage(site.get("/blog/hidden"));
	expect(draft.status).toBe(404);
	expect(draft.text).toContain("Blog post not found");
	expect(draft.html).not.toContain("Hidden post");
	for (const slug of ["unknown", "%00", "a%2Fb", "x".repeat(3_000), "%E0%A4%A"]) {
		const page = await openPage(site.get(`/blog/${slug}`));
		expect(page.status, slug).toBe(404);
	}
	const unknown = await openPage(site.get("/blog/unknown"));
	expect(unknown.text).toContain("Blog post not found");
	expect(unknown.href("Back to the blog")).toBe("/blog");
	await post(site.system, { slug: "что нового? 100% #1", title: "Signs" });
	const to = (await openPage(site.get("/blog"))).href("Read More Signs") ?? "";
	expect((await openPage(site.get(to))).one("h1").text).toBe("Signs");
});

test("ROUTE-08, POST-02, POST-03, POST-04, POST-05, POST-06, CALL-09, C-24, S-16: a post shows cover, date, title, excerpt, all tags, content, what to do next, its author without email address or role, and up to three other published posts", async () => {
	const site = await testSite();
	await post(site.system, {
		...{ slug: "p", title: "A title", excerpt: "An excerpt.", content: "One.\n\n## Two\n\nThree." },
		...{ tags: ["x", "y", "z", "w"], coverImageUrl: "https://pictures.example/c.jpg" },
		createdAt: "2026-03-08T12:00:00Z",
	});
	const page = await openPage(site.get("/blog/p"));
	const article = page.one("article");
	expect(article.one("h1").text).toBe("A title");
	expect(article.one("time").text).toBe("8 March 2026");
	expect(article.all("img")[0]?.get("src")).toBe("https://pictures.example/c.jpg");
	expect(article.text).toContain("An excerpt.");
	expect(article.one(".prose").text).toBe("One. Two Three.");
	expect(article.one(".prose h2").get("id")).toBe("two");
	expect(article.all('ul[aria-label="Tags"] li').map(({ text }) => text)).toEqual(["x", "y", "z", "w"]);
	expect(page.one("main").href("Apply")).toBe("/apply");
	expect(page.one("main").href("Write to us")).toBe("/contact");
	expect(page.text).toContain("By Hamroh team");
	expect(page.text).not.toContain("Related posts");

	for (let number = 1; number <= 5; number++)
		await post(site.system, { title: `Other ${number}`, createdAt: `2026-05-0${number}` });
	await post(site.system, { title: "Draft", published: false, createdAt: "2026-06-01" });
	await site.sql(`with u as (insert into users (email, display_name) values ('someone@example.com', 'Sample Author') returning id),
		p as (insert into profiles (user_id, role) select id, 'owner' from u returning id)
		update blog_posts set author_id = p.id from p`);
	const opened = () => openPage(site.get("/blog/p"));
	await expect.poll(async () => (await opened()).text).toContain("By Sample Author");
	expect(titles(await opened())).toEqual(["Other 5", "Other 4", "Other 3"]);
	expect((await opened()).html).not.toMatch(/someone@example\.com|owner/);
});

test("the feed is Atom in each language, contains the newest posts and escapes their texts", async () => {
	const site = await testSite();
	await post(site.system, { slug: "p", title: "A & <b>", titleRu: "А и <б>", excerpt: "x\u0001y" });
	await post(site.system, { slug: "draft", published: false });
	const answer = await site.get("/ru/blog/feed.xml");
	expect(answer.headers.get("content-type")).toContain("application/atom+xml");
	const xml = await answer.text();
	expect(xml).toContain('xml:lang="ru"');
	expect(xml).toContain("<title>А и &lt;б&gt;</title>");
	expect(xml).toContain("http://localhost:3000/ru/blog/p");
	expect(xml).not.toContain("draft");
	expect(answer.headers.get("cache-control")).toContain("public");
	expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
	expect(await (await site.get("/blog/feed.xml")).text()).toContain("<title>A &amp; &lt;b&gt;</title>");
	const list = await openPage(site.get("/ru/blog"));
	expect(list.one('link[type="application/atom+xml"]').get("href")).toBe("/ru/blog/feed.xml");
});
