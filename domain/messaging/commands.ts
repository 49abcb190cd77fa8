import { and, eq } from "drizzle-orm";
import { notifications } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../validation.ts";

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
