import { expect, test } from "vitest";
import { post } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const titles = (page: Page) => page.all("main .card :is(h2, h3)").map(({ text }) => text);
const chips = (page: Page) => page.one('ul[aria-label="Tags"]').links();

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

test("BLOG-02, BLOG-03, BLOG-04, BLOG-08, C-31: search finds words of title and content in the visitor's language, in any case", async () => {
	const site = await testSite();
	await post(site.system, { title: "Apostille", content: "Nothing special." });
	await post(site.system, { title: "Other", content: "Here stands **Zaytun** once." });
	await post(site.system, { title: "Third", titleRu: "Третья", content: "x", contentRu: "Здесь Общежитие." });
	const search = async (q: string, cookie = "") => openPage(site.get(`/blog?q=${encodeURIComponent(q)}`, { cookie }));
	expect(titles(await search("aPOStille"))).toEqual(["Apostille"]);
	expect(titles(await search("ZAYTUN"))).toEqual(["Other"]);
	expect(titles(await search("ОБЩЕЖИТИЕ", "preferred-language=ru"))).toEqual(["Третья"]);
	expect(titles(await search("общежитие", "preferred-language=ru"))).toEqual(["Третья"]);
	expect(titles(await search("общежитие"))).toEqual([]);
	expect((await search("zaytun")).one("[data-count]").text).toBe("Showing 1 of 3 posts");
});

test("BLOG-05, BLOG-06, BLOG-07, BLOG-13, ERR-36, O-15, LIMIT-08: five tags in order of appearance, All before them, and always the active one; a search without results shows a message and can be cleared", async () => {
	const site = await testSite();
	await post(site.system, { title: "New", tags: ["a", "b", "c"], createdAt: "2026-02-01" });
	await post(site.system, { title: "Old", tags: ["c", "d", "e", "f", "g"], createdAt: "2026-01-01" });
	const page = await openPage(site.get("/blog"));
	expect(chips(page).map(({ text }) => text)).toEqual(["All", "a", "b", "c", "d", "e"]);
	expect(page.href("a")).toBe("/blog?tag=a");
	const tagged = await openPage(site.get("/blog?tag=a"));
	expect(titles(tagged)).toEqual(["New"]);
	expect(tagged.href("All")).toBe("/blog");
	const late = await openPage(site.get("/blog?tag=g"));
	expect(chips(late).map(({ text }) => text)).toEqual(["All", "a", "b", "c", "d", "e", "g"]);
	expect(late.links("g")[0]?.get("aria-current")).toBe("true");
	expect(titles(await openPage(site.get("/blog?tag=unknown")))).toEqual(["New", "Old"]);
	const none = await openPage(site.get("/blog?q=nonsense&tag=a"));
	expect(none.text).toContain("No posts found");
	expect(none.text).toMatch(/adjust your search or filters/);
	expect(none.href("Clear filters")).toBe("/blog");
	const all = await openPage(site.get("/blog"));
	expect(all.one("#filter-q").get("value")).toBe("");
	expect(chips(all)[0]?.get("aria-current")).toBe("true");
	expect(all.links("Clear filters")).toEqual([]);
});

test("a tag has its name in the visitor's language in the list, on cards and below a post; others stay as staff typed them", async () => {
	const site = await testSite();
	await post(site.system, { title: "New", slug: "new", tags: ["visa", "Busan trip"] });
	for (const [prefix, visa] of [
		["", "visa"],
		["/ru", "виза"],
		["/uz", "viza"],
	]) {
		const list = await openPage(site.get(`${prefix}/blog`));
		const tags = list.all("[data-results] ul[aria-label] a");
		expect(tags.slice(1).map(({ text }) => text)).toEqual([visa, "Busan trip"]);
		expect(list.all(".card .tag").map(({ text }) => text)).toEqual([visa, "Busan trip"]);
		// The address has the stored tag, which is the same in every language.
		expect(tags.map((chip) => chip.get("href"))).toContain(`${prefix}/blog?tag=visa`);
		const page = await openPage(site.get(`${prefix}/blog/new`));
		expect(page.one("article").href(visa as string)).toBe(`${prefix}/blog?tag=visa`);
	}
});

test("BLOG-09, BLOG-11, LIMIT-07: a card shows cover, date and at most three tags", async () => {
	const site = await testSite();
	await post(site.system, {
		title: "Five",
		tags: ["t1", "t2", "t3", "t4", "t5"],
		coverImageUrl: "https://pictures.example/c.jpg",
		createdAt: "2026-03-08T12:00:00Z",
	});
	const card = (await openPage(site.get("/blog"))).one("main .card");
	expect(card.one("img").get("src")).toBe("https://pictures.example/c.jpg");
	expect(card.one("time").text).toBe("8 March 2026");
	expect(card.all(".tag").map(({ text }) => text)).toEqual(["t1", "t2", "t3"]);
	const russian = (await openPage(site.get("/ru/blog"))).one("main .card");
	expect(russian.one("time").text).toBe("8 марта 2026 г.");
});

