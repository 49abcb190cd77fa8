import { and, eq, lt, ne, sql } from "drizzle-orm";
import { deliveries } from "../../../database/tables.ts";
import type { DeliveryChannel } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { type Claim, claim, isAnyOf, isPending } from "../../messaging/claim.ts";
import { isOfSubmission, isResendable } from "../../messaging/resendable.ts";
import { notFound } from "../../shared/errors.ts";
import { announceWork } from "../../shared/job-notifications.ts";
import type { Delivery, WorkOptions } from "../../shared/ports.ts";
import { asId } from "../../shared/validation.ts";
import { closeDelivered } from "../tasks/deliveries.ts";
import { recordFailure } from "./record-failure.ts";

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
	const known = asId(id);
	const isThis = and(eq(deliveries.id, known ?? ""), isResendable);
	if (!known || (await database.$count(deliveries, isThis)) === 0) throw notFound("notification");
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
