import fc from "fast-check";
import { expect, test } from "vitest";
import { forEachVariant } from "../shared/language.ts";
import { isForThisWeek, type MoneyDays, type PlanState, planOf } from "./plan.ts";
import type { DocumentRule } from "./schema.ts";

const rule: DocumentRule = {
	...{ id: "1", version: 1, document: "photo", stage: "admission", visaTypes: [], nationality: null },
	...{ universityId: null, payer: null, need: "required", legalization: null, translation: null, form: null },
	...{
		maxAgeDays: null,
		leadDays: null,
		note: null,
		...forEachVariant("note", () => null),
		source: "https://example.com",
		grade: "B",
	},
	...{ checkedOn: "2026-11-22", validFrom: null, validTo: null },
};
const noMoney: MoneyDays = { holdDays: null, maxAgeDays: null };
const never = { admission: null, visa: null };

type Days = [due: string, takes: number | null, maxAge: number | null, today: string, from: string | null, to: string];

test.for<[...Days, PlanState, string]>([
	["2026-11-30", 10, null, "2026-11-20", null, "2026-11-20", "now", "2026-11-30"],
	["2026-11-30", 10, null, "2026-11-21", null, "2026-11-20", "late", "2026-12-01"],
	["2026-11-30", null, null, "2026-11-21", null, "2026-11-30", "now", "2026-11-21"],
	["2026-11-30", null, null, "2026-12-01", null, "2026-11-30", "late", "2026-12-01"],
	["2026-11-30", null, 90, "2026-08-31", "2026-09-01", "2026-11-30", "later", "2026-08-31"],
	["2026-11-30", null, 90, "2026-09-01", "2026-09-01", "2026-11-30", "now", "2026-09-01"],
	["2026-11-30", 7, 30, "2026-10-30", "2026-10-31", "2026-11-23", "later", "2026-11-06"],
	["2026-11-30", 7, 30, "2026-11-24", "2026-10-31", "2026-11-23", "late", "2026-12-01"],
	["2026-11-30", 30, 30, "2026-10-31", "2026-10-31", "2026-10-31", "now", "2026-11-30"],
	["2026-11-30", 31, 30, "2026-10-29", "2026-10-30", "2026-10-30", "later", "2026-11-29"],
	["2028-03-01", 1, null, "2028-02-29", null, "2028-02-29", "now", "2028-03-01"],
	["2028-03-01", 2, 60, "2027-12-31", "2028-01-01", "2028-02-28", "later", "2028-01-02"],
])(
	"N1-1: due %s, %s days, at most %s days old, seen on %s: from %s to %s, %s",
	([due, leadDays, maxAgeDays, today, firstDay, lastDay, state, ready]) => {
		const days = { admission: due, visa: null };
		const [step, ...others] = planOf([{ ...rule, leadDays, maxAgeDays }], noMoney, days, today);
		expect(others).toEqual([]);
		expect(step).toMatchObject({ due, firstDay, lastDay, state, ready, takes: leadDays });
	},
);

test.for<[string, number, string, string, PlanState, string]>([
	["2027-01-20", 30, "2026-12-01", "2026-12-21", "now", "2026-12-31"],
	["2027-01-20", 30, "2026-12-21", "2026-12-21", "now", "2027-01-20"],
	["2027-01-20", 30, "2026-12-22", "2026-12-21", "late", "2027-01-21"],
	["2028-03-01", 1, "2028-02-29", "2028-02-29", "now", "2028-03-01"],
])(
	"N1-1: money for a visa on %s must lie %s days, seen on %s: until %s, %s",
	([visa, holdDays, today, lastDay, state, ready]) => {
		expect(planOf([], { holdDays, maxAgeDays: null }, { admission: null, visa }, today)).toEqual([
			{ what: "money", due: visa, firstDay: null, lastDay, takes: holdDays, state, ready },
		]);
	},
);

test("N1-1: papers count back from the day of their stage, the bank’s certificate from the strictest age, what begins first comes first", () => {
	const visa = { ...rule, id: "2", stage: "visa", document: "bank_balance", leadDays: 3, maxAgeDays: 60 } as const;
	const arrival = { ...rule, id: "3", stage: "arrival" } as const;
	const money = { holdDays: 90, maxAgeDays: 30 };
	const days = { admission: "2026-11-30", visa: "2027-01-20" };
	const plan = planOf([arrival, visa, { ...rule, leadDays: 5 }], money, days, "2026-10-01");
	expect(plan.map(({ what, firstDay, lastDay }) => [what === "money" ? what : what.id, firstDay, lastDay])).toEqual([
		["money", null, "2026-10-22"],
		["1", null, "2026-11-25"],
		["2", "2026-12-21", "2027-01-17"],
	]);
	expect(planOf([arrival, visa, rule], money, never, "2026-10-01")).toEqual([]);
});

const day = 24 * 60 * 60 * 1_000;
const dayFrom = (number: number) => new Date(number * day).toISOString().slice(0, 10);
const numberOf = (date: string) => Date.parse(date) / day;
const days = fc.integer({ min: 1, max: 400 });
const dates = fc.integer({ min: 20_000, max: 22_000 });

test("N1-2: whoever begins on any day of a plan has no paper that is too old or too late, nor money that lies there too briefly", () => {
	const input = { lead: fc.option(days), age: fc.option(days), hold: fc.option(days), due: dates, at: fc.nat() };
	fc.assert(
		fc.property(fc.record(input), ({ lead, age, hold, due, at }) => {
			const paper = { ...rule, stage: "visa", leadDays: lead, maxAgeDays: age } as const;
			const money = { holdDays: hold, maxAgeDays: null };
			for (const step of planOf([paper], money, { admission: null, visa: dayFrom(due) }, dayFrom(19_000))) {
				const last = numberOf(step.lastDay);
				const first = step.firstDay === null ? last - 500 : numberOf(step.firstDay);
				for (const begun of [first, first + (at % (last - first + 1)), last]) {
					if (step.what === "money") expect(due - begun).toBeGreaterThanOrEqual(hold ?? 0);
					else {
						const most = lead ?? 0;
						// It may be ready at once, unless it usually takes longer than it may be old.
						const least = age !== null && most > age ? most : 0;
						expect(begun + most).toBeLessThanOrEqual(due);
						if (age !== null) expect(due - begun - least).toBeLessThanOrEqual(age);
					}
				}
			}
		}),
	);
});

test("N1: what must be begun until Sunday is for this week, and what takes nobody knows how long as soon as it may be begun", () => {
	const isNow = (due: string, takes: number | null, maxAge: number | null, today: string) =>
		planOf([{ ...rule, leadDays: takes, maxAgeDays: maxAge }], noMoney, { admission: due, visa: null }, today).map(
			(step) => isForThisWeek(step, today),
		)[0];
	for (const today of ["2026-11-23", "2026-11-27", "2026-11-29"]) {
		expect(isNow("2026-11-30", 1, null, today), today).toBe(true);
		expect(isNow("2026-11-30", 0, null, today), today).toBe(false);
		expect(isNow("2026-11-22", 0, null, today), today).toBe(false);
		expect(isNow("2027-03-01", null, null, today), today).toBe(true);
		expect(isNow("2027-03-01", null, 30, today), today).toBe(false);
	}
	expect(isNow("2026-11-30", 1, 2, "2026-11-27"), "not before Saturday").toBe(true);
});
