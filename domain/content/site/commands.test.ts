import { expect, test } from "vitest";
import { contentExamples } from "../../../tests/support/content-examples.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { createContent, updateContent } from "./commands.ts";

test("S-05: a field that a form does not have is rejected; a section of the company exists once, and an office has a closed day once", async () => {
	const system = callerOf("system", await freshDatabase());
	await createContent(system, "companyInfo", contentExamples.companyInfo);
	const taken = { problem: { kind: "conflict", code: "section_taken" } };
	await expect(createContent(system, "companyInfo", contentExamples.companyInfo)).rejects.toMatchObject(taken);
	const unknown = { problem: { kind: "invalid", issues: [{ field: "id", code: "unrecognized_keys" }] } };
	const hero = { ...contentExamples.hero, id: "00000000-0000-4000-8000-000000000000" };
	await expect(createContent(system, "hero", hero)).rejects.toMatchObject(unknown);
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
