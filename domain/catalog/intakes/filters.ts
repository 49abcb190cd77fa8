import type { Filter } from "../../records/filters.ts";
import { type IntakeTerm, intakeTerms } from "../../records/intakes/rules.ts";

/** The filter of the public lists by intakes. It is no field of a record, because it depends on the day. */

/** Applications that are open today, whenever classes begin. */
export const openNow = "now";

const value = new RegExp(`^(${openNow}|20\\d\\d-(${intakeTerms.join("|")}))$`);

/** "now", or a start such as "2027-spring": the page offers those that can still be applied for. */
const starts: Filter<string, never> = {
	field: "starts",
	kind: "line",
	issue: "unknown_start",
	param: "starts",
	pattern: value.source,
	options: [],
	parse: (typed) => value.exec(typed)?.[0],
	format: String,
};

export const startFilters = { starts };

export function startIn(value: string): { year: number; term: IntakeTerm } {
	const [year, term] = value.split("-");
	return { year: Number(year), term: term as IntakeTerm };
}
