import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, telegramChats } from "../../database/tables.ts";
import { normalizePhone } from "../shared/phone.ts";
import { normalizeReference } from "../shared/reference-rules.ts";
import { bind } from "./bind.ts";
import { recordConnected } from "./binding.ts";
import { sayConnected } from "./cards.ts";
import { type Conversation, changeDialog, type FollowedChat, isActive, say, withOffices } from "./conversation.ts";

/** Telegram sends numbers with their country code, often without the plus sign. */
const readPhone = (shared: string): string | null => normalizePhone(shared.replace(/^\s*\+?/, "+"));

/** The applicants whose stored number was shared. Not those who are about to be deleted with their last application. */
export async function findByPhone(transaction: Transaction, shared: string | null) {
	const phone = shared === null ? null : readPhone(shared);
	if (!phone) return [];
	return transaction
		.select({ id: applicants.id, phoneOwner: applicants.phoneOwner, language: applicants.language })
		.from(applicants)
		.where(
			and(
				eq(applicants.phoneE164, phone),
				sql`exists (select from applications where applications.applicant_id = ${applicants.id})`,
			),
		)
		.orderBy(asc(applicants.id));
}

/**
 * A shared phone number. The sender's own proves that the chat is the applicant's. If the application says that the number
 * is somebody else's, that person follows it as family; if several have the number, the reference decides.
 * @param shared null for a card of somebody else
 */
export async function receiveContact(conversation: Conversation, shared: string | null): Promise<void> {
	const { texts } = conversation;
	if (shared === null) return say(conversation, { text: texts.contact.foreign, phoneButton: texts.buttons.share });
	const phone = readPhone(shared);
	const known = conversation.chats.filter(
		(chat) => isActive(chat) && chat.follower === "applicant" && chat.level === "known",
	);
	const proven = known.filter(({ phoneE164 }) => phone !== null && phoneE164 === phone);
	if (proven.length > 0) return raise(conversation, proven);
	const found = await findByPhone(conversation.transaction, shared);
	const [only] = found;
	if (!phone || !only) {
		if (known.length > 0) return say(conversation, { text: texts.wrongPhone, phoneButton: null });
		await say(conversation, { text: await withOffices(conversation, texts.contact.unknown), phoneButton: null });
		return;
	}
	if (found.length > 1) return askReference(conversation, phone, texts.contact.several);
	const connected = conversation.chats.find(({ applicantId }) => applicantId === only.id);
	if (connected && isActive(connected)) {
		await sayConnected(conversation, connected.id);
	} else if (only.phoneOwner === "self") {
		return bind(conversation, { applicantId: only.id, follower: "applicant", level: "proven", provenBy: "phone" });
	} else {
		await bind(conversation, { applicantId: only.id, follower: "family", level: "proven", provenBy: "phone" });
	}
	const isOwn = connected && isActive(connected) && connected.follower === "applicant";
	if (only.phoneOwner !== "self" && !isOwn) {
		await askReference(conversation, phone, texts.contact.family);
	}
}

const askReference = async (conversation: Conversation, phone: string, text: string): Promise<void> => {
	await changeDialog(conversation, { question: "reference", data: { phone } });
	await say(conversation, { text, phoneButton: null });
};

/** The only way up inside Telegram: the chat of a session that gave the reference now gives the phone number, too. */
async function raise(conversation: Conversation, chats: FollowedChat[]): Promise<void> {
	const proof = { level: "proven", provenBy: "phone", applicationId: null } as const;
	await say(conversation, { text: conversation.texts.proven, phoneButton: null });
	for (const chat of chats) {
		await conversation.transaction.update(telegramChats).set(proof).where(eq(telegramChats.id, chat.id));
		await recordConnected(conversation, { ...chat, ...proof });
		await sayConnected(conversation, chat.id);
	}
}

/** The applicant whose application has the reference that was typed and the number that was shared before. */
export async function findByReference(transaction: Transaction, typed: string, phone: string) {
	const reference = normalizeReference(typed);
	if (!reference) return undefined;
	const [found] = await transaction
		.select({ applicantId: applicants.id })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(and(eq(applications.reference, reference), eq(applicants.phoneE164, phone)));
	return found?.applicantId;
}

/** Whether a text is meant as the reference that was asked for: in a chat that is connected, it may be a message. */
export const isReference = (conversation: Pick<Conversation, "dialog" | "chats">, text: string): boolean =>
	conversation.dialog?.question === "reference" &&
	(!conversation.chats.some(isActive) || normalizeReference(text) !== null);

/** The reference that was asked for. A wrong one gets the same answer as an unknown one. */
export async function receiveReference(conversation: Conversation, typed: string): Promise<void> {
	const { context, transaction, texts, chatId, dialog } = conversation;
	const { seconds } = await context.rateLimits.count(transaction, "bot-reference", `telegram:${chatId}`, 1);
	if (seconds > 0) return say(conversation, { text: texts.reference.limited(Math.ceil(seconds / 60)) });
	const applicantId = await findByReference(transaction, typed, dialog?.data?.phone ?? "");
	if (!applicantId) return say(conversation, { text: texts.reference.wrong });
	await bind(conversation, { applicantId, follower: "applicant", level: "proven", provenBy: "phone" });
}
