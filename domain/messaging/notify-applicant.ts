import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { applicants, applications, entries, links, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { isEmailCertain, mailAddress } from "../access/levels.ts";
import type { Delivery } from "../shared/ports.ts";
import { enqueueDelivery } from "./enqueue.ts";

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

/** What news are about: an application, or the whole person if there is none. */
export type Scope = { applicantId: string; applicationId: string | null };

/**
 * The chats that news may reach now. A chat of level "known" hears of its application only, and not that a device which we
 * do not know has opened it: whoever connected the chat may be who opened it; nor of money, which it may not see. A chat that was connected by
 * a family link hears nothing after the link has expired or was withdrawn.
 */
export const canReceive = ({ kind, applicantId, applicationId }: Scope & { kind: string }, at: Date): SQL | undefined =>
	and(
		eq(telegramChats.applicantId, applicantId),
		eq(telegramChats.state, "active"),
		or(isNull(telegramChats.applicationId), applicationId ? eq(telegramChats.applicationId, applicationId) : undefined),
		kind === "my-opened" || kind === "money" ? eq(telegramChats.level, "proven") : undefined,
		sql`not exists (select from links where links.id = ${telegramChats.familyLinkId}
			and links.expires_at <= ${at.toISOString()}::timestamptz)`,
	);

/** An answer of staff, a new status, what happened to papers or money, or that the application was opened on a device that we do not know. */
export type News = Scope &
	({ kind: "message" | "status" | "documents" | "money"; entryId: string } | { kind: "my-opened"; linkId: string }) & {
		/** When it is due, if not at once. */
		nextAttemptAt?: Date;
		/** Whether they are worth a message of Telegram, and no email and no call of staff. */
		isChatOnly?: boolean;
	};

/** Of the data of a message: so is the plan of the week. */
export const isChatOnly = (data: Record<string, string> | null): boolean => data?.reminder === "plan";

/** What a delivery about news needs besides its subject. */
const payloadOf = (news: News, follower: "applicant" | "family"): { payload?: Record<string, string | null> } => {
	if (follower === "family") return { payload: { follower } };
	// The link itself may be about all of the applicant's applications.
	return news.kind === "my-opened" ? { payload: { applicationId: news.applicationId } } : {};
};

/** Whether a delivery was for somebody of the family. */
export const isForFamily = ({ payload }: Pick<Delivery, "payload">): boolean => payload?.follower === "family";

/** @returns the news that a delivery tells; undefined for a reply of the bot. */
export async function readNews(
	database: Pick<Database, "select">,
	{ kind, entryId, linkId, payload }: Delivery,
): Promise<News | undefined> {
	if (entryId) {
		const { applicantId, applicationId, data } = entries;
		const selected = database.select({ applicantId, applicationId, data }).from(entries);
		const [row] = await selected.where(eq(entries.id, entryId));
		if (!row?.applicantId) return undefined;
		return {
			kind: kind === "status" || kind === "documents" || kind === "money" ? kind : "message",
			entryId,
			applicationId: row.applicationId,
			applicantId: row.applicantId,
			isChatOnly: isChatOnly(row.data),
		};
	}
	if (!linkId) return undefined;
	const [row] = await database.select({ applicantId: links.applicantId }).from(links).where(eq(links.id, linkId));
	if (!row?.applicantId) return undefined;
	return { kind: "my-opened", linkId, applicationId: payload?.applicationId ?? null, applicantId: row.applicantId };
}
