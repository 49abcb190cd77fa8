import { type City, cities, programTypes } from "../../database/values.ts";
import { queryString } from "../shared/paging.ts";
import { asId, cleanQuery } from "../shared/validation.ts";

export { cities, programTypes };

/** What a family tells the calculator, as the query of its page (Spec §9). */

export type ProgramType = (typeof programTypes)[number];

/** Where the student lives. */
export const homes = ["dormitory", "room"] as const;
export type Home = (typeof homes)[number];

/** Where the family lives: its currency comes first, and some costs and rules are those of its country. */
export const familyCountries = ["uz", "kz", "kg", "tj", "ru", "other"] as const;
export type FamilyCountry = (typeof familyCountries)[number];

const maxStay = 24;
const usualMonths = 12;

/** Characters of a wrong value that its note repeats. */
const maxWrongLength = 40;

export type CostsInput = {
	/** The id of a program, which need not exist. */
	program: string | undefined;
	/** Used without a program, or if the program no longer exists. */
	type: ProgramType;
	city: City | undefined;
	home: Home;
	/** Months in Korea, 1 to 24. */
	months: number;
	country: FamilyCountry;
	/** Words of a program's title. */
	query: string;
	/** What was typed where no such value exists; a default is used instead. */
	wrong: Partial<Record<CostsField, string>>;
};
export type CostsField = "program" | "type" | "city" | "home" | "months" | "country";

/** Parses a query. Every query gets an answer: what is no value is kept in `wrong`, and a default takes its place. */
export function readCosts(params: URLSearchParams): CostsInput {
	const wrong: CostsInput["wrong"] = {};
	function read<T>(name: CostsField, parse: (typed: string) => T | undefined): T | undefined {
		const typed = cleanQuery(params.get(name));
		const value = typed === "" ? undefined : parse(typed);
		if (typed !== "" && value === undefined) wrong[name] = Array.from(typed).slice(0, maxWrongLength).join("").trim();
		return value;
	}
	const oneOf =
		<T extends string>(known: readonly T[]) =>
		(typed: string) =>
			known.find((value) => value.toLowerCase() === typed.toLowerCase());
	return {
		program: read("program", asId),
		type: read("type", oneOf(programTypes)) ?? "Bachelor",
		city: read("city", oneOf(cities)),
		home: read("home", oneOf(homes)) ?? "dormitory",
		months: read("months", asMonths) ?? usualMonths,
		country: read("country", oneOf(familyCountries)) ?? "uz",
		query: cleanQuery(params.get("q")),
		wrong,
	};
}

function asMonths(typed: string): number | undefined {
	const months = /^0?\d{1,2}$/.test(typed) ? Number(typed) : 0;
	return months >= 1 && months <= maxStay ? months : undefined;
}

/** The query of an input in a fixed order and without defaults, so that the same answers have one URL. */
export function costsQuery(input: CostsInput): string {
	const { program, type, city, home, months, country, query, wrong } = input;
	return queryString({
		program,
		type: type === "Bachelor" ? undefined : type,
		city,
		home: home === "dormitory" ? undefined : home,
		months: months === usualMonths ? undefined : months,
		country: country === "uz" ? undefined : country,
		q: query,
		...wrong,
	});
}

/**
 * Whether a page may be cached. Its addresses are limited: months and words that are typed, what is no value, and a program
 * with another level or city than its own would make countless addresses, with which the cache could be filled.
 *
 * @param own level and city of the input's program, null if there is none
 */
export function isCommon(input: CostsInput, own: { type: ProgramType; city: City | undefined } | null): boolean {
	if (input.query !== "" || input.months !== usualMonths || Object.keys(input.wrong).length > 0) return false;
	if (input.program === undefined) return true;
	const isOwn = input.type === own?.type && input.city === own.city;
	return own !== null && (isOwn || (input.type === "Bachelor" && input.city === undefined));
}
