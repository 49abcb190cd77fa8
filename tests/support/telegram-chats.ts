import type { Language } from "../../domain/shared/language.ts";
import { insertRow } from "./rows.ts";
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
export function telegramChat(sql: Sql, chat: Chat): Promise<string> {
	const { applicationId = null, familyLinkId = null, state = "active", language = "en" } = chat;
	return insertRow(sql, "telegram_chats", {
		...{ applicant_id: chat.applicantId, application_id: applicationId, family_link_id: familyLinkId, language },
		chat_id: chat.chatId ?? ++chats,
		follower: chat.follower ?? (familyLinkId ? "family" : "applicant"),
		level: applicationId ? "known" : "proven",
		proven_by: applicationId ? null : (chat.provenBy ?? "link"),
		...{ state, ended_at: state === "stopped" || state === "blocked" ? "now" : null },
	});
}
