import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, applicants, oneTimeLinks } from "../../database/tables.ts";
import type { ApplicantLevel } from "../../database/values.ts";
import { applicantSessionEnd, applicantSessionId } from "../access/applicant-session.ts";
import type { Context } from "../access/caller.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
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
	isRemembered: boolean;
};

/** Opens a session with a new id, in place of the one that the browser had. */
export async function openSession(
	context: Pick<Context, "now" | "authentication">,
	transaction: Transaction,
	{ applicantId, applicationId, level, isRemembered }: NewSession,
	signed: string | undefined,
): Promise<OpenedSession> {
	const at = context.now();
	const previous = applicantSessionId(context, signed);
	if (previous) await transaction.delete(applicantSessions).where(eq(applicantSessions.id, previous));
	const expiresAt = applicantSessionEnd(isRemembered, at, at);
	const times = { createdAt: at, usedAt: at, expiresAt };
	const [session] = await transaction
		.insert(applicantSessions)
		.values({ applicantId, applicationId, level, isRemembered, ...times })
		.returning({ id: applicantSessions.id });
	return { signed: context.authentication.sign("my", session?.id as string) };
}

/**
 * Whether the application has to be told by email that it was opened: no session of this browser, open or ended, belongs
 * to its applicant. Counts on its own connection, so call it before the transaction.
 */
export async function isToBeTold(
	context: Pick<Context, "database" | "authentication" | "mailer" | "rateLimits">,
	applicantId: string,
	signed: string | undefined,
): Promise<boolean> {
	if (!context.mailer.isConfigured) return false;
	const id = applicantSessionId(context, signed);
	const [known] = id
		? await context.database
				.select({ applicantId: applicantSessions.applicantId })
				.from(applicantSessions)
				.where(eq(applicantSessions.id, id))
		: [];
	if (known?.applicantId === applicantId) return false;
	return (await context.rateLimits.consume("my-opened", applicantId)) === 0;
}

/** Emails the applicant that the application was opened, with a link that ends all sessions. */
export async function tellOpened(
	{ now }: Pick<Context, "now">,
	transaction: Transaction,
	applicantId: string,
): Promise<void> {
	const [applicant] = await transaction
		.select({ email: applicants.email, language: applicants.language })
		.from(applicants)
		.where(eq(applicants.id, applicantId));
	if (!applicant?.email) return;
	const at = now();
	const expiresAt = new Date(at.getTime() + signOutLinkLifetime);
	const [link] = await transaction
		.insert(oneTimeLinks)
		.values({ applicantId, purpose: "sign_out", madeByLevel: "known", createdAt: at, expiresAt })
		.returning({ id: oneTimeLinks.id });
	const oneTimeLinkId = link?.id as string;
	const { language } = applicant;
	await enqueueDelivery({ now }, transaction, { channel: "email", kind: "my-opened", oneTimeLinkId, language });
}
