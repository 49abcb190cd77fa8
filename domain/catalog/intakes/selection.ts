import { type SQL, sql } from "drizzle-orm";
import { programs } from "../../../database/tables.ts";
import { openNow } from "./filters.ts";

/** Conditions of queries about intakes on a day in Korea, an ISO date. Of a program without intakes, its deadline counts. */

const isCertain = '@.certainty == "certain" && @.closes >= $today';
/** An intake that has not closed, for jsonpath. */
const isUpcoming = `(${isCertain} || @.certainty == "expected" && @.closes >= $month)`;
const isOpen = "(@.opens == null || @.opens <= $today)";
const isOfStart = "@.year == $year && @.term == $term";

/** The arguments of jsonb_path_query and its like. */
function path(conditions: string[], today: string, starts = ""): SQL {
	const [year, term = ""] = starts.split("-");
	const variables = JSON.stringify({ today, month: today.slice(0, 7), year: Number(year) || 0, term });
	return sql`${programs.intakes}, ${`$[*] ? (${conditions.join(" && ")})`}::jsonpath, ${variables}::jsonb`;
}

/** Conditions on the table programs for the filter. Starts whose rounds have all closed do not match. */
export function intakeConditions({ starts }: { starts?: string | undefined }, today: string): SQL[] {
	if (!starts) return [];
	if (starts !== openNow) return [sql`jsonb_path_exists(${path([isOfStart, isUpcoming], today, starts)})`];
	return [
		sql`(jsonb_path_exists(${path([isCertain, isOpen], today)})
			or (${programs.intakes} = '[]' and ${programs.applicationDeadline} >= ${today}::date))`,
	];
}

/** The intakes that close on a day to come: all, those of a start, or those that are open. */
export const certainRounds = (today: string, starts: string | undefined): SQL =>
	sql`jsonb_path_query(${path([isCertain, ...(starts ? [starts === openNow ? isOpen : isOfStart] : [])], today, starts)})`;

/** The intakes that have not closed. */
export const upcomingRounds = (today: string): SQL => sql`jsonb_path_query(${path([isUpcoming], today)})`;
