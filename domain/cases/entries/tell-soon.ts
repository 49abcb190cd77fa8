import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { deliveries, entries } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { notifyApplicant } from "../../messaging/notify-applicant.ts";

/** In milliseconds: several entries of one kind of news, or a corrected one, cause one message. */
const pause = 2 * 60_000;

type Told = { id: string; applicantId?: string | undefined; applicationId?: string | null | undefined; at: Date };

/**
 * Tells the applicant in two minutes what happened to the papers or the money of an application, unless a message about
 * it is waiting already.
 * @returns whether the applicant is told by a channel.
 */
export async function tellSoon(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	kind: "documents" | "money",
	{ id: entryId, applicantId, applicationId = null, at }: Told,
): Promise<boolean> {
	if (!applicantId) return false;
	const isOfApplication = sql`${deliveries.entryId} in (select ${entries.id} from ${entries} where ${entries.applicationId} = ${applicationId})`;
	const isWaiting = and(eq(deliveries.kind, kind), eq(deliveries.state, "waiting"), isNull(deliveries.claimedAt));
	const waiting = await transaction
		.select({ id: deliveries.id })
		.from(deliveries)
		.where(and(isWaiting, isOfApplication))
		.for("update");
	if (waiting.length > 0) return true;
	const nextAttemptAt = new Date(at.getTime() + pause);
	return notifyApplicant(context, transaction, { kind, entryId, applicantId, applicationId, nextAttemptAt });
}
