import { expect, test } from "vitest";
import { contentExamples } from "../../tests/support/content-examples.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { callerOfAny } from "../../tests/support/staff-callers.ts";
import { createPost } from "../blog/commands.ts";
import { createContent, deleteContent, orderContent, updateContent } from "./commands.ts";
import { getContent } from "./queries.ts";
import type { ContentKind } from "./schema.ts";

const kinds = Object.keys(contentExamples) as ContentKind[];
const unknown = "00000000-0000-4000-8000-000000000000";

test("DATA-01, DATA-02, DATA-03, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15: each kind of content is created, replaced and deleted", async () => {
	const system = callerOf("system", await freshDatabase());
	for (const kind of kinds) {
		const id = await createContent(system, kind, contentExamples[kind]);
		await updateContent(system, kind, id, contentExamples[kind]);
		await deleteContent(system, kind, id);
		for (const missing of [id, unknown, "x"]) {
			const problem = { kind: "not-found", noun: kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) };
			await expect(deleteContent(system, kind, missing), kind).rejects.toMatchObject({ problem });
			await expect(updateContent(system, kind, missing, contentExamples[kind]), kind).rejects.toMatchObject({
				problem,
			});
		}
	}
});

test.for<[string, ContentKind, object, string, string]>([
	["DATA-02", "social", { platform: "Instagram" }, "platform", "unknown_platform"],
	["DATA-02, S-07", "social", { url: "javascript:alert(1)" }, "url", "bad_link"],
	["DATA-12", "features", { iconName: "Star" }, "iconName", "unknown_icon"],
	["DATA-12", "features", { title: " " }, "title", "required"],
	["DATA-13", "companyInfo", { sectionKey: "values" }, "sectionKey", "unknown_section"],
	["DATA-23", "features", { orderIndex: "1.5" }, "orderIndex", "not_an_integer"],
	["DATA-23", "offices", { orderIndex: "x" }, "orderIndex", "not_a_number"],
	["DATA-14, S-07", "team", { linkedinUrl: "javascript:alert(1)" }, "linkedinUrl", "bad_link"],
	["DATA-14", "team", { email: "nobody" }, "email", "bad_email"],
	["DATA-01", "offices", { phone: "1".repeat(51) }, "phone", "too_long"],
	["DATA-11", "hero", { buttonText: "x".repeat(101) }, "buttonText", "too_long"],
	["S-05", "hero", { id: unknown }, "id", "unrecognized_keys"],
])("%s: %s rejects %o", async ([, kind, wrong, field, code]) => {
	const system = callerOf("system", await freshDatabase());
	const attempt = createContent(system, kind, { ...contentExamples[kind], ...wrong });
	await expect(attempt).rejects.toMatchObject({ problem: { kind: "invalid", issues: [{ field, code }] } });
});

test("DATA-23: an order index defaults to 0, also if given as text", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	await createContent(system, "features", contentExamples.features);
	await createContent(system, "features", { ...contentExamples.features, orderIndex: "7" });
	expect(await sqlOn(url)("select order_index from company_features order by 1")).toEqual([
		{ order_index: 0 },
		{ order_index: 7 },
	]);
});

test("DATA-12, DATA-23: records are reordered together; missing ones follow, unknown ones are ignored", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const ids: string[] = [];
	for (const title of ["A", "B", "C", "D"]) {
		ids.push(await createContent(system, "features", { ...contentExamples.features, title, orderIndex: ids.length }));
	}
	const [a, b, c, d] = ids;
	await orderContent(system, "features", [c, unknown, "x", a, c]);
	const order = () => sqlOn(url)("select id from company_features order by order_index, id");
	expect(await order()).toEqual([c, a, b, d].map((id) => ({ id })));
	await expect(orderContent(system, "features", "x")).rejects.toMatchObject({ problem: { kind: "invalid" } });
	expect(await order()).toEqual([c, a, b, d].map((id) => ({ id })));
});

test("a section of the company exists once", async () => {
	const system = callerOf("system", await freshDatabase());
	await createContent(system, "companyInfo", contentExamples.companyInfo);
	const again = createContent(system, "companyInfo", contentExamples.companyInfo);
	await expect(again).rejects.toMatchObject({ problem: { kind: "conflict", code: "section_taken" } });
});

