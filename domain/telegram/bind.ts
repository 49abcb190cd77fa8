import { and, eq, ne } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { tellOpened } from "../my/sessions.ts";
import { askLanguage, offerProof, sayConnected } from "./cards.ts";
import { recordConnected } from "./consent.ts";
import { maxFamilyChats } from "./rules.ts";
import { endForAnother, requestConnection } from "./second-chat.ts";
import { type Binding, storeBinding } from "./store-binding.ts";
import { closeQuestion, type FollowedChat, isActive, say, type Talk } from "./talk.ts";

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
export async function bind(talk: Talk, wanted: Binding): Promise<void> {
	const own = talk.chats.find(({ applicantId }) => applicantId === wanted.applicantId);
	await closeQuestion(talk);
	if (wanted.follower === "family") await bindFamily(talk, wanted, own);
	else await bindApplicant(talk, keepsMore(own, wanted) ? bindingOf(own) : wanted, own);
}

const keepsMore = (own: FollowedChat | undefined, wanted: Binding): own is FollowedChat =>
	own?.follower === "applicant" && own.state !== "requested" && own.level === "proven" && wanted.level === "known";

async function bindFamily(talk: Talk, wanted: Binding, own: FollowedChat | undefined): Promise<void> {
	if (own && isActive(own) && own.follower === "applicant") return sayConnected(talk, own.id);
	const isOther = and(
		eq(telegramChats.applicantId, wanted.applicantId),
		eq(telegramChats.follower, "family"),
		eq(telegramChats.state, "active"),
		ne(telegramChats.chatId, talk.chatId),
	);
	if ((await talk.transaction.$count(telegramChats, isOther)) >= maxFamilyChats) {
		return say(talk, { text: talk.texts.familyFull });
	}
	await activate(talk, wanted, own);
}

async function bindApplicant(talk: Talk, wanted: Binding, own: FollowedChat | undefined): Promise<void> {
	const [first] = await talk.transaction
		.select()
		.from(telegramChats)
		.where(
			and(
				eq(telegramChats.applicantId, wanted.applicantId),
				eq(telegramChats.follower, "applicant"),
				eq(telegramChats.state, "active"),
				ne(telegramChats.chatId, talk.chatId),
			),
		);
	if (first && !(wanted.level === "proven" && first.level === "known")) {
		return requestConnection(talk, wanted, { first, own });
	}
	if (first) await endForAnother(talk, first);
	await activate(talk, wanted, own);
}

async function activate(talk: Talk, wanted: Binding, own: FollowedChat | undefined): Promise<void> {
	const isNew = talk.chats.length === 0;
	const rowId = await storeBinding(talk, wanted, "active");
	if (!own || !isActive(own) || own.follower !== wanted.follower || own.level !== wanted.level) {
		await recordConnected(talk.transaction, { ...wanted, applicationId: wanted.applicationId ?? null }, talk.at);
		if (wanted.follower === "applicant" && wanted.level === "known") await warnByEmail(talk, wanted.applicationId);
	}
	if (isNew && !talk.dialog?.language) await askLanguage(talk);
	await sayConnected(talk, rowId);
	if (own?.level !== "known") await offerProof(talk, rowId);
}

/** Whoever has the reference and the phone number can connect such a chat: the email tells how to end that. */
async function warnByEmail({ context, transaction }: Talk, applicationId: string | null | undefined): Promise<void> {
	if (!applicationId || !context.configured.mail) return;
	const { seconds } = await context.rateLimits.count(transaction, "my-opened", applicationId, 1);
	if (seconds === 0) await tellOpened(context, transaction, applicationId);
}
