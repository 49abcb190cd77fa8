import { expect, test } from "vitest";
import { post } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { createPost, deletePost, publishPost, updatePost } from "./commands.ts";
import { getPost, getPostForStaff, listPostsForStaff } from "./queries.ts";
import { slugOf, staffPostFilter, tagsOf } from "./rules.ts";

const words = (query: string) => staffPostFilter(new URLSearchParams(query));

test("VALID-13: a slug is the lowercased title with hyphens for whitespace, unless one is entered", async () => {
	expect(slugOf("My  First Post")).toBe("my-first-post");
	expect(slugOf(" TOPIK\t\n4 ")).toBe("topik-4");
	expect(slugOf("Виза в Корею")).toBe("виза-в-корею");
	const { caller } = await staffOn(await freshDatabase());
	const slugAfter = async (input: object) =>
		(await getPostForStaff(caller, await createPost(caller, { content: "Text", ...input }))).slug;
	expect(await slugAfter({ title: "My  First Post" })).toBe("my-first-post");
	expect(await slugAfter({ title: "My Second Post", slug: "  " })).toBe("my-second-post");
	expect(await slugAfter({ title: "My Third Post", slug: "Typed/As it is?" })).toBe("Typed/As it is?");
	expect((await slugAfter({ title: "x".repeat(300) })).length).toBe(200);
});

test("S-13: a taken or invalid slug is rejected with the reason", async () => {
	const { caller } = await staffOn(await freshDatabase());
	await createPost(caller, { title: "One", content: "Text" });
	await expect(createPost(caller, { title: "ONE", content: "Text" })).rejects.toMatchObject({
		problem: { kind: "conflict", code: "slug_taken" },
	});
	for (const input of [{ slug: ".." }, { slug: "feed.xml" }, { title: "." }]) {
		await expect(createPost(caller, { title: "Two", content: "Text", ...input })).rejects.toMatchObject({
			problem: { kind: "invalid", issues: [{ field: "slug", code: "bad_slug" }] },
		});
	}
	await expect(createPost(caller, { title: "No\u0000end", content: "Text" })).rejects.toMatchObject({
		problem: { kind: "invalid", issues: [{ field: "title", code: "bad_characters" }] },
	});
});

test("VALID-14: tags are entered separated by commas", () => {
	expect(tagsOf(" a, b ,c ")).toEqual(["a", "b", "c"]);
	expect(tagsOf("visa,,visa, ")).toEqual(["visa"]);
	expect(tagsOf("")).toEqual([]);
});

test("CALL-40: a post's author is its creator, whoever edits it; posts by the system have none", async () => {
	const url = await freshDatabase();
	const [first, second] = [await staffOn(url), await staffOn(url, { role: "owner", name: "Javlon" })];
	const id = await createPost(first.caller, { title: "Mine", content: "Text" });
	await updatePost(second.caller, id, { title: "Ours", content: "Text" });
	expect(await first.sql("select author_id from blog_posts")).toEqual([{ author_id: first.profileId }]);
	expect(await getPostForStaff(second.caller, id)).toMatchObject({ title: "Ours", authorName: "Dilnoza", version: 2 });
	const ours = await createPost(callerOf("system", url), { title: "Product's", content: "Text" });
	expect(await getPostForStaff(first.caller, ours)).toMatchObject({ authorName: null });
	await expect(
		createPost(first.caller, { title: "X", content: "T", authorId: second.profileId }),
	).rejects.toMatchObject({
		problem: { kind: "invalid" },
	});
});

test("STATE-06, STATE-07, ROLE-09: staff publish and unpublish a post; visitors see it only in between", async () => {
	const url = await freshDatabase();
	const { caller } = await staffOn(url);
	const visitor = callerOf("anonymous", url);
	const id = await createPost(caller, { title: "News", content: "Text" });
	const hidden = { problem: { kind: "not-found", noun: "post" } };
	await expect(getPost(visitor, "news")).rejects.toMatchObject(hidden);
	await publishPost(caller, id, { published: true });
	expect(await getPost(visitor, "news")).toMatchObject({ title: "News", published: true });
	await publishPost(caller, id, { published: false });
	await expect(getPost(visitor, "news")).rejects.toMatchObject(hidden);
	await expect(publishPost(caller, id, { published: "yes" })).rejects.toMatchObject({ problem: { kind: "invalid" } });
	await expect(publishPost(caller, "x", { published: true })).rejects.toMatchObject(hidden);
	await deletePost(caller, id);
	await expect(getPostForStaff(caller, id)).rejects.toMatchObject(hidden);
});

test("O-35: the staff list of posts includes drafts, newest first, ten per page, and searches every language", async () => {
	const url = await freshDatabase();
	const { caller } = await staffOn(url);
	const system = callerOf("system", url);
	for (let day = 1; day <= 11; day++) {
		await post(system, {
			title: `Day ${day}`,
			titleRu: day === 3 ? "Стипендия" : null,
			contentUz: day === 4 ? "Oʻzbekcha matn" : null,
			published: day % 2 === 0,
			createdAt: new Date(Date.UTC(2026, 0, day)),
		});
	}
	const titles = async (query: string) =>
		(await listPostsForStaff(caller, words(query))).items.map(({ title }) => title);
	expect(await listPostsForStaff(caller, words("page=2"))).toMatchObject({
		total: 11,
		page: 2,
		pages: 2,
		items: [{ title: "Day 1" }],
	});
	expect((await titles(""))[0]).toBe("Day 11");
	expect(await titles("state=published")).toEqual([10, 8, 6, 4, 2].map((day) => `Day ${day}`));
	expect(await titles("state=draft")).toHaveLength(6);
	expect(await titles("q=стипендия")).toEqual(["Day 3"]);
	expect(await titles("q=o'zbekcha")).toEqual(["Day 4"]);
});
