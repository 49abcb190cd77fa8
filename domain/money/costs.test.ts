import fc from "fast-check";
import { expect, test } from "vitest";
import {
	amountCurrencies,
	cities,
	costCodes,
	costPeriods,
	type FeeItem,
	feeCertainties,
	feeItemPeriods,
	feeKinds,
} from "../../database/values.ts";
import { depositOf, type SpendInput, spendLines } from "./costs.ts";
import { moneyDates } from "./costs-dates.ts";
import { homes } from "./costs-input.ts";
import { type CountedCost, noNote, paymentsIn } from "./costs-lines.ts";
import { amountIn, shownCurrencies, totalIn } from "./costs-totals.ts";
import { exchange, type ShownCurrency } from "./rates/rules.ts";
import type { FundsRule } from "./schema.ts";

const fact = { ...noNote, source: "https://example.com/fact", checkedOn: "2026-11-21", year: null };
const range = fc.tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.option(fc.integer({ min: 0, max: 50_000_000 })));

const feeItem = fc
	.record({
		kind: fc.constantFrom(...feeKinds),
		range,
		period: fc.constantFrom(...feeItemPeriods),
		certainty: fc.constantFrom(...feeCertainties),
	})
	.map(({ range: [amount, more], ...rest }): FeeItem => {
		const amountTo = more === null ? null : amount + more;
		return { ...fact, ...rest, amount, academicYear: null, amountTo };
	});

const costFields = {
	code: fc.constantFrom(...costCodes),
	city: fc.option(fc.constantFrom(...cities)),
	nationality: fc.option(fc.constantFrom("UZ", "KZ")),
	range,
	currency: fc.constantFrom(...amountCurrencies),
	period: fc.constantFrom(...costPeriods),
};
const cost = fc.record(costFields).map(({ range: [low, more], ...rest }): CountedCost => {
	const high = more === null ? null : low + more;
	return { ...fact, ...rest, low, high };
});

const rates = fc.record({
	onDate: fc.constant("2026-09-29"),
	usd: fc.double({ min: 5_000, max: 20_000, noNaN: true }),
	krw: fc.double({ min: 4, max: 15, noNaN: true }),
});

const input: fc.Arbitrary<SpendInput> = fc.record({
	items: fc.uniqueArray(feeItem, { maxLength: 8, selector: ({ kind }) => kind }),
	fee: fc.constant(null),
	range: fc.option(fc.constant({ low: 3_000_001, high: 9_999_999, programs: 7, sources: [] })),
	visa: fc.constantFrom("D-2" as const, "D-4" as const),
	home: fc.constantFrom(...homes),
	months: fc.integer({ min: 1, max: 24 }),
	city: fc.option(fc.constantFrom(...cities), { nil: undefined }),
	nationality: fc.option(fc.constantFrom("UZ", "KZ")),
	costs: fc.array(cost, { maxLength: 14 }),
	rates: fc.option(rates),
});

const currencies: ShownCurrency[] = ["KRW", "USD", "UZS"];
/** Soʻm are shown with three digits. */
const roundSom = (som: number) => Number(som.toPrecision(3));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("B11-4: in every currency the total is the sum of the lines as they are shown, to the won", () => {
	fc.assert(
		fc.property(input, fc.option(rates), (given, day) => {
			const lines = spendLines(given);
			for (const currency of currencies) {
				const total = totalIn(lines, currency, day);
				const counted = lines.filter(({ amount }) => amount);
				const shown = counted.flatMap(({ amount }) => (amount && amountIn(amount, currency, day)) ?? []);
				const sums = [sum(shown.map(({ low }) => low)), sum(shown.map(({ high }) => high))];
				expect([total.low, total.high]).toEqual(currency === "UZS" ? sums.map(roundSom) : sums);
				expect(total.left).toHaveLength(counted.length - shown.length);
				for (const { low, high } of shown)
					expect(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low <= high).toBe(true);
				// Without a rate, what is in another currency is not in the sum.
				if (!day) expect(total.left.every(({ amount }) => amount?.currency !== currency)).toBe(true);
			}
		}),
		{ numRuns: 500 },
	);
});

