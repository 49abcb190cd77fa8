import { expect, test } from "vitest";
import { readTable } from "../../../sample/files.ts";
import { exported, importer, rowsOf } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createDocumentRule } from "../../documents/commands.ts";
import { confirmImport, runImport } from "./commands.ts";
import { getImport } from "./queries.ts";

async function desk(start: "empty" | "sample" = "empty") {
	const url = await freshDatabase(start);
	const { caller } = await staffOn(url);
	const system = callerOf("system", url);
	return { caller, system, sql: sqlOn(url), ...importer(caller, system) };
}

const base = { need: "required", source: "https://example.com/papers", grade: "B", checked_on: "2026-11-22" };
const sheet = (rows: Record<string, string>[]) => {
	const head = [...new Set(rows.flatMap((row) => Object.keys({ ...row, ...base })))];
	return [head, ...rows.map((row) => head.map((column) => ({ ...base, ...row })[column] ?? ""))];
};

test("B4, B16: the rules and pack templates of the sample, exported, are the same when they are imported again", async () => {
	const { caller, checked } = await desk("sample");
	for (const kind of ["document-rules", "pack-templates"] as const) {
		const bytes = await exported(caller, kind, "xlsx");
		expect(await rowsOf(bytes)).toHaveLength(readTable(kind).length + 1);
		expect(new Set((await checked(kind, bytes)).map(([, state]) => state))).toEqual(new Set(["same"]));
	}
});

test("B4: a row is a new rule, a change of the one that is about the same, or wrong; only what is right is written, with its history", async () => {
	const { caller, sql, check, report, write } = await desk();
	const id = await createDocumentRule(caller, {
		...{ document: "photo", stage: "visa", need: "required", source: base.source, grade: "B", checkedOn: "2026-11-22" },
		maxAgeDays: 90,
	});
	const file = sheet([
		{ document: "photo", stage: "visa", max_age_days: "180" },
		{ document: "passport", stage: "visa", visa_types: "D-2-1, D-2-2", note_en: "The page with your photo." },
		{ document: "passport", stage: "visa", visa_types: "D-2-2, D-2-3" },
		{ document: "passport", stage: "moon" },
		{ document: "passport", stage: "arrival", source: "" },
		{ document: "photo", stage: "admission", valid_from: "02.01.2027", valid_to: "2027-01-01" },
		{ document: "photo", stage: "visa" },
		{ document: "transcript", stage: "visa", university: "Nowhere" },
	]);
	const started = await check("document-rules", file);
	expect(await report(started)).toEqual([
		[2, "changed", "max_age_days"],
		[3, "new"],
		[4, "wrong", " document_rule_tie"],
		[5, "wrong", "stage unknown_stage"],
		[6, "wrong", "source bad_link"],
		[7, "wrong", "valid_to ends_before_start"],
		[8, "wrong", " row_twice"],
		[9, "wrong", "university unknown_university"],
	]);
	expect(await write(started)).toMatchObject({ state: "done", done: 2 });
	expect(await sql("select document, max_age_days, visa_types, note from document_rules order by document")).toEqual([
		{ document: "passport", max_age_days: null, visa_types: ["D-2-1", "D-2-2"], note: "The page with your photo." },
		{ document: "photo", max_age_days: 180, visa_types: [], note: null },
	]);
	expect(await sql("select data->>'max_age_days' as days from revisions where record_id = $1", [id])).toEqual([
		{ days: "90" },
	]);
	expect(await sql("select action from audit_log where action like 'document-rules:%'")).toEqual([
		{ action: "document-rules:import" },
	]);
});

test("B4-2: a rule that somebody else adds after the check keeps a file that would tie with it from being written", async () => {
	const { caller, system, check, sql } = await desk();
	const id = await check("document-rules", sheet([{ document: "photo", stage: "visa", visa_types: "D-2-2" }]));
	await createDocumentRule(caller, {
		...{ document: "photo", stage: "visa", need: "required", source: base.source, grade: "B", checkedOn: "2026-11-22" },
		visaTypes: ["D-2-2", "D-4-1"],
	});
	await confirmImport(caller, id);
	await runImport(system, id);
	expect(await getImport(caller, id)).toMatchObject({ state: "failed", fault: "changed_meanwhile" });
	expect(await sql("select visa_types from document_rules")).toEqual([{ visa_types: ["D-2-2", "D-4-1"] }]);
});
