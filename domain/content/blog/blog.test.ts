import { expect, test } from "vitest";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { createPost } from "./commands.ts";
import { slugOf, tagsOf } from "./rules.ts";

test("VALID-13: a slug is the lowercased title with hyphens for whitespace", () => {
	expect(slugOf("My  First Post")).toBe("my-first-post");
	expect(slugOf(" TOPIK\t\n4 ")).toBe("topik-4");
	expect(slugOf("Виза в Корею")).toBe("виза-в-корею");
});

test("S-13: a slug that no address could have is rejected", async () => {
	const caller = callerOf("system", await freshDatabase());
	for (const input of [{ slug: ".." }, { slug: "feed.xml" }, { title: "." }]) {
		await expect(createPost(caller, { title: "Two", content: "Text", ...input })).rejects.toMatchObject({
			problem: { kind: "invalid", issues: [{ field: "slug", code: "bad_slug" }] },
		});
	}
});

test("VALID-14: tags are entered separated by commas", () => {
	expect(tagsOf(" a, b ,c ")).toEqual(["a", "b", "c"]);
	expect(tagsOf("visa,,visa, ")).toEqual(["visa"]);
	expect(tagsOf("")).toEqual([]);
});
