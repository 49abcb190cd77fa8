import { and, eq, lt, ne, sql } from "drizzle-orm";
import { accountLinks, deliveries } from "../../../database/tables.ts";
import type { DeliveryChannel } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { isOfSubmission, isResendable } from "../../messaging/resendable.ts";
import { notFound } from "../../shared/errors.ts";
import { announceWork } from "../../shared/job-notifications.ts";
import type { WorkOptions } from "../../shared/ports.ts";
import { asId } from "../../shared/validation.ts";
import { deliver } from "./deliver.ts";

/**
 * Sends the next due deliveries of a channel.
 * @returns the number of sent deliveries.
 * @throws DeliveryError if they were not accepted.
 */
export async function deliverDue(caller: Caller, channel: DeliveryChannel, options?: WorkOptions): Promise<number> {
	return deliver(caller.permit("delivery:send"), channel, options);
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
 * Deletes account emails, links and ad conversions older than 30 days, and what the bot has replied a day ago. Deliveries
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
	await database.delete(accountLinks).where(lt(accountLinks.createdAt, before));
}
