import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { links, profiles, users } from "../../database/tables.ts";
import type { AccountEmailKind, LinkPurpose, SecurityNotice } from "../../database/values.ts";
import type { Actor, Context } from "../access/caller.ts";
import { createLinks, removeUnusedLinks } from "../access/links.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import { type Language, originalLanguage } from "../shared/language.ts";
import type { AccountEmail } from "../shared/ports.ts";

/**
 * Consumes one use of an address's hourly limit for a kind of email, so that nobody can flood a stranger's mailbox
 * through us. It counts on its own connection, so call it before the transaction.
 * @returns false if the limit is reached.
 */
export async function consumeEmailLimit(
	{ rateLimits }: Pick<Context, "rateLimits">,
	kind: Exclude<AccountEmail, "staff-reset-email">,
	email: string,
): Promise<boolean> {
	return (await rateLimits.consume(kind, email)) === 0;
}

type NewEmail = { kind: AccountEmailKind; userId: string | null; about?: string; language: Language };

const purposes: Partial<Record<AccountEmailKind, LinkPurpose>> = {
	recovery: "recovery",
	invitation: "invitation",
	"address-confirmation": "confirmation",
	"address-change": "address",
};

/** Enqueues an email about an account in the transaction that causes it, with a link if the kind has one. */
export async function enqueueAccountEmail(
	context: Pick<Context, "now">,
	transaction: Transaction,
	{ kind, userId, about, language }: NewEmail,
): Promise<void> {
	const purpose = purposes[kind];
	const [link] = purpose ? await createLinks(context, transaction, [{ purpose, userId }]) : [];
	await enqueueDelivery(context, transaction, {
		channel: "email",
		kind,
		userId,
		language,
		...(link && { linkId: link.id }),
		...(about && { payload: { about } }),
	});
}

/** Emails every owner about an event of the site, in the language of each owner's latest sign-in. */
export async function sendToOwners(
	context: Pick<Context, "now">,
	transaction: Transaction,
	kind: "cleanup-stopped" | "backup-failed",
): Promise<void> {
	const owners = await transaction
		.select({ userId: profiles.userId, language: users.language })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(eq(profiles.role, "owner"));
	for (const { userId, language } of owners) {
		await enqueueAccountEmail(context, transaction, { kind, userId, language: language ?? originalLanguage });
	}
}

type Notice = { kind: SecurityNotice; userId: string; language: Language };

/**
 * Notifies an account's owner of a change to the account, in the account's language and in the same transaction. Stores
 * nothing if no mail server is configured.
 * @param notice its `language` is the fallback for an account without a language
 */
export async function sendSecurityNotice(
	context: Pick<Context, "now" | "mailer"> & { actor: Actor },
	transaction: Transaction,
	{ kind, userId, language }: Notice,
): Promise<void> {
	if (!context.mailer.isConfigured) return;
	const [user] = await transaction.select({ language: users.language }).from(users).where(eq(users.id, userId));
	const { network } = context.actor;
	await enqueueAccountEmail(context, transaction, {
		kind,
		userId,
		...(network && { about: network }),
		language: user?.language ?? language,
	});
}

/** The purposes of links with which a password is set. */
export const passwordPurposes = ["recovery", "invitation"] as const;

/** Ends the links with which somebody could still take the account over after it got a new password or address. */
export const removeAccountLinks = (transaction: Transaction, userId: string) =>
	removeUnusedLinks(transaction, [...passwordPurposes, "address"], eq(links.userId, userId));
