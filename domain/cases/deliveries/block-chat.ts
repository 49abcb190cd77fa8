import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { telegramChats } from "../../../database/tables.ts";
import type { EntryContext } from "../entries/kinds.ts";
import { recordEntry } from "../entries/record.ts";

/** The applicants whom a chat follows. */
export async function listFollowed(transaction: Transaction, chatId: number): Promise<string[]> {
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
export async function blockChat(
	context: EntryContext,
	transaction: Transaction,
	chatId: number,
	at: Date,
): Promise<void> {
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
