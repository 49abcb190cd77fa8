import { type SQL, sql } from "drizzle-orm";
import { programs } from "../../../database/tables.ts";
import { openNow } from "./filters.ts";

/** Conditions of queries about intakes on a day in Korea, an ISO date. Of a program without intakes, its deadline counts. */

const isUpcoming = (today: string): SQL => sql`closes >= ${today}::date`;
const isOpen = (today: string): SQL =>
	sql`is_certain and ${isUpcoming(today)} and coalesce(opens <= ${today}::date, true)`;

/** The rounds that have not closed, expected ones too: all, or those of a start. */
const isReachable = (today: string, start?: string): SQL =>
	start ? sql`${isUpcoming(today)} and start = ${start}` : isUpcoming(today);

const hasRound = (condition: SQL): SQL => sql`exists (select from unnest(${programs.rounds}) where ${condition})`;

/** Conditions on the table programs for the filter. Starts whose rounds have all closed do not match. */
export function intakeConditions({ starts }: { starts?: string | undefined }, today: string): SQL[] {
	if (!starts) return [];
	if (starts !== openNow) return [hasRound(isReachable(today, starts))];
	return [
		sql`(${hasRound(isOpen(today))}
			or (${programs.rounds} = '{}' and ${programs.applicationDeadline} >= ${today}::date))`,
	];
}

/** The rounds that close on a day to come: all, those of a start, or those that are open. */
export const certainRounds = (today: string, starts: string | undefined): SQL =>
	sql`(select * from unnest(${programs.rounds}) where is_certain and ${starts === openNow ? isOpen(today) : isReachable(today, starts)})`;

/** The rounds that have not closed. */
export const upcomingRounds = (today: string): SQL =>
	sql`(select * from unnest(${programs.rounds}) where ${isReachable(today)})`;
