import { and, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/connect.ts";
import { deliveries, telegramChats } from "../../../database/tables.ts";
import type { DeliveryChannel } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { hasSentLately, holdQueue } from "../../messaging/chat-queue.ts";
import { type Claim, claim, inSeconds, isAnyOf, isPending } from "../../messaging/claim.ts";
import { isOfSubmission, isResendable } from "../../messaging/list-deliveries.ts";
import { isForFamily, readNews, tellByEmail } from "../../messaging/notify-applicant.ts";
import { notFound } from "../../shared/errors.ts";
import { announceWork } from "../../shared/job-notifications.ts";
import { type Delivery, DeliveryError, type WorkOptions } from "../../shared/ports.ts";
import { requireId } from "../../shared/validation.ts";
import { type EntryContext, recordEntry } from "../entries/record.ts";
import { closeDelivered, openFailed } from "../tasks/deliveries.ts";
import { assessFailure } from "./retry-policy.ts";

/**
 * Sends the next due deliveries of a channel.
 * @returns the number of sent deliveries.
 * @throws DeliveryError if they were not accepted.
 */
export async function deliverDue(caller: Caller, channel: DeliveryChannel, options?: WorkOptions): Promise<number> {
	return deliver(caller.permit("delivery:send"), channel, options);
}

/** In seconds. */
const minute = 60;

/**
 * Claims what is due on a channel, one delivery or a digest of several, sends it and stores the result. If the process
 * is killed before that, its claim expires and another process sends the message again.
 * @returns the number of sent deliveries.
 * @throws DeliveryError if they were not accepted.
 */
async function deliver(
	context: Context,
	channel: DeliveryChannel,
	{ leaseSeconds = minute, pace = 1 }: WorkOptions = {},
): Promise<number> {
	const claimed = await claim(context, channel, leaseSeconds, pace);
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

async function send({ channels }: Context, channel: DeliveryChannel, claimed: Delivery[]): Promise<boolean> {
	const { send, digest } = channels[channel];
	const [first] = claimed as [Delivery];
	if (!digest || first.state !== "digest") return send(first);
	await digest.send(claimed);
	return true;
}

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
 * Retries a failed delivery about a contact message, an application or a case in the background, if that still makes
 * sense. A delivery that was sent or is being sent stays unchanged, so that a second click sends nothing twice.
 * @throws ProblemError: refused, not-found.
 */
export async function resendDelivery(caller: Caller, id: string): Promise<void> {
	const { database, actor } = caller.permit("delivery:resend");
	const known = requireId(id, "notification");
	const isThis = and(eq(deliveries.id, known), isResendable);
	if ((await database.$count(deliveries, isThis)) === 0) throw notFound("notification");
	await database.transaction(async (transaction) => {
		const [failed] = await transaction
			.update(deliveries)
			.set({ state: "waiting", attempts: 0, claimedAt: null, lastError: null, nextAttemptAt: sql`now()` })
			.where(and(isThis, eq(deliveries.state, "failed")))
			.returning({ channel: deliveries.channel });
		if (!failed) return;
		await announceWork(transaction, failed.channel);
		await recordAudit(transaction, actor, { action: "notification:resend", recordId: known });
	});
}

const day = 24 * 60 * 60 * 1_000;
const keptDays = 30;

/**
 * Deletes account emails and ad conversions older than 30 days, and what the bot has replied a day ago. Deliveries
 * to staff and applicants are kept as long as their contact message or application.
 */
export async function removeOldDeliveries(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("delivery:send");
	const at = now().getTime();
	const before = new Date(at - keptDays * day);
	await database
		.delete(deliveries)
		.where(and(lt(deliveries.createdAt, before), sql`(${deliveries.channel} = 'ad' or not ${isOfSubmission})`));
	const isReply = and(
		eq(deliveries.channel, "telegram"),
		eq(deliveries.kind, "reply"),
		ne(deliveries.state, "waiting"),
	);
	// One that was refused has no time of its end, but that of its last attempt.
	const endedAt = sql`coalesce(${deliveries.sentAt}, ${deliveries.claimedAt}, ${deliveries.createdAt})`;
	await database
		.delete(deliveries)
		.where(and(isReply, sql`${endedAt} < ${new Date(at - day).toISOString()}::timestamptz`));
}

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
async function recordFailure(context: Context, claimed: Claim, error: unknown, pace: number): Promise<Error> {
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

/** Locks the applicants whom deliveries to chats concern, before the deliveries themselves, as commands do. */
async function lockUnreached(transaction: Transaction, claimed: Delivery[]): Promise<void> {
	const ids = new Set<string>();
	for (const delivery of claimed) {
		if (delivery.channel !== "telegram") continue;
		for (const id of await listFollowed(transaction, delivery.chatId)) ids.add(id);
		const news = await readNews(transaction, delivery);
		if (news) ids.add(news.applicantId);
	}
	if (ids.size > 0) await lockApplicants(transaction, [...ids], "no key update");
}

/**
 * Goes on with deliveries that have failed for good, in the transaction that records it: news that did not reach the
 * applicant's chat go by email, and what reaches the applicant in no way becomes a task. Without a mail server, staff
 * cannot mend one failed email after the other.
 * @param failed as they were claimed
 * @param isBlocked whether the chat accepts nothing from the bot anymore
 */
async function recordUnreached(
	context: Context,
	transaction: Transaction,
	failed: Delivery[],
	isBlocked: boolean,
): Promise<void> {
	const at = context.now();
	const unreached: Delivery[] = [];
	for (const delivery of failed) {
		if (delivery.channel === "telegram") {
			if (isBlocked) await blockChat(context, transaction, delivery.chatId, at);
			if (await isLost(context, transaction, delivery)) unreached.push(delivery);
		} else if (context.configured.mail) unreached.push(delivery);
	}
	await openFailed(transaction, unreached, at);
}

/** Whether news for the applicant go by no other way. */
async function isLost(context: Context, transaction: Transaction, delivery: Delivery): Promise<boolean> {
	const news = isForFamily(delivery) ? undefined : await readNews(transaction, delivery);
	if (!news || news.isChatOnly) return false;
	return !context.mailer.isConfigured || !(await tellByEmail(context, transaction, news));
}

/** The applicants whom a chat follows. */
async function listFollowed(transaction: Transaction, chatId: number): Promise<string[]> {
	const rows = await transaction
		.select({ applicantId: telegramChats.applicantId })
		.from(telegramChats)
		.where(eq(telegramChats.chatId, chatId));
	return rows.map(({ applicantId }) => applicantId);
}

/**
 * Notes that a chat accepts nothing from the bot anymore, for everybody whom it follows: what comes next is sent by email.
 * Call it in a transaction that has locked them (`listFollowed`).
 */
async function blockChat(context: EntryContext, transaction: Transaction, chatId: number, at: Date): Promise<void> {
	const blocked = await transaction
		.update(telegramChats)
		.set({ state: "blocked", endedAt: at })
		.where(and(eq(telegramChats.chatId, chatId), eq(telegramChats.state, "active")))
		.returning({
			applicantId: telegramChats.applicantId,
			applicationId: telegramChats.applicationId,
			follower: telegramChats.follower,
		});
	for (const { applicantId, applicationId, follower } of blocked) {
		const event = { applicantId, applicationId, kind: "telegram_stopped", actor: null, at } as const;
		await recordEntry(context, transaction, { ...event, data: { follower, reason: "blocked" } });
	}
}
