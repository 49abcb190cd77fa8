import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { post } from "../support/factories.ts";
import { staffSite } from "../support/staff.ts";

const form = { titleEn: "My  First Post", contentEn: "Some **words**.", titleRu: "Первая статья", tags: " a, b ,c " };

/** In English; universities are tested in Uzbek, programs in Russian. */
test("VALID-13, VALID-14, CALL-40, CALL-50, ROLE-09, ERR-30, O-36, O-42: a post is added, edited, published and deleted without script", async () => {
	const site = await staffSite("owner");
	const bystander = await post(site.system, { title: "Bystander" });
	const toastAfter = async (answer: Response) => {
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/blog?q=o"]);
		return (await site.open("/admin/blog?q=o", cookiesOf(answer))).one(".toast").text;
	};
	expect(await toastAfter(await site.send("/admin/blog/new?q=o", form))).toBe("Blog post created successfully");
	const [row] = await site.sql("select * from blog_posts where slug = 'my-first-post'");
	const stored = { title: "My  First Post", title_ru: "Первая статья", tags: ["a", "b", "c"], published: false };
	expect(row).toMatchObject(stored);
	expect(await site.sql("select role from profiles where id = $1", [row?.author_id])).toEqual([{ role: "owner" }]);

	const address = `/admin/blog/${row?.id}`;
	expect((await site.get("/blog/my-first-post")).status).toBe(404);
	for (const [published, status] of [
		["yes", 200],
		["", 404],
	] as const) {
		const answer = await site.send(`${address}/publish?q=o`, { published });
		expect(await toastAfter(answer)).toBe("Blog post updated successfully");
		expect((await site.get("/blog/my-first-post")).status).toBe(status);
	}

	const edit = await site.open(`${address}/edit`);
	expect(edit.one("input[name=tags]").get("value")).toBe("a, b, c");
	const version = edit.one("input[name=version]").get("value") ?? "";
	const changed = { ...form, titleEn: "Another title", slug: "typed slug", tags: "", published: "yes", version };
	expect(await toastAfter(await site.send(`${address}/edit?q=o`, changed))).toBe("Blog post updated successfully");
	expect(await site.sql("select title, slug, tags, published from blog_posts where id = $1", [row?.id])).toEqual([
		{ title: "Another title", slug: "typed slug", tags: [], published: true },
	]);

	expect(await toastAfter(await site.send(`${address}/delete?q=o`, {}))).toContain("Item deleted successfully");
	expect(await site.sql("select id from blog_posts")).toEqual([{ id: bystander }]);
});

test("S-13, ERR-24, STATE-06, O-35: the list shows drafts and published posts, newest first, filtered by the URL; a post with a taken slug, or without title or text, is rejected with the reason, and no input is lost", async () => {
	const site = await staffSite();
	const draft = { slug: "other", titleRu: "Стипендия", published: false, createdAt: "2026-01-01" };
	const other = await post(site.system, { ...draft, title: "Old" });
	const news = { slug: "my-first-post", content: "About visas", createdAt: "2026-02-01" };
	const taken = await post(site.system, { ...news, title: "New" });
	for (const [query, ...found] of [
		["", "New", "Old"],
		["?state=draft", "Old"],
		["?state=published", "New"],
		["?q=visas", "New"],
		[`?q=${encodeURIComponent("стипендия")}`, "Old"],
	])
		expect((await site.open(`/admin/blog${query}`)).all("tbody th").map(({ text }) => text)).toEqual(found);
	for (const [path, status, input, ...texts] of [
		["new", 409, {}, "Failed to create blog post", "Another post already has this address.", "Some **words**."],
		[`${other}/edit`, 409, { slug: "my-first-post" }, "Failed to update blog post"],
		["new", 422, { titleEn: " ", titleRu: "", slug: "x", contentEn: "" }, 'id="titleEn-error"', 'id="contentEn-error"'],
	] as const) {
		const answer = await site.send(`/admin/blog/${path}`, { ...form, ...input });
		expect(answer.status).toBe(status);
		const html = await answer.text();
		for (const text of texts) expect(html).toContain(text);
	}
	expect(await site.sql("select id, title from blog_posts order by title")).toEqual([
		{ id: taken, title: "New" },
		{ id: other, title: "Old" },
	]);
});
