import { asc, eq } from "drizzle-orm";
import { costItems, fundsRules } from "../../database/tables.ts";
import type { Province } from "../../database/values.ts";
import type { Caller, Context } from "../access/caller.ts";
import { cityOf } from "../catalog/facts.ts";
import { certificationsOf } from "../certifications/queries.ts";
import { scopeOf, statusOn } from "../certifications/rules.ts";
import { notFound } from "../errors.ts";
import { getRates } from "../rates/queries.ts";
import { ageOf } from "../rates/rules.ts";
import { koreanDayAt } from "../time-zone.ts";
import { asId } from "../validation.ts";
import { type Funds, fundsFor } from "./funds-rules.ts";
import { regionOf, visaTypeOf } from "./program-case.ts";
import type { CostItem, FundsRule } from "./schema.ts";

/** Every rule about the money that a bank must show, also past and coming ones: `fundsFor` chooses. */
export async function listFundsRules(caller: Caller): Promise<FundsRule[]> {
	const { database, cached } = caller.permit("money:read");
	return cached("money", "funds-rules", () => selectFundsRules(database));
}

/** What students pay besides the fees of a program. */
export async function listCostItems(caller: Caller): Promise<CostItem[]> {
	const { database, cached } = caller.permit("money:read");
	return cached("money", "cost-items", () => selectCostItems(database));
}

/** Most applicants are citizens of Uzbekistan; /costs answers for other countries. */
const usualNationality = "UZ";

type ProgramInRegion = {
	type: string;
	university: { id: string; province: Province | null; location: string; locationEn: string | null };
};

/** The money that a citizen of Uzbekistan must have in a bank today for the visa of a program. */
export async function getProgramFunds(caller: Caller, { type, university }: ProgramInRegion): Promise<Funds> {
	const { now } = caller.permit("money:read");
	const today = koreanDayAt(now());
	const [rules, certifications] = await Promise.all([
		listFundsRules(caller),
		certificationsOf(caller, [university.id], today),
	]);
	const given = {
		visa: visaTypeOf(type),
		region: regionOf(university.province, cityOf(university)),
		nationality: usualNationality,
		certification: statusOn(certifications.get(university.id) ?? [], scopeOf(type), today)?.status ?? null,
		on: today,
	};
	const funds = fundsFor(rules, { ...given, rates: null });
	if (funds.isComparable) return funds;
	// Only these pages depend on the rates: a new rate drops them from the page cache.
	const latest = await getRates(caller);
	return fundsFor(rules, { ...given, rates: latest && ageOf(latest, now()) !== "useless" ? latest : null });
}

/** For staff, who see their changes at once: not cached. */
export async function listFundsRulesForStaff(caller: Caller): Promise<FundsRule[]> {
	return selectFundsRules(caller.permit("money:write").database);
}

/** For staff, who see their changes at once: not cached. */
export async function listCostItemsForStaff(caller: Caller): Promise<CostItem[]> {
	return selectCostItems(caller.permit("money:write").database);
}

/** @throws ProblemError: refused, not-found. */
export async function getFundsRule(caller: Caller, id: string): Promise<FundsRule> {
	const { database } = caller.permit("money:write");
	const known = asId(id);
	const [rule] = known ? await database.select().from(fundsRules).where(eq(fundsRules.id, known)) : [];
	if (!rule) throw notFound("funds-rule");
	return rule;
}

/** @throws ProblemError: refused, not-found. */
export async function getCostItem(caller: Caller, id: string): Promise<CostItem> {
	const { database } = caller.permit("money:write");
	const known = asId(id);
	const [item] = known ? await database.select().from(costItems).where(eq(costItems.id, known)) : [];
	if (!item) throw notFound("cost-item");
	return item;
}

const selectFundsRules = (database: Context["database"]): Promise<FundsRule[]> =>
	database
		.select()
		.from(fundsRules)
		.orderBy(asc(fundsRules.visaTypes), asc(fundsRules.region), asc(fundsRules.source), asc(fundsRules.id));

const selectCostItems = (database: Context["database"]): Promise<CostItem[]> =>
	database
		.select()
		.from(costItems)
		.orderBy(
			...[costItems.code, costItems.city, costItems.nationality, costItems.source, costItems.id].map((column) =>
				asc(column),
			),
		);
