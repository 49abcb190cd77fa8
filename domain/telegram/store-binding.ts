import { telegramChats } from "../../database/tables.ts";
import type { Conversation } from "./conversation.ts";

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
