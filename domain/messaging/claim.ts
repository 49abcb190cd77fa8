import { and, asc, countDistinct, eq, gt, lte, min, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { deliveries } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { Context } from "../access/caller.ts";
import type { Delivery } from "../shared/ports.ts";
import { lockQueue, takeNext } from "./chat-queue.ts";

/** In seconds. */
const minute = 60;

export const isPending = sql`${deliveries.state} in ('waiting', 'digest')`;
export const isDue = and(isPending, lte(deliveries.nextAttemptAt, sql`now()`));

/** By the database's clock, because all processes share it; not before a lock that the transaction has waited for. */
export const inSeconds = (seconds: number): SQL => sql`statement_timestamp() + make_interval(secs => ${seconds})`;

export const isAnyOf = (rows: { id: string }[]) =>
	sql`${deliveries.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;

/** A message with a payload, such as the digest of overdue tasks, is composed from it and waits for its own turn. */
const postponed = sql`case when ${deliveries.payload} is null then 'digest' else ${deliveries.state} end`;

export type Claim = {
	deliveries: Delivery[];
	/** `claimed_at` as text: a JavaScript date would lose its microseconds. */
	claimedAt: string;
};

/**
 * Takes what is due on a channel: one delivery, or a digest of several.
 * @param leaseSeconds after which another process may take it
 * @param pace factor for the limits of the channel
 */
export async function claim(
	{ database, channels }: Context,
	channel: DeliveryChannel,
	leaseSeconds: number,
	pace: number,
): Promise<Claim | undefined> {
	const { limits } = channels[channel];
	return database.transaction(async (transaction) => {
		if (limits) await lockQueue(transaction, channel);
		const rows = limits
			? await takeNext(transaction, channel, limits, pace)
			: await takeDue(transaction, channel, channels[channel].digest, pace * minute);
		if (rows.length === 0) return undefined;
		const [claimed] = await transaction
			.update(deliveries)
			.set({ claimedAt: sql`statement_timestamp()`, nextAttemptAt: inSeconds(leaseSeconds) })
			.where(isAnyOf(rows))
			.returning({ at: sql<string>`${deliveries.claimedAt}::text` });
		return { deliveries: rows, claimedAt: claimed?.at as string };
	});
}

/** @param window length of the channel's rate limit, in seconds */
async function takeDue(
	transaction: Transaction,
	channel: DeliveryChannel,
	digest: { perMinute: number } | undefined,
	window: number,
): Promise<Delivery[]> {
	const isDueHere = and(eq(deliveries.channel, channel), isDue);
	if (digest) {
		const opensAt = await findOpening(transaction, channel, digest.perMinute, window);
		if (opensAt) {
			await transaction.update(deliveries).set({ state: postponed, nextAttemptAt: opensAt }).where(isDueHere);
			return [];
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
	return digested.length > 0 ? digested : take(eq(deliveries.state, "waiting"), 1);
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
	await lockQueue(transaction, channel);
	const [recent] = await transaction
		.select({ messages: countDistinct(deliveries.claimedAt), oldest: min(deliveries.claimedAt) })
		.from(deliveries)
		.where(and(eq(deliveries.channel, channel), gt(deliveries.claimedAt, inSeconds(-window))));
	if (!recent?.oldest || recent.messages < perMinute) return undefined;
	return new Date(recent.oldest.getTime() + window * 1_000);
}
