import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { deliveries, installation } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { ChatLimits, Delivery } from "../shared/ports.ts";

/**
 * The queue of a channel whose deliveries go to many chats. Each chat gets its deliveries in the order of their times, and
 * all processes together keep the limits, because they count in the table.
 */

/** One process at a time takes from a channel with limits. */
export const lockQueue = (transaction: Transaction, channel: DeliveryChannel) =>
	transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deliver ${channel}`}, 0))`);

const seconds = (count: number): SQL => sql`make_interval(secs => ${count})`;

/**
 * When the channel may send again: after a pause that the receiver asked for, and after so many messages in a second. Null
 * or past: now.
 */
const opensAt = (channel: DeliveryChannel, { perSecond }: ChatLimits, pace: number): SQL => sql`greatest(
	(select ${installation.botPausedUntil} from ${installation}),
	(select claimed_at from ${deliveries} where channel = ${channel} and claimed_at is not null
		order by claimed_at desc offset ${perSecond - 1} limit 1) + ${seconds(pace)})`;

/**
 * The first delivery of each chat that is being sent, is due, or has failed and is tried again: the others wait for it. One
 * that is held, such as a message that staff can still take back, lets the others pass. Only these are compared with the
 * limits, so that a chat for which thousands wait does not slow down the others.
 * @param aheadSeconds includes what is due so much later, after what is due now
 */
const heads = (channel: DeliveryChannel, aheadSeconds: number): SQL => sql`(
	select distinct on (chat_id) id, chat_id, kind, created_at, next_attempt_at from ${deliveries}
	where channel = ${channel} and state = 'waiting'
		and (${holdsOthers} or next_attempt_at <= statement_timestamp() + ${seconds(aheadSeconds)})
	order by chat_id, ${holdsOthers} desc, created_at, id)`;

/** One that has failed so often while others arrived, for about seven minutes, lets the others pass. */
const maxAttempts = 10;
const holdsOthers = sql`(next_attempt_at <= statement_timestamp() or claimed_at is not null
	or attempts between 1 and ${sql.raw(String(maxAttempts - 1))})`;

/** The chats that have had a message so recently that they may not get the next one yet, with its time. */
const recent = (channel: DeliveryChannel, chatSeconds: number): SQL => sql`(
	select chat_id, max(claimed_at) as claimed_at from ${deliveries}
	where channel = ${channel} and claimed_at > statement_timestamp() - ${seconds(chatSeconds)} group by chat_id)`;

/**
 * News come before the bot's replies, so that whoever writes much to the bot does not delay them.
 * @returns the delivery that may be sent now; none if all must wait. Lock the queue before.
 */
export async function takeNext(
	transaction: Transaction,
	channel: DeliveryChannel,
	limits: ChatLimits,
	pace: number,
): Promise<Delivery[]> {
	const { rows } = await transaction.execute<{ id: string }>(sql`
		select head.id from ${heads(channel, 0)} as head
		where head.next_attempt_at <= statement_timestamp()
			and coalesce(${opensAt(channel, limits, pace)} <= statement_timestamp(), true)
			and head.chat_id not in (select chat_id from ${recent(channel, limits.chatSeconds * pace)} as recent)
		order by head.kind = 'reply', head.next_attempt_at, head.created_at, head.id limit 1`);
	if (rows.length === 0) return [];
	const id = sql`${deliveries.id} = ${rows[0]?.id}`;
	return transaction.select().from(deliveries).where(id).for("update", { skipLocked: true });
}

/** Further ahead, the poll for due work finds it. */
const aheadSeconds = 10;

/** @returns in how many seconds a delivery may be sent, as far as known; undefined if none waits. */
export async function secondsToTurn(
	database: Pick<Database, "execute">,
	channel: DeliveryChannel,
	limits: ChatLimits,
	pace: number,
): Promise<number | undefined> {
	const chatSeconds = limits.chatSeconds * pace;
	const { rows } = await database.execute<{ seconds: number | null }>(sql`
		select extract(epoch from min(greatest(${opensAt(channel, limits, pace)}, head.next_attempt_at,
			recent.claimed_at + ${seconds(chatSeconds)})) - statement_timestamp())::float8 as seconds
		from ${heads(channel, aheadSeconds)} as head left join ${recent(channel, chatSeconds)} as recent using (chat_id)
		where head.next_attempt_at <= statement_timestamp() + ${seconds(aheadSeconds)}`);
	const [turn] = rows;
	return turn?.seconds == null ? undefined : Math.max(turn.seconds, 0);
}

/** Whether the receiver has accepted a message in the last minute: then a failure concerns one message, and is no outage. */
export async function hasSentLately(transaction: Transaction, channel: DeliveryChannel, pace: number) {
	const { rows } = await transaction.execute(sql`select from ${deliveries} where channel = ${channel}
		and state = 'sent' and claimed_at > statement_timestamp() - ${seconds(60 * pace)} limit 1`);
	return rows.length > 0;
}

/** Holds the channel in all processes, because the receiver has asked for it or cannot be reached. */
export const holdQueue = (transaction: Transaction, holdSeconds: number) =>
	transaction.update(installation).set({
		botPausedUntil: sql`greatest(${installation.botPausedUntil}, statement_timestamp() + ${seconds(holdSeconds)})`,
	});
