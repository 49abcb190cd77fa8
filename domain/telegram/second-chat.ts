import { and, eq, gt, ne, sql } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { removeChatLinks } from "../access/chat-links.ts";
import { removeReplies } from "../messaging/end-chats.ts";
import { sayConnected } from "./cards.ts";
import { recordConnected, recordStopped } from "./consent.ts";
import { withOffices } from "./offices.ts";
import { type Binding, storeBinding } from "./store-binding.ts";
import { type FollowedChat, isActive, readChats, say, sayIn, type Talk } from "./talk.ts";
import { botTexts } from "./texts/texts.ts";

/** Milliseconds in which the first chat can agree. Telegram disables old buttons about then. */
const answeredWithin = 48 * 60 * 60 * 1_000;

type StoredChat = typeof telegramChats.$inferSelect;

/** Asks the chat that is connected whether this one shall replace it: both cannot be the applicant's. */
export async function requestConnection(
	talk: Talk,
	wanted: Binding,
	{ first, own }: { first: StoredChat; own: FollowedChat | undefined },
): Promise<void> {
	const { transaction, context, texts } = talk;
	const { second, buttons } = botTexts[first.language];
	const reference = await referenceOf(talk, first);
	// Whoever knows reference and phone number only cannot use up the requests of somebody who is proven.
	const asked = `${wanted.applicantId} ${wanted.level}`;
	const { seconds } = await context.rateLimits.count(transaction, "bot-request", asked, 1);
	if (seconds > 0) return say(talk, { text: texts.second.tooMany });
	if (own && isActive(own)) {
		await say(talk, { text: texts.second.family });
		return sayIn(talk, first, { text: second.tried(reference) });
	}
	if (!(await displaceRequests(talk, wanted))) return say(talk, { text: texts.second.tooMany });
	const rowId = await storeBinding(talk, wanted, "requested");
	await say(talk, { text: texts.second.requested });
	await sayIn(talk, first, {
		text: second.ask(reference, wanted.provenBy ?? "pair"),
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
async function displaceRequests(talk: Talk, { applicantId, level }: Binding): Promise<boolean> {
	const { transaction, at } = talk;
	const isOther = and(
		eq(telegramChats.applicantId, applicantId),
		eq(telegramChats.state, "requested"),
		ne(telegramChats.chatId, talk.chatId),
	);
	const others = await transaction.select().from(telegramChats).where(isOther);
	const isPending = others.some(({ connectedAt }) => at.getTime() - connectedAt.getTime() < answeredWithin);
	if (isPending && level !== "proven") return false;
	await transaction.delete(telegramChats).where(isOther);
	for (const other of others) {
		await removeReplies(transaction, [other.chatId]);
		await sayIn(talk, other, { text: botTexts[other.language].second.displaced });
	}
	return true;
}

/**
 * The answer of the first chat.
 * @returns false if there is no such question anymore.
 */
export async function answerRequest(talk: Talk, rowId: string, isAllowed: boolean): Promise<boolean> {
	const { transaction, at } = talk;
	const asked = await findRequest(talk, rowId);
	const first = talk.chats.find(
		(chat) => chat.applicantId === asked?.applicantId && chat.follower === "applicant" && isActive(chat),
	);
	if (!asked || !first) return false;
	if (!isAllowed) {
		await transaction.delete(telegramChats).where(eq(telegramChats.id, asked.id));
		await sayIn(talk, asked, { text: botTexts[asked.language].second.refused });
		await say(talk, { text: talk.texts.second.kept });
		return true;
	}
	await endForAnother(talk, first);
	await transaction
		.update(telegramChats)
		.set({ state: "active", connectedAt: at })
		.where(eq(telegramChats.id, asked.id));
	await recordConnected(transaction, asked, at);
	await sayConnected(talk, asked.id, asked.chatId);
	return true;
}

async function findRequest({ transaction, at }: Talk, rowId: string): Promise<StoredChat | undefined> {
	const isRecent = gt(telegramChats.connectedAt, new Date(at.getTime() - answeredWithin));
	const [row] = await transaction
		.select()
		.from(telegramChats)
		.where(and(sql`${telegramChats.id}::text = ${rowId}`, eq(telegramChats.state, "requested"), isRecent));
	return row;
}

/** Ends a chat that another one replaces, and tells it. */
export async function endForAnother(talk: Talk, first: Omit<StoredChat, "endedAt" | "connectedAt">): Promise<void> {
	const text = botTexts[first.language].second.moved(await referenceOf(talk, first));
	await talk.transaction.delete(telegramChats).where(eq(telegramChats.id, first.id));
	await removeChatLinks(talk.transaction, [first.applicantId]);
	await removeReplies(talk.transaction, [first.chatId]);
	await recordStopped(talk.transaction, first, { reason: "replaced", at: talk.at });
	await sayIn(talk, first, { text: await withOffices({ ...talk, language: first.language }, text) });
}

const referenceOf = async ({ transaction }: Talk, { chatId, id }: Pick<StoredChat, "chatId" | "id">): Promise<string> =>
	(await readChats(transaction, chatId)).find((chat) => chat.id === id)?.reference ?? "";
