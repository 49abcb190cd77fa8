import { and, asc, countDistinct, eq, gt, lte, min, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { deliveries } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { Context } from "../access/caller.ts";
import type { Delivery, WorkOptions } from "../ports.ts";
import { closeDelivered, openFailed } from "../tasks/deliveries.ts";
import { assessFailure } from "./retry-policy.ts";

/** In seconds. */
const minute = 60;

/**
 * Claims what is due on a channel, one delivery or a digest of several, sends it and stores the result. If the process
 * is killed before that, its claim expires and another process sends the message again.
 * @returns the number of sent deliveries.
 * @throws DeliveryError if they were not accepted.
 */
export async function deliver(
	context: Context,
	channel: DeliveryChannel,
	{ leaseSeconds = minute, pace = 1 }: WorkOptions = {},
): Promise<number> {
	const claimed = await claim(context, channel, leaseSeconds, pace * minute);
	if (!claimed) return 0;
	let isSent: boolean;
	try {
		// What was accepted before only waits for the end of its tasks.
		const isAccepted = claimed.deliveries.every(({ sentAt }) => sentAt !== null);
		isSent = isAccepted || (await send(context, channel, claimed.deliveries));
	} catch (error) {
		throw await recordFailure(context, claimed, error, pace);
	}
	await recordSuccess(context, claimed, isSent);
	return claimed.deliveries.length;
}

const isPending = sql`${deliveries.state} in ('waiting', 'digest')`;
export const isDue = and(isPending, lte(deliveries.nextAttemptAt, sql`now()`));

/** By the database's clock, because all processes share it. */
const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** A message with a payload, such as the digest of overdue tasks, is composed from it and waits for its own turn. */
const postponed = sql`case when ${deliveries.payload} is null then 'digest' else ${deliveries.state} end`;

type Claim = {
	deliveries: Delivery[];
	/** `claimed_at` as text: a JavaScript date would lose its microseconds. */
	claimedAt: string;
};

/** @param window length of the channel's rate limit, in seconds */
async function claim(
	{ database, channels }: Context,
	channel: DeliveryChannel,
	leaseSeconds: number,
	window: number,
): Promise<Claim | undefined> {
	const isDueHere = and(eq(deliveries.channel, channel), isDue);
	return database.transaction(async (transaction) => {
		const { digest } = channels[channel];
		if (digest) {
			const opensAt = await findOpening(transaction, channel, digest.perMinute, window);
			if (opensAt) {
				await transaction.update(deliveries).set({ state: postponed, nextAttemptAt: opensAt }).where(isDueHere);
				return undefined;
			}
		}
		const take = (state: SQL, most?: number) => {
			const rows = transaction.select().from(deliveries).where(and(isDueHere, state));
			const ordered = rows
				.orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.createdAt))
				.for("update", { skipLocked: true });
			return most ? ordered.limit(most) : ordered;
		};
		const digested = digest ? await take(eq(deliveries.state, "digest")) : [];
		const rows = digested.length > 0 ? digested : await take(eq(deliveries.state, "waiting"), 1);
		if (rows.length === 0) return undefined;
		const [claimed] = await transaction
			.update(deliveries)
			.set({ claimedAt: sql`now()`, nextAttemptAt: inSeconds(leaseSeconds) })
			.where(isAnyOf(rows))
			.returning({ at: sql<string>`${deliveries.claimedAt}::text` });
		return { deliveries: rows, claimedAt: claimed?.at as string };
	});
}

/**
 * Counts the messages of the last minute in all processes, including those being sent. The deliveries of a digest were
 * claimed together and count as one message.
 * @returns when the next message may be sent; undefined for now.
 */
