import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { oneTimeLinks, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { familyPath } from "../my/family/working-link.ts";
import { notFound } from "../shared/errors.ts";
import { inLanguage } from "../shared/language.ts";
import { botLinkLifetime } from "./rules.ts";

/**
 * Makes the address of the button "My application" in a chat, in the transaction that answers there. For an applicant's
 * chat it opens a session of the chat's level, once; for a parent's, it is the page that the chat was connected on.
 * @returns an absolute URL in the chat's language.
 * @throws ProblemError: not-found if the chat is not connected anymore.
 */
export async function createBotLink(
	{ authentication, site, now }: Pick<Context, "authentication" | "site" | "now">,
	transaction: Transaction,
	telegramChatId: string,
): Promise<string> {
	const [chat] = await transaction.select().from(telegramChats).where(eq(telegramChats.id, telegramChatId));
	if (!chat) throw notFound("chat");
	const { applicantId, applicationId, familyLinkId, follower, level, language } = chat;
	const urlOf = (path: string) => site.url + inLanguage(path, language);
	if (follower === "family") return urlOf(familyLinkId ? familyPath(authentication, familyLinkId) : "/my");
	const createdAt = now();
	const expiresAt = new Date(createdAt.getTime() + botLinkLifetime);
	const values = { applicantId, applicationId, telegramChatId, madeByLevel: level, createdAt, expiresAt };
	const [link] = await transaction
		.insert(oneTimeLinks)
		.values({ ...values, purpose: "bot" })
		.returning({ id: oneTimeLinks.id });
	return urlOf(`/my/bot?code=${authentication.sign("my-bot", link?.id as string)}`);
}
