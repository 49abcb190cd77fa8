import { expect, test } from "vitest";
import { contentExamples } from "../../../tests/support/content-examples.ts";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { callerOfAny, staffOn } from "../../../tests/support/staff-callers.ts";
import { createCertification, updateCertification } from "../../catalog/certifications/commands.ts";
import { createProgram, createUniversity, updateProgram, updateUniversity } from "../../catalog/commands.ts";
import { createScholarship, updateScholarship } from "../../catalog/scholarships/commands.ts";
import { createPost, deletePost, updatePost } from "../../content/blog/commands.ts";
import { createContent, orderContent, updateContent } from "../../content/site/commands.ts";
import type { ContentKind } from "../../content/site/schema.ts";
import { createTemplate, updateTemplate } from "../../content/templates/commands.ts";
import { createDocumentRule, documentRuleNoun } from "../../documents/commands.ts";
import { createPackTemplate, packTemplateNoun } from "../../documents/pack-commands.ts";
import { createCostItem, createFundsRule, updateCostItem, updateFundsRule } from "../../money/commands.ts";
import { problemOf } from "../../shared/errors.ts";
import { getRevision, listRevisions } from "./queries.ts";
import { descriptions } from "./rules.ts";

const post = (title: string) => ({ slug: "a-post", title, content: `Content of ${title}`, tags: ["one", "two"] });

test("the last twenty revisions are stored, and none of a deleted record", async () => {
	const url = await freshDatabase();
	const owner = await callerOfAny("owner", url);
	const id = await createPost(owner, post("0"));
	for (let change = 1; change <= 21; change++) await updatePost(owner, id, post(String(change)));
	const kept = await listRevisions(owner, "post", id);
	expect([kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([20, 21, 2]);
	const missing = await getRevision(owner, "post", id, 1).catch((error) => error);
	expect(problemOf(missing)).toEqual({ kind: "not-found", noun: "revision" });
	await deletePost(owner, id);
	expect(await sqlOn(url)("select count(*)::int as count from revisions")).toEqual([{ count: 0 }]);
});

test("every kind of record that staff edit keeps its revisions, also when records are reordered or a notice replaces another", async () => {
	const url = await freshDatabase();
	const { caller: owner, sql } = await staffOn(url, { role: "owner" });
	const universityId = await createUniversity(owner, { name: "U", location: "Seoul" });
	await updateUniversity(owner, universityId, { name: "U", location: "Busan" });
	const program = { universityId, title: "P", type: "Master" };
	await updateProgram(owner, await createProgram(owner, program), { ...program, fees: "1" });
	await updatePost(owner, await createPost(owner, post("A")), post("B"));
	for (const [kind, content] of Object.entries(contentExamples) as [ContentKind, object][]) {
		const id = await createContent(owner, kind, content);
		await updateContent(owner, kind, id, content);
	}
	const fact = { source: "https://example.com/rule", grade: "B", checkedOn: "2026-11-21", currency: "KRW" };
	const rule = { ...fact, visaTypes: ["D-4-1"], amount: 10_000_000 };
	await updateFundsRule(owner, await createFundsRule(owner, rule), { ...rule, amount: 8_000_000 });
	const cost = { ...fact, code: "food", low: 300_000, period: "per_month" };
	await updateCostItem(owner, await createCostItem(owner, cost), { ...cost, low: 400_000 });
	const days = { validFrom: "2025-03-01", validTo: "2026-02-28", checkedOn: "2025-03-03" };
	const status = { ...days, universityId, scope: "degree", status: "certified", source: fact.source };
	const paper = { document: "passport", stage: "admission", source: fact.source, grade: "A", checkedOn: "2026-11-27" };
	await documentRuleNoun.update(owner, await createDocumentRule(owner, paper), { ...paper, note: "N" });
	const { document: _d, stage: _s, ...from } = paper;
	const pack = { ...from, name: "P", universityId, papers: ["photo"], fileName: "{nn}" };
	await packTemplateNoun.update(owner, await createPackTemplate(owner, pack), { ...pack, papers: ["transcript"] });
	const gift = { name: "G", provider: "university", levels: ["PhD"], ...{ source: fact.source, grade: "B" } };
	const checked = { ...gift, checkedOn: "2026-11-27" };
	await updateScholarship(owner, await createScholarship(owner, checked), { ...checked, levels: ["Master"] });
	const certificationId = await createCertification(owner, status);
	await updateCertification(owner, certificationId, { ...status, status: "excellent" });
	const texts = { name: "T", textEn: "Hello", textRu: "Привет", textUz: "Salom" };
	await updateTemplate(owner, await createTemplate(owner, texts), { ...texts, name: "R" });
	const counts = () => sql("select version, count(*)::int from revisions group by version order by version");
	expect(await counts()).toEqual([{ version: 1, count: Object.keys(descriptions).length }]);

	const second = await createContent(owner, "offices", contentExamples.offices);
	const [first] = await sql("select id from offices where id <> $1", [second]);
	await orderContent(owner, "offices", [second, first.id]);
	await createContent(owner, "notice", { ...contentExamples.notice, isActive: true });
	await createContent(owner, "notice", { ...contentExamples.notice, isActive: true });
	expect((await listRevisions(owner, "offices", first.id)).map(({ version }) => version)).toEqual([2, 1]);
	const notices = await sql(`select data ->> 'is_active' as active from revisions join notices on id = record_id
		where not is_active order by 1`);
	expect(notices).toEqual([{ active: "false" }, { active: "true" }]);
});