test("BLOG-10, LIMIT-06, O-16: a card shows 150 characters of the excerpt, else of the content without markup", async () => {
	const site = await testSite();
	const long = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x61 + (index % 26))).join("");
	await post(site.system, { title: "Long", excerpt: long, createdAt: "2026-01-03" });
	await post(site.system, { title: "Words", excerpt: `${"word ".repeat(29)}longer`, createdAt: "2026-01-02T12:00:00" });
	await post(site.system, { title: "Short", excerpt: "Short enough.", createdAt: "2026-01-02" });
	await post(site.system, {
		title: "None",
		content: "## Heading\n\n- **Bold** and [linked](https://example.com) words\n\n| a | b |\n|---|---|\n| 1 | 2 |",
		createdAt: "2026-01-01",
	});
	const texts = (await openPage(site.get("/blog"))).all("main .card p.mt-2").map(({ text }) => text);
	expect(texts).toEqual([
		`${long.slice(0, 150)}…`,
		`${"word ".repeat(29).trim()}…`,
		"Short enough.",
		"Heading Bold and linked words a b 1 2",
	]);
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

test("ROUTE-08, POST-02, POST-04, POST-06: a post shows cover, date, title, excerpt, all tags, content and what to do next", async () => {
	const site = await testSite();
	await post(site.system, {
		slug: "p",
		title: "A title",
		excerpt: "An excerpt.",
		content: "One.\n\n## Two\n\nThree.",
		tags: ["x", "y", "z", "w"],
		coverImageUrl: "https://pictures.example/c.jpg",
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
	expect(
		article
			.one('ul[aria-label="Tags"]')
			.all("li")
			.map(({ text }) => text),
	).toEqual(["x", "y", "z", "w"]);
	expect(page.one("main").href("Apply")).toBe("/apply");
	expect(page.one("main").href("Write to us")).toBe("/contact");
});

test("POST-03, C-24, S-16: the author line names the author or the team, and never an email address or role", async () => {
	const site = await testSite();
	const id = await post(site.system, { slug: "p" });
	expect((await openPage(site.get("/blog/p"))).text).toContain("By Hamroh team");
	await site.sql(
		"insert into users (id, email, display_name) values ('00000000-0000-4000-8000-000000000001', 'someone@example.com', 'Sample Author')",
	);
	await site.sql(
		"insert into profiles (id, user_id, role) values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'owner')",
	);
	await site.sql(`update blog_posts set author_id = '00000000-0000-4000-8000-000000000002' where id = '${id}'`);
	await expect.poll(async () => (await openPage(site.get("/blog/p"))).text).toContain("By Sample Author");
	const page = await openPage(site.get("/blog/p"));
	expect(page.html).not.toMatch(/someone@example\.com|owner/);
});

test("POST-05, CALL-09: up to three other published posts are shown, never the post itself or a draft", async () => {
	const site = await testSite();
	await post(site.system, { slug: "this", title: "This" });
	expect((await openPage(site.get("/blog/this"))).text).not.toContain("Related posts");
	for (let number = 1; number <= 5; number++)
		await post(site.system, { title: `Other ${number}`, createdAt: `2026-05-0${number}` });
	await post(site.system, { title: "Draft", published: false, createdAt: "2026-06-01" });
	const shown = async () => titles(await openPage(site.get("/blog/this")));
	await expect.poll(shown).toEqual(["Other 5", "Other 4", "Other 3"]);
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
	expect((await openPage(site.get("/ru/blog"))).one('link[type="application/atom+xml"]').get("href")).toBe(
		"/ru/blog/feed.xml",
	);
});

test("a post of 50,000 characters with 40 images delivers its beginning within the first 14,000 bytes", async () => {
	const site = await testSite("empty", { pageCacheBytes: 8_000_000 });
	const words = Array.from({ length: 1_100 }, (_, index) => `word${(index * 7_919) % 10_007} and`).join(" ");
	const part = (number: number) =>
		`## Part ${number}\n\n${words.slice(0, 1_200)}\n\n![Picture ${number}](https://pictures.example/${number}.jpg#1280x720)`;
	const content = Array.from({ length: 40 }, (_, index) => part(index)).join("\n\n");
	expect(content.length).toBeGreaterThan(50_000);
	await post(site.system, { slug: "long", title: "A long post", content });
	const page = await openPage(site.get("/blog/long"));
	const { createBrotliDecompress, brotliCompressSync } = await import("node:zlib");
	const first = brotliCompressSync(page.html).subarray(0, 14_000 - 1_500);
	const decoder = createBrotliDecompress();
	let seen = "";
	decoder.on("data", (chunk) => {
		seen += chunk;
	});
	decoder.on("error", () => {});
	await new Promise<void>((done) => decoder.write(first, () => decoder.flush(() => done())));
	expect(seen).toContain("</style>");
	expect(seen).toContain("A long post</h1>");
	expect(seen).toContain("Part 0");
	const pictures = page.all(".prose img");
	expect(pictures).toHaveLength(40);
	for (const picture of pictures) {
		expect([picture.get("loading"), picture.get("width"), picture.get("height")]).toEqual(["lazy", "1280", "720"]);
	}
});
