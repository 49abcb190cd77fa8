import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { letters, profiles, users } from "../../database/tables.ts";
import { type LetterKind, type SecurityNotice, securityNotices } from "../../database/values.ts";
import type { Actor, Context } from "../access/caller.ts";
import type { Language } from "../language.ts";
import { assessFailure } from "../messaging/notifications.ts";
import type { AccountEmail } from "../ports.ts";
import { asId } from "../validation.ts";
import { accountEmailTexts } from "./email-texts.ts";
import { noticeTexts } from "./notice-texts.ts";
import { linkLifetime } from "./rules.ts";

type Letter = { kind: LetterKind; userId: string | null; about?: string; language: Language };
type LinkKind = keyof typeof linkLifetime;

const keptDays = 30;

/**
 * Takes one of the few emails of a kind that an address gets in an hour, so that nobody fills a stranger's mailbox through us.
 * Counted on a connection of its own: call it before the transaction. @returns false when there is none left.
 */
export async function consumeEmailLimit(
	{ rateLimits }: Pick<Context, "rateLimits">,
	kind: Exclude<AccountEmail, "staff-reset-email">,
	email: string,
): Promise<boolean> {
	return (await rateLimits.consume(kind, email)) === 0;
}

/** Stores a letter and enqueues it, in the transaction that makes it necessary. */
export async function enqueueAccountEmail(
	{ jobs, now }: Pick<Context, "jobs" | "now">,
	transaction: Transaction,
	letter: Letter,
) {
	const at = now();
	await transaction
		.delete(letters)
		.where(lt(letters.createdAt, new Date(at.getTime() - keptDays * 24 * 60 * 60 * 1_000)));
	const [row] = await transaction
		.insert(letters)
		.values({ ...letter, createdAt: at })
		.returning({ id: letters.id });
	await jobs.enqueue(transaction, { name: "deliver-letter", letterId: row?.id as string });
}

/** Mails every owner about the running of the site, each in the language of the last mail that they got. */
export async function sendToOwners(
	tools: Pick<Context, "jobs" | "now">,
	transaction: Transaction,
	kind: "cleanup-stopped" | "backup-failed",
): Promise<void> {
	const owners = await transaction
		.select({
			userId: profiles.userId,
			language: sql<Language | null>`(select ${letters.language} from ${letters}
				where ${letters.userId} = ${profiles.userId} order by ${letters.createdAt} desc limit 1)`,
		})
		.from(profiles)
		.where(eq(profiles.role, "owner"));
	for (const { userId, language } of owners) {
		await enqueueAccountEmail(tools, transaction, { kind, userId, language: language ?? "en" });
	}
}

type Notice = { kind: SecurityNotice; userId: string; language: Language };

/**
 * Tells an account's owner what was done to the account, in the account's own language, in the transaction that does it. Where no
 * mail goes out nothing is stored. @param notice its `language` stands in where the account has none yet.
 */
export async function sendSecurityNotice(
	tools: Pick<Context, "jobs" | "now" | "mailer"> & { actor: Actor },
	transaction: Transaction,
	{ kind, userId, language }: Notice,
): Promise<void> {
	if (!tools.mailer.isConfigured) return;
	const [user] = await transaction.select({ language: users.language }).from(users).where(eq(users.id, userId));
	const { network } = tools.actor;
	await enqueueAccountEmail(tools, transaction, {
		kind,
		userId,
		...(network && { about: network }),
		language: user?.language ?? language,
	});
}

/**
 * Uses a link's code up, in the transaction of what it opens. @returns whose it is; undefined when it is not ours, used, or
 * too old.
 */
export async function consumeLink(
	{ authentication, now }: Pick<Context, "authentication" | "now">,
	transaction: Transaction,
	kind: LinkKind,
	code: string,
): Promise<string | undefined> {
	const id = asId(authentication.verifySigned(kind, code));
	if (!id) return undefined;
	const at = now();
	const [used] = await transaction
		.update(letters)
		.set({ usedAt: at })
		.where(isOpen(kind, id, at))
		.returning({ userId: letters.userId });
	return used?.userId ?? undefined;
}

