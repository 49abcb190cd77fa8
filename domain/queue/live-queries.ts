import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/connect.ts";
import { applications, contactSubmissions, tasks } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { matching } from "./matching.ts";
import { mostCounted, queueFilter } from "./rules.ts";
import type { LiveList } from "./schema.ts";

/** What has happened to a list since it was read. Each number is counted up to `mostCounted`. */
export type News = {
	/** New rows that match the list's filters. */
	fresh: number;
	/** Whether tasks were done meanwhile. */
	isChanged: boolean;
	/** Overdue tasks. */
	overdue: number;
};

/**
 * What an open list asks for every few seconds, so it reads only what an index finds at once (decision 031).
 * @param since when the list was read
 * @param params the query of the list's address
 * @throws ProblemError: refused.
 */
export async function getNews(caller: Caller, list: LiveList, since: Date, params: URLSearchParams): Promise<News> {
	const { database, now } = caller.permit("task:read");
	const isOverdue = and(isNull(tasks.doneAt), eq(tasks.isSuspect, false), lt(tasks.dueAt, now()));
	const [fresh, changed, overdue] = await Promise.all([
		countFresh(database, list, since, matching(queueFilter(params), caller.userId)),
		list === "queue" ? countUpTo(database, tasks, gt(tasks.doneAt, since), 1) : 0,
		countUpTo(database, tasks, isOverdue),
	]);
	return { fresh, isChanged: changed > 0, overdue };
}

function countFresh(database: Database, list: LiveList, since: Date, where: SQL | undefined): Promise<number> {
	if (list === "queue") return countUpTo(database, tasks, and(where, gt(tasks.openedAt, since)));
	const table = list === "applications" ? applications : contactSubmissions;
	return countUpTo(database, table, gt(table.submittedAt, since));
}

function countUpTo(database: Database, table: PgTable, where: SQL | undefined, most = mostCounted): Promise<number> {
	const found = database
		.select({ one: sql`1`.as("one") })
		.from(table)
		.where(where)
		.limit(most);
	return database.$count(found.as("found"));
}
