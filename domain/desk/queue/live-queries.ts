import { and, gt, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, contactSubmissions, entries, tasks } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { applicationConditions, isOfApplicant } from "../../cases/applications/conditions.ts";
import { applicationFilter } from "../../cases/applications/rules.ts";
import { contactConditions, isItsTask } from "../../cases/contacts/conditions.ts";
import { contactFilter } from "../../cases/contacts/rules.ts";
import { matching, matchingCards } from "./matching.ts";
import { maxCounted, queueFilter } from "./rules.ts";
import type { LiveList } from "./schema.ts";

/** What has happened to a list since it was read. Each number is counted up to `maxCounted`. */
export type News = {
	/** New rows that match the list's filters. */
	fresh: number;
	/** Whether tasks were done or something has happened to a case meanwhile. */
	isChanged: boolean;
};

/**
 * What an open list asks for every few seconds, so it reads only what an index finds at once (decision 031).
 * @param since when the list was read
 * @param params the query of the list's address
 * @param zone the reader's time zone, whose days the list of applications counts
 * @throws ProblemError: refused.
 */
export async function getNews(
	caller: Caller,
	list: LiveList,
	since: Date,
	{ params, zone }: { params: URLSearchParams; zone?: string | undefined },
): Promise<News> {
	const { database, now } = caller.permit("task:read");
	const [fresh, done, written] = await Promise.all([
		counters[list](database, since, { params, zone, now: now(), userId: caller.userId }),
		countUpTo(tasksSelected(database).where(gt(tasks.doneAt, since)), 1),
		countUpTo(database.select(one).from(entries).where(gt(entries.at, since)).$dynamic(), 1),
	]);
	return { fresh, isChanged: done + written > 0 };
}

type Reader = { params: URLSearchParams; zone?: string | undefined; now: Date; userId: string | null };
type Counter = (database: Database, since: Date, reader: Reader) => Promise<number>;

const one = { one: sql`1`.as("one") };
const tasksSelected = (database: Database) => database.select(one).from(tasks).$dynamic();

/** New rows, by the filters of the list's own address. */
const counters: Record<LiveList, Counter> = {
	queue: (database, since, { params, userId }) =>
		countUpTo(tasksSelected(database).where(and(matching(queueFilter(params), userId), gt(tasks.openedAt, since)))),
	board: (database, since, { params, userId }) => {
		const where = and(matchingCards(queueFilter(params), userId), gt(applications.submittedAt, since));
		return countUpTo(database.select(one).from(applications).where(where).$dynamic());
	},
	applications: async (database, since, { params, zone, now, userId }) => {
		const where = await applicationConditions(database, applicationFilter(params, zone), { now, userId });
		return countUpTo(
			database
				.select(one)
				.from(applications)
				.innerJoin(applicants, isOfApplicant)
				.where(and(where, gt(applications.submittedAt, since)))
				.$dynamic(),
		);
	},
	contact: (database, since, { params, userId }) => {
		const where = and(contactConditions(contactFilter(params), userId), gt(contactSubmissions.submittedAt, since));
		return countUpTo(database.select(one).from(contactSubmissions).leftJoin(tasks, isItsTask).where(where).$dynamic());
	},
};

async function countUpTo(rows: PgSelect, most = maxCounted): Promise<number> {
	return (await rows.limit(most)).length;
}
