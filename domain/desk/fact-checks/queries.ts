import { and, asc, eq, isNull } from "drizzle-orm";
import { tasks } from "../../../database/tables.ts";
import { type FactTopic, factTopics } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { type StaleFact, topics } from "./topics.ts";

/** Records of each topic that are shown at once; once they are confirmed, the next ones appear. */
const maxRecords = 100;

/** Stale facts that one look at their source checks. */
export type StaleSource = {
	source: string;
	/** The oldest check, as an ISO date. */
	checkedOn: string;
	facts: StaleFact[];
};

/**
 * The facts whose last check is too old, by topic and source, the oldest first. Topics
 * without stale facts are left out.
 * @throws ProblemError: refused.
 */
export async function listStaleFacts(caller: Caller) {
	const { database, now } = caller.permit("fact:read");
	const at = now();
	const found = await Promise.all(
		factTopics.map(async (topic) => {
			const { list, count } = topics[topic];
			const [facts, total] = await Promise.all([list(database, at, maxRecords), count(database, at)]);
			return { topic, total, shown: new Set(facts.map(({ id }) => id)).size, sources: bySource(facts) };
		}),
	);
	return found.filter(({ sources }) => sources.length > 0);
}

function bySource(facts: StaleFact[]): StaleSource[] {
	return Object.entries(Object.groupBy(facts, ({ source }) => source))
		.map(([source, of = []]) => ({
			source,
			checkedOn: of.map(({ checkedOn }) => checkedOn).toSorted()[0] as string,
			facts: of,
		}))
		.toSorted((one, other) => (one.checkedOn < other.checkedOn ? -1 : one.checkedOn > other.checkedOn ? 1 : 0));
}

/**
 * How many records of each topic have stale facts, as of the last daily count.
 * @throws ProblemError: refused.
 */
export async function listFactChecks(
	caller: Caller,
): Promise<{ topic: FactTopic | null; staleRecords: number | null }[]> {
	const { database } = caller.permit("fact:read");
	return database
		.select({ topic: tasks.topic, staleRecords: tasks.staleRecords })
		.from(tasks)
		.where(and(eq(tasks.kind, "fact_check"), isNull(tasks.doneAt)))
		.orderBy(asc(tasks.topic));
}
