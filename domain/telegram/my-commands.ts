import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { telegramChats } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import { accessOf } from "../access/levels.ts";
import { createLink, findLink, removeChatLinks } from "../access/links.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { botUrl } from "../messaging/bot-name.ts";
import { endChats } from "../messaging/end-chats.ts";
import { limited, notFound } from "../shared/errors.ts";
import { requireId } from "../shared/validation.ts";

/** A link that opens the bot and connects the chat, once. */
export type TelegramLink = { url: string; payload: string; expiresAt: Date };

/**
 * Makes a link that connects a Telegram chat to the caller's application. The chat is as proven as the caller's session.
 * @throws ProblemError: refused; limited; not-found if there is no bot.
 */
export async function createTelegramLink(caller: Caller): Promise<TelegramLink> {
	const context = caller.permitOwn("my:write");
	const { sessionId } = context;
	const seconds = await context.rateLimits.consume("telegram-link", sessionId);
	if (seconds > 0) throw limited(seconds);
	return context.database.transaction(async (transaction) => {
		const access = await accessOf(transaction, sessionId);
		if (!access) throw notFound("session");
		return storeLink(context, transaction, access);
	});
}

/**
 * Makes a link that connects the chat of a parent to the application that the link for parents shows.
 * @param token of the link for parents
 * @throws ProblemError: limited; not-found if the link for parents does not work, or there is no bot.
 */
export async function createFamilyTelegramLink(caller: Caller, token: string): Promise<TelegramLink> {
	const context = caller.permit("my:open");
	const shown = await findLink(context, "family", token);
	if (!shown?.applicantId) throw notFound("family-link");
	const { applicantId, provenBy, id: familyLinkId } = shown;
	const seconds = await context.rateLimits.consume("telegram-link", familyLinkId);
	if (seconds > 0) throw limited(seconds);
	return context.database.transaction(async (transaction) => {
		await lockApplicants(transaction, [applicantId], "key share");
		// It may have been withdrawn meanwhile.
		const link = await findLink({ ...context, database: transaction }, "family", token);
		if (!link) throw notFound("family-link");
		return storeLink(context, transaction, { applicantId, familyLinkId, provenBy });
	});
}

type NewLink = Omit<Parameters<typeof createLink>[2], "purpose">;

async function storeLink(context: Context, transaction: Transaction, values: NewLink): Promise<TelegramLink> {
	const { token, expiresAt } = await createLink(context, transaction, { purpose: "telegram", ...values });
	const url = await botUrl({ ...context, database: transaction }, token);
	if (!url) throw notFound("bot");
	return { url, payload: token, expiresAt };
}

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
