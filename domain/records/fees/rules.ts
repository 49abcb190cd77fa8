import {
	type Fee,
	type FeeCertainty,
	type FeeItem,
	type FeeItemPeriod,
	type FeeKind,
	feeCertainties,
	feeItemPeriods,
	feeKinds,
} from "../../../database/values.ts";
import { languages, variantOf } from "../../shared/language.ts";
import { toSnakeCase } from "../../shared/naming.ts";

/** Rules for the fees of a program. */

export type { FeeCertainty, FeeItem, FeeItemPeriod, FeeKind };
export { feeCertainties, feeItemPeriods, feeKinds };

/** Maximum number of fees of a program. */
export const maxFeeItems = 12;
/** In won. */
export const maxFee = 1_000_000_000;
export const firstFeeYear = 2000;
export const lastFeeYear = 2100;

export const noteFields = ["note" as const, ...languages.map((language) => variantOf("note", language))];

/** The spreadsheet columns of tuition, and the values in them. */
export const tuitionFields: Record<string, keyof FeeItem> = {
	tuition_krw: "amount",
	tuition_to_krw: "amountTo",
	tuition_period: "period",
	tuition_year: "academicYear",
	tuition_certainty: "certainty",
	tuition_source: "source",
	tuition_checked_on: "checkedOn",
	...Object.fromEntries(noteFields.map((field) => [`tuition_${toSnakeCase(field)}`, field])),
};

/** The spreadsheet columns of the fees: those of tuition, and one with a line for each other fee (sheet.ts). */
export const feeColumns = [...Object.keys(tuitionFields), "other_fees"];

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

const periods: Record<FeeItemPeriod, { period: Fee["period"]; inYear: number | null }> = {
	once: { period: null, inYear: null },
	per_semester: { period: "semester", inYear: 2 },
	per_year: { period: "year", inYear: 1 },
	per_term: { period: "term", inYear: 4 },
	per_month: { period: "month", inYear: null },
};

export const feePeriodOf = (paid: FeeItemPeriod): Fee["period"] => periods[paid].period;

/** The tuition among the fees, as prices are written and compared on pages. */
export function tuitionOf(items: readonly FeeItem[]): Fee | null {
	const item = items.find(({ kind }) => kind === "tuition");
	return item ? priceOf(item) : null;
}

/** A fee as prices are written and compared on pages. */
export function priceOf({ amount, amountTo, period: paid, certainty, academicYear: year }: FeeItem): Fee {
	const { period, inYear } = periods[paid];
	const about = certainty === "illustrative";
	const yearly = inYear && amount * inYear;
	return { from: amount, to: amountTo ?? amount, about, currency: "KRW", period, yearly, year };
}

/** The fees in the order of their kinds; fees of one kind stay in their own order. */
export const sortFeeItems = <Item extends { kind: FeeKind }>(items: readonly Item[]): Item[] =>
	items.toSorted((one, other) => feeKinds.indexOf(one.kind) - feeKinds.indexOf(other.kind));
