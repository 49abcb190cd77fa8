import { expect, test } from "vitest";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createPost, updatePost } from "./commands.ts";
import { getPostForStaff } from "./queries.ts";
import { slugOf, tagsOf } from "./rules.ts";

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

test("S-13, DATA-04: a taken or invalid slug and other wrong values are rejected with the reason", async () => {
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
	for (const [wrong, field, code] of [
		[{ title: "No\u0000end" }, "title", "bad_characters"],
		[{ coverImageUrl: "javascript:x" }, "coverImageUrl", "bad_link"],
		[{ tags: Array(21).fill("t") }, "tags", "too_many"],
		[{ tags: [" "] }, "tags.0", "required"],
		[{ createdAt: "soon" }, "createdAt", "bad_date"],
	] as const) {
		const attempt = createPost(caller, { title: "Three", content: "Text", ...wrong });
		await expect(attempt).rejects.toMatchObject({ problem: { kind: "invalid", issues: [{ field, code }] } });
	}
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
