import type { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import { notFound } from "../../domain/errors.ts";
import { type Filters, filterRows } from "../../domain/filters.ts";
import { costItemFilters, fundsRuleFilters } from "../../domain/money/fields.ts";
import {
	listCostItems,
	listCostItemsForStaff,
	listFundsRules,
	listFundsRulesForStaff,
} from "../../domain/money/queries.ts";
import { costItemInput, fundsRuleInput } from "../../domain/money/schema.ts";
import { placePage } from "../../domain/paging.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, type Row, type Table } from "./table.ts";

const everything = 100;

type MoneyTable = Pick<Table, "name" | "one" | "about" | "example"> & {
	noun: "fundsRule" | "costItem";
	input: z.ZodObject;
	filters: Filters;
	/** What visitors see, and the same as staff see it. */
	lists: [(caller: Caller) => Promise<Row[]>, (caller: Caller) => Promise<Row[]>];
};

/** A short table that everybody reads as a whole. */
function moneyTable({ noun, input, filters, lists: [listed, listedForStaff], ...table }: MoneyTable): Table {
	const rows = (caller: Caller) => (caller.may("money:write") ? listedForStaff : listed)(caller);
	return {
		...table,
		record: identified(input),
		staff: "money:write",
		readers: "everyone",
		filters: filterShape(filters),
		usually: everything,
		async list(caller, { page: request, limit, ...query }) {
			const all = filterRows(await rows(caller), filters, filterValues(filters, query));
			const { page, pages, offset } = placePage(request, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			const row = (await rows(caller)).find((each) => each.id === id.toLowerCase());
			if (!row) throw notFound(noun);
			return row;
		},
		...editing(noun),
	};
}

const origin = { source: "https://example.com/page", grade: "B", checked_on: "2026-11-22" };

export const fundsRules = moneyTable({
	noun: "fundsRule",
	input: fundsRuleInput,
	filters: fundsRuleFilters,
	lists: [listFundsRules, listFundsRulesForStaff],
	name: "funds_rules",
	one: "a bank balance rule",
	about:
		"What must lie in a bank for a visa, as a source says it, also past and coming rules. Of a source, the more specific rule wins; of several sources, the highest amount. `valid_from` and `valid_to` are days in Korea and both included. Rules with `exempt` have no amount.",
	example: { visa_types: ["D-4-1"], region: "capital", amount: 10_000_000, ...origin },
});

export const costItems = moneyTable({
	noun: "costItem",
	input: costItemInput,
	filters: costItemFilters,
	lists: [listCostItems, listCostItemsForStaff],
	name: "cost_items",
	one: "a cost item",
	about: "What students pay besides the fees of a program, as a source says it.",
	example: { code: "food", city: "Seoul", low: 300_000, high: 500_000, period: "per_month", ...origin },
});
