import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, oneTimeLinks, policies } from "../../database/tables.ts";
import type { ApplicantLevel, OpenedBy } from "../../database/values.ts";
import { asId } from "../shared/validation.ts";
import type { Context } from "./caller.ts";
import { removeChatLinks } from "./chat-links.ts";
import { lockApplicants } from "./lock-applicants.ts";

export type { ApplicantLevel };

const minute = 60 * 1_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Idle timeout of a session that is not remembered. Several people may share a phone. */
const idleTimeout = 12 * hour;
/** Absolute timeout, also of a remembered session. */
const absoluteTimeout = 30 * day;
/** Minimum interval between updates of a session's last use. */
const renewedEvery = 5 * minute;
/**
 * Seconds that a browser keeps the cookie. It is longer than most sessions, because the cookie of an ended session shows
 * that the same browser opens the application again.
 */
export const applicantCookieSeconds = absoluteTimeout / 1_000;

/** When an unused session ends. */
export function applicantSessionEnd(isRemembered: boolean, createdAt: Date, usedAt: Date): Date {
	const end = createdAt.getTime() + absoluteTimeout;
	return new Date(isRemembered ? end : Math.min(usedAt.getTime() + idleTimeout, end));
}

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
export const needsProof = sql<boolean>`coalesce((select ${policies.isOn} from ${policies} where ${policies.name} = 'my-application-needs-link'), false)`;

const columns = {
	id: applicantSessions.id,
	applicantId: applicantSessions.applicantId,
	applicationId: applicantSessions.applicationId,
	level: applicantSessions.level,
	openedBy: applicantSessions.openedBy,
	isRemembered: applicantSessions.isRemembered,
	createdAt: applicantSessions.createdAt,
	usedAt: applicantSessions.usedAt,
	expiresAt: applicantSessions.expiresAt,
	needsProof,
};

const isOpen = (session: { openedBy: OpenedBy; expiresAt: Date; needsProof: boolean }, at: Date): boolean =>
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
	const [found] = await database.select(columns).from(applicantSessions).where(eq(applicantSessions.id, id));
	if (!found) return { state: "none" };
	const at = context.now();
	if (!isOpen(found, at)) return { state: "ended" };
	if (at.getTime() - found.usedAt.getTime() > renewedEvery) {
		const expiresAt = applicantSessionEnd(found.isRemembered, found.createdAt, at);
		await database.update(applicantSessions).set({ usedAt: at, expiresAt }).where(eq(applicantSessions.id, id));
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
		.select(columns)
		.from(applicantSessions)
		.where(and(eq(applicantSessions.id, sessionId), eq(applicantSessions.applicantId, applicantId)))
		.for("key share");
	if (!found || found.applicationId !== applicationId || !isOpen(found, at)) return undefined;
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
	const isOfLevel = level ? eq(applicantSessions.level, level) : undefined;
	await transaction
		.delete(applicantSessions)
		.where(and(eq(applicantSessions.applicantId, applicantId), sees, isOfLevel));
	const isAbout = applicationId
		? or(isNull(oneTimeLinks.applicationId), eq(oneTimeLinks.applicationId, applicationId))
		: undefined;
	await removeChatLinks(transaction, [applicantId], isAbout);
}

/** Whether a session of the application's applicant sees the application. */
export const seesApplication = (applicationId: string) =>
	or(isNull(applicantSessions.applicationId), eq(applicantSessions.applicationId, applicationId));
