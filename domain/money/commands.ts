import { costItems, fundsRules } from "../../database/tables.ts";
import { visaTypes } from "../../database/values.ts";
import { recordCommands } from "../records/record-type.ts";
import { type Issue, invalid } from "../shared/errors.ts";
import { parse } from "../shared/validation.ts";
import { costItemInput, fundsRuleInput } from "./schema.ts";

/** A source has one rule for the same visa types, region, nationality, certification and first day. */
export const {
	create: createFundsRule,
	update: updateFundsRule,
	remove: deleteFundsRule,
} = recordCommands({
	noun: "funds-rule",
	table: fundsRules,
	permission: "money:write",
	parse: parseFundsRule,
	conflicts: { taken: "funds_rule_taken" },
});

/** A source has one amount for a kind of cost, a city and a nationality. */
export const {
	create: createCostItem,
	update: updateCostItem,
	remove: deleteCostItem,
} = recordCommands({
	noun: "cost-item",
	table: costItems,
	permission: "money:write",
	parse: parseCostItem,
	conflicts: { taken: "cost_item_taken" },
});

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
