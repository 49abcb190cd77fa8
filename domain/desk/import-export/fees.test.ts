import fc from "fast-check";
import { expect, test } from "vitest";
import { feeItem, feeLists } from "../../../tests/support/fee-items.ts";
import { importer } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createProgram, createUniversity } from "../../catalog/commands.ts";
import type { FeeItem } from "../../records/fees/rules.ts";
import { feeItemsInput } from "../../records/fees/schema.ts";
import { feeCells, readFeeCells } from "../../records/fees/sheet.ts";
import { parse } from "../../shared/validation.ts";
import { listImportRows } from "./queries.ts";

const tuition = feeItem({ amountTo: 4_500_000, noteEn: "Humanities" });
const hostile = { note: "a|b\\n\\\n=1+1;-2", academicYear: null };
const admission = feeItem({ kind: "admission_fee", period: "once", amount: 900_000, ...hostile });
const other = feeItem({ kind: "other", period: "per_month", certainty: "illustrative", noteUz: "oʻ | “x”" });

async function office(feeItems: FeeItem[] = [tuition, admission, other]) {
	const url = await freshDatabase();
	const { caller: staff, sql } = await staffOn(url);
	const universityId = await createUniversity(staff, { name: "Alpha", location: "Seoul" });
	await createProgram(staff, { universityId, title: "Design", type: "Master", feeItems });
	const stored = async () => (await sql("select fee_items from programs"))[0].fee_items as FeeItem[];
	return { staff, sql, stored, ...importer(staff, callerOf("system", url)) };
}

const row = (cells: Record<string, string>) => [
	["university", "title", ...Object.keys(cells)],
	["Alpha", "Design", ...Object.values(cells)],
];

/** Where a new amount was read, and when. */
const origin = { tuition_source: "https://example.com/2027", tuition_checked_on: "1.2.2026" };

test("whatever fees a program has, its cells say the same again", () => {
	fc.assert(
		fc.property(feeLists, (items) => {
			const stored = parse(feeItemsInput, items);
			expect(parse(feeItemsInput, readFeeCells(feeCells(stored), [])?.items)).toEqual(stored);
		}),
	);
});

test("the dry run names each column of a fee that changes; a new amount needs its source and its day, and drops the upper limit and the year of the old one", async () => {
	const { staff, check, write, checked, stored } = await office();
	const missing = ["tuition_source new_amount_source", "tuition_checked_on new_amount_day"];
	expect(await checked("programs", row({ tuition_krw: "4 200 000" }))).toEqual([[2, "wrong", ...missing]]);
	expect(await checked("programs", row({ tuition_krw: "4.170.000", tuition_to_krw: "4,500,000" }))).toEqual([
		[2, "same"],
	]);
	const id = await check("programs", row({ ...origin, tuition_krw: "4.200.000" }));
	const { items } = await listImportRows(staff, id, { page: 1 });
	expect(items[0]?.changes).toEqual([
		{ column: "tuition_krw", from: "4170000", to: "4200000" },
		{ column: "tuition_to_krw", from: "4500000", to: "" },
		{ column: "tuition_year", from: "2026", to: "" },
		{ column: "tuition_source", from: "https://example.com/fees", to: "https://example.com/2027" },
		{ column: "tuition_checked_on", from: "2026-11-21", to: "2026-02-01" },
	]);
	expect(await stored()).toEqual([tuition, admission, other]);
	expect((await write(id)).state).toBe("done");
	const changed = { amount: 4_200_000, amountTo: null, academicYear: null, checkedOn: "2026-02-01" };
	expect(await stored()).toEqual([{ ...tuition, ...changed, source: origin.tuition_source }, admission, other]);
});

test("empty cells remove fees, and the cell of the other fees replaces them", async () => {
	const { all, stored } = await office();
	const dormitory = "dormitory | 600000-900000 | per_semester | | announced | https://example.com/fees | 2026-11-21\n";
	await all("programs", row({ tuition_krw: "", other_fees: dormitory }));
	const range = { amount: 600_000, amountTo: 900_000, academicYear: null };
	expect(await stored()).toEqual([feeItem({ kind: "dormitory", ...range })]);
	await all("programs", row({ other_fees: "" }));
	expect(await stored()).toEqual([]);
});

test("a wrong cell is named by its column, and in a cell of several lines by its line", async () => {
	const { checked, stored } = await office();
	const line = "dormitory | 600000 | per_semester | 2026 | announced | https://example.com/fees | 2026-11-21";
	const issues: [cells: Record<string, string>, ...string[]][] = [
		[{ ...origin, tuition_krw: "-5", tuition_to_krw: "" }, "tuition_krw fee_too_small"],
		[{ tuition_year: "26", tuition_source: "page 3" }, "tuition_year bad_year", "tuition_source bad_link"],
		[{ other_fees: `${line}\n${line}` }, "other_fees:2 fee_twice"],
		[{ other_fees: `${line} | 1 | 2 | 3 | 4 | 5` }, "other_fees unrecognized_keys"],
		[{ other_fees: Array(13).fill(line.replace("dormitory", "other")).join("\n") }, "other_fees too_many_fees"],
	];
	for (const [cells, ...expected] of issues)
		expect(await checked("programs", row(cells)), JSON.stringify(cells)).toEqual([[2, "wrong", ...expected]]);
	expect(await stored()).toEqual([tuition, admission, other]);
});
