import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { entries, oneTimeLinks } from "../../database/tables.ts";
import type { Delivery } from "../shared/ports.ts";
import type { Scope } from "./chat-scope.ts";

/** An answer of staff, a new status, or that the application was opened on a device that we do not know. */
export type News = Scope &
	({ kind: "message" | "status"; entryId: string } | { kind: "my-opened"; oneTimeLinkId: string }) & {
		/** When it is due, if not at once. */
		nextAttemptAt?: Date;
	};

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
	{ kind, entryId, oneTimeLinkId, payload }: Delivery,
): Promise<News | undefined> {
	if (entryId) {
		const { applicantId, applicationId } = entries;
		const selected = database.select({ applicantId, applicationId }).from(entries);
		const [row] = await selected.where(eq(entries.id, entryId));
		if (!row?.applicantId) return undefined;
		return {
			kind: kind === "status" ? kind : "message",
			entryId,
			applicationId: row.applicationId,
			applicantId: row.applicantId,
		};
	}
	if (!oneTimeLinkId) return undefined;
	const [row] = await database
		.select({ applicantId: oneTimeLinks.applicantId })
		.from(oneTimeLinks)
		.where(eq(oneTimeLinks.id, oneTimeLinkId));
	return row && { kind: "my-opened", oneTimeLinkId, applicationId: payload?.applicationId ?? null, ...row };
}
