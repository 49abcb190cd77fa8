import { costItems, fundsRules } from "../../database/tables.ts";
import type { FundsRegion, Province } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { certificationsOf } from "../catalog/certifications/queries.ts";
import { scopeOf, statusOn } from "../catalog/certifications/rules.ts";
import { cityOf } from "../catalog/facts.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { type Funds, type FundsCase, fundsFor } from "./funds-rules.ts";
import { regionOf, visaTypeOf } from "./program-case.ts";
import { getRates } from "./rates/queries.ts";
import { ageOf } from "./rates/rules.ts";
import type { CostItem, FundsRule } from "./schema.ts";

/** Every rule about the money that a bank must show, also past and coming ones: `fundsFor` chooses. */
export async function listFundsRules(caller: Caller): Promise<FundsRule[]> {
	const { database, cached } = caller.permit("money:read");
	return cached("money", "funds-rules", () =>
		database
			.select()
			.from(fundsRules)
			.orderBy(...fundsRuleOrder),
	);
}
export const fundsRuleOrder = [fundsRules.visaTypes, fundsRules.region, fundsRules.source, fundsRules.id];

/** What students pay besides the fees of a program. */
export async function listCostItems(caller: Caller): Promise<CostItem[]> {
	const { database, cached } = caller.permit("money:read");
	return cached("money", "cost-items", () =>
		database
			.select()
			.from(costItems)
			.orderBy(...costItemOrder),
	);
}
export const costItemOrder = [costItems.code, costItems.city, costItems.nationality, costItems.source, costItems.id];

/** Most applicants are citizens of Uzbekistan; /costs answers for other countries. */
const usualNationality = "UZ";

type ProgramInRegion = {
	type: string;
	university: { id: string; province: Province | null; location: string; locationEn: string | null };
};

/** The money that a citizen of Uzbekistan must have in a bank today for the visa of a program, and the region that decides. */
export async function getProgramFunds(
	caller: Caller,
	{ type, university }: ProgramInRegion,
): Promise<{ funds: Funds; region: FundsRegion | null }> {
	const { now } = caller.permit("money:read");
	const today = koreanDayAt(now());
	const certifications = await certificationsOf(caller, [university.id], today);
	const region = regionOf(university.province, cityOf(university));
	const certification = statusOn(certifications.get(university.id) ?? [], scopeOf(type), today)?.status ?? null;
	return { funds: await usualFunds(caller, { visa: visaTypeOf(type), region, certification }), region };
}

/**
 * What sources say today about citizens of Uzbekistan where the university is not known: by visa, a degree (D-2) and a
 * language course (D-4), and by region.
 */
export async function getFundsByRegion(
	caller: Caller,
): Promise<Record<"D-2" | "D-4", Record<FundsRegion, FundsRule[]>>> {
	const { now } = caller.permit("money:read");
	const on = koreanDayAt(now());
	const rules = await listFundsRules(caller);
	const rulesOf = (type: string, region: FundsRegion): FundsRule[] => {
		const given = { visa: visaTypeOf(type), region, nationality: usualNationality, certification: null };
		const { counted, others } = fundsFor(rules, { ...given, on, rates: null });
		return [counted ?? [], others].flat();
	};
	const byRegion = (type: string) => ({ capital: rulesOf(type, "capital"), other: rulesOf(type, "other") });
	return { "D-2": byRegion("Bachelor"), "D-4": byRegion("Language") };
}

async function usualFunds(
	caller: Caller,
	university: Pick<FundsCase, "visa" | "region" | "certification">,
): Promise<Funds> {
	const { now } = caller.permit("money:read");
	const given = { ...university, nationality: usualNationality, on: koreanDayAt(now()) };
	const rules = await listFundsRules(caller);
	const funds = fundsFor(rules, { ...given, rates: null });
	if (funds.isComparable) return funds;
	// Only these pages depend on the rates: a new rate drops them from the page cache.
	const latest = await getRates(caller);
	return fundsFor(rules, { ...given, rates: latest && ageOf(latest, now()) !== "useless" ? latest : null });
}
