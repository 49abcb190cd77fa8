import type { CertificationStatus, DayRates, FundsRegion, VisaType } from "../../database/values.ts";
import type { FundsRule } from "./schema.ts";

/** What decides which rules apply to a student. */
export type FundsCase = {
	visa: VisaType;
	/** Where the university is; null if unknown. */
	region: FundsRegion | null;
	/** ISO 3166-1 alpha-2; null if unknown. */
	nationality: string | null;
	/** Of the university; null if unknown. */
	certification: CertificationStatus | null;
	/** The day in Korea, as an ISO date. */
	on: string;
	/** The rates by which amounts are compared; null if there are none of the last weeks. */
	rates: DayRates | null;
};

export type Funds = {
	/** The highest amount; null if no rule applies, or if the amounts cannot be compared. */
	counted: FundsRule | null;
	/** What other sources say, the highest first. */
	others: FundsRule[];
	/** Rules by which no money has to be shown under the conditions of their notes: a possibility, never assumed. */
	exemptions: FundsRule[];
	/** False if amounts are in several currencies and there is no rate. */
	isComparable: boolean;
};

/**
 * The money that must lie in a bank for a visa. Of one source, the more specific rule wins. Where sources differ, all are
 * listed and the highest is counted.
 *
 * If the region is unknown, the rules of both regions apply. If the nationality or the certification is unknown, only
 * rules without one apply.
 */
export function fundsFor(rules: readonly FundsRule[], given: FundsCase): Funds {
	const applicable = rules.filter((rule) => isValidOn(rule, given.on) && mayApply(rule, given));
	const amounts = withoutGeneral(
		applicable.filter(({ exempt }) => !exempt),
		given,
	);
	const isComparable = given.rates !== null || new Set(amounts.map(({ currency }) => currency)).size <= 1;
	const ordered = amounts.toSorted(isComparable ? byAmount(given) : byReliability(given));
	return {
		counted: isComparable ? (ordered[0] ?? null) : null,
		others: isComparable ? ordered.slice(1) : ordered,
		exemptions: applicable.filter((rule) => rule.exempt && isCertain(rule, given)).toSorted(byReliability(given)),
		isComparable,
	};
}

/** Both days are included. */
const isValidOn = ({ validFrom, validTo }: FundsRule, day: string) =>
	(validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

const mayApply = (rule: FundsRule, given: FundsCase) =>
	rule.visaTypes.includes(given.visa) &&
	(rule.region === null || given.region === null || rule.region === given.region) &&
	(rule.nationality === null || rule.nationality === given.nationality) &&
	(rule.certification === null || rule.certification === given.certification);

/** Only an unknown region makes it uncertain whether an applicable rule applies. */
const isCertain = (rule: FundsRule, { region }: FundsCase) => rule.region === null || rule.region === region;

/** A general rule gives way to a more specific one of the same source that certainly applies. */
const withoutGeneral = (rules: FundsRule[], given: FundsCase) =>
	rules.filter(
		(rule) =>
			!rules.some((other) => other.source === rule.source && isCertain(other, given) && isMoreSpecific(other, rule)),
	);

const conditions = ["region", "nationality", "certification"] as const;

/** Whether `one` is about a part of the cases that `other` is about. */
function isMoreSpecific(one: FundsRule, other: FundsRule): boolean {
	const isWithin =
		one.visaTypes.every((visa) => other.visaTypes.includes(visa)) &&
		conditions.every((name) => other[name] === null || other[name] === one[name]);
	const isSame =
		one.visaTypes.length === other.visaTypes.length && conditions.every((name) => other[name] === one[name]);
	return isWithin && !isSame;
}

type Order = (one: FundsRule, other: FundsRule) => number;

/** The highest amount first; of equal ones, the more reliable. */
const byAmount =
	(given: FundsCase): Order =>
	(one, other) =>
		comparableAmount(other, given.rates) - comparableAmount(one, given.rates) || byReliability(given)(one, other);

/** Grade A first, then what certainly applies, then what was checked last. The rest makes the order certain. */
const byReliability =
	(given: FundsCase): Order =>
	(one, other) =>
		one.grade.localeCompare(other.grade) ||
		Number(isCertain(other, given)) - Number(isCertain(one, given)) ||
		other.checkedOn.localeCompare(one.checkedOn) ||
		one.source.localeCompare(other.source) ||
		one.id.localeCompare(other.id);

/** In won by the rates; without rates, all amounts are in one currency. */
function comparableAmount({ amount, currency }: FundsRule, rates: DayRates | null): number {
	const value = amount ?? 0;
	if (!rates || currency === "KRW") return value;
	return (value * { USD: rates.usd, UZS: 1 }[currency]) / rates.krw;
}
