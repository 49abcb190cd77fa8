import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { oneTimeLinks, telegramChats } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller, Context } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { useLinkInput } from "../my/schema.ts";
import { isToBeTold, type OpenedSession, type Opening, openSession, tellOpened } from "../my/sessions.ts";
import { isUsable, unusableLink } from "../my/usable-link.ts";
import { parse } from "../shared/validation.ts";
import { botLinkId, ofActiveChat } from "./usable-bot-link.ts";

/**
 * Opens an application by the button of the bot, which works once. The session sees what the chat hears of, and ends when
 * the chat is disconnected. Audited if it sees all applications.
 * @throws ProblemError: invalid 'link_unusable' if the button was used or has expired, or the chat hears nothing anymore.
 */
export async function openByBotLink(
	caller: Caller,
	code: string,
	input: unknown,
	{ signed }: Pick<Opening, "signed">,
): Promise<OpenedSession> {
	const context = caller.permit("my:open");
	const { isRemembered } = parse(useLinkInput, input);
	const id = botLinkId(context, code);
	if (!id) throw unusableLink();
	const isIt = isUsable("bot", id, context.now()) as SQL;
	const [link] = await context.database
		.select({ applicantId: oneTimeLinks.applicantId, applicationId: oneTimeLinks.applicationId })
		.from(oneTimeLinks)
		.where(isIt);
	if (!link) throw unusableLink();
	const known = link.applicationId;
	const isTold = known !== null && (await isToBeTold(context, known, signed));
	return context.database.transaction(async (transaction) => {
		await lockApplicants(transaction, [link.applicantId], "no key update");
		const chat = await consumeLink(context, transaction, isIt);
		const { applicantId, applicationId, level, id: telegramChatId } = chat;
		if (level === "proven") {
			await recordAudit(transaction, context.actor, { action: "applicant:open-by-telegram", recordId: applicantId });
		}
		if (isTold && known === applicationId) await tellOpened(context, transaction, known);
		const scope = { applicantId, applicationId, level, telegramChatId };
		return openSession(context, transaction, { ...scope, openedBy: "telegram", isRemembered }, signed);
	});
}

/** @returns the chat, as it is now. */
async function consumeLink({ now }: Context, transaction: Transaction, isIt: SQL) {
	const [chat] = await transaction
		.update(oneTimeLinks)
		.set({ usedAt: now() })
		.from(telegramChats)
		.where(and(isIt, eq(telegramChats.id, oneTimeLinks.telegramChatId), ofActiveChat))
		.returning({
			id: telegramChats.id,
			applicantId: telegramChats.applicantId,
			applicationId: telegramChats.applicationId,
			level: telegramChats.level,
		});
	if (!chat) throw unusableLink();
	return chat;
}
