import { and, eq } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { removeChatLinks } from "../access/links.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { endChats } from "../messaging/end-chats.ts";
import { notFound } from "../shared/errors.ts";
import { requireId } from "../shared/validation.ts";

/**
 * Disconnects one of the chats that the caller's session sees, and withdraws the consent with it. Audited.
 * @throws ProblemError: refused; not-found.
 */
export async function disconnectMyTelegram(caller: Caller, id: string): Promise<void> {
	const context = caller.permitOwn("my:write");
	const { database, actor, applicantId, isOwn, now } = context;
	const known = requireId(id, "chat");
	await database.transaction(async (transaction) => {
		const isIt = and(isOwn(telegramChats), eq(telegramChats.id, known));
		const [chat] = await transaction
			.select({
				applicationId: telegramChats.applicationId,
				level: telegramChats.level,
				follower: telegramChats.follower,
			})
			.from(telegramChats)
			.where(isIt)
			.for("update");
		if (!chat) throw notFound("chat");
		const { applicationId, level, follower } = chat;
		const entry = { applicantId, applicationId, kind: "telegram_stopped", actor, at: now() } as const;
		await recordEntry(context, transaction, { ...entry, data: { level, follower } });
		if (follower === "applicant") await removeChatLinks(transaction, [applicantId]);
		await endChats(context, transaction, eq(telegramChats.id, known), "named");
	});
}
