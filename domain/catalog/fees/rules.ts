import { type FeeItem, type FeeItemPeriod, type FeeKind, feeItemPeriods, feeKinds } from "../../../database/values.ts";

/** Rules for the fees of a program. The database has the same limits (migration fee_items). */

export type { FeeItem, FeeItemPeriod, FeeKind };
export { feeItemPeriods, feeKinds };

/** Maximum number of fees of a program. */
export const mostFeeItems = 12;
/** In won. */
export const largestFee = 1_000_000_000;
export const firstFeeYear = 2000;
export const lastFeeYear = 2100;

/** The periods for which each kind of fee is charged. */
export const feePeriods: Record<FeeKind, readonly FeeItemPeriod[]> = {
	tuition: feeItemPeriods,
	admission_fee: ["once"],
	application_fee: ["once"],
	dormitory: ["per_semester", "per_year", "per_term", "per_month"],
	insurance: feeItemPeriods,
	materials: ["once", "per_semester", "per_year", "per_term"],
	other: feeItemPeriods,
};

/** Spaces as word processors and spreadsheets put them between groups of digits. */
const space = /[\u00a0\u2009\u202f]/g;
const plain = /^[+-]?\d+$/;
const grouped = /^[+-]?\d{1,3}(?:( )\d{3}(?: \d{3})*|([.,'’])\d{3}(?:\2\d{3})*)$/;

/**
 * Reads a whole amount as people write it: 1200000, 1 200 000, 1,200,000, 1.200.000 or 1'200'000. Points and commas separate
 * thousands only, because there are no fractions of a won.
 *
 * @returns NaN for anything else.
 */
export function readAmount(text: string): number {
	const typed = text.replace(space, " ").trim();
	return plain.test(typed) || grouped.test(typed) ? Number(typed.replace(/[^\d-]/g, "")) : Number.NaN;
}

/** The fees in the order of their kinds; fees of one kind stay in their own order. */
export const sortFeeItems = <Item extends { kind: FeeKind }>(items: readonly Item[]): Item[] =>
	items.toSorted((one, other) => feeKinds.indexOf(one.kind) - feeKinds.indexOf(other.kind));
