import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { entries, links, telegramChats } from "../../database/tables.ts";
import type { Delivery } from "../shared/ports.ts";

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
export const payloadOf = (
	news: News,
	follower: "applicant" | "family",
): { payload?: Record<string, string | null> } => {
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
