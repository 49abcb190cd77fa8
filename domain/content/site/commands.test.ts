import { expect, test } from "vitest";
import { contentExamples } from "../../../tests/support/content-examples.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { createContent, deleteContent, orderContent, updateContent } from "./commands.ts";
import type { ContentKind } from "./schema.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

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

test("the history of a closed day ends with it", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const id = await createContent(system, "closedDays", contentExamples.closedDays);
	await updateContent(system, "closedDays", id, { ...contentExamples.closedDays, name: "Another name" });
	const versions = () => sqlOn(url)("select version from revisions where record_id = $1", [id]);
	expect(await versions()).toHaveLength(1);
	await deleteContent(system, "closedDays", id);
	expect(await versions()).toEqual([]);
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
