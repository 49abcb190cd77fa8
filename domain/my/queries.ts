import { eq, sql } from "drizzle-orm";
import { applicants, applications } from "../../database/tables.ts";
import { needsProof } from "../access/applicant-session.ts";
import type { Caller } from "../access/caller.ts";
import { countUnreadMessages } from "../cases/conversations/queries.ts";
import { notFound } from "../shared/errors.ts";
import { requireId } from "../shared/validation.ts";
import { readMoney } from "./money.ts";
import { type Progress, readProgress } from "./progress.ts";

type MyHome = { applications: Progress[]; unread: number; eraseOn: string | null };

/**
 * All applications that the caller's session sees, newest first, the number of messages that are new to it, and for a proven
 * session the day on which everything is deleted.
 */
export async function getMyHome(caller: Caller): Promise<MyHome> {
	const { database, now, applicantId, applicationId } = caller.permitOwn("my:read");
	const [applications, unread, [person]] = await Promise.all([
		readProgress(database, { applicantId, applicationId }, "applicant", now()),
		countUnreadMessages(caller),
		database.select({ eraseOn: applicants.eraseOn }).from(applicants).where(eq(applicants.id, applicantId)),
	]);
	return { applications, unread, eraseOn: (!applicationId && person?.eraseOn) || null };
}

/**
 * One of the applications that the caller's session sees.
 * @throws ProblemError: not-found for any other.
 */
export async function getMyApplication(caller: Caller, id: string): Promise<{ progress: Progress; unread: number }> {
	const { applications, unread } = await getMyHome(caller);
	const progress = applications.find((application) => application.id === id.toLowerCase());
	if (!progress) throw notFound("application");
	return { progress, unread };
}

/**
 * What the applicant sees of an application, for staff.
 * @throws ProblemError: refused; not-found.
 */
export async function previewApplication(caller: Caller, id: string): Promise<Progress> {
	const { database, now } = caller.permit("application:read");
	const applicationId = requireId(id, "application");
	const [row] = await database
		.select({ applicantId: applications.applicantId })
		.from(applications)
		.where(eq(applications.id, applicationId));
	const [progress] = row ? await readProgress(database, { ...row, applicationId }, "applicant", now()) : [];
	if (!progress) throw notFound("application");
	return progress;
}

/**
 * The caller's own details. Only for sessions of level "proven".
 * @throws ProblemError: refused; not-found if the applicant was deleted meanwhile.
 */
export async function getMyDetails(caller: Caller) {
	const { database, isOwn } = caller.permitOwn("my:own");
	const [details] = await database
		.select({
			version: applicants.version,
			fullName: applicants.fullName,
			passportName: applicants.passportName,
			birthDate: applicants.birthDate,
			phoneNumber: applicants.phoneNumber,
			phoneOwner: applicants.phoneOwner,
			email: applicants.email,
			language: applicants.language,
		})
		.from(applicants)
		.where(isOwn(applicants));
	if (!details) throw notFound("applicant");
	return details;
}
export type MyDetails = Awaited<ReturnType<typeof getMyDetails>>;

/** What was agreed, paid and returned, for sessions of level "proven": reference and phone number alone show no money. */
export async function getMyMoney(caller: Caller) {
	const { database, applicantId } = caller.permitOwn("my:own");
	return readMoney(database, applicantId);
}

/** The ways in which applications open: whether by reference and phone number too, and whether links can be emailed. */
export async function getOpenWays(caller: Caller): Promise<{ needsLink: boolean; hasEmail: boolean }> {
	const { database, mailer } = caller.permit("my:open");
	const { rows } = await database.execute<{ needsLink: boolean }>(sql`select ${needsProof} as "needsLink"`);
	return { needsLink: rows[0]?.needsLink ?? false, hasEmail: mailer.isConfigured };
}
