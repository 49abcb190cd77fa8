import fc from "fast-check";
import { type FeeItem, feeKinds, feePeriods, mostFeeItems } from "../../domain/fees/rules.ts";

/** A fee as it is stored: the tuition of a semester, with changes. */
export const feeItem = (changes: Partial<FeeItem> = {}): FeeItem => ({
	kind: "tuition",
	amount: 4_170_000,
	amountTo: null,
	period: "per_semester",
	academicYear: 2026,
	certainty: "announced",
	note: null,
	noteEn: null,
	noteRu: null,
	noteUz: null,
	source: "https://example.com/fees",
	checkedOn: "2026-11-21",
	...changes,
});

export const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

const feeItems = fc
	.record({
		kind: fc.constantFrom(...feeKinds),
		range: fc.uniqueArray(amounts, { minLength: 1, maxLength: 2 }),
		at: fc.nat({ max: 4 }),
		academicYear: fc.option(fc.integer({ min: 2000, max: 2100 })),
		certainty: fc.constantFrom("announced" as const, "illustrative" as const),
		note: fc.option(fc.stringMatching(/^[a-zа-я€'"\\| ;=\n-]{1,40}$/u)),
	})
	.map(({ kind, range, at, note, ...rest }): FeeItem => {
		const [amount = 1, amountTo = null] = range.toSorted((a, b) => a - b);
		const period = feePeriods[kind][at % feePeriods[kind].length] ?? "once";
		return feeItem({ ...rest, kind, amount, amountTo, period, note: note?.trim() || null });
	});

/** Fees that a program may have. */
export const feeLists = fc.uniqueArray(feeItems, {
	maxLength: mostFeeItems,
	selector: ({ kind, amount }) => (kind === "other" ? amount : kind),
});
