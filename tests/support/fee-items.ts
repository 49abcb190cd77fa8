import fc from "fast-check";
import { noNote } from "../../domain/money/costs-lines.ts";
import type { FeeItem, FeeItemPeriod } from "../../domain/records/fees/rules.ts";
import { feeKinds, feePeriods, maxFeeItems } from "../../domain/records/fees/rules.ts";

/** A fee as it is stored: the tuition of a semester, with changes. */
export const feeItem = (changes: Partial<FeeItem> = {}): FeeItem => ({
	...{ kind: "tuition", amount: 4_170_000, amountTo: null, period: "per_semester", academicYear: 2026 },
	...{ certainty: "announced", ...noNote, source: "https://example.com/fees", checkedOn: "2026-11-21" },
	...changes,
});

const periodOf = (word: string) =>
	(/^(semester|year|term|month)$/.test(word) ? `per_${word}` : "once") as FeeItemPeriod;

/** The fees of a program, given as "about 3,000,000-4,000,000 KRW per semester (2026)"; any other text is only a text. */
export function priced(fees: string | null): { fees: string | null; feeItems: FeeItem[] } {
	const [, about, from, to, period = ""] = /^(about )?([\d,]+)(?:[-–]([\d,]+))? KRW per (\w+)/.exec(fees ?? "") ?? [];
	if (!from) return { fees, feeItems: [] };
	const won = (amount: string) => Number(amount.replaceAll(",", ""));
	const [, year] = /\((\d{4})\)/.exec(fees ?? "") ?? [];
	const item = feeItem({
		amount: won(from),
		amountTo: to ? won(to) : null,
		period: periodOf(period),
		academicYear: year ? Number(year) : null,
		certainty: about ? "illustrative" : "announced",
	});
	return { fees, feeItems: [item] };
}

const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

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
	maxLength: maxFeeItems,
	selector: ({ kind, amount }) => (kind === "other" ? amount : kind),
});
