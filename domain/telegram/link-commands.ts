import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, oneTimeLinks, telegramChats } from "../../database/tables.ts";
import type { OpenedBy } from "../../database/values.ts";
import type { Caller, Context } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { botUrl } from "../messaging/bot-name.ts";
import { findFamilyLink } from "../my/family/working-link.ts";
import { limited, notFound } from "../shared/errors.ts";
import { createPayload, hashPayload } from "./payloads.ts";
import { telegramLinkLifetime } from "./rules.ts";

/** A link that opens the bot and connects the chat, once. Only the hash of its payload is stored. */
export type TelegramLink = { url: string; payload: string; expiresAt: Date };

type ChatProof = (typeof telegramChats.$inferSelect)["provenBy"];

/**
 * Makes a link that connects a Telegram chat to the caller's application. The chat is as proven as the caller's session.
 * @throws ProblemError: refused; limited; not-found if there is no bot.
 */
export async function createTelegramLink(caller: Caller): Promise<TelegramLink> {
	const context = caller.permitOwn("my:write");
	const { applicantId, applicationId, sessionId } = context;
	const seconds = await context.rateLimits.consume("telegram-link", sessionId);
	if (seconds > 0) throw limited(seconds);
	return context.database.transaction(async (transaction) => {
		const isProven = applicationId === null;
		const provenBy = isProven ? await proofOf(transaction, sessionId) : null;
		const madeByLevel = isProven ? "proven" : "known";
		return storeLink(context, transaction, { applicantId, applicationId, madeByLevel, provenBy });
	});
}

/**
 * Makes a link that connects the chat of a parent to the application that the link for parents shows.
 * @param token of the link for parents
 * @throws ProblemError: limited; not-found if the link for parents does not work, or there is no bot.
 */
export async function createFamilyTelegramLink(caller: Caller, token: string): Promise<TelegramLink> {
	const context = caller.permit("my:open");
	const shown = await findFamilyLink(context, token);
	if (!shown) throw notFound("family-link");
	const seconds = await context.rateLimits.consume("telegram-link", shown.id);
	if (seconds > 0) throw limited(seconds);
	return context.database.transaction(async (transaction) => {
		await lockApplicants(transaction, [shown.applicantId], "key share");
		// It may have been withdrawn meanwhile.
		const link = await findFamilyLink({ ...context, database: transaction }, token);
		if (!link) throw notFound("family-link");
		const { applicantId, id: familyLinkId } = link;
		const provenBy = link.openedBy === "call" ? "call" : "link";
		return storeLink(context, transaction, { applicantId, familyLinkId, madeByLevel: "proven", provenBy });
	});
}

type NewLink = Pick<
	typeof oneTimeLinks.$inferInsert,
	"applicantId" | "applicationId" | "familyLinkId" | "madeByLevel" | "provenBy"
>;

async function storeLink(context: Context, transaction: Transaction, values: NewLink): Promise<TelegramLink> {
	const payload = createPayload();
	const url = await botUrl({ ...context, database: transaction }, payload);
	if (!url) throw notFound("bot");
	const createdAt = context.now();
	const expiresAt = new Date(createdAt.getTime() + telegramLinkLifetime);
	const codeHash = await hashPayload(payload);
	await transaction.insert(oneTimeLinks).values({ ...values, purpose: "telegram", codeHash, createdAt, expiresAt });
	return { url, payload, expiresAt };
}

/** What has proven the level of a proven session: what opened it, or for a button of the bot what has proven the chat. */
async function proofOf(transaction: Transaction, sessionId: string): Promise<ChatProof> {
	const [session] = await transaction
		.select({ openedBy: applicantSessions.openedBy, chat: telegramChats.provenBy })
		.from(applicantSessions)
		.leftJoin(telegramChats, eq(telegramChats.id, applicantSessions.telegramChatId))
		.where(eq(applicantSessions.id, sessionId));
	return (session && provenBy[session.openedBy]) ?? session?.chat ?? null;
}

const provenBy: Record<OpenedBy, ChatProof> = { pair: null, link: "link", call: "call", telegram: null };
