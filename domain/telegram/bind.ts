import { and, eq, ne } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { recordOpened } from "../my/sessions.ts";
import { type Binding, recordConnected, storeBinding } from "./binding.ts";
import { askLanguage, offerProof, sayConnected } from "./cards.ts";
import { type Conversation, closeQuestion, type FollowedChat, isActive, maxFamilyChats, say } from "./conversation.ts";
import { endForAnother, requestConnection } from "./second-chat.ts";

/** What a chat was connected as, for connecting it again. */
export const bindingOf = ({
	applicantId,
	applicationId,
	familyLinkId,
	follower,
	level,
	provenBy,
}: FollowedChat): Binding => ({ applicantId, applicationId, familyLinkId, follower, level, provenBy });

/**
 * Connects the chat to an applicant, unless another chat has to agree first. A chat that is proven stays so, and one of the
 * applicant does not become one of the family.
 */
export async function bind(conversation: Conversation, wanted: Binding): Promise<void> {
	const own = conversation.chats.find(({ applicantId }) => applicantId === wanted.applicantId);
	await closeQuestion(conversation);
	if (wanted.follower === "family") await bindFamily(conversation, wanted, own);
	else await bindApplicant(conversation, keepsMore(own, wanted) ? bindingOf(own) : wanted, own);
}

const keepsMore = (own: FollowedChat | undefined, wanted: Binding): own is FollowedChat =>
	own?.follower === "applicant" && own.state !== "requested" && own.level === "proven" && wanted.level === "known";

async function bindFamily(conversation: Conversation, wanted: Binding, own: FollowedChat | undefined): Promise<void> {
	if (own && isActive(own) && own.follower === "applicant") return sayConnected(conversation, own.id);
	const isOther = and(
		eq(telegramChats.applicantId, wanted.applicantId),
		eq(telegramChats.follower, "family"),
		eq(telegramChats.state, "active"),
		ne(telegramChats.chatId, conversation.chatId),
	);
	if ((await conversation.transaction.$count(telegramChats, isOther)) >= maxFamilyChats) {
		return say(conversation, { text: conversation.texts.familyFull });
	}
	await activate(conversation, wanted, own);
}

async function bindApplicant(
	conversation: Conversation,
	wanted: Binding,
	own: FollowedChat | undefined,
): Promise<void> {
	const [first] = await conversation.transaction
		.select()
		.from(telegramChats)
		.where(
			and(
				eq(telegramChats.applicantId, wanted.applicantId),
				eq(telegramChats.follower, "applicant"),
				eq(telegramChats.state, "active"),
				ne(telegramChats.chatId, conversation.chatId),
			),
		);
	if (first && !(wanted.level === "proven" && first.level === "known")) {
		return requestConnection(conversation, wanted, { first, own });
	}
	if (first) await endForAnother(conversation, first);
	await activate(conversation, wanted, own);
}

async function activate(conversation: Conversation, wanted: Binding, own: FollowedChat | undefined): Promise<void> {
	const isNew = conversation.chats.length === 0;
	const rowId = await storeBinding(conversation, wanted, "active");
	if (!own || !isActive(own) || own.follower !== wanted.follower || own.level !== wanted.level) {
		await recordConnected(conversation, { ...wanted, applicationId: wanted.applicationId ?? null });
		if (wanted.follower === "applicant" && wanted.level === "known") await warnByEmail(conversation, wanted);
	}
	if (isNew && !conversation.dialog?.language) await askLanguage(conversation);
	await sayConnected(conversation, rowId);
	if (own?.level !== "known") await offerProof(conversation, rowId);
}

/** Whoever has the reference and the phone number can connect such a chat: the email tells how to end that. */
async function warnByEmail(
	{ context, transaction }: Conversation,
	{ applicantId, applicationId }: Binding,
): Promise<void> {
	if (!applicationId || !context.configured.mail) return;
	const { seconds } = await context.rateLimits.count(transaction, "my-opened", applicationId, 1);
	if (seconds === 0) await recordOpened(context, transaction, { applicantId, applicationId });
}
