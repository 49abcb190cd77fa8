import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, contactSubmissions, deliveries, entries, links } from "../../database/tables.ts";
import type { ConversionKind, DeliveryChannel, DeliveryKind } from "../../database/values.ts";
import type { Context } from "../access/caller.ts";
import { announceWork } from "../shared/job-notifications.ts";
import type { Language } from "../shared/language.ts";
import type { BotMessage, Clock, Delivery } from "../shared/ports.ts";
import type { AdVisitor } from "./conversions/schema.ts";

type Subject =
	| { contactSubmissionId: string }
	| { applicationId: string }
	| { userId: string | null; linkId?: string }
	| { entryId: string }
	| { linkId: string }
	/** Composed from its payload. */
	| { kind: "overdue" | "reply" | "reminder" };

type NewDelivery = {
	[Channel in DeliveryChannel]: { channel: Channel; kind: DeliveryKind<Channel> };
}[DeliveryChannel] &
	Subject & {
		/** For Telegram: the chat that it goes to. */
		chatId?: number;
		language?: Language;
		/** What the message needs besides its subject; erased after the last attempt. */
		payload?: Record<string, string | null>;
		/** When it is due, if not at once. */
		nextAttemptAt?: Date;
	};

/**
 * Adds a delivery to the outbox in the transaction that causes it, unless its subject already has one of this kind or is an
 * invented person's.
 * @param isDigested whether it is announced together with the other deliveries of the hour in one message
 */
export async function enqueueDelivery(
	{ now }: { now: Clock },
	transaction: Transaction,
	delivery: NewDelivery,
	isDigested = false,
): Promise<void> {
	if (await isOfExample(transaction, delivery)) return;
	const digest = { state: "digest" as const, nextAttemptAt: nextHour };
	await transaction
		.insert(deliveries)
		.values({ ...delivery, createdAt: timeOf(delivery.chatId, now()), ...(isDigested && digest) })
		.onConflictDoNothing();
	if (!isDigested) await announceWork(transaction, delivery.channel);
}

/** Examples get no messages, and nobody hears of them. */
async function isOfExample(transaction: Transaction, delivery: NewDelivery): Promise<boolean> {
	const idOf = (name: "entryId" | "applicationId" | "linkId" | "contactSubmissionId") =>
		sql`${name in delivery ? (delivery as Record<string, unknown>)[name] : null}::uuid`;
	const { rows } = await transaction.execute(sql`
		select 1 from ${applicants} where ${applicants.isExample} and ${applicants.id} in (
			select applicant_id from ${entries} where id = ${idOf("entryId")}
			union all select applicant_id from ${applications} where id = ${idOf("applicationId")}
			union all select applicant_id from ${links} where id = ${idOf("linkId")})
		union all select 1 from ${contactSubmissions} where ${contactSubmissions.isExample} and ${contactSubmissions.id} in (
			select contact_submission_id from ${entries} where id = ${idOf("entryId")}
			union all select ${idOf("contactSubmissionId")})`);
	return rows.length > 0;
}

/** A chat gets its messages in the order of these times, so those of one transaction need different ones. */
const timeOf = (chatId: number | undefined, at: Date): Date | SQL =>
	chatId === undefined
		? at
		: sql`greatest(${at.toISOString()}::timestamptz, (select max(${deliveries.createdAt}) + interval '1 microsecond'
			from ${deliveries} where ${eq(deliveries.chatId, chatId)}))`;

/** All deliveries of an hour get the same time, so that they become due together. */
const nextHour: SQL = sql`date_trunc('hour', now()) + interval '1 hour'`;

/**
 * Enqueues the report of a conversion in the transaction that stores the visitor's submission. Does nothing without a
 * configured ad network or without consent.
 */
export async function enqueueConversion(
	context: Pick<Context, "adConversions" | "now">,
	transaction: Transaction,
	kind: ConversionKind,
	subject: { applicationId: string } | { contactSubmissionId: string } | { userId: string },
	visitor: AdVisitor | undefined,
): Promise<void> {
	if (!visitor || !context.adConversions.isConfigured) return;
	await enqueueDelivery(context, transaction, { channel: "ad", kind, ...subject, payload: { ...visitor } });
}

/** Adds a message of the bot to the outbox, in the transaction of what it answers, so that it comes exactly once. */
export async function enqueueReply(
	context: { now: Clock },
	transaction: Transaction,
	{ chatId, language, ...message }: { chatId: number; language: Language } & BotMessage,
): Promise<void> {
	const payload = { message: JSON.stringify(message) };
	await enqueueDelivery(context, transaction, { channel: "telegram", kind: "reply", chatId, language, payload });
}

/** The message in the payload of a reply of the bot. */
export const replyIn = ({ payload }: Delivery): BotMessage => JSON.parse(payload?.message ?? "{}");