async function findOpening(
	transaction: Transaction,
	channel: DeliveryChannel,
	perMinute: number,
	window: number,
): Promise<Date | undefined> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deliver ${channel}`}, 0))`);
	const [recent] = await transaction
		.select({ messages: countDistinct(deliveries.claimedAt), oldest: min(deliveries.claimedAt) })
		.from(deliveries)
		.where(and(eq(deliveries.channel, channel), gt(deliveries.claimedAt, inSeconds(-window))));
	if (!recent?.oldest || recent.messages < perMinute) return undefined;
	return new Date(recent.oldest.getTime() + window * 1_000);
}

async function send({ channels }: Context, channel: DeliveryChannel, claimed: Delivery[]): Promise<boolean> {
	const { send, digest } = channels[channel];
	const [first] = claimed as [Delivery];
	if (!digest || first.state !== "digest") return send(first);
	await digest.send(claimed);
	return true;
}

const isAnyOf = (rows: { id: string }[]) => sql`${deliveries.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;

/**
 * Also records it if the claim has expired meanwhile: what has arrived is not sent again. Ends the tasks that it fulfils.
 * If that fails, because somebody else keeps the case locked for long, the moment is stored and the tasks are ended later.
 */
async function recordSuccess({ database, now }: Context, { deliveries: claimed }: Claim, isSent: boolean) {
	const sentAt = claimed[0]?.sentAt ?? now();
	const outcome = { state: "sent", lastError: null, payload: null, sentAt } as const;
	try {
		await database.transaction(async (transaction) => {
			const sent = await transaction
				.update(deliveries)
				.set({ attempts: sql`${deliveries.attempts} + 1`, ...outcome })
				.where(and(isAnyOf(claimed), isPending))
				.returning();
			if (isSent) await closeDelivered(transaction, sent, sentAt);
		});
	} catch (error) {
		if (isSent)
			await database
				.update(deliveries)
				.set({ sentAt })
				.where(and(isAnyOf(claimed), isPending));
		throw error;
	}
}

/**
 * Counts a failed attempt. Leaves a delivery unchanged that another process has claimed after this claim expired.
 * @returns the changed deliveries.
 */
async function recordAttempt(
	database: Pick<Database, "update">,
	{ deliveries: claimed, claimedAt }: Claim,
	outcome: Partial<Omit<Delivery, "nextAttemptAt">> & { nextAttemptAt?: SQL },
): Promise<Delivery[]> {
	if (claimed.length === 0) return [];
	return database
		.update(deliveries)
		.set({ attempts: sql`${deliveries.attempts} + 1`, ...outcome })
		.where(and(isAnyOf(claimed), isPending, sql`${deliveries.claimedAt} = ${claimedAt}::timestamptz`))
		.returning();
}

const longestReason = 300;

/** The deliveries of a digest differ in age, so some may fail permanently while others are retried. */
async function recordFailure(context: Context, claimed: Claim, error: unknown, pace: number): Promise<Error> {
	const assess = (delivery: Delivery) => assessFailure(error, delivery, context.now());
	const failure = assess(claimed.deliveries[0] as Delivery);
	// A failed attempt does not count against the channel's rate limit.
	const outcome = { claimedAt: null, lastError: failure.message.slice(0, longestReason) };
	const { given = [], retried = [] } = Object.groupBy(claimed.deliveries, (delivery) =>
		assess(delivery).final ? "given" : "retried",
	);
	await recordFinalFailure(context, { ...claimed, deliveries: given }, outcome);
	await recordAttempt(
		context.database,
		{ ...claimed, deliveries: retried },
		{ ...outcome, nextAttemptAt: inSeconds(failure.retryAfter * pace) },
	);
	return failure;
}

/** Opens a task for each email that has failed for good. Without a mail server, staff cannot mend one after the other. */
async function recordFinalFailure(
	{ database, now, configured }: Context,
	claim: Claim,
	outcome: Pick<Delivery, "claimedAt" | "lastError">,
): Promise<void> {
	if (claim.deliveries.length === 0) return;
	await database.transaction(async (transaction) => {
		const failed = await recordAttempt(transaction, claim, { ...outcome, state: "failed", payload: null });
		if (configured.mail) await openFailed(transaction, failed, now());
	});
}
