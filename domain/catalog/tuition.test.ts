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

test("programs of the same tuition stay in one order, the newest first, across pages and with filters", async () => {
	const { list, titles } = await catalogOf([
		...Array.from({ length: 30 }, (_, at) => `4,000,000 KRW per semester (${2020 + (at % 7)})`),
		"7,999,999 KRW per year",
		...Array.from({ length: 7 }, () => null),
	]);
	const pages = await Promise.all([1, 2, 3, 4, 9].map((page) => list({ page })));
	expect(pages.map(({ page, pages, total }) => [page, pages, total])).toEqual(
		[1, 2, 3, 4, 4].map((page) => [page, 4, 38]),
	);
	const shown = pages.slice(0, 4).flatMap(({ items }) => items);
	expect(new Set(shown.map(({ id }) => id)).size).toBe(38);
	expect(shown[0]?.title).toBe("7,999,999 KRW per year");
	const ages = shown.map(({ createdAt }) => createdAt.getTime());
	expect(ages.slice(1, 31)).toEqual(ages.slice(1, 31).toSorted((a, b) => b - a));
	expect(ages.slice(31)).toEqual(ages.slice(31).toSorted((a, b) => b - a));
	const inBusan = await list({ city: "Busan", page: 2 });
	expect(inBusan.total).toBe(19);
	expect(inBusan.items.map(({ id }) => id)).toEqual(
		shown
			.filter(({ university }) => university.location === "Busan")
			.slice(12)
			.map(({ id }) => id),
	);
	expect(await titles({ query: "nothing like this" })).toEqual([]);
});

test("a filter “up to” shows programs that cost at most this a year in won, with every other filter and order", async () => {
	const { list, titles } = await catalogOf([
		"4,000,000 KRW per year",
		"4,000,001 KRW per year",
		"2,000,000 KRW per semester",
		"1,500,000 KRW per term",
		"100 USD per year",
		"300,000 KRW per month",
		null,
	]);
	expect(await titles({ fee: "4000000" })).toEqual(["2,000,000 KRW per semester", "4,000,000 KRW per year"]);
	expect(await titles({ fee: "6000000" })).toEqual([
		"2,000,000 KRW per semester",
		"4,000,000 KRW per year",
		"4,000,001 KRW per year",
		"1,500,000 KRW per term",
	]);
	expect(await titles({ fee: "6000000", city: "Busan", query: "4,000" })).toEqual(["4,000,001 KRW per year"]);
	const newest = await list({ fee: "20000000", type: "PhD", isSorted: false });
	expect(newest.items.map(({ title }) => title)).toEqual([
		"1,500,000 KRW per term",
		"2,000,000 KRW per semester",
		"4,000,001 KRW per year",
		"4,000,000 KRW per year",
	]);
});

test("a changed fee is filtered and sorted by in the same transaction", async () => {
	const { sql, titles } = await catalogOf(["5,000,000 KRW per year", "3,000,000 KRW per year", null]);
	await sql("update programs set fee_items = $1 where title = 'unknown'", [
		JSON.stringify(priced("1,000,000 KRW per semester").feeItems),
	]);
	expect(await titles()).toEqual(["unknown", "3,000,000 KRW per year", "5,000,000 KRW per year"]);
	await sql("update programs set fee_items = '[]' where title like '3%'");
	expect(await titles({ fee: "6000000" })).toEqual(["unknown", "5,000,000 KRW per year"]);
	await sql("begin");
	await sql("update programs set fee_items = '[]' where title like '5%'");
	await sql("rollback");
	expect(await titles({ fee: "6000000" })).toEqual(["unknown", "5,000,000 KRW per year"]);
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
