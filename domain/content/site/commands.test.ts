import { expect, test } from "vitest";
import { contentExamples } from "../../../tests/support/content-examples.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { createContent, orderContent, updateContent } from "./commands.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

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

test("a section of the company exists once, and an office has a closed day once", async () => {
	const system = callerOf("system", await freshDatabase());
	await createContent(system, "companyInfo", contentExamples.companyInfo);
	const section = { kind: "conflict", code: "section_taken" };
	await expect(createContent(system, "companyInfo", contentExamples.companyInfo)).rejects.toMatchObject({
		problem: section,
	});
	const day = contentExamples.closedDays;
	const id = await createContent(system, "closedDays", day);
	const problem = { kind: "conflict", code: "closed_day_taken" };
	await expect(createContent(system, "closedDays", day)).rejects.toMatchObject({ problem });
	const other = await createContent(system, "closedDays", { ...day, day: "2031-05-06" });
	await expect(updateContent(system, "closedDays", other, day)).rejects.toMatchObject({ problem });
	await updateContent(system, "closedDays", id, day);
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
