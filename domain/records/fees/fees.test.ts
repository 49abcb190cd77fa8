import fc from "fast-check";
import { expect, test } from "vitest";
import { feeItem, feeLists } from "../../../tests/support/fee-items.ts";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { problemOf } from "../../shared/errors.ts";
import { parse, readAmount } from "../../shared/validation.ts";
import { type FeeItem, maxFeeItems, tuitionOf } from "./rules.ts";
import { feeItemsInput } from "./schema.ts";
import { readFeeCells } from "./sheet.ts";

const tuition = feeItem();

test.each([
	["1200000", 1_200_000],
	["1 200 000", 1_200_000],
	["1\u00a0200\u202f000", 1_200_000],
	["1.200.000", 1_200_000],
	["1,200,000", 1_200_000],
	["1'200’000", Number.NaN],
	["1’200’000", 1_200_000],
	[" 4170000 ", 4_170_000],
	["-5", -5],
	["-1 200 000", -1_200_000],
	["1.5", Number.NaN],
	["1200.50", Number.NaN],
	["1,200.000", Number.NaN],
	["12 00", Number.NaN],
	["1e6", Number.NaN],
	["1200000 won", Number.NaN],
	["four", Number.NaN],
	["", Number.NaN],
])("the amount %j is read as %d", (text, amount) => {
	expect(readAmount(text)).toBe(amount);
});

const wrongItems: [change: object, issue: { field: string; code: string }][] = [
	[{ amount: "-5" }, { field: "0.amount", code: "fee_too_small" }],
	[{ amount: 0 }, { field: "0.amount", code: "fee_too_small" }],
	[{ amount: "1000000001" }, { field: "0.amount", code: "fee_too_large" }],
	[{ amount: "four million" }, { field: "0.amount", code: "not_a_number" }],
	[{ amount: 1.5 }, { field: "0.amount", code: "not_an_integer" }],
	[{ amount: " " }, { field: "0.amount", code: "required" }],
	[{ amountTo: "4 169 999" }, { field: "0.amountTo", code: "fee_range_reversed" }],
	[
		{ kind: "admission_fee", period: "per_month" },
		{ field: "0.period", code: "fee_period_mismatch" },
	],
	[{ kind: "rent" }, { field: "0.kind", code: "unknown_fee_kind" }],
	[{ period: "" }, { field: "0.period", code: "unknown_fee_period" }],
	[{ certainty: "sure" }, { field: "0.certainty", code: "unknown_certainty" }],
	[{ academicYear: "26" }, { field: "0.academicYear", code: "bad_year" }],
	[{ source: "" }, { field: "0.source", code: "bad_link" }],
	[{ source: "javascript:alert(1)" }, { field: "0.source", code: "bad_link" }],
	[{ checkedOn: "2026-02-29" }, { field: "0.checkedOn", code: "bad_date" }],
	[{ checkedOn: "0000-01-01" }, { field: "0.checkedOn", code: "bad_date" }],
	[{ noteRu: "я".repeat(301) }, { field: "0.noteRu", code: "too_long" }],
	[{ currency: "USD" }, { field: "0", code: "unrecognized_keys" }],
];

test.each(wrongItems)("a fee with %j is refused where it is wrong", (change, issue) => {
	expect(issuesOf([{ ...tuition, ...change }])).toContainEqual(issue);
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
	expect(issuesOf(read(line(`1${" ".repeat(1_000_000)}x`)))).toContainEqual({
		field: "0.amount",
		code: "not_a_number",
	});
	const lines = read(Array.from({ length: 500 }, () => line("1")).join("\n"));
	expect(lines).toHaveLength(maxFeeItems + 1);
	expect(issuesOf(lines)).toContainEqual({ field: "", code: "too_many_fees" });
});

async function programOn(url: string) {
	const sql = sqlOn(url);
	await sql(
		"with u as (insert into universities (name, location) values ('U', 'Seoul') returning id) insert into programs (university_id, title, type) select id, 'P', 'Master' from u",
	);
	const store = (items: unknown) =>
		sql("update programs set fee_items = $1 returning yearly_fee::float8", [JSON.stringify(items)]);
	return { sql, store };
}

test("the database keeps whatever the form accepts, and nothing but arrays", async () => {
	const { sql, store } = await programOn(await freshDatabase());
	await fc.assert(
		fc.asyncProperty(feeLists, async (items) => {
			const parsed = parse(feeItemsInput, items);
			await store(parsed);
			const [row] = await sql("select fee_items from programs");
			expect(row.fee_items).toEqual(parsed);
		}),
		{ numRuns: 60 },
	);
	for (const items of [null, {}, "tuition"]) {
		expect(await store(items).catch((error) => error.constraint)).toBe("programs_fee_items_array");
	}
});

test("the tuition row is the program's fee: twice a semester, four times a term, unknown for a month or once", async () => {
	const { store } = await programOn(await freshDatabase());
	const factors = { per_semester: 2, per_term: 4, per_year: 1, per_month: null, once: null };
	await fc.assert(
		fc.asyncProperty(feeLists, async (items) => {
			const [row] = await store(items);
			const item = items.find(({ kind }) => kind === "tuition");
			const factor = item && factors[item.period];
			expect(row.yearly_fee).toBe(item && factor ? item.amount * factor : null);
			expect(tuitionOf(items)?.yearly ?? null).toBe(row.yearly_fee);
		}),
		{ numRuns: 100 },
	);
});
