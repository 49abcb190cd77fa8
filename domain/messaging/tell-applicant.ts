import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { isEmailCertain, mailAddress } from "./certain-email.ts";
import { hears } from "./chat-scope.ts";
import { enqueueDelivery } from "./enqueue.ts";
import { type News, payloadOf } from "./news.ts";

/**
 * Adds news to the outbox, in the transaction that causes them: to the applicant's Telegram chat if it may hear of them,
 * else by email if there is a certain address. A new status goes to the chats of the family, too. Anybody with the
 * reference and the phone number can connect a chat of level "known", so it does not take the applicant's emails away.
 * @returns whether they are sent to the applicant.
 */
export async function tellApplicant(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	news: News,
): Promise<boolean> {
	const chats = context.configured.bot ? await listChats(transaction, news, context.now()) : [];
	const own = chats.find(({ follower }) => follower === "applicant");
	const told = news.kind === "status" ? chats : chats.filter((chat) => chat === own);
	for (const { chatId, language, follower } of told) {
		const delivery = {
			...subjectOf(news),
			...payloadOf(news, follower),
			channel: "telegram",
			chatId,
			language,
		} as const;
		await enqueueDelivery(context, transaction, delivery);
	}
	const isEnough = own && (own.level === "proven" || !context.configured.mail);
	const isEmailed = !isEnough && (await tellByEmail(context, transaction, news));
	return own !== undefined || isEmailed;
}

/** @returns false if there is no certain address. */
export async function tellByEmail(
	context: Pick<Context, "now">,
	transaction: Transaction,
	news: News,
): Promise<boolean> {
	const { applicantId, applicationId } = news;
	const [found] = await transaction
		.select({
			email: applicationId ? mailAddress : sql<string | null>`${applicants.email}`,
			language: applicants.language,
		})
		.from(applicants)
		.leftJoin(applications, applicationId ? eq(applications.id, applicationId) : sql`false`)
		.where(and(eq(applicants.id, applicantId), applicationId ? undefined : isEmailCertain));
	if (!found?.email) return false;
	const { language } = found;
	await enqueueDelivery(context, transaction, { ...subjectOf(news), channel: "email", language });
	return true;
}

/** In a certain order, as everything that locks several chats. */
const listChats = (transaction: Transaction, news: News, at: Date) =>
	transaction
		.select({
			chatId: telegramChats.chatId,
			language: telegramChats.language,
			follower: telegramChats.follower,
			level: telegramChats.level,
		})
		.from(telegramChats)
		.where(hears(news, at))
		.orderBy(asc(telegramChats.chatId));

function subjectOf(news: News) {
	const due = news.nextAttemptAt ? { nextAttemptAt: news.nextAttemptAt } : {};
	if (news.kind === "message") return { kind: news.kind, messageId: news.messageId, ...due };
	if (news.kind === "status") return { kind: news.kind, caseEventId: news.caseEventId, ...due };
	return { kind: news.kind, oneTimeLinkId: news.oneTimeLinkId, ...due };
}
