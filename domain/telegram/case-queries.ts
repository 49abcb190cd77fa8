import { asc, desc, eq, sql } from "drizzle-orm";
import { links, telegramChats } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { requireId } from "../shared/validation.ts";

/**
 * The Telegram chats of an applicant for staff, without Telegram's numbers: those that hear of news first.
 * @throws ProblemError: refused; not-found.
 */
export async function listTelegramChats(caller: Caller, applicantId: string) {
	const { database } = caller.permit("applicant:read");
	const known = requireId(applicantId, "applicant");
	const { state, follower, provenBy, connectedAt, endedAt, id } = telegramChats;
	return database
		.select({ id, state, follower, provenBy, connectedAt, endedAt, label: links.label })
		.from(telegramChats)
		.leftJoin(links, eq(links.id, telegramChats.familyLinkId))
		.where(eq(telegramChats.applicantId, known))
		.orderBy(asc(follower), sql`${state} <> 'active'`, desc(connectedAt), asc(id));
}
export type CaseChat = Awaited<ReturnType<typeof listTelegramChats>>[number];
