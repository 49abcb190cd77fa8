import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { applications, sessions } from "../../database/tables.ts";
import { applicantSessionId, seesApplication } from "../access/applicant-session.ts";
import type { Context } from "../access/caller.ts";
import type { Access } from "../access/levels.ts";
import { endOf } from "../access/session-rules.ts";
import { type EntryContext, recordEntry } from "../cases/entries/record.ts";

/** What a browser sends when it opens an application. */
export type Opening = {
	/** The network address. */
	client: string;
	/** The signed session that the browser already has, open or ended. */
	signed: string | undefined;
};

/** A session as the cookie carries it. */
export type OpenedSession = { signed: string };

type NewSession = Access & { applicantId: string; isRemembered: boolean };

/** Opens a session with a new id, in place of the one that the browser had. */
export async function openSession(
	context: Pick<Context, "now" | "authentication">,
	transaction: Transaction,
	{ isRemembered, ...session }: NewSession,
	signed: string | undefined,
): Promise<OpenedSession> {
	const at = context.now();
	const previous = applicantSessionId(context, signed);
	if (previous) await transaction.delete(sessions).where(eq(sessions.id, previous));
	const times = { createdAt: at, updatedAt: at };
	const expiresAt = endOf(isRemembered ? "remembered" : "applicant", times);
	const [row] = await transaction
		.insert(sessions)
		.values({ ...session, isRemembered, expiresAt, ...times })
		.returning({ id: sessions.id });
	return { signed: context.authentication.sign("my", row?.id as string) };
}

/** @returns the id of this browser's session, open or ended, if it has seen an application of the reference or the id. */
export async function findSessionThatSaw(
	context: Pick<Context, "authentication"> & { database: Database },
	application: { reference: string } | { id: string },
	signed: string | undefined,
): Promise<string | undefined> {
	const id = applicantSessionId(context, signed);
	if (!id) return undefined;
	const isIt =
		"id" in application ? eq(applications.id, application.id) : eq(applications.reference, application.reference);
	const [found] = await context.database
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(applications, eq(applications.applicantId, sessions.applicantId))
		.where(and(eq(sessions.id, id), isIt, seesApplication(applications.id)));
	return found?.id;
}

/**
 * Whether the opening of an application has to be told: no session of this browser has seen it. Counts on its own
 * connection, so call it before the transaction.
 */
export async function isToBeTold(
	context: Pick<Context, "database" | "authentication" | "mailer" | "configured" | "rateLimits">,
	applicationId: string,
	signed: string | undefined,
): Promise<boolean> {
	if (!context.mailer.isConfigured && !context.configured.bot) return false;
	if (await findSessionThatSaw(context, { id: applicationId }, signed)) return false;
	return (await context.rateLimits.consume("my-opened", applicationId)) === 0;
}

/** Records that an application was opened where it was never seen before: the applicant is notified. */
export async function recordOpened(
	context: EntryContext,
	transaction: Transaction,
	opened: { applicantId: string; applicationId: string },
): Promise<void> {
	await recordEntry(context, transaction, { ...opened, kind: "opened", actor: null, at: context.now() });
}
