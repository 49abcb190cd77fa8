import { expect, test } from "vitest";
import type { Benefit } from "../../database/values.ts";
import type { LineAmount } from "./costs-lines.ts";
import { savingOf } from "./scholarship-savings.ts";

const tuition: LineAmount = {
	...{ low: 8_000_000, high: 9_000_000, currency: "KRW", isAbout: false, isFrom: false, isElsewhere: false },
	...{ each: { low: 4_000_000, high: 4_500_000, period: "per_semester" }, times: 2 },
	...{ sources: [], programs: null, others: [] },
};
const benefit: Benefit = {
	...{ kind: "tuition", percent: null, percentTo: null, amount: null, currency: "KRW", period: "per_semester" },
	...{ semesters: null, minTopik: null, minIelts: null },
};
const year = { months: 12, visa: "D-2" } as const;

test.for<[string, Partial<Benefit>, [number, number] | null, { months: number; visa: "D-2" | "D-4" }?]>([
	["half of all", { percent: 50 }, [4_000_000, 4_500_000]],
	["a range of the first of two semesters", { percent: 30, percentTo: 50, semesters: 1 }, [1_200_000, 2_250_000]],
	["the first of four terms", { percent: 100, semesters: 1 }, [2_000_000, 2_250_000], { months: 12, visa: "D-4" }],
	["one semester of half a year", { percent: 100, semesters: 1 }, [8_000_000, 9_000_000], { months: 6, visa: "D-2" }],
	["more semesters than the stay has", { percent: 100, semesters: 8 }, [8_000_000, 9_000_000]],
	["an amount once", { amount: 500_000, period: "once" }, [500_000, 500_000]],
	["an amount a semester", { amount: 3_000_000 }, [6_000_000, 6_000_000]],
	["an amount for one semester", { amount: 3_000_000, semesters: 1 }, [3_000_000, 3_000_000]],
	["an amount higher than the tuition", { amount: 5_000_000 }, [8_000_000, 9_000_000]],
	["an amount in another currency", { amount: 1_000, currency: "USD" }, null],
	["an allowance", { kind: "living", amount: 900_000, period: "per_month" }, null],
])("a scholarship takes off the tuition of the stay: %s", ([, change, saved, stay = year]) => {
	const saving = savingOf({ ...benefit, ...change }, tuition, stay);
	expect(saving && [saving.low, saving.high]).toEqual(saved);
	expect(savingOf({ ...benefit, ...change }, null, stay)).toBeNull();
});
