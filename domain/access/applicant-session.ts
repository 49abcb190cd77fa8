import { and, eq, getTableColumns, isNull, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { links, sessions } from "../../database/tables.ts";
import type { ApplicantLevel, OpenedBy } from "../../database/values.ts";
import { asId } from "../shared/validation.ts";
import type { Context } from "./caller.ts";
import { removeChatLinks } from "./links.ts";
import { lockApplicants } from "./lock-applicants.ts";
import { isPolicyOn } from "./policies.ts";
import { endOf, isSessionToRenew } from "./session-rules.ts";

export type { ApplicantLevel };

/** A session of an applicant: `applicationId` is the only application that level "known" sees. */
export type ApplicantIdentity = {
	role: "applicant" | "proven";
	applicantId: string;
	applicationId: string | null;
	sessionId: string;
};

export type ApplicantSession =
	| { state: "open"; identity: ApplicantIdentity; level: ApplicantLevel }
	/** Timed out. */
	| { state: "ended" }
	/** Not signed by us, or deleted. */
	| { state: "none" };

/** Whether the owner has closed the way by reference and phone number, which also ends the sessions that it opened. */
export const needsProof = isPolicyOn("my-application-needs-link");

const isOpen = (session: { openedBy: OpenedBy | null; expiresAt: Date; needsProof: boolean }, at: Date): boolean =>
	session.expiresAt > at && !(session.needsProof && session.openedBy === "pair");

/** The id in a signed session. */
export const applicantSessionId = ({ authentication }: Pick<Context, "authentication">, signed: string | undefined) =>
	signed === undefined ? undefined : asId(authentication.verifySigned("my", signed));

/** Finds the session of a cookie, and notes its use. */
export async function findApplicantSession(
	context: Pick<Context, "database" | "now" | "authentication">,
	signed: string,
): Promise<ApplicantSession> {
	const id = applicantSessionId(context, signed);
	if (!id) return { state: "none" };
	const { database } = context;
	const [found] = await database
		.select({ ...getTableColumns(sessions), needsProof })
		.from(sessions)
		.where(eq(sessions.id, id));
	if (!found?.applicantId || !found.level) return { state: "none" };
	const at = context.now();
	if (!isOpen(found, at)) return { state: "ended" };
	if (isSessionToRenew(found, at)) {
		const { createdAt, isRemembered } = found;
		const expiresAt = endOf(isRemembered ? "remembered" : "applicant", { createdAt, updatedAt: at });
		await database.update(sessions).set({ updatedAt: at, expiresAt }).where(eq(sessions.id, id));
	}
	const { applicantId, applicationId, level } = found;
	const identity = { role: roleOf(level), applicantId, applicationId, sessionId: id };
	return { state: "open", level, identity };
}

const roleOf = (level: ApplicantLevel): ApplicantIdentity["role"] => (level === "proven" ? "proven" : "applicant");

/**
 * Locks an applicant, and reads and locks the session, in the transaction that writes: a request that ends it meanwhile waits for this
 * transaction, or this transaction sees it.
 * @returns undefined if the session has ended.
 */
export async function lockApplicantSession(
	transaction: Transaction,
	{ sessionId, applicantId, applicationId }: ApplicantIdentity,
	at: Date,
): Promise<ApplicantIdentity["role"] | undefined> {
	await lockApplicants(transaction, [applicantId], "no key update");
	const [found] = await transaction
		.select({ ...getTableColumns(sessions), needsProof })
		.from(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.applicantId, applicantId)))
		.for("key share");
	if (!found?.level || found.applicationId !== applicationId || !isOpen(found, at)) return undefined;
	return roleOf(found.level);
}

/**
 * Ends an applicant's sessions, in the transaction of the request that demands it, and what they made to connect a chat
 * that has not been used yet.
 * @param applicationId ends only the sessions that see this application
 * @param level ends only sessions of this level
 */
export async function endApplicantSessions(
	transaction: Transaction,
	applicantId: string,
	applicationId: string | null = null,
	level?: ApplicantLevel,
): Promise<void> {
	const sees = applicationId ? seesApplication(applicationId) : undefined;
	const isOfLevel = level ? eq(sessions.level, level) : undefined;
	await transaction.delete(sessions).where(and(eq(sessions.applicantId, applicantId), sees, isOfLevel));
	const isAbout = applicationId ? or(isNull(links.applicationId), eq(links.applicationId, applicationId)) : undefined;
	await removeChatLinks(transaction, [applicantId], isAbout);
}

/** Whether a session of the application's applicant sees the application. */
export const seesApplication = (applicationId: string | PgColumn) =>
	or(isNull(sessions.applicationId), eq(sessions.applicationId, applicationId));
