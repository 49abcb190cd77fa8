import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { familyPath } from "../access/family-path.ts";
import { createLink } from "../access/links.ts";
import { notFound } from "../shared/errors.ts";
import { inLanguage, type Language, languages } from "../shared/language.ts";
import { languageNames } from "../shared/locales.ts";
import type { BotButton, BotMessage } from "../shared/ports.ts";
import { type Conversation, type FollowedChat, isActive, nameAmong, readChats, say, sayIn } from "./conversation.ts";
import { botTexts } from "./texts/texts.ts";

/** Asks for the language, with the present one marked. */
export async function askLanguage(conversation: Conversation): Promise<void> {
	const text = conversation.texts.language.question;
	await say(conversation, { text, buttons: [languageButtons(conversation.language)] });
}

const languageButtons = (current: Language): BotButton[] =>
	// Most readers write Uzbek.
	languages.toReversed().map((language) => ({
		text: `${language === current ? "✓ " : ""}${languageNames[language]}`,
		data: `language:${language}`,
	}));

/** What somebody whose chat follows nobody can do: choose a language, share a phone number, open the page. */
export async function sayWaysIn(conversation: Conversation, lead: string): Promise<void> {
	const { context, texts, language } = conversation;
	const site = { text: texts.buttons.site, url: context.site.url + inLanguage("/my", language) };
	await say(conversation, { text: lead, buttons: [languageButtons(language), [site]] });
	await say(conversation, { text: texts.waysIn, phoneButton: texts.buttons.share });
}

/** A row with the button that opens the page of a chat that is connected; none for a parent without a link to a page. */
export async function pageButton({ context, transaction }: Conversation, chat: FollowedChat): Promise<BotButton[][]> {
	const { buttons } = botTexts[chat.language];
	const isFamily = chat.follower === "family";
	if (isFamily && !chat.familyLinkId) return [];
	const text = isFamily ? buttons.familyPage : buttons.page;
	return [[{ text, url: await createBotLink(context, transaction, chat.id) }]];
}

/**
 * Tells what a chat is connected to, with the buttons that open the page and end the connection. Telegram's servers see what
 * is written, so this says so.
 * @param chatId the chat that reads it, if not the conversation's
 */
export async function sayConnected(
	conversation: Conversation,
	rowId: string,
	chatId = conversation.chatId,
): Promise<void> {
	const chats = await readChats(conversation.transaction, chatId);
	const chat = chats.find(({ id }) => id === rowId);
	if (!chat) return;
	await sayIn(conversation, chat, { ...(await connectedCard(conversation, chat)), name: nameAmong(chats, chat) });
}

async function connectedCard(conversation: Conversation, chat: FollowedChat): Promise<BotMessage> {
	const { connected, buttons } = botTexts[chat.language];
	const isFamily = chat.follower === "family";
	const page = await pageButton(conversation, chat);
	const end = [
		{ text: buttons.stop, data: `stop:${chat.id}` },
		{ text: buttons.notMine, data: `notmine:${chat.id}` },
	];
	const text = [
		isFamily ? connected.family(chat.name) : connected.own(chat.reference ?? ""),
		isFamily ? connected.aboutFamily : connected.about,
		isFamily ? connected.privacyFamily : connected.privacy,
		connected.notMine,
	].join("\n\n");
	return { text, buttons: [...page, ...end.map((button) => [button])] };
}

/** Offers a chat of level "known" to share the phone number, which would prove whose it is. */
export async function offerProof(conversation: Conversation, rowId: string): Promise<void> {
	const chat = (await readChats(conversation.transaction, conversation.chatId)).find(({ id }) => id === rowId);
	const canProve = chat && isActive(chat) && chat.level === "known" && chat.phoneE164 && chat.phoneOwner === "self";
	if (canProve)
		await say(conversation, { text: conversation.texts.prove, phoneButton: conversation.texts.buttons.share });
}

/**
 * Makes the address of the button "My application" in a chat, in the transaction that answers there. For an applicant's
 * chat it opens a session of the chat's level, once; for a parent's, it is the page that the chat was connected on.
 * @returns an absolute URL in the chat's language.
 * @throws ProblemError: not-found if the chat is not connected anymore.
 */
export async function createBotLink(
	context: Pick<Context, "authentication" | "site" | "now">,
	transaction: Transaction,
	telegramChatId: string,
): Promise<string> {
	const [chat] = await transaction.select().from(telegramChats).where(eq(telegramChats.id, telegramChatId));
	if (!chat) throw notFound("chat");
	const { applicantId, applicationId, familyLinkId, follower, language } = chat;
	const urlOf = (path: string) => context.site.url + inLanguage(path, language);
	if (follower === "family") return urlOf(familyLinkId ? familyPath(context.authentication, familyLinkId) : "/my");
	const link = { purpose: "bot", applicantId, applicationId, telegramChatId } as const;
	return urlOf(`/my/bot?code=${(await createLink(context, transaction, link)).token}`);
}
