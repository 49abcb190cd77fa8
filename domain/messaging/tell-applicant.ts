import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { isEmailCertain, mailAddress } from "./certain-email.ts";
import { hears, type Scope } from "./chat-scope.ts";
import { enqueueDelivery } from "./enqueue.ts";

/** An answer of staff, a new status, or that the application was opened on a device that we do not know. */
export type News = Scope &
	(
		| { kind: "message"; messageId: string }
		| { kind: "status"; caseEventId: string }
		| { kind: "my-opened"; oneTimeLinkId: string }
	) & {
		/** When it is due, if not at once. */
		nextAttemptAt?: Date;
	};

/**
 * Adds news to the outbox, in the transaction that causes them: to the applicant's Telegram chat if it may hear of them,
 * else by email if there is a certain address. A new status goes to the chats of the family, too.
 * @returns whether they are sent to the applicant.
 */
export async function tellApplicant(
	context: Pick<Context, "now" | "bot">,
	transaction: Transaction,
	news: News,
): Promise<boolean> {
	const chats = context.bot.isConfigured ? await listChats(transaction, news, context.now()) : [];
	const own = chats.find(({ follower }) => follower === "applicant");
	const told = news.kind === "status" ? chats : chats.filter((chat) => chat === own);
	for (const { chatId, language } of told) {
		await enqueueDelivery(context, transaction, { ...subjectOf(news), channel: "telegram", chatId, language });
	}
	return own !== undefined || tellByEmail(context, transaction, news);
}

/** @returns false if there is no certain address. */
async function tellByEmail(context: Pick<Context, "now">, transaction: Transaction, news: News): Promise<boolean> {
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
