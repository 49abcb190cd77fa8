import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";

/** What news are about: an application, or the whole person if there is none. */
export type Scope = { applicantId: string; applicationId: string | null };

/**
 * The chats that news may reach now. A chat of level "known" hears of its application only, and not that a device which we
 * do not know has opened it: whoever connected the chat may be who opened it. A chat that was connected by
 * a family link hears nothing after the link has expired or was withdrawn.
 */
export const canReceive = ({ kind, applicantId, applicationId }: Scope & { kind: string }, at: Date): SQL | undefined =>
	and(
		eq(telegramChats.applicantId, applicantId),
		eq(telegramChats.state, "active"),
		or(isNull(telegramChats.applicationId), applicationId ? eq(telegramChats.applicationId, applicationId) : undefined),
		kind === "my-opened" ? eq(telegramChats.level, "proven") : undefined,
		sql`not exists (select from family_links where family_links.id = ${telegramChats.familyLinkId}
			and (family_links.revoked_at is not null or family_links.expires_at <= ${at.toISOString()}::timestamptz))`,
	);