test.each([
	["once", 1, 1, 1, 1],
	["per_year", 1, 1, 1, 2],
	["per_semester", 1, 1, 2, 4],
	["per_term", 1, 2, 4, 8],
	["per_month", 1, 6, 12, 24],
] as const)("%s is paid %i, %i, %i and %i times in 1, 6, 12 and 24 months", (period, ...times) => {
	expect([1, 6, 12, 24].map((months) => paymentsIn(months, period))).toEqual(times);
});

const given: SpendInput = {
	...{ items: [], fee: null, range: null, visa: "D-2", home: "dormitory", months: 12 },
	...{ city: "Seoul", nationality: "UZ", costs: [], rates: null },
};
const living = { code: "food", city: null, nationality: null, currency: "USD", period: "per_month" } as const;
const costOf = (more: Partial<CountedCost>): CountedCost => ({ ...fact, ...living, low: 800, high: 1_300, ...more });
const announced = { period: "per_semester", academicYear: 2026, certainty: "announced" } as const;
const tuitionFee = { ...fact, ...announced, kind: "tuition", amount: 4_170_000, amountTo: null } as const;
const feeOf = (more: Partial<FeeItem>): FeeItem => ({ ...tuitionFee, ...more });
const line = (lines: ReturnType<typeof spendLines>, code: string) => lines.find((one) => one.code === code);

test("the tuition of staff comes before that of the text, and that before the range of the catalog", () => {
	const price = { from: 3_000_000, to: null, yearly: 6_000_000, about: true } as const;
	const fee = { ...price, currency: "KRW", period: "semester" } as const;
	const range = { low: 5_000_000, high: 9_000_000, programs: 3, sources: [] };
	const tuition = (more: Partial<SpendInput>) => line(spendLines({ ...given, ...more }), "tuition")?.amount;
	const exact = { low: 8_340_000, high: 8_340_000, isAbout: false };
	expect(tuition({ items: [feeOf({})], fee, range })).toMatchObject(exact);
	expect(tuition({ fee, range })).toMatchObject({ low: 6_000_000, isAbout: true, isFrom: true, sources: [] });
	expect(tuition({ range })).toMatchObject({ low: 5_000_000, high: 9_000_000, isAbout: true, programs: 3 });
	expect(tuition({ range, months: 6 })).toMatchObject({ low: 2_500_000, high: 4_500_000 });
	expect(tuition({ range, months: 3, visa: "D-4" })).toMatchObject({ low: 1_250_000, high: 2_250_000 });
	expect(tuition({ fee: { ...fee, period: null } })).toBeNull();
	expect(tuition({ items: [feeOf({ certainty: "illustrative" })] })).toMatchObject({ isAbout: true });
});

test("a dormitory and a room are the same sum, of which only the home differs", () => {
	const single = ["food", "transport", "phone"].map((code) => costOf({ code: code as "food", low: 10, high: null }));
	const homes = [costOf({ code: "rent", low: 500 }), costOf({ code: "dormitory", low: 300 })];
	const dormitory = feeOf({ kind: "dormitory", amount: 1_000_000 });
	const counted = (more: Partial<SpendInput>) =>
		spendLines({ ...given, costs: [...homes, ...single], ...more }).flatMap(({ code, amount }) =>
			amount ? `${code} ${amount.currency}` : [],
		);
	const rest = ["food USD", "transport USD", "phone USD"];
	expect(counted({})).toEqual(["dormitory USD", ...rest]);
	expect(counted({ home: "room" })).toEqual(["rent USD", ...rest]);
	// The program's own dormitory counts instead of those of the city.
	expect(counted({ items: [feeOf({}), dormitory] })).toEqual(["tuition KRW", "dormitory KRW", ...rest]);
	expect(counted({ items: [dormitory], home: "room" })).toEqual(["rent USD", ...rest]);
});

