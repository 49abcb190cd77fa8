import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { visaTypes } from "../../database/values.ts";
import { readTable } from "../../sample/files.ts";
import { university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { inputOf } from "../desk/import-export/cells.ts";
import { parse } from "../shared/validation.ts";
import { createDocumentRule, documentRuleNoun } from "./commands.ts";
import { documentRuleFields } from "./fields.ts";
import { getDocuments } from "./queries.ts";
import { type DocumentCase, documentCountries, documentsFor, payers } from "./rules.ts";
import { type DocumentRule, documentRuleInput } from "./schema.ts";

const sample = readTable("document-rules").map(
	(cells, index): DocumentRule => ({
		...parse(documentRuleInput, inputOf(documentRuleFields, cells)),
		...{ id: String(index), version: 1 },
	}),
);

const usual: DocumentCase = { visa: "D-2-2", nationality: "UZ", payer: "parents", university: null, on: "2026-11-27" };

/** A line for each case: what is asked at each stage, with "?" after what is needed in some cases only. */
const tableOf = (rules: DocumentRule[]) =>
	visaTypes.flatMap((visa) =>
		documentCountries.flatMap((nationality) =>
			payers.map((payer) => {
				const papers = documentsFor(rules, { ...usual, visa, nationality, payer });
				const words = papers.map((paper) => `${paper.stage}:${paper.document}${paper.need === "required" ? "" : "?"}`);
				return [visa, nationality, payer, ...words].join(" ");
			}),
		),
	);

test("B4-1: for nine visa types, seven countries and either payer, the papers equal the written table, each with source and day of the check", () => {
	const text = readFileSync(new URL("./documents.test.txt", import.meta.url), "utf8");
	const table = text.trim().split("\n");
	expect(table).toHaveLength(9 * 7 * 2);
	expect(tableOf(sample)).toEqual(table);
	for (const { source, grade, checkedOn } of sample)
		expect([source, grade, checkedOn].join(" ")).toMatch(/^https:\S+ [ABC] 2026-11-2\d$/);
});

const base = {
	...{ document: "photo", stage: "visa", need: "required", source: "https://example.com/papers", grade: "B" },
	checkedOn: "2026-11-22",
};

async function desk() {
	const url = await freshDatabase();
	const { caller } = await staffOn(url);
	const universityId = await university(callerOf("system", url), { name: "Example University" });
	return { caller, universityId };
}

test("B4-2: a university's rule beats the country's, that one the visa's, and that one who pays", async () => {
	const { caller, universityId } = await desk();
	const conditions = [{}, { payer: "parents" }, { visaTypes: ["D-2-2"] }, { nationality: "UZ" }, { universityId }];
	for (const [index, condition] of conditions.entries()) {
		await createDocumentRule(caller, { ...base, ...condition, maxAgeDays: index + 1 });
		const rules = (await documentRuleNoun.list(caller)) as DocumentRule[];
		const [paper] = documentsFor(rules, { ...usual, university: universityId });
		expect(paper?.maxAgeDays).toBe(index + 1);
	}
	const [elsewhere] = await getDocuments(caller, { visa: "D-2-2", country: "KZ", payer: "self" });
	expect(elsewhere?.maxAgeDays).toBe(3);
});

test("B4-2: a tie is refused, with nothing stored, and a rule of another time is none", async () => {
	const { caller } = await desk();
	const id = await createDocumentRule(caller, { ...base, visaTypes: ["D-2-1", "D-2-2"], validTo: "2026-12-31" });
	const tie = { ...base, visaTypes: ["D-2-2", "D-2-3"] };
	await expect(createDocumentRule(caller, tie)).rejects.toThrow("document_rule_tie");
	expect(await documentRuleNoun.list(caller)).toHaveLength(1);
	await createDocumentRule(caller, { ...tie, validFrom: "2027-01-01" });
	await createDocumentRule(caller, { ...base, visaTypes: ["D-2-3"], nationality: "UZ" });
	const update = (more: object) => documentRuleNoun.update(caller, id, { ...base, visaTypes: ["D-2-2"], ...more });
	await update({ validTo: "2026-12-31" });
	await expect(update({})).rejects.toThrow("document_rule_tie");
});

test("what is not needed is not asked, and a rule counts on its first and last day only", () => {
	const first = { ...(sample[0] as DocumentRule), document: "bank_balance", nationality: null } as const;
	const rule = (more: Partial<DocumentRule>): DocumentRule => ({ ...first, ...more });
	const notNeeded = { nationality: "UZ", need: "not_needed" } as const;
	const on27 = { validFrom: "2026-11-27", validTo: "2026-11-27" };
	const rules = [rule(on27), rule({ ...notNeeded, validTo: "2026-11-26" })];
	const asked = (on: string) => documentsFor(rules, { ...usual, on }).length;
	expect([asked("2026-11-26"), asked("2026-11-27"), asked("2026-11-28")]).toEqual([0, 1, 0]);
	expect(documentsFor([...rules, rule(notNeeded)], usual)).toEqual([]);
});
