import { and, eq } from "drizzle-orm";
import { notifications } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../validation.ts";
import { deliverNotificationRow, sendDigest } from "./notifications.ts";

/** Announces the suspect submissions of the last hour in one message. @returns how many it announced. */
export async function deliverDigest(caller: Caller): Promise<number> {
	return sendDigest(caller.permit("notification:deliver"));
}

/** Sends a waiting notification; the job's one step. Records what became of it. @throws Undelivered to be tried again. */
export async function deliverNotification(caller: Caller, id: string): Promise<void> {
	return deliverNotificationRow(caller.permit("notification:deliver"), id);
}

/**
 * Has a notification that was given up sent once more, in the background. One that is sent or on its way stays as it is, so
 * that a second click sends nothing twice. @throws Refused, NotFound.
 */
export async function resendNotification(caller: Caller, id: string): Promise<void> {
	const { database, actor, jobs } = caller.permit("notification:resend");
	const known = asId(id);
	const one = known ? eq(notifications.id, known) : undefined;
	if (!known || (await database.$count(notifications, one)) === 0) throw notFound("notification");
	await database.transaction(async (transaction) => {
		const failed = await transaction
			.update(notifications)
			.set({ state: "waiting", attempts: 0, lastError: null })
			.where(and(one, eq(notifications.state, "failed")))
			.returning({ id: notifications.id });
		if (failed.length === 0) return;
		await jobs.enqueue(transaction, { name: "deliver-notification", notificationId: known });
		await recordAudit(transaction, actor, { action: "notification:resend", recordId: known });
	});
}