test("a city without a published cost has that of the other cities, Seoul only if there are no others, and the amount says so", () => {
	const costs = [
		costOf({ code: "rent", city: "Seoul", low: 500, high: 700, year: 2025 }),
		costOf({ code: "rent", city: "Daejeon", low: 400, high: null, year: 2026 }),
	];
	const rent = (city: SpendInput["city"], more: CountedCost[] = []) =>
		line(spendLines({ ...given, home: "room", months: 1, city, costs: [...costs, ...more] }), "rent")?.amount;
	expect(rent("Daejeon")).toMatchObject({ low: 400, high: 400, isElsewhere: false, isAbout: false });
	expect(rent("Busan")).toMatchObject({ low: 400, high: 400, isElsewhere: true, isAbout: true });
	const anywhere = [costOf({ code: "rent", low: 450, high: null })];
	expect(rent("Busan", anywhere)).toMatchObject({ low: 450, isElsewhere: false });
	expect(rent(undefined)).toMatchObject({ low: 400, high: 700, isElsewhere: false });
});

test("B11-7: the deposit of a room is to be brought, and is no line of what is spent", () => {
	const costs = [costOf({ code: "deposit", low: 10_000_000, high: null, currency: "KRW", period: "once" })];
	expect(depositOf({ ...given, home: "room", costs })).toMatchObject({ low: 10_000_000, times: 1 });
	expect(depositOf({ ...given, costs })).toBeNull();
	expect(totalIn(spendLines({ ...given, home: "room", costs }), "KRW", null)).toMatchObject({ low: 0, high: 0 });
});

test("of several sources the range is from the lowest to the highest; those of the city come first", () => {
	const amount = (costs: CountedCost[], more: Partial<SpendInput> = {}) =>
		line(spendLines({ ...given, months: 1, ...more, costs }), "food")?.amount;
	const other = costOf({ low: 1_200, high: null, source: "https://example.org/other" });
	expect(amount([costOf({}), other])).toMatchObject({ low: 800, high: 1_300 });
	expect(amount([costOf({}), other])?.sources.map(({ source }) => source)).toEqual([fact.source, other.source]);
	const inSeoul = costOf({ city: "Seoul", low: 1_000, high: 1_600 });
	expect(amount([costOf({}), inSeoul])).toMatchObject({ low: 1_000, high: 1_600 });
	expect(amount([costOf({}), inSeoul], { city: "Busan" })).toMatchObject({ low: 800, high: 1_300 });
	const inWon = costOf({ currency: "KRW", low: 1_000_000, high: null, checkedOn: "2026-01-01" });
	expect(amount([costOf({}), inWon])).toMatchObject({ currency: "USD", low: 800, high: 1_300 });
	const least = { isFrom: true, low: 800, high: 1_300 };
	const phone = { code: "phone" } as const;
	const ofPhone = (costs: CountedCost[]) => line(spendLines({ ...given, months: 1, costs }), "phone")?.amount;
	expect(ofPhone([costOf(phone), costOf({ ...phone, low: 1_000, high: null })])).toMatchObject(least);
	expect(ofPhone([costOf(phone)])).toMatchObject({ ...least, isFrom: false });
});

test("of sources in several currencies or periods the highest counts, and the others are named with it", () => {
	const rate = { onDate: "2026-09-29", usd: 11_806.97, krw: 8.68 };
	const living = (costs: CountedCost[], more: Partial<SpendInput> = {}) => {
		const amount = line(spendLines({ ...given, months: 1, rates: rate, ...more, costs }), "food")?.amount;
		return [amount, ...(amount?.others ?? [])].map((one) => `${one?.currency} ${one?.low} ${one?.sources.length}`);
	};
	const older = costOf({ currency: "KRW", low: 2_000_000, high: null, checkedOn: "2026-01-01" });
	const yearly = costOf({ low: 9_000, high: null, period: "per_year" });
	expect(living([costOf({}), older])).toEqual(["KRW 2000000 1", "USD 800 1"]);
	expect(living([costOf({}), { ...older, low: 1_000_000 }])).toEqual(["USD 800 1", "KRW 1000000 1"]);
	expect(living([costOf({}), yearly])).toEqual(["USD 9000 1", "USD 800 1"]);
	expect(living([costOf({}), yearly], { months: 12, rates: null })).toEqual(["USD 9600 1", "USD 9000 1"]);
	// Without a rate they cannot be compared: the one that was checked last counts.
	expect(living([older, costOf({})], { rates: null })).toEqual(["USD 800 1", "KRW 2000000 1"]);
});

