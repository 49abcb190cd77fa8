import { and, asc, desc, isNotNull, type SQL, sql } from "drizzle-orm";
import { programs } from "../../database/tables.ts";
import { type City, type FeeItem, programTypes } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { certificationsOf } from "../catalog/certifications/queries.ts";
import { scopeOf, statusOn } from "../catalog/certifications/rules.ts";
import { cityOf, isLanguageCourse } from "../catalog/facts.ts";
import { getProgram, listProgramChoices } from "../catalog/program-queries.ts";
import { scholarshipsFor } from "../catalog/scholarships/queries.ts";
import { fieldConditions, isShownProgram } from "../catalog/selection.ts";
import { problemOf } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { depositOf, priceYears, type SpendInput, sourceOfFee, spendLines, type TuitionFacts } from "./costs.ts";
import { type CostsInput, isCommon, type ProgramType, readCosts } from "./costs-input.ts";
import { hasTuition, type Total, totalIn } from "./costs-totals.ts";
import { fundsFor } from "./funds-rules.ts";
import { regionOf, visaTypeOf } from "./program-case.ts";
import { listCostItems, listFundsRules } from "./queries.ts";
import { getRates } from "./rates/queries.ts";
import { ageOf } from "./rates/rules.ts";
import { savingsOf } from "./scholarship-savings.ts";

const maxFound = 10;

/**
 * What the page /costs shows for an input: the lines of "you spend", the rules of the money in the bank, and the programs
 * that match its words.
 */
export async function getCosts(caller: Caller, input: CostsInput, language: Language) {
	const { now } = caller.permit("catalog:read");
	const program = input.program ? await findOfferedProgram(caller, input.program) : null;
	const [{ type, city, region, certification, nationality, rates, ...spent }, rules, found] = await Promise.all([
		spendOf(caller, input, program),
		listFundsRules(caller),
		input.query ? listProgramChoices(caller, input, language) : [],
	]);
	const scholarships = await scholarshipsFor(caller, { universityId: program?.university.id ?? null, type });
	const own = program && { type: programTypes.find((one) => type.includes(one)) ?? input.type, city };
	return {
		input,
		/** Whether many visitors may open this page, so that it is worth a place in the page cache. */
		isCommon: isCommon(input, own),
		/** What a link to this page names, so that it still answers once the program is gone. */
		shared: own ?? { program: undefined },
		program,
		type,
		city,
		region,
		...spent,
		found: found.slice(0, maxFound),
		scholarships: savingsOf(scholarships, spent.lines, { months: input.months, visa: spent.visa }),
		funds: fundsFor(rules, {
			...{ visa: visaTypeOf(type), region, nationality, certification, rates },
			on: koreanDayAt(now()),
		}),
	} as const;
}

/**
 * What the first year of a program costs in soʻm; without a program, of a bachelor's program in any city. The same as on
 * /costs without other answers.
 *
 * @returns null if the tuition is not known, or a rate is missing or too old.
 */
export async function getFirstYear(caller: Caller, program: PricedProgram | null): Promise<Total | null> {
	const year = await getFirstYearCosts(caller, program);
	return year?.hasTuition ? year : null;
}

/**
 * The same, also if the tuition is not known: then without it.
 * @returns null if a rate is missing or too old.
 */
export async function getFirstYearCosts(
	caller: Caller,
	program: PricedProgram | null,
): Promise<(Total & { hasTuition: boolean }) | null> {
	const { lines, rates } = await spendOf(caller, readCosts(new URLSearchParams()), program);
	const total = totalIn(lines, "UZS", rates);
	return total.high > 0 && total.left.length === 0 ? { ...total, hasTuition: hasTuition(lines) } : null;
}

type PricedProgram = Pick<Program, "type" | "university" | "feeItems" | "fee">;

/** The lines of "you spend", and what they were chosen by. */
async function spendOf(caller: Caller, input: CostsInput, program: PricedProgram | null) {
	const { now } = caller.permit("catalog:read");
	const place = await placeOf(caller, input, program);
	const [costs, latest, range] = await Promise.all([
		listCostItems(caller),
		getRates(caller),
		program ? null : tuitionRange(caller, input.type, input.city),
	]);
	const rates = latest && ageOf(latest, now()) !== "useless" ? latest : null;
	const visa = isLanguageCourse(place.type) ? ("D-4" as const) : ("D-2" as const);
	const nationality = input.country === "other" ? null : input.country.toUpperCase();
	const spend: SpendInput = {
		...{ items: program?.feeItems ?? [], fee: program?.fee ?? null, range },
		...{ visa, city: place.city, nationality, costs, rates, home: input.home, months: input.months },
	};
	const lines = spendLines(spend);
	return { ...place, nationality, rates, visa, lines, years: priceYears(lines), deposit: depositOf(spend) };
}

export type Costs = Awaited<ReturnType<typeof getCosts>>;
type Program = Awaited<ReturnType<typeof getProgram>>;

/** @returns null if visitors see no program with this id. */
export async function findOfferedProgram(caller: Caller, id: string): Promise<Program | null> {
	try {
		return await getProgram(caller, id);
	} catch (error) {
		if (problemOf(error)?.kind === "not-found") return null;
		throw error;
	}
}

/** Level, city, region and certification of the program's university, or of the chosen level and city. */
async function placeOf(caller: Caller, input: CostsInput, program: PricedProgram | null) {
	if (!program) return { type: input.type, city: input.city, region: regionOf(null, input.city), certification: null };
	const { type, university } = program;
	const { now } = caller.permit("catalog:read");
	const today = koreanDayAt(now());
	const certifications = await certificationsOf(caller, [university.id], today);
	const status = statusOn(certifications.get(university.id) ?? [], scopeOf(type), today);
	const city = cityOf(university);
	return { type, city, region: regionOf(university.province, city), certification: status?.status ?? null };
}

/**
 * The lowest and the highest yearly tuition in won of the programs of a level in a city, with the sources of these two; null
 * if none states one.
 */
async function tuitionRange(caller: Caller, type: ProgramType, city: City | undefined): Promise<TuitionFacts["range"]> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", `tuition ${type} ${city ?? ""}`, async () => {
		const tuition = sql<FeeItem>`jsonb_path_query_first(${programs.feeItems}, '$[*] ? (@.kind == "tuition")')`;
		const share = sql`coalesce(${tuition} ->> 'amountTo', ${tuition} ->> 'amount')::numeric / (${tuition} ->> 'amount')::numeric`;
		const highest = sql<number>`(${programs.yearlyFee} * ${share})::float8`;
		const priced = and(
			isShownProgram,
			isNotNull(programs.yearlyFee),
			...fieldConditions({ type, ...(city && { city }) }),
		);
		const end = (order: SQL) =>
			database
				.select({ low: programs.yearlyFee, highest, tuition })
				.from(programs)
				.where(priced)
				.orderBy(order)
				.limit(1);
		const [[lowest], [dearest], count] = await Promise.all([
			end(asc(programs.yearlyFee)),
			end(desc(highest)),
			database.$count(programs, priced),
		]);
		if (!lowest?.low || !dearest) return null;
		const sources = [lowest, dearest].map(({ tuition }) => sourceOfFee(tuition));
		return {
			low: lowest.low,
			high: Math.round(dearest.highest),
			programs: count,
			sources: sources[0]?.source === sources[1]?.source ? sources.slice(0, 1) : sources,
		};
	});
}
