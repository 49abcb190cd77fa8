import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { oneTimeLinks } from "../../database/tables.ts";

/**
 * Deletes the unused links that would connect a Telegram chat to applicants, for example because one of their chats was
 * disconnected: whoever held it could have made them. Links for parents depend on the page that made them.
 */
export async function removeChatLinks(transaction: Transaction, applicantIds: string[], where?: SQL): Promise<void> {
	const { applicantId, purpose, usedAt, familyLinkId } = oneTimeLinks;
	const isUnused = and(eq(purpose, "telegram"), isNull(usedAt), isNull(familyLinkId));
	await transaction.delete(oneTimeLinks).where(and(inArray(applicantId, applicantIds), isUnused, where));
}
