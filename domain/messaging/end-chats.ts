import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { botDialogs, deliveries, links, telegramChats } from "../../database/tables.ts";
import { removeChatLinks } from "../access/links.ts";
import type { Clock } from "../shared/ports.ts";
import { firstName } from "./email-parts.ts";
import { enqueueReply } from "./enqueue.ts";
import { goodbyeTexts } from "./goodbye-texts.ts";
import { asHtml } from "./telegram-html.ts";

/** Disconnects the chats that were connected by reference and phone number. @param applicationId only those about it */
export async function endKnownChats(
	context: { now: Clock },
	transaction: Transaction,
	applicantId: string,
	applicationId: string | null,
): Promise<void> {
	const isAbout = applicationId ? eq(telegramChats.applicationId, applicationId) : undefined;
	const where = and(eq(telegramChats.applicantId, applicantId), eq(telegramChats.level, "known"), isAbout) as SQL;
	await endChats(context, transaction, where, "named");
}

/**
 * Disconnects chats: deletes their rows, the unused links that they could have made, their open questions, and what the bot
 * has said in chats that follow nobody anymore. The bot says goodbye once in each chat that it still writes to.
 * Call it in a transaction that has locked the applicant, before an erasure deletes the applications.
 * @param where condition on `telegram_chats`
 * @param goodbye "named" names the application; "unnamed" nobody, and takes back what the bot has not sent yet, for an
 * erasure
 */
export async function endChats(
	context: { now: Clock },
	transaction: Transaction,
	where: SQL,
	goodbye: "named" | "unnamed" | "none",
): Promise<void> {
	const chats = await transaction
		.select({
			id: telegramChats.id,
			applicantId: telegramChats.applicantId,
			chatId: telegramChats.chatId,
			language: telegramChats.language,
			state: telegramChats.state,
			provenBy: telegramChats.provenBy,
			follower: telegramChats.follower,
			reference: followedReference,
			fullName: followedName,
		})
		.from(telegramChats)
		.where(where)
		.orderBy(asc(telegramChats.chatId), asc(telegramChats.id))
		.for("update");
	if (chats.length === 0) return;
	await transaction.delete(telegramChats).where(
		inArray(
			telegramChats.id,
			chats.map(({ id }) => id),
		),
	);
	const chatIds = [...new Set(chats.map(({ chatId }) => chatId))];
	const own = chats.filter(({ follower }) => follower === "applicant");
	const proofs = own.flatMap(({ provenBy }) => provenBy ?? []);
	await removeChatLinks(
		transaction,
		own.map(({ applicantId }) => applicantId),
		or(isNull(links.provenBy), inArray(links.provenBy, proofs)),
	);
	await closeQuestions(transaction, chatIds);
	if (goodbye === "unnamed") await takeBackReplies(transaction, chatIds);
	await removeReplies(transaction, chatIds);
	const said = new Set<number>();
	for (const chat of chats) {
		const { chatId, language, state } = chat;
		if (goodbye === "none" || state !== "active" || (goodbye === "unnamed" && said.has(chatId))) continue;
		said.add(chatId);
		const text = (goodbye === "named" && namedGoodbye(chat)) || goodbyeTexts[language].unnamed;
		await enqueueReply(context, transaction, { chatId, language, text: asHtml(text), phoneButton: null });
	}
}

type Ended = Pick<typeof telegramChats.$inferSelect, "language" | "follower"> & {
	reference: string | null;
	fullName: string;
};

/** The family knows the name, and the applicant the reference. */
function namedGoodbye({ language, follower, reference, fullName }: Ended): string | undefined {
	const texts = goodbyeTexts[language];
	const name = firstName(fullName);
	if (follower === "family") return name && texts.family(name);
	return reference ? texts.named(reference) : undefined;
}

const followedName = sql<string>`(select applicants.full_name from applicants
	where applicants.id = telegram_chats.applicant_id)`;

/** The application that the chat followed; of a chat that followed them all, the newest. */
export const followedReference = sql<string | null>`(select applications.reference from applications
	where applications.applicant_id = telegram_chats.applicant_id
		and (telegram_chats.application_id is null or applications.id = telegram_chats.application_id)
	order by applications.submitted_at desc, applications.id desc limit 1)`;

/** A chat that still follows somebody keeps its language. */
async function closeQuestions(transaction: Transaction, chatIds: number[]): Promise<void> {
	const rows = await transaction
		.select({ chatId: botDialogs.chatId })
		.from(botDialogs)
		.where(inArray(botDialogs.chatId, chatIds))
		.orderBy(asc(botDialogs.chatId))
		.for("update");
	const found = rows.map(({ chatId }) => chatId);
	if (found.length === 0) return;
	const isThere = inArray(botDialogs.chatId, found);
	const follows = sql`exists (select from ${telegramChats} where ${telegramChats.chatId} = ${botDialogs.chatId})`;
	await transaction.delete(botDialogs).where(and(isThere, sql`not ${follows}`));
	await transaction.update(botDialogs).set({ question: null, data: null, expiresAt: null }).where(isThere);
}

/** What the bot has said in a conversation may name the applicant. Messages and news are deleted with what they are about. */
const takeBackReplies = (transaction: Transaction, chatIds: number[]) =>
	transaction
		.delete(deliveries)
		.where(and(inArray(deliveries.chatId, chatIds), eq(deliveries.kind, "reply"), eq(deliveries.state, "waiting")));

/** Nothing about the reader is kept of chats that follow nobody anymore, not even that the bot wrote there. */
export const removeReplies = (transaction: Transaction, chatIds: number[]) =>
	transaction
		.delete(deliveries)
		.where(
			and(
				inArray(deliveries.chatId, chatIds),
				eq(deliveries.kind, "reply"),
				sql`not exists (select from ${telegramChats} where ${telegramChats.chatId} = ${deliveries.chatId})`,
			),
		);
