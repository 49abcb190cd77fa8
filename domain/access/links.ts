import { and, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { links } from "../../database/tables.ts";
import type { LinkPurpose } from "../../database/values.ts";
import type { Authentication } from "./authentication.ts";
import type { Context } from "./caller.ts";
import { linkAddress } from "./levels.ts";
import { lockApplicants } from "./lock-applicants.ts";

const minute = 60 * 1_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds that a link or a code works. */
const linkLifetimes: Record<LinkPurpose, number> = {
	recovery: 30 * minute,
	invitation: 7 * day,
	confirmation: 24 * hour,
	address: 24 * hour,
	my: 30 * minute,
	sign_out: 7 * day,
	call: 10 * minute,
	telegram: 60 * minute,
	bot: 10 * minute,
	family: 180 * day,
};

/** Links about a reminder, which is a row of its own. "reminder" confirms its address, "reminder_stop" ends all of the address. */
export type ReminderPurpose = "reminder" | "reminder_stop";

type NewLink = Omit<typeof links.$inferInsert, "id" | "createdAt" | "expiresAt" | "usedAt">;
type Purposes = LinkPurpose | readonly LinkPurpose[];
const isFor = (purposes: Purposes) => inArray(links.purpose, [purposes].flat());
type LinkContext = Pick<Context, "authentication" | "now">;

/** Creates a link in the transaction that needs it. @returns its token, unless it is emailed to an applicant. */
export async function createLink(context: LinkContext, transaction: Transaction, values: NewLink) {
	const [link] = await createLinks(context, transaction, [values]);
	const { id, expiresAt } = link as NonNullable<typeof link>;
	const token = linkToken(context.authentication, { purpose: values.purpose, id, address: null });
	return { id, expiresAt, token };
}

export async function createLinks({ now }: Pick<LinkContext, "now">, transaction: Transaction, values: NewLink[]) {
	const createdAt = now();
	const endOf = (purpose: LinkPurpose) => new Date(createdAt.getTime() + linkLifetimes[purpose]);
	return transaction
		.insert(links)
		.values(values.map((value) => ({ ...value, createdAt, expiresAt: endOf(value.purpose) })))
		.returning({ id: links.id, expiresAt: links.expiresAt });
}

/**
 * The secret part of a link: its id and 192 bits of a signature, at most 64 characters, as Telegram passes on. An emailed link
 * is signed together with its address, so that another address makes it useless.
 */
export function linkToken(
	authentication: Pick<Authentication, "sign">,
	{ purpose, id, address }: { purpose: LinkPurpose | ReminderPurpose; id: string; address: string | null },
): string {
	return id.replaceAll("-", "") + macOf(authentication, `${purpose} ${id} ${address ?? ""}`).slice(0, 32);
}

/** The six digits of a call's code. They cannot be computed from the database alone. */
export const callCode = (authentication: Pick<Authentication, "sign">, id: string): string =>
	String(Buffer.from(macOf(authentication, `code ${id}`), "base64url").readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

/** Compares signatures, so that the time does not tell how much of a guess is right. */
const isSame = (authentication: Pick<Authentication, "sign">, guess: string, right: string): boolean =>
	macOf(authentication, guess) === macOf(authentication, right);

export const isCallCode = (authentication: Pick<Authentication, "sign">, id: string, guess: string): boolean =>
	isSame(authentication, guess, callCode(authentication, id));

const macOf = ({ sign }: Pick<Authentication, "sign">, words: string): string =>
	sign("link", words).split(".").at(-1) as string;

/**
 * Neither ended nor, but for a family's, used. What was made in a chat or on a family's page ends with it.
 * For queries of links.
 */
const isUsable = (at: Date): SQL<boolean> => sql<boolean>`(links.expires_at > ${at.toISOString()}::timestamptz
	and (links.used_at is null or links.purpose = 'family')
	and (links.telegram_chat_id is null or exists (select from telegram_chats as chat
		where chat.id = links.telegram_chat_id and chat.state = 'active' and chat.follower = 'applicant'))
	and (links.family_link_id is null or exists (select from links as family
		where family.id = links.family_link_id and family.expires_at > ${at.toISOString()}::timestamptz)))`;

/** The id in a token, which may be anybody's guess. */
export const tokenId = (token: string): string | undefined => /^([\da-f]{32})[\w-]{32}$/.exec(token)?.[1];

/** Whether a token was made for this link. */
export const isTokenOf = (
	authentication: Pick<Authentication, "sign">,
	token: string,
	link: Parameters<typeof linkToken>[1],
): boolean => isSame(authentication, token, linkToken(authentication, link));

type Reader = LinkContext & { database: Pick<Database, "select"> };
export type Link = typeof links.$inferSelect;

/** The link of a token for one of the purposes, whether or not it can be used. */
export async function readLink({ database, authentication, now }: Reader, purposes: Purposes, token: string) {
	const id = tokenId(token);
	if (!id) return undefined;
	const [link] = await database
		.select({ ...getTableColumns(links), address: linkAddress, isUsable: isUsable(now()) })
		.from(links)
		.where(and(eq(links.id, id), isFor(purposes)));
	return link && isTokenOf(authentication, token, link) ? link : undefined;
}

/** The link of a token that can be used, without using it: programs follow links on their own. */
export async function findLink(context: Reader, purposes: Purposes, token: string): Promise<Link | undefined> {
	const link = await readLink(context, purposes, token);
	return link?.isUsable ? link : undefined;
}

/**
 * Uses a link up, in the transaction of what it allows. Locks the applicant first: whatever ends the link or changes its
 * address meanwhile waits, or this transaction sees it.
 * @returns undefined if it cannot be used.
 */
export async function consumeLink(
	context: LinkContext,
	transaction: Transaction,
	purposes: Purposes,
	token: string,
): Promise<Link | undefined> {
	const find = () => findLink({ ...context, database: transaction }, purposes, token);
	const seen = await find();
	if (seen?.applicantId) await lockApplicants(transaction, [seen.applicantId], "no key update");
	const link = seen?.applicantId ? await find() : seen;
	return link && (await markUsed(context, transaction, link.id)) ? link : undefined;
}

/** @returns false if it was used meanwhile. */
export async function markUsed({ now }: Pick<Context, "now">, transaction: Transaction, id: string): Promise<boolean> {
	const isUnused = and(eq(links.id, id), isNull(links.usedAt));
	const used = await transaction.update(links).set({ usedAt: now() }).where(isUnused).returning({ id: links.id });
	return used.length > 0;
}

/** Deletes links that were not used, with the emails that would have sent them. */
export const removeUnusedLinks = (transaction: Transaction, purposes: Purposes, where: SQL | undefined) =>
	transaction.delete(links).where(and(isFor(purposes), isNull(links.usedAt), where));

/**
 * Deletes the unused links that would connect a Telegram chat to applicants, for example because one of their chats was
 * disconnected: whoever held it could have made them. Links for parents depend on the page that made them.
 */
export const removeChatLinks = (transaction: Transaction, applicantIds: string[], where?: SQL) =>
	removeUnusedLinks(
		transaction,
		"telegram",
		and(inArray(links.applicantId, applicantIds), isNull(links.familyLinkId), where),
	);

/** The links of families that work. */
export const isWorkingFamilyLink = (at: Date) => and(eq(links.purpose, "family"), gt(links.expiresAt, at));

/** Ends links of families. @returns the ids of those that the condition finds, also if they had ended. */
export const endFamilyLinks = (transaction: Transaction, at: Date, where: SQL | undefined) =>
	transaction
		.update(links)
		.set({ expiresAt: sql`least(${links.expiresAt}, ${at.toISOString()}::timestamptz)` })
		.where(and(eq(links.purpose, "family"), where))
		.returning({ id: links.id });
