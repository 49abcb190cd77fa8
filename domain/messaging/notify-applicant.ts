import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { applicants, applications, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { isEmailCertain, mailAddress } from "../access/levels.ts";
import { enqueueDelivery } from "./enqueue.ts";
import { canReceive, type News, payloadOf, type Scope } from "./news.ts";

/**
 * Adds news to the outbox, in the transaction that causes them: to the applicant's Telegram chat if it may hear of them,
 * else by email if there is a certain address. A new status goes to the chats of the family, too. Anybody with the
 * reference and the phone number can connect a chat of level "known", so it does not take the applicant's emails away.
 * @returns whether they are sent to the applicant.
 */
export async function notifyApplicant(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	news: News,
): Promise<boolean> {
	const { chats, own, isEnough } = await chooseChats(context, transaction, news);
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
	const isEmailed = !isEnough && !news.isChatOnly && (await tellByEmail(context, transaction, news));
	return own !== undefined || isEmailed;
}

/** @returns false if there is no certain address. */
export async function tellByEmail(
	context: Pick<Context, "now">,
	transaction: Transaction,
	news: News,
): Promise<boolean> {
	const found = await findAddress(transaction, news);
	if (!found) return false;
	const { language } = found;
	await enqueueDelivery(context, transaction, { ...subjectOf(news), channel: "email", language });
	return true;
}

/**
 * Where a message about an application, or about the whole person, would go now.
 * @returns whether it goes to the applicant's Telegram chat, and to which email address; null if to none.
 */
export async function chooseChannels(context: Pick<Context, "database" | "now" | "configured">, scope: Scope) {
	const { own, isEnough } = await chooseChats(context, context.database, { ...scope, kind: "message" });
	const found = isEnough ? undefined : await findAddress(context.database, scope);
	return { telegram: own !== undefined, email: found?.email ?? null };
}

type Reader = Pick<Database, "select">;

async function chooseChats(
	{ configured, now }: Pick<Context, "now" | "configured">,
	database: Reader,
	news: Scope & { kind: string },
) {
	const chats = configured.bot ? await listChats(database, news, now()) : [];
	const own = chats.find(({ follower }) => follower === "applicant");
	return { chats, own, isEnough: own !== undefined && (own.level === "proven" || !configured.mail) };
}

/** @returns undefined if there is no certain address. */
async function findAddress(database: Reader, { applicantId, applicationId }: Scope) {
	const [found] = await database
		.select({
			email: applicationId ? mailAddress : sql<string | null>`${applicants.email}`,
			language: applicants.language,
		})
		.from(applicants)
		.leftJoin(applications, applicationId ? eq(applications.id, applicationId) : sql`false`)
		.where(
			and(eq(applicants.id, applicantId), eq(applicants.isExample, false), applicationId ? undefined : isEmailCertain),
		);
	return found?.email ? found : undefined;
}

/** In a certain order, as everything that locks several chats. */
const listChats = (database: Reader, news: Scope & { kind: string }, at: Date) =>
	database
		.select({
			chatId: telegramChats.chatId,
			language: telegramChats.language,
			follower: telegramChats.follower,
			level: telegramChats.level,
		})
		.from(telegramChats)
		.where(canReceive(news, at))
		.orderBy(asc(telegramChats.chatId));

function subjectOf(news: News) {
	const due = news.nextAttemptAt ? { nextAttemptAt: news.nextAttemptAt } : {};
	if (news.kind === "my-opened") return { kind: news.kind, linkId: news.linkId, ...due };
	return { kind: news.kind, entryId: news.entryId, ...due };
}
