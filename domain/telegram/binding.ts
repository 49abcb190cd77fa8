import { telegramChats } from "../../database/tables.ts";
import { recordEntry } from "../cases/entries/record.ts";
import type { Conversation, FollowedChat } from "./conversation.ts";

type Followed = Pick<FollowedChat, "applicantId" | "applicationId" | "follower" | "level">;

/** Records that a chat was connected, with the consent that its first message asks for. */
export async function recordConnected({ context, transaction, at }: Conversation, chat: Followed): Promise<void> {
	const { applicantId, applicationId, follower, level } = chat;
	const entry = { applicantId, applicationId, kind: "telegram_connected", actor: null, at } as const;
	await recordEntry(context, transaction, { ...entry, data: { follower, level } });
}

export type EndReason = "stopped" | "blocked" | "not_mine" | "replaced";

/** Records the end of that consent. */
export async function recordStopped(
	{ context, transaction, at }: Conversation,
	{ applicantId, applicationId, follower }: Followed,
	reason: EndReason,
): Promise<void> {
	const entry = { applicantId, applicationId, kind: "telegram_stopped", actor: null, at } as const;
	await recordEntry(context, transaction, { ...entry, data: { follower, reason } });
}

/** What a chat is connected to, and as whom. */
export type Binding = Pick<
	typeof telegramChats.$inferInsert,
	"applicantId" | "applicationId" | "familyLinkId" | "follower" | "level" | "provenBy"
>;

/** @returns the id of the chat's row. */
export async function storeBinding(
	{ transaction, chatId, language, at }: Conversation,
	wanted: Binding,
	state: "active" | "requested",
): Promise<string> {
	const none = { applicationId: null, familyLinkId: null, provenBy: null };
	const values = { ...none, ...wanted, language, state, connectedAt: at, endedAt: null, confirmedAt: null };
	const [row] = await transaction
		.insert(telegramChats)
		.values({ chatId, ...values })
		.onConflictDoUpdate({ target: [telegramChats.chatId, telegramChats.applicantId], set: values })
		.returning({ id: telegramChats.id });
	return row?.id as string;
}
