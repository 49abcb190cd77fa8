import { costItems, fundsRules } from "../../database/tables.ts";
import { visaTypes } from "../../database/values.ts";
import { defineNoun } from "../records/noun.ts";
import { type Issue, invalid } from "../shared/errors.ts";
import { parse } from "../shared/validation.ts";
import { costItem, fundsRule } from "./fields.ts";
import { costItemOrder, fundsRuleOrder, listCostItems, listFundsRules } from "./queries.ts";
import { costItemInput, fundsRuleInput } from "./schema.ts";

const origin = { source: "https://example.com/page", grade: "B", checked_on: "2026-11-22" };

/** A source has one rule for the same visa types, region, nationality, certification and first day. */
export const fundsRuleNoun = defineNoun(fundsRule, {
	noun: "funds-rule",
	table: fundsRules,
	input: fundsRuleInput,
	parse: parseFundsRule,
	order: fundsRuleOrder,
	conflicts: { taken: "funds_rule_taken" },
	visible: listFundsRules,
	api: {
		one: "a bank balance rule",
		about:
			"What must lie in a bank for a visa, as a source says it, also past and coming rules. Of a source, the more specific rule wins; of several sources, the highest amount. `valid_from` and `valid_to` are days in Korea and both included. Rules with `exempt` have no amount.",
		example: { visa_types: ["D-4-1"], region: "capital", amount: 10_000_000, ...origin },
	},
});
export const { create: createFundsRule, update: updateFundsRule } = fundsRuleNoun;

/** A source has one amount for a kind of cost, a city and a nationality. */
export const costItemNoun = defineNoun(costItem, {
	noun: "cost-item",
	table: costItems,
	input: costItemInput,
	parse: parseCostItem,
	order: costItemOrder,
	conflicts: { taken: "cost_item_taken" },
	visible: listCostItems,
	api: {
		one: "a cost item",
		about: "What students pay besides the fees of a program, as a source says it.",
		example: { code: "food", city: "Seoul", low: 300_000, high: 500_000, period: "per_month", ...origin },
	},
});
export const { create: createCostItem, update: updateCostItem } = costItemNoun;

/** @throws ProblemError: invalid. */
function parseFundsRule(input: unknown) {
	const values = parse(fundsRuleInput, input);
	const { amount, exempt, validFrom, validTo } = values;
	refuse([
		!exempt && amount === null && { field: "amount", code: "amount_missing" },
		exempt && amount !== null && { field: "amount", code: "amount_of_exemption" },
		validFrom !== null && validTo !== null && validTo < validFrom && { field: "validTo", code: "ends_before_start" },
	]);
	// In the order of the list and once each, so that the same rule is recognized however its visa types are given.
	return { ...values, visaTypes: visaTypes.filter((type) => values.visaTypes.includes(type)) };
}

/** @throws ProblemError: invalid. */
function parseCostItem(input: unknown) {
	const values = parse(costItemInput, input);
	const { low, high } = values;
	refuse([high !== null && high < low && { field: "high", code: "highest_below_lowest" }]);
	return values;
}

/** @throws ProblemError: invalid if there are issues. */
function refuse(found: (Issue | false)[]): void {
	const issues = found.filter((issue) => issue !== false);
	if (issues.length > 0) throw invalid(issues);
}