/** @returns whose link it is, while it can still be used. Uses nothing up. */
export async function findLink({ authentication, now, database }: Context, kind: LinkKind, code: string) {
	const id = asId(authentication.verifySigned(kind, code));
	if (!id) return undefined;
	const [found] = await database
		.select({ userId: users.id, email: users.email, displayName: users.displayName })
		.from(letters)
		.innerJoin(users, eq(users.id, letters.userId))
		.where(isOpen(kind, id, now()));
	return found;
}

const isOpen = (kind: LinkKind, id: string, at: Date) =>
	and(
		eq(letters.id, id),
		eq(letters.kind, kind),
		isNull(letters.usedAt),
		gt(letters.createdAt, new Date(at.getTime() - linkLifetime[kind])),
	);

/** Sends one letter and records what became of it. @throws Undelivered when it was not taken. */
export async function deliverAccountEmail(tools: Context, id: string): Promise<void> {
	const { database, now, mailer } = tools;
	const waiting = and(eq(letters.id, id), eq(letters.state, "waiting"));
	const [letter] = await database.select().from(letters).where(waiting);
	if (!letter) return;
	const fault = await write(tools, letter)
		.then((mail) => mail && mailer.send({ ...mail, id }))
		.then(
			() => undefined,
			(error) => assessFailure(error, letter, now()),
		);
	await database
		.update(letters)
		.set({
			attempts: sql`${letters.attempts} + 1`,
			...(fault
				? { state: fault.final ? "failed" : "waiting", lastError: fault.message.slice(0, 300) }
				: { state: "sent", lastError: null }),
		})
		.where(waiting);
	if (fault) throw fault;
}

type Row = typeof letters.$inferSelect;

const isNotice = (kind: LetterKind): kind is SecurityNotice => (securityNotices as readonly string[]).includes(kind);
const timeLocales: Record<Language, string> = { en: "en-GB", ru: "ru", uz: "uz-Latn" };
const timeFormat = { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tashkent" } as const;

/** Nothing when it is for nobody. The link's code is made here and stored nowhere. */
async function write(
	{ database, authentication, site }: Context,
	{ id, kind, userId, about, language, createdAt }: Row,
) {
	if (!userId) return undefined;
	const [user] = await database.select().from(users).where(eq(users.id, userId));
	if (!user) return undefined;
	const t = accountEmailTexts[language];
	const close = `${t.regards}\n${site.name}`;
	const to = (path: string) => `${site.url}${language === "en" ? "" : `/${language}`}${path}`;
	if (isNotice(kind)) {
		const notice = noticeTexts[language];
		const { subject, text } = notice[kind];
		const time = new Intl.DateTimeFormat(timeLocales[language], timeFormat).format(createdAt);
		const parts = [t.hello, text, notice.details(time, about), notice.advice, to("/auth/forgotten"), close];
		return { to: user.email, subject, text: `${parts.join("\n\n")}\n` };
	}
	const link = {
		recovery: () => to(`/auth/new-password?code=${authentication.sign("recovery", id)}`),
		confirmation: () => to(`/auth/confirm?code=${authentication.sign("confirmation", id)}`),
		"known-address": () => to("/auth/forgotten"),
		"owner-given": () => to("/admin/users"),
		"owner-taken": () => to("/admin/users"),
		"cleanup-stopped": () => to("/admin/overview"),
		"backup-failed": () => to("/admin/overview"),
	}[kind]();
	const { subject: title, text } = t[kind];
	const words = text(about ?? "");
	const parts = [t.hello, words, link, t.why[kind], close];
	return { to: user.email, subject: title, text: `${parts.join("\n\n")}\n` };
}
