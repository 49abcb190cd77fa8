import type { Language } from "../../domain/shared/language.ts";
import type { TestSite } from "./site.ts";

type Sql = TestSite["sql"];

type Chat = {
	applicantId: string;
	/** The only application that a chat of level "known" hears of; without it, the chat is "proven". */
	applicationId?: string;
	provenBy?: "link" | "call" | "phone";
	familyLinkId?: string;
	follower?: "applicant" | "family";
	language?: Language;
	state?: "requested" | "active" | "stopped" | "blocked";
	/** Telegram's number. */
	chatId?: number;
};

let chats = 7_000_000_000;

/** Connects a chat without a conversation. @returns its id. */
export async function telegramChat(sql: Sql, chat: Chat): Promise<string> {
	const { applicationId = null, familyLinkId = null, state = "active", language = "en" } = chat;
	const [row] = await sql(
		`insert into telegram_chats (applicant_id, application_id, family_link_id, chat_id, follower, level, proven_by,
			language, state, ended_at)
		values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text, case when $9 in ('stopped', 'blocked') then now() end) returning id`,
		[
			chat.applicantId,
			applicationId,
			familyLinkId,
			chat.chatId ?? ++chats,
			chat.follower ?? (familyLinkId ? "family" : "applicant"),
			applicationId ? "known" : "proven",
			applicationId ? null : (chat.provenBy ?? "link"),
			language,
			state,
		],
	);
	return row?.id as string;
}
