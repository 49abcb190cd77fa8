import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { accountLinks, profiles, users } from "../../database/tables.ts";
import type { AccountEmailKind, LinkPurpose, SecurityNotice } from "../../database/values.ts";
import type { Actor, Context } from "../access/caller.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import { type Language, originalLanguage } from "../shared/language.ts";
import type { AccountEmail } from "../shared/ports.ts";
import { asId } from "../shared/validation.ts";
import { linkLifetime } from "./rules.ts";

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
	"address-confirmation": "confirmation",
};

/** Enqueues an email about an account in the transaction that causes it, with a link if the kind has one. */
export async function enqueueAccountEmail(
	{ now }: Pick<Context, "now">,
	transaction: Transaction,
	{ kind, userId, about, language }: NewEmail,
): Promise<void> {
	const purpose = purposes[kind];
	const [link] = purpose
		? await transaction
				.insert(accountLinks)
				.values({ purpose, userId, createdAt: now() })
				.returning({ accountLinkId: accountLinks.id })
		: [];
	const payload = about ? { about } : undefined;
	await enqueueDelivery({ now }, transaction, {
		channel: "email",
		kind,
		userId,
		language,
		...link,
		...(payload && { payload }),
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

/**
 * Uses up the code of a link in the transaction of the action that it allows.
 * @returns the account of the link; undefined if the code is invalid, used or expired.
 */
export async function consumeLink(
	{ authentication, now }: Pick<Context, "authentication" | "now">,
	transaction: Transaction,
	purpose: LinkPurpose,
	code: string,
): Promise<string | undefined> {
	const id = asId(authentication.verifySigned(purpose, code));
	if (!id) return undefined;
	const at = now();
	const [used] = await transaction
		.update(accountLinks)
		.set({ usedAt: at })
		.where(isOpen(purpose, id, at))
		.returning({ userId: accountLinks.userId });
	return used?.userId ?? undefined;
}

/** Invalidates all password links of an account in the transaction that sets a password. */
export async function consumeRecoveryLinks(transaction: Transaction, userId: string, at: Date): Promise<void> {
	const own = and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, "recovery"), isNull(accountLinks.usedAt));
	await transaction.update(accountLinks).set({ usedAt: at }).where(own);
}

/**
 * Finds the account of a link without using the link up.
 * @returns undefined if the link can no longer be used.
 */
export async function findLink({ authentication, now, database }: Context, purpose: LinkPurpose, code: string) {
	const id = asId(authentication.verifySigned(purpose, code));
	if (!id) return undefined;
	const [found] = await database
		.select({ userId: users.id, email: users.email, displayName: users.displayName })
		.from(accountLinks)
		.innerJoin(users, eq(users.id, accountLinks.userId))
		.where(isOpen(purpose, id, now()));
	return found;
}

const isOpen = (purpose: LinkPurpose, id: string, at: Date) =>
	and(
		eq(accountLinks.id, id),
		eq(accountLinks.purpose, purpose),
		isNull(accountLinks.usedAt),
		gt(accountLinks.createdAt, new Date(at.getTime() - linkLifetime[purpose])),
	);
