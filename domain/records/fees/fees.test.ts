import fc from "fast-check";
import { expect, test } from "vitest";
import { program } from "../../../tests/support/factories.ts";
import { feeItem, feeLists } from "../../../tests/support/fee-items.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { problemOf } from "../../shared/errors.ts";
import { parse } from "../../shared/validation.ts";
import { type FeeItem, maxFeeItems, tuitionOf } from "./rules.ts";
import { feeItemsInput } from "./schema.ts";
import { readFeeCells } from "./sheet.ts";

const tuition = feeItem();

test.each<[change: object, field: string, code: string]>([
	[{ amount: "-5" }, "0.amount", "fee_too_small"],
	[{ amount: "1000000001" }, "0.amount", "fee_too_large"],
	[{ amount: "four million" }, "0.amount", "not_a_number"],
	[{ amount: "1.5" }, "0.amount", "not_a_number"],
	[{ amount: 1.5 }, "0.amount", "not_an_integer"],
	[{ amountTo: "4 169 999" }, "0.amountTo", "fee_range_reversed"],
	[{ kind: "admission_fee", period: "per_month" }, "0.period", "fee_period_mismatch"],
	[{ certainty: "sure" }, "0.certainty", "unknown_certainty"],
	[{ academicYear: "26" }, "0.academicYear", "bad_year"],
	[{ source: "javascript:alert(1)" }, "0.source", "bad_link"],
	[{ checkedOn: "2026-02-29" }, "0.checkedOn", "bad_date"],
	[{ noteRu: "я".repeat(301) }, "0.noteRu", "too_long"],
	[{ currency: "USD" }, "0", "unrecognized_keys"],
])("a fee with %j is refused where it is wrong", (change, field, code) => {
	expect(issuesOf([{ ...tuition, ...change }])).toContainEqual({ field, code });
});

const issuesOf = (items: unknown) => {
	try {
		parse(feeItemsInput, items);
		return [];
	} catch (error) {
		const problem = problemOf(error);
		return problem?.kind === "invalid" ? problem.issues : [];
	}
};

test("fees are at most twelve, and of one kind one except other fees, sorted by kind", () => {
	const other: FeeItem = { ...tuition, kind: "other", period: "once" };
	expect(issuesOf(Array.from({ length: 13 }, () => other))).toEqual([{ field: "", code: "too_many_fees" }]);
	expect(issuesOf([tuition, other, tuition])).toEqual([{ field: "2.kind", code: "fee_twice" }]);
	expect(parse(feeItemsInput, [other, { ...other, amount: 7 }, { ...tuition, amountTo: tuition.amount }])).toEqual([
		tuition,
		other,
		{ ...other, amount: 7 },
	]);
});

test("a spreadsheet cell with endless spaces or lines is refused without reading all of it", () => {
	const line = (amount: string) => `other | ${amount} | once | | announced | https://example.com | 2026-01-01`;
	const read = (cell: string) => readFeeCells({ other_fees: cell }, [])?.items ?? [];
	expect(read(line("600000 - 900000"))).toMatchObject([{ amount: "600000", amountTo: "900000" }]);
	expect(read(line("-5"))).toMatchObject([{ amount: "-5" }]);
	const endless = read(line(`1${" ".repeat(1_000_000)}x`));
	expect(issuesOf(endless)).toContainEqual({ field: "0.amount", code: "not_a_number" });
	const lines = read(Array.from({ length: 500 }, () => line("1")).join("\n"));
	expect(lines).toHaveLength(maxFeeItems + 1);
	expect(issuesOf(lines)).toContainEqual({ field: "", code: "too_many_fees" });
});

test("the database keeps whatever the form accepts, and nothing but arrays; the tuition is the program's fee: twice a semester, four times a term, unknown for a month or once", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await program(callerOf("system", url));
	const store = (items: unknown) =>
		sql("update programs set fee_items = $1 returning fee_items, yearly_fee::float8", [JSON.stringify(items)]);
	const factors = { per_semester: 2, per_term: 4, per_year: 1, per_month: null, once: null };
	await fc.assert(
		fc.asyncProperty(feeLists, async (items) => {
			const parsed = parse(feeItemsInput, items);
			const [row] = await store(parsed);
			expect(row.fee_items).toEqual(parsed);
			const item = items.find(({ kind }) => kind === "tuition");
			const factor = item && factors[item.period];
			expect(row.yearly_fee).toBe(item && factor ? item.amount * factor : null);
			expect(tuitionOf(items)?.yearly ?? null).toBe(row.yearly_fee);
		}),
		{ numRuns: 100 },
	);
	for (const items of [null, {}, "tuition"])
		expect(await store(items).catch((error) => error.constraint)).toBe("programs_fee_items_array");
});
