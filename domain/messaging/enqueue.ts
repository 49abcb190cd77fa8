import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { deliveries } from "../../database/tables.ts";
import type { DeliveryChannel, DeliveryKind } from "../../database/values.ts";
import { announceWork } from "../shared/job-notifications.ts";
import type { Language } from "../shared/language.ts";
import type { Clock } from "../shared/ports.ts";

type Subject =
	| { contactSubmissionId: string }
	| { applicationId: string }
	| { userId: string | null }
	| { entryId: string }
	| { oneTimeLinkId: string }
	/** Composed from its payload. */
	| { kind: "overdue" | "reply" };

type NewDelivery = {
	[Channel in DeliveryChannel]: { channel: Channel; kind: DeliveryKind<Channel> };
}[DeliveryChannel] &
	Subject & {
		/** For Telegram: the chat that it goes to. */
		chatId?: number;
		language?: Language;
		accountLinkId?: string;
		/** What the message needs besides its subject; erased after the last attempt. */
		payload?: Record<string, string | null>;
		/** When it is due, if not at once. */
		nextAttemptAt?: Date;
	};

/**
 * Adds a delivery to the outbox in the transaction that causes it, unless its subject already has one of this kind.
 * @param isDigested whether it is announced together with the other deliveries of the hour in one message
 */
export async function enqueueDelivery(
	{ now }: { now: Clock },
	transaction: Transaction,
	delivery: NewDelivery,
	isDigested = false,
): Promise<void> {
	const digest = { state: "digest" as const, nextAttemptAt: nextHour };
	await transaction
		.insert(deliveries)
		.values({ ...delivery, createdAt: timeOf(delivery.chatId, now()), ...(isDigested && digest) })
		.onConflictDoNothing();
	if (!isDigested) await announceWork(transaction, delivery.channel);
}

/** A chat gets its messages in the order of these times, so those of one transaction need different ones. */
const timeOf = (chatId: number | undefined, at: Date): Date | SQL =>
	chatId === undefined
		? at
		: sql`greatest(${at.toISOString()}::timestamptz, (select max(${deliveries.createdAt}) + interval '1 microsecond'
			from ${deliveries} where ${eq(deliveries.chatId, chatId)}))`;

/** All deliveries of an hour get the same time, so that they become due together. */
const nextHour: SQL = sql`date_trunc('hour', now()) + interval '1 hour'`;
