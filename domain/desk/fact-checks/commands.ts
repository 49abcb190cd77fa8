import { z } from "zod";
import { factTopics } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { setFactTask } from "../../cases/tasks/close.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { parse } from "../../shared/validation.ts";
import { staleBefore } from "./rules.ts";
import { topics } from "./topics.ts";

/** Most records that one confirmation changes. */
const maxConfirmed = 200;

/** What was looked at: a source, and the records whose stale facts have it, as "id.version id.version". */
const confirmedFacts = z.object({
	topic: z.enum(factTopics, "unknown"),
	source: z.string(),
	seen: z
		.string()
		.transform((text) =>
			[...text.matchAll(/([\da-f-]{36})\.(\d{1,9})/g)].map(([, id = "", version]) => ({
				id,
				version: Number(version),
			})),
		)
		.pipe(
			z
				.array(z.object({ id: z.string(), version: z.number() }))
				.min(1, "required")
				.max(maxConfirmed, "too_many"),
		),
});

/**
 * Writes that stale facts were compared with their source today and are unchanged: a save of each record, with version,
 * history and audit entry. All records are written, or none.
 * @throws ProblemError: refused; invalid; not-found; conflict 'changed' if a record was saved since it was read.
 */
export async function confirmFacts(caller: Caller, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("fact:write");
	const { topic, source, seen } = parse(confirmedFacts, input);
	const at = now();
	const days = { today: homeDay(at), before: staleBefore(at, topic === "certifications" ? "certification" : "other") };
	await database.transaction(async (transaction) => {
		// In one order, so that two people who confirm the same facts do not wait for each other.
		for (const record of seen.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
			await topics[topic].confirm(transaction, { actor, source, ...record, ...days });
		}
		await setFactTask(transaction, topic, await topics[topic].count(transaction, at), { doneBy: actor.userId, at });
	});
}

/**
 * Opens a task for each topic with stale facts, and ends those of the others. One task for a topic, not for a record: the
 * queue shows what people wait for.
 */
export async function openFactChecks(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("task:run");
	for (const topic of factTopics) {
		await database.transaction(async (transaction) => {
			const at = now();
			await setFactTask(transaction, topic, await topics[topic].count(transaction, at), { doneBy: null, at });
		});
	}
}
