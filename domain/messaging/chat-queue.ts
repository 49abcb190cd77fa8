import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { botState, deliveries } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { ChatLimits, Delivery } from "../ports.ts";

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
	(select ${botState.pausedUntil} from ${botState}),
	(select claimed_at from ${deliveries} where channel = ${channel} and claimed_at is not null
		order by claimed_at desc offset ${perSecond - 1} limit 1) + ${seconds(pace)})`;

/** When a chat may get its next message. */
const chatOpensAt = ({ chatSeconds }: ChatLimits, pace: number): SQL => sql`coalesce(
	(select max(latest.claimed_at) from ${deliveries} as latest where latest.chat_id = due.chat_id)
		+ ${seconds(chatSeconds * pace)}, '-infinity')`;

/**
 * An earlier delivery to the same chat is being sent, is due, or has failed and is tried again. One that is held, such as a
 * message that staff can still take back, lets the others pass.
 */
const waitsForEarlier = sql`exists (select from ${deliveries} as earlier
	where earlier.chat_id = due.chat_id and earlier.state = 'waiting'
		and (earlier.created_at, earlier.id) < (due.created_at, due.id)
		and (earlier.next_attempt_at <= statement_timestamp() or earlier.attempts > 0 or earlier.claimed_at is not null))`;

/** @returns the delivery that may be sent now; none if all must wait. */
export async function takeNext(
	transaction: Transaction,
	channel: DeliveryChannel,
	limits: ChatLimits,
	pace: number,
): Promise<Delivery[]> {
	const { rows } = await transaction.execute<{ id: string }>(sql`
		select due.id from ${deliveries} as due
		where due.channel = ${channel} and due.state = 'waiting' and due.next_attempt_at <= statement_timestamp()
			and coalesce(${opensAt(channel, limits, pace)} <= statement_timestamp(), true)
			and ${chatOpensAt(limits, pace)} <= statement_timestamp() and not ${waitsForEarlier}
		order by due.next_attempt_at, due.created_at, due.id limit 1 for update of due skip locked`);
	if (rows.length === 0) return [];
	return transaction.select().from(deliveries).where(sql`${deliveries.id} = ${rows[0]?.id}`);
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
	const { rows } = await database.execute<{ seconds: number | null }>(sql`
		select extract(epoch from min(greatest(${opensAt(channel, limits, pace)}, due.next_attempt_at,
			${chatOpensAt(limits, pace)})) - statement_timestamp())::float8 as seconds
		from ${deliveries} as due
		where due.channel = ${channel} and due.state = 'waiting'
			and due.next_attempt_at <= statement_timestamp() + ${seconds(aheadSeconds)} and not ${waitsForEarlier}`);
	const [turn] = rows;
	return turn?.seconds == null ? undefined : Math.max(turn.seconds, 0);
}

/** Holds the channel in all processes, because the receiver has asked for it or cannot be reached. */
export const holdQueue = (transaction: Transaction, holdSeconds: number) =>
	transaction.execute(sql`insert into ${botState} (id, paused_until)
		values (1, statement_timestamp() + ${seconds(holdSeconds)})
		on conflict (id) do update set paused_until = greatest(${botState.pausedUntil}, excluded.paused_until)`);