test("an office has a closed day once", async () => {
	const system = callerOf("system", await freshDatabase());
	const id = await createContent(system, "closedDays", contentExamples.closedDays);
	const problem = { kind: "conflict", code: "closed_day_taken" };
	const again = createContent(system, "closedDays", contentExamples.closedDays);
	await expect(again).rejects.toMatchObject({ problem });
	const next = { ...contentExamples.closedDays, day: "2031-05-06" };
	const other = await createContent(system, "closedDays", next);
	await expect(updateContent(system, "closedDays", other, contentExamples.closedDays)).rejects.toMatchObject({
		problem,
	});
	await updateContent(system, "closedDays", id, contentExamples.closedDays);
});

test("GEN-06: there is one hero with content, and two concurrent creations do not make two", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const empty = { problem: { kind: "invalid", issues: [{ field: "title", code: "required" }] } };
	await expect(createContent(system, "hero", {})).rejects.toMatchObject(empty);
	const many = await Promise.allSettled([1, 2, 3].map((n) => createContent(system, "hero", { title: `Hero ${n}` })));
	const rejections = many.flatMap((one) => (one.status === "rejected" ? [one.reason.problem] : []));
	expect(rejections).toEqual([1, 2].map(() => ({ kind: "conflict", code: "hero_taken" })));
	const [row] = await sqlOn(url)("select id from hero_content");
	await expect(updateContent(system, "hero", row?.id, { titleRu: " " })).rejects.toMatchObject(empty);
});

test("activating a notice replaces the active one", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const on = async () => (await sqlOn(url)("select id from notices where is_active")).map(({ id }) => id);
	const first = await createContent(system, "notice", { ...contentExamples.notice, isActive: true });
	const second = await createContent(system, "notice", { ...contentExamples.notice, isActive: true });
	expect(await on()).toEqual([second]);
	await updateContent(system, "notice", first, { ...contentExamples.notice, isActive: true });
	expect(await on()).toEqual([first]);
	await updateContent(system, "notice", second, contentExamples.notice);
	expect(await on()).toEqual([first]);
	// A failed save does not deactivate the other one.
	await expect(
		updateContent(system, "notice", unknown, { ...contentExamples.notice, isActive: true }),
	).rejects.toThrow();
	expect(await on()).toEqual([first]);
});

test("S-02: visitors and users cannot write content; their reads contain no inactive links and no staff email addresses", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	await createContent(system, "social", { ...contentExamples.social, isActive: false });
	await createContent(system, "team", { ...contentExamples.team, email: "staff@example.com" });
	for (const role of ["anonymous", "user"] as const) {
		const caller = await callerOfAny(role, url);
		const refused = { problem: { kind: "refused", permission: "content:write" } };
		for (const kind of kinds) {
			await expect(createContent(caller, kind, contentExamples[kind])).rejects.toMatchObject(refused);
			await expect(updateContent(caller, kind, unknown, contentExamples[kind])).rejects.toMatchObject(refused);
			await expect(deleteContent(caller, kind, unknown)).rejects.toMatchObject(refused);
		}
		const content = await getContent(caller);
		expect(content.social).toEqual([]);
		expect(JSON.stringify(content)).not.toContain("staff@example.com");
	}
});

test("S-13, DATA-04: a post's slug is unique; its cover is a safe link, its tags are limited", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const input = { slug: "a/b ?#", title: "T", content: "C", tags: [" visa "] };
	await createPost(system, input);
	expect(await sqlOn(url)("select slug, tags, published from blog_posts")).toEqual([
		{ slug: "a/b ?#", tags: ["visa"], published: false },
	]);
	await expect(createPost(system, input)).rejects.toMatchObject({ problem: { kind: "conflict", code: "slug_taken" } });
	for (const [wrong, field, code] of [
		[{ coverImageUrl: "javascript:x" }, "coverImageUrl", "bad_link"],
		[{ tags: Array(21).fill("t") }, "tags", "too_many"],
		[{ tags: [" "] }, "tags.0", "required"],
		[{ slug: ".." }, "slug", "bad_slug"],
		[{ createdAt: "soon" }, "createdAt", "bad_date"],
	] as const) {
		const attempt = createPost(system, { ...input, slug: "other", ...wrong });
		await expect(attempt).rejects.toMatchObject({ problem: { kind: "invalid", issues: [{ field, code }] } });
	}
	for (const role of ["anonymous", "user"] as const) {
		await expect(createPost(await callerOfAny(role, url), input)).rejects.toMatchObject({
			problem: { kind: "refused", permission: "blog:write" },
		});
	}
});