test("two semesters in a dormitory are the least that a year costs", () => {
	const total = (items: FeeItem[]) => totalIn(spendLines({ ...given, items: [feeOf({}), ...items] }), "KRW", null);
	const dormitory = feeOf({ kind: "dormitory", amount: 1_532_000 });
	const rest = ["food", "transport", "phone"].map((code) => costOf({ code: code as "food", currency: "KRW" }));
	const line = spendLines({ ...given, items: [dormitory], costs: rest }).find(({ code }) => code === "dormitory");
	expect(line?.amount).toMatchObject({ low: 3_064_000, isFrom: true });
	expect(total([dormitory])).toMatchObject({ low: 11_404_000, isFrom: true });
	expect(total([{ ...dormitory, period: "per_month" }])).toMatchObject({ isFrom: false });
});

test("money is in the bank for the asked time a month before visa applications begin", () => {
	const rule = { maxAgeDays: null, keepAfterArrivalDays: null } as FundsRule;
	const deposit = (holdDaysBefore: number | null) =>
		moneyDates("D-2", { counted: { ...rule, holdDaysBefore }, others: [] }).depositMonths;
	expect(deposit(null)).toEqual({ march: 12, september: 6 });
	expect(deposit(30)).toEqual({ march: 11, september: 5 });
	expect(deposit(90)).toEqual({ march: 9, september: 3 });
	expect(deposit(180)).toEqual({ march: 6, september: 12 });
	expect(deposit(3_650)).toEqual({ march: 10, september: 4 });
});

test("a family sees its own currency first if the day has a rate of it, else dollars", () => {
	const rate = { onDate: "2026-09-29", usd: 11_806.97, krw: 8.68, others: { KZT: 22.5, RUB: 140 } };
	expect(shownCurrencies("uz", rate)).toEqual(["UZS", "KRW", "USD"]);
	expect(shownCurrencies("kz", rate)).toEqual(["KZT", "KRW", "USD"]);
	expect(shownCurrencies("tj", rate)).toEqual(["USD", "KRW"]);
	expect(shownCurrencies("ru", null)).toEqual(["USD", "KRW"]);
	const fee = { low: 8_340_000, high: 8_340_000, currency: "KRW" } as const;
	expect(amountIn(fee, "KZT", rate)).toEqual({ low: 3_220_000, high: 3_220_000 });
});

test("a converted amount is never zero, and money in the bank is never rounded down", () => {
	const rate = { onDate: "2026-09-29", usd: 11_806.97, krw: 8.68 };
	const inWon = (amount: number) => ({ low: amount, high: amount, currency: "KRW" }) as const;
	expect(amountIn(inWon(300), "UZS", rate)).toEqual({ low: 2_600, high: 2_600 });
	expect(amountIn(inWon(1), "USD", rate)).toEqual({ low: 1, high: 1 });
	// 20,000,000 won are $14,703.18.
	expect(amountIn(inWon(20_000_000), "USD", rate)).toEqual({ low: 14_700, high: 14_700 });
	expect(amountIn(inWon(20_000_000), "USD", rate, "up")).toEqual({ low: 14_800, high: 14_800 });
	expect(amountIn(inWon(20_000_000), "UZS", rate, "up")).toEqual({ low: 174_000_000, high: 174_000_000 });
	// Exactly 434 million, though not in binary fractions.
	expect(amountIn(inWon(50_000_000), "UZS", rate, "up")).toEqual({ low: 434_000_000, high: 434_000_000 });
	fc.assert(
		fc.property(range, rates, fc.constantFrom<ShownCurrency>("USD", "UZS"), ([low], day, currency) => {
			const needed = exchange(low, "KRW", currency, day);
			const shown = amountIn(inWon(low), currency, day, "up")?.low ?? 0;
			expect(shown).toBeGreaterThanOrEqual(needed * (1 - 1e-9));
			expect(shown - needed).toBeLessThan(needed / 100 + 1.01);
		}),
	);
});
