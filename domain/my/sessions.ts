import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, applicants, applications, oneTimeLinks } from "../../database/tables.ts";
import type { ApplicantLevel, OpenedBy } from "../../database/values.ts";
import { applicantSessionEnd, applicantSessionId, seesApplication } from "../access/applicant-session.ts";
import type { Context } from "../access/caller.ts";
import { isEmailCertain } from "../messaging/certain-email.ts";
import { notifyApplicant } from "../messaging/notify-applicant.ts";
import { signOutLinkLifetime } from "./rules.ts";

/** What a browser sends when it opens an application. */
export type Opening = {
	/** The network address. */
	client: string;
	/** The signed session that the browser already has, open or ended. */
	signed: string | undefined;
};

/** A session as the cookie carries it. */
export type OpenedSession = { signed: string };

type NewSession = {
	applicantId: string;
	/** The only application that the session sees; null for level "proven". */
	applicationId: string | null;
	level: ApplicantLevel;
	openedBy: OpenedBy;
	/** The chat whose button opened it, for "telegram". */
	telegramChatId?: string;
	isRemembered: boolean;
};

/** Opens a session with a new id, in place of the one that the browser had. */
export async function openSession(
	context: Pick<Context, "now" | "authentication">,
	transaction: Transaction,
	{ isRemembered, ...session }: NewSession,
	signed: string | undefined,
): Promise<OpenedSession> {
	const at = context.now();
	const previous = applicantSessionId(context, signed);
	if (previous) await transaction.delete(applicantSessions).where(eq(applicantSessions.id, previous));
	const expiresAt = applicantSessionEnd(isRemembered, at, at);
	const times = { createdAt: at, usedAt: at, expiresAt };
	const [row] = await transaction
		.insert(applicantSessions)
		.values({ ...session, isRemembered, ...times })
		.returning({ id: applicantSessions.id });
	return { signed: context.authentication.sign("my", row?.id as string) };
}

/**
 * Whether the opening of an application has to be told: no session of this browser, open or ended, has seen the
 * application. Counts on its own connection, so call it before the transaction.
 */
export async function isToBeTold(
	context: Pick<Context, "database" | "authentication" | "mailer" | "configured" | "rateLimits">,
	applicationId: string,
	signed: string | undefined,
): Promise<boolean> {
	if (!context.mailer.isConfigured && !context.configured.bot) return false;
	const id = applicantSessionId(context, signed);
	const [known] = id
		? await context.database
				.select({ id: applicantSessions.id })
				.from(applicantSessions)
				.innerJoin(applications, eq(applications.applicantId, applicantSessions.applicantId))
				.where(and(eq(applicantSessions.id, id), eq(applications.id, applicationId), seesApplication(applicationId)))
		: [];
	if (known) return false;
	return (await context.rateLimits.consume("my-opened", applicationId)) === 0;
}

/**
 * Tells the applicant that an application was opened, with a link that ends the sessions that see it: all sessions of the
 * applicant, if the stored address certainly is the applicant's.
 */
export async function tellOpened(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	applicationId: string,
): Promise<void> {
	const [opened] = await transaction
		.select({ applicantId: applicants.id, isEmailCertain })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, applicationId));
	if (!opened) return;
	const { applicantId } = opened;
	const at = context.now();
	const expiresAt = new Date(at.getTime() + signOutLinkLifetime);
	const about = { applicantId, applicationId: opened.isEmailCertain ? null : applicationId };
	const [link] = await transaction
		.insert(oneTimeLinks)
		.values({ ...about, purpose: "sign_out", madeByLevel: "known", createdAt: at, expiresAt })
		.returning({ id: oneTimeLinks.id });
	const oneTimeLinkId = link?.id as string;
	await notifyApplicant(context, transaction, { kind: "my-opened", applicantId, applicationId, oneTimeLinkId });
}
