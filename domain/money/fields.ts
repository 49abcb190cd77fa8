import {
	amountCurrencies,
	certificationStatuses,
	cities,
	costCodes,
	costPeriods,
	factGrades,
	fundsRegions,
	visaTypes,
} from "../../database/values.ts";
import * as f from "../records/field-types.ts";
import { filtersOf } from "../records/filters.ts";
import type { Description } from "../records/rules.ts";

/** Ten years. */
const maxDays = 3_650;
const days = () => f.integer({ min: 1, max: maxDays });

/** Where a fact comes from, how reliable that is, and when somebody last looked. */
const origin = {
	source: f.requiredUrl(),
	grade: f.choice(factGrades, { issue: "unknown_grade", filter: true }),
	checkedOn: f.requiredDate(),
};

export const fundsRuleFields = {
	visaTypes: f.choices(visaTypes, { issue: "unknown_visa_type", filter: { name: "visa" } }),
	region: f.optionalChoice(fundsRegions, { issue: "unknown_region", filter: true }),
	nationality: f.country(),
	certification: f.optionalChoice(certificationStatuses, { issue: "unknown_certification", filter: true }),
	amount: f.amount(),
	currency: f.choice(amountCurrencies, { issue: "unknown_currency", initial: "KRW" }),
	exempt: f.boolean(false),
	holdDaysBefore: days(),
	maxAgeDays: days(),
	keepAfterArrivalDays: days(),
	bank: f.line(),
	note: f.localized({ max: 5_000, rows: 3 }),
	...origin,
	validFrom: f.date(),
	validTo: f.date(),
};
export const fundsRuleFilters = filtersOf(fundsRuleFields);
export const fundsRule: Description = {
	permission: "money:write",
	slug: "funds-rules",
	isPage: true,
	fields: fundsRuleFields,
	name: "source",
};

export const costItemFields = {
	code: f.choice(costCodes, { issue: "unknown_cost", filter: true }),
	city: f.optionalChoice(cities, { issue: "unknown_city", filter: true }),
	nationality: f.country(),
	low: f.requiredAmount(),
	high: f.amount(),
	currency: f.choice(amountCurrencies, { issue: "unknown_currency", initial: "KRW" }),
	period: f.choice(costPeriods, { issue: "unknown_period" }),
	year: f.integer({ min: 2000, max: 2100 }),
	note: f.localized({ max: 5_000, rows: 3 }),
	...origin,
};
export const costItemFilters = filtersOf(costItemFields);
export const costItem: Description = {
	permission: "money:write",
	slug: "cost-items",
	isPage: true,
	fields: costItemFields,
	name: "source",
};
