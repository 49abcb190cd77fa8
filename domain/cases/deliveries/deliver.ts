import { and, sql } from "drizzle-orm";
import { deliveries } from "../../../database/tables.ts";
import type { DeliveryChannel } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { type Claim, claim, isAnyOf, isPending } from "../../messaging/claim.ts";
import type { Delivery, WorkOptions } from "../../shared/ports.ts";
import { closeDelivered } from "../tasks/deliveries.ts";
import { recordFailure } from "./record-failure.ts";

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
