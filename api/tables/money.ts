import { costItemFilters, fundsRuleFilters } from "../../domain/money/fields.ts";
import {
	listCostItems,
	listCostItemsForStaff,
	listFundsRules,
	listFundsRulesForStaff,
} from "../../domain/money/queries.ts";
import { costItemInput, fundsRuleInput } from "../../domain/money/schema.ts";
import { shortTable } from "./filters.ts";
import { identified, type Table } from "./table.ts";

const common = { staff: "money:write", readers: "everyone" } as const;
const origin = { source: "https://example.com/page", grade: "B", checked_on: "2026-11-22" };

export const fundsRules: Table = {
	...common,
	record: identified(fundsRuleInput),
	...shortTable("fundsRule", fundsRuleFilters, (caller) =>
		(caller.may("money:write") ? listFundsRulesForStaff : listFundsRules)(caller),
	),
	name: "funds_rules",
	one: "a bank balance rule",
	about:
		"What must lie in a bank for a visa, as a source says it, also past and coming rules. Of a source, the more specific rule wins; of several sources, the highest amount. `valid_from` and `valid_to` are days in Korea and both included. Rules with `exempt` have no amount.",
	example: { visa_types: ["D-4-1"], region: "capital", amount: 10_000_000, ...origin },
};

export const costItems: Table = {
	...common,
	record: identified(costItemInput),
	...shortTable("costItem", costItemFilters, (caller) =>
		(caller.may("money:write") ? listCostItemsForStaff : listCostItems)(caller),
	),
	name: "cost_items",
	one: "a cost item",
	about: "What students pay besides the fees of a program, as a source says it.",
	example: { code: "food", city: "Seoul", low: 300_000, high: 500_000, period: "per_month", ...origin },
};
