import { expect, test } from "vitest";
import { readTable } from "../../../sample/files.ts";
import { university } from "../../../tests/support/factories.ts";
import { exported, importer, rowsOf } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createScholarship } from "../../catalog/scholarships/commands.ts";
import { createDocumentRule } from "../../documents/commands.ts";

async function desk(start: "empty" | "sample" = "empty") {
	const url = await freshDatabase(start);
	const { caller } = await staffOn(url);
	const system = callerOf("system", url);
	return { caller, sql: sqlOn(url), ...importer(caller, system) };
}

const base = { need: "required", source: "https://example.com/papers", grade: "B", checked_on: "2026-11-22" };
const sheet = (rows: Record<string, string>[]) => {
	const head = [...new Set(rows.flatMap((row) => Object.keys({ ...row, ...base })))];
	return [head, ...rows.map((row) => head.map((column) => ({ ...base, ...row })[column] ?? ""))];
};

test("B4, B16, B18: the rules, pack templates and scholarships of the sample, exported, are the same when they are imported again", async () => {
	const { caller, checked, sql, all } = await desk("sample");
	for (const kind of ["scholarships", "document-rules", "pack-templates"] as const) {
		const bytes = await exported(caller, kind, "xlsx");
		expect(await rowsOf(bytes)).toHaveLength(readTable(kind).length + 1);
		expect(new Set((await checked(kind, bytes)).map(([, state]) => state))).toEqual(new Set(["same"]));
	}
	const stored = () =>
		sql("select to_jsonb(scholarships) - 'id' - 'version' as row from scholarships order by name, source, levels");
	const [before, file] = [await stored(), await exported(caller, "scholarships")];
	const [head = [], ...rows] = await rowsOf(file);
	await sql("delete from scholarships");
	await all("scholarships", [head, ...rows.map(([_id = "", ...cells]) => ["", ...cells])]);
	expect(await stored()).toEqual(before);
});

test("B4-2: a row is a new rule, a change of the one that is about the same, or wrong; only what is right is written, with its history", async () => {
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
	]);
	const started = await check("document-rules", file);
	expect(await report(started)).toEqual([
		[2, "changed", "max_age_days"],
		[3, "new"],
		[4, "wrong", " document_rule_tie"],
		[5, "wrong", "stage unknown_stage"],
		[6, "wrong", "source bad_link"],
		[7, "wrong", "valid_to ends_before_start"],
		[8, "wrong", "document row_twice"],
	]);
	expect(await write(started)).toMatchObject({ state: "done", done: 2 });
	expect(await sql("select document, max_age_days, visa_types, note from document_rules order by document")).toEqual([
		{ document: "passport", max_age_days: null, visa_types: ["D-2-1", "D-2-2"], note: "The page with your photo." },
		{ document: "photo", max_age_days: 180, visa_types: [], note: null },
	]);
	const earlier = await sql("select data->>'max_age_days' as days from revisions where record_id = $1", [id]);
	expect(earlier).toEqual([{ days: "90" }]);
	expect(await sql("select from audit_log where action = 'document-rules:import'")).toHaveLength(1);

	// Somebody else adds a rule after the check, with which the file would tie.
	const tying = await check("document-rules", sheet([{ document: "photo", stage: "admission", visa_types: "D-2-2" }]));
	await createDocumentRule(caller, {
		...{ document: "photo", stage: "admission", need: "required", source: base.source, grade: "B" },
		...{ checkedOn: "2026-11-22", visaTypes: ["D-2-2", "D-4-1"] },
	});
	expect(await write(tying)).toMatchObject({ state: "failed", fault: "changed_meanwhile" });
	const rules = await sql("select visa_types from document_rules where stage = 'admission'");
	expect(rules).toEqual([{ visa_types: ["D-2-2", "D-4-1"] }]);
});

test("B18-2: an imported scholarship without its source and the day of the check is refused, a wrong cell names its line and value, and the others are written", async () => {
	const { caller, sql, check, report, write } = await desk();
	const universityId = await university(caller, { name: "Hanbit University" });
	const { need: _need, checked_on: checkedOn, ...sourced } = base;
	const grant = { name: "Grant", provider: "university", levels: ["Bachelor"] };
	await createScholarship(caller, { ...grant, ...sourced, checkedOn, universityId });
	const benefits = "tuition | 50 | | | | | 1 | 4\nliving | | | 300 000 | KRW | per_month";
	const rows: Record<string, string>[] = [
		{ name: "Grant", university: "Hanbit University", benefits },
		{ name: "For everyone", rounds: "2027 | 01.09.2026 | 12.10.2026\n2028 | 2027-09", citizenships: "UZ, KZ" },
		{ name: "No source", source: "", checked_on: "" },
		{ name: "Wrong lines", benefits: "tuition | 50\nhousing | 50", rounds: "2027 | autumn" },
		{ name: "Nobody", provider: "agency", levels: "Bachelor, School" },
		{ name: "For everyone" },
	];
	const columns = "name university provider levels benefits citizenships rounds source grade checked_on".split(" ");
	const given: Record<string, string> = { provider: "university", levels: "Bachelor", ...base };
	const file = [columns, ...rows.map((row) => columns.map((column) => ({ ...given, ...row })[column] ?? ""))];
	const started = await check("scholarships", file);
	expect(await report(started)).toEqual([
		[2, "changed", "benefits"],
		[3, "new"],
		[4, "wrong", "source bad_link", "checked_on bad_date"],
		[5, "wrong", "benefits:2:kind unknown_benefit", "rounds:1:opens bad_day_or_month"],
		[6, "wrong", "provider unknown_provider", "levels unknown_type"],
		[7, "wrong", "name row_twice"],
	]);
	const stored = () => sql("select name, benefits, rounds from scholarships order by name");
	expect(await stored()).toEqual([{ name: "Grant", benefits: [], rounds: [] }]);
	expect(await write(started)).toMatchObject({ state: "done", done: 2 });
	const rounds = [
		{ year: 2027, opens: "2026-09-01", closes: "2026-10-12" },
		{ year: 2028, opens: "2027-09", closes: null },
	];
	const paid = [
		{ kind: "tuition", percent: 50, semesters: 1, minTopik: 4, amount: null },
		{ kind: "living", percent: null, amount: 300_000, period: "per_month" },
	];
	expect(await stored()).toMatchObject([
		{ name: "For everyone", benefits: [], rounds },
		{ name: "Grant", benefits: paid, rounds: [] },
	]);
	// Of two with the same name, levels and university, a row must name the id.
	const id = await createScholarship(caller, { ...grant, ...sourced, checkedOn, universityId, maxAge: 25 });
	const row = { name: "grant", levels: "Bachelor", university: "Hanbit University", max_age: "30" };
	const reportOn = async (cells: object) =>
		report(await check("scholarships", [Object.keys(cells), Object.values(cells)]));
	expect(await reportOn(row)).toEqual([[2, "wrong", "name ambiguous"]]);
	expect(await reportOn({ id, ...row })).toEqual([[2, "changed", "name", "max_age"]]);
});
