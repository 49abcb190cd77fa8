import {
	amountCurrencies,
	benefitKinds,
	benefitPeriods,
	factGrades,
	programTypes,
	scholarshipProviders,
} from "../../../database/values.ts";
import * as f from "../../records/field-types.ts";
import { type Filter, filtersOf } from "../../records/filters.ts";
import type { Description } from "../../records/rules.ts";

const percent = () => f.integer({ min: 1, max: 100 });
const topik = () => f.integer({ min: 1, max: 6 });

const benefitFields = {
	kind: f.choice(benefitKinds, { issue: "unknown_benefit" }),
	percent: percent(),
	percentTo: percent(),
	amount: f.amount(),
	currency: f.choice(amountCurrencies, { issue: "unknown_currency", initial: "KRW" }),
	period: f.choice(benefitPeriods, { issue: "unknown_period", initial: "per_semester" }),
	semesters: f.integer({ min: 1, max: 20 }),
	minTopik: topik(),
	minIelts: f.score({ min: 1, max: 9 }),
};

/** A day, or the month if no day is certain. */
const dayOrMonth = { pattern: "^\\d{4}-(0[1-9]|1[0-2])(-\\d\\d)?$", issue: "bad_day_or_month" };
const roundFields = {
	year: f.requiredInteger({ min: 2000, max: 2100 }),
	opens: f.requiredLine(dayOrMonth),
	closes: f.line(dayOrMonth),
};

export const scholarshipFields = {
	name: f.requiredLocalized(),
	provider: f.choice(scholarshipProviders, { issue: "unknown_provider", filter: true }),
	universityId: f.optionalReference("university"),
	levels: f.choices(programTypes, { issue: "unknown_type", filter: { name: "level" } }),
	benefits: f.rows(benefitFields, { most: 20 }),
	conditions: f.localized({ max: 5_000, rows: 4 }),
	requiredTopik: topik(),
	minMarksPercent: percent(),
	maxAge: f.integer({ min: 15, max: 100 }),
	citizenships: f.tags({ max: 2, most: 100, pattern: "^[A-Z]{2}$", issue: "unknown_country" }),
	rounds: f.rows(roundFields, { most: 20 }),
	source: f.requiredUrl(),
	grade: f.choice(factGrades, { issue: "unknown_grade" }),
	checkedOn: f.requiredDate(),
};
export const scholarshipFilters = filtersOf(scholarshipFields);
/** Those whose applications are open today: `state` is computed (rules.ts). */
const openFilter: Filter<"open", "open"> = {
	field: "state",
	kind: "choice",
	issue: "unknown_state",
	param: "state",
	options: ["open"],
	parse: (typed) => (typed === "open" ? typed : undefined),
	format: String,
};
/** The filters of the public list, in the order of the page. */
export const scholarshipListFilters = {
	level: scholarshipFilters.level,
	provider: scholarshipFilters.provider,
	...filtersOf({ universityId: f.optionalReference("university", { filter: true }) }),
	state: openFilter,
};
export const scholarship: Description = {
	permission: "catalog:write",
	slug: "scholarships",
	isPage: true,
	fields: scholarshipFields,
};
