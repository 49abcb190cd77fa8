import { and, eq, gt, ne, sql } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { removeChatLinks } from "../access/links.ts";
import { removeReplies } from "../messaging/end-chats.ts";
import { type Binding, recordConnected, recordStopped, storeBinding } from "./binding.ts";
import { sayConnected } from "./cards.ts";
import { type Conversation, type FollowedChat, isActive, readChats, say, sayIn, withOffices } from "./conversation.ts";
import { botTexts } from "./texts/texts.ts";

/** Milliseconds in which the first chat can agree. Telegram disables old buttons about then. */
const answeredWithin = 48 * 60 * 60 * 1_000;

type StoredChat = typeof telegramChats.$inferSelect;

/** Asks the chat that is connected whether this one shall replace it: both cannot be the applicant's. */
export async function requestConnection(
	conversation: Conversation,
	wanted: Binding,
	{ first, own }: { first: StoredChat; own: FollowedChat | undefined },
): Promise<void> {
	const { transaction, context, texts } = conversation;
	const { second, buttons } = botTexts[first.language];
	const reference = await referenceOf(conversation, first);
	// Whoever knows reference and phone number only cannot use up the requests of somebody who is proven.
	const asked = `${wanted.applicantId} ${wanted.level}`;
	const { seconds } = await context.rateLimits.count(transaction, "bot-request", asked, 1);
	if (seconds > 0) return say(conversation, { text: texts.second.tooMany });
	if (own && isActive(own)) {
		await say(conversation, { text: texts.second.family });
		return sayIn(conversation, first, { text: second.tried(reference) });
	}
	if (!(await displaceRequests(conversation, wanted))) return say(conversation, { text: texts.second.tooMany });
	const rowId = await storeBinding(conversation, wanted, "requested");
	await say(conversation, { text: texts.second.requested });
	await sayIn(conversation, first, {
		text: second.ask(reference, second.asked[wanted.provenBy ?? "pair"]),
		buttons: [
			[
				{ text: buttons.yes, data: `allow:${rowId}` },
				{ text: buttons.no, data: `deny:${rowId}` },
			],
		],
	});
}

/**
 * Deletes the requests of other chats, and tells them, if this one is proven: the first chat would not see which of two it
 * agrees to.
 * @returns false if one waits for an answer that this one must not take the place of.
 */
async function displaceRequests(conversation: Conversation, { applicantId, level }: Binding): Promise<boolean> {
	const { transaction, at } = conversation;
	const isOther = and(
		eq(telegramChats.applicantId, applicantId),
		eq(telegramChats.state, "requested"),
		ne(telegramChats.chatId, conversation.chatId),
	);
	const others = await transaction.select().from(telegramChats).where(isOther);
	const isPending = others.some(({ connectedAt }) => at.getTime() - connectedAt.getTime() < answeredWithin);
	if (isPending && level !== "proven") return false;
	await transaction.delete(telegramChats).where(isOther);
	for (const other of others) {
		await removeReplies(transaction, [other.chatId]);
		await sayIn(conversation, other, { text: botTexts[other.language].second.displaced });
	}
	return true;
}

/**
 * The answer of the first chat.
 * @returns false if there is no such question anymore.
 */
export async function answerRequest(conversation: Conversation, rowId: string, isAllowed: boolean): Promise<boolean> {
	const { transaction, at } = conversation;
	const asked = await findRequest(conversation, rowId);
	const first = conversation.chats.find(
		(chat) => chat.applicantId === asked?.applicantId && chat.follower === "applicant" && isActive(chat),
	);
	if (!asked || !first) return false;
	if (!isAllowed) {
		await transaction.delete(telegramChats).where(eq(telegramChats.id, asked.id));
		await sayIn(conversation, asked, { text: botTexts[asked.language].second.refused });
		await say(conversation, { text: conversation.texts.second.kept });
		return true;
	}
	await endForAnother(conversation, first);
	await transaction
		.update(telegramChats)
		.set({ state: "active", connectedAt: at })
		.where(eq(telegramChats.id, asked.id));
	await recordConnected(conversation, asked);
	await sayConnected(conversation, asked.id, asked.chatId);
	return true;
}

async function findRequest({ transaction, at }: Conversation, rowId: string): Promise<StoredChat | undefined> {
	const isRecent = gt(telegramChats.connectedAt, new Date(at.getTime() - answeredWithin));
	const [row] = await transaction
		.select()
		.from(telegramChats)
		.where(and(sql`${telegramChats.id}::text = ${rowId}`, eq(telegramChats.state, "requested"), isRecent));
	return row;
}

/** Ends a chat that another one replaces, and tells it. */
export async function endForAnother(
	conversation: Conversation,
	first: Omit<StoredChat, "endedAt" | "connectedAt">,
): Promise<void> {
	const text = botTexts[first.language].second.moved(await referenceOf(conversation, first));
	await conversation.transaction.delete(telegramChats).where(eq(telegramChats.id, first.id));
	await removeChatLinks(conversation.transaction, [first.applicantId]);
	await removeReplies(conversation.transaction, [first.chatId]);
	await recordStopped(conversation, first, "replaced");
	await sayIn(conversation, first, { text: await withOffices({ ...conversation, language: first.language }, text) });
}

const referenceOf = async (
	{ transaction }: Conversation,
	{ chatId, id }: Pick<StoredChat, "chatId" | "id">,
): Promise<string> => (await readChats(transaction, chatId)).find((chat) => chat.id === id)?.reference ?? "";
