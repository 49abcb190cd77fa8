import fc from "fast-check";
import { expect, test } from "vitest";
import { priced } from "../../tests/support/fee-items.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { type TuitionStep, tuitionSteps } from "./fields.ts";
import { listPrograms } from "./program-queries.ts";
import type { ProgramFilter } from "./schema.ts";

/** A caller on a catalog of programs with these fees, the first one the oldest, titled by their fees. */
async function catalogOf(fees: (string | null)[], type = "PhD") {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await sql("insert into universities (name, location) values ('One', 'Seoul'), ('Other', 'Busan')");
	await sql(
		`insert into programs (university_id, type, title, fee_items, created_at)
		select universities.id, $3, coalesce(fee, 'unknown'), items, timestamptz '2026-01-01' + n * interval '1 hour'
		from unnest($1::text[], $2::jsonb[]) with ordinality as given (fee, items, n)
		join universities on (n % 2 = 1) = (name = 'One')`,
		[fees, fees.map((fee) => JSON.stringify(priced(fee).feeItems)), type],
	);
	const caller = callerOf("anonymous", url);
	const list = ({ isSorted = true, ...filter }: Partial<ProgramFilter> & { isSorted?: boolean } = {}) =>
		listPrograms(caller, { query: "", page: 1, ...(isSorted && { sort: "fee" }), ...filter });
	const titles = async (filter?: Partial<ProgramFilter>) => (await list(filter)).items.map(({ title }) => title);
	return { sql, list, titles };
}

test("B11-5: sorting by yearly tuition counts a semester twice, a term four times and a year once; missing last", async () => {
	const { titles } = await catalogOf([
		null,
		"9,000,000 KRW per year",
		"5,000,000 KRW per semester",
		"Ask the department",
		"2,000,000 KRW per term",
		"400,000 KRW per month",
		"4,400,000 KRW per semester",
		"3,900,000-6,000,000 KRW per semester",
	]);
	expect(await titles()).toEqual([
		"3,900,000-6,000,000 KRW per semester",
		"2,000,000 KRW per term",
		"4,400,000 KRW per semester",
		"9,000,000 KRW per year",
		"5,000,000 KRW per semester",
		// An amount that nobody can compare by the year.
		"400,000 KRW per month",
		"Ask the department",
		"unknown",
	]);
});

test("for any fees, filter and page, the list equals a comparison of all programs", async () => {
	const amount = fc.oneof(
		fc.integer({ min: 1, max: 240 }).map((tenth) => `${tenth * 100_000} KRW per year`),
		fc.integer({ min: 3, max: 120 }).map((tenth) => `${tenth * 100_000} KRW per semester`),
		fc.constantFrom("500,000 KRW per month", null),
	);
	const [fees] = fc.sample(fc.array(amount, { minLength: 120, maxLength: 120 }), { numRuns: 1, seed: 5 });
	const { sql, list } = await catalogOf(fees ?? []);
	const filter = fc.record({
		fee: fc.option(fc.constantFrom<TuitionStep>(...tuitionSteps), { nil: undefined }),
		city: fc.constantFrom(undefined, "Busan"),
		page: fc.integer({ min: 1, max: 12 }),
	});
	await fc.assert(
		fc.asyncProperty(filter, async ({ fee, city, page }) => {
			const rows = await sql(
				`select programs.id from programs join universities on universities.id = university_id
				where ($1::bigint is null or yearly_fee <= $1) and ($2::text is null or location = $2)
				order by yearly_fee nulls last, fee_items = '[]', programs.created_at desc`,
				[fee ?? null, city ?? null],
			);
			const found = await list({ ...(fee && { fee }), ...(city && { city }), page });
			expect(found.total).toBe(rows.length);
			const from = (found.page - 1) * 12;
			expect(found.items.map(({ id }) => id)).toEqual(rows.slice(from, from + 12).map(({ id }) => id));
		}),
		{ numRuns: 60, seed: 5 },
	);
});
