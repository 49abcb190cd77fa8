import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { deliveries } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { hasSentLately, holdQueue } from "../../messaging/chat-queue.ts";
import { type Claim, inSeconds, isAnyOf, isPending } from "../../messaging/claim.ts";
import { type Delivery, DeliveryError } from "../../shared/ports.ts";
import { assessFailure } from "./retry-policy.ts";
import { lockUnreached, recordUnreached } from "./unreached.ts";

const maxReasonLength = 300;

/** A receiver that cannot be reached is tried again so often, in seconds, with one message. */
const maxHold = 15;

/** An outage does not make a message one that the others of its chat no longer wait for. */
const attemptsInOutage = sql`greatest(${deliveries.attempts}, least(${deliveries.attempts} + 1, 5))`;

/**
 * Records a failed attempt, and whether there will be others. The deliveries of a digest differ in age, so some may fail
 * permanently while others are retried.
 * @param pace factor for every pause
 * @returns the error to report.
 */
export async function recordFailure(context: Context, claimed: Claim, error: unknown, pace: number): Promise<Error> {
	const [first] = claimed.deliveries as [Delivery];
	const { limits } = context.channels[first.channel];
	const assess = (delivery: Delivery) => assessFailure(error, delivery, context.now(), limits?.maxPause);
	const failure = assess(first);
	const lastError = failure.message.slice(0, maxReasonLength);
	const { given = [], retried = [] } = Object.groupBy(claimed.deliveries, (delivery) =>
		assess(delivery).final ? "given" : "retried",
	);
	// A failed attempt does not count against a limit per minute. In a queue of chats, a refused message counts.
	const refused = limits ? { lastError } : { lastError, claimedAt: null };
	const isBlocked = error instanceof DeliveryError && error.isBlocked;
	await recordFinalFailure(context, { ...claimed, deliveries: given }, refused, isBlocked);
	const again = { lastError, claimedAt: null, nextAttemptAt: inSeconds(failure.retryAfter * pace) };
	await context.database.transaction(async (transaction) => {
		const isAsked = error instanceof DeliveryError && error.retryAfter !== undefined;
		const isOutage =
			limits !== undefined &&
			(isAsked || (error instanceof DeliveryError && !(await hasSentLately(transaction, first.channel, pace))));
		const outcome = isOutage ? { ...again, attempts: attemptsInOutage } : again;
		const changed = await recordAttempt(transaction, { ...claimed, deliveries: retried }, outcome);
		if (changed.length === 0 || !isOutage) return;
		await holdQueue(transaction, (isAsked ? failure.retryAfter : Math.min(failure.retryAfter, maxHold)) * pace);
	});
	return failure;
}

/**
 * Counts a failed attempt. Leaves a delivery unchanged that another process has claimed after this claim expired.
 * @returns the changed deliveries.
 */
async function recordAttempt(
	database: Pick<Database, "update">,
	{ deliveries: claimed, claimedAt }: Claim,
	outcome: Partial<Omit<Delivery, "nextAttemptAt" | "attempts">> & { nextAttemptAt?: SQL; attempts?: SQL },
): Promise<Delivery[]> {
	if (claimed.length === 0) return [];
	return database
		.update(deliveries)
		.set({ attempts: sql`${deliveries.attempts} + 1`, ...outcome })
		.where(and(isAnyOf(claimed), isPending, sql`${deliveries.claimedAt} = ${claimedAt}::timestamptz`))
		.returning();
}

async function recordFinalFailure(
	context: Context,
	claim: Claim,
	outcome: Partial<Pick<Delivery, "claimedAt" | "lastError">>,
	isBlocked: boolean,
): Promise<void> {
	if (claim.deliveries.length === 0) return;
	await context.database.transaction(async (transaction) => {
		await lockUnreached(transaction, claim.deliveries);
		const failed = await recordAttempt(transaction, claim, { ...outcome, state: "failed", payload: null });
		const ids = failed.map(({ id }) => id);
		// As they were claimed: the payload says whom they were for.
		const unreached = claim.deliveries.filter(({ id }) => ids.includes(id));
		await recordUnreached(context, transaction, unreached, isBlocked);
	});
}
