import { eq } from "drizzle-orm";
import { applicants, applications } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { countUnreadMessages } from "../cases/conversations/queries.ts";
import { notFound } from "../shared/errors.ts";
import { requireId } from "../shared/validation.ts";
import { type Progress, readProgress } from "./progress.ts";

type MyHome = { applications: Progress[]; unread: number; eraseOn: string | null };

/**
 * All applications that the caller's session sees, newest first, the number of messages that are new to it, and the day on
 * which everything is deleted.
 */
export async function getMyHome(caller: Caller): Promise<MyHome> {
	const { database, now, applicantId, applicationId } = caller.permitOwn("my:read");
	const [applications, unread, [person]] = await Promise.all([
		readProgress(database, { applicantId, applicationId }, "applicant", now()),
		countUnreadMessages(caller),
		database.select({ eraseOn: applicants.eraseOn }).from(applicants).where(eq(applicants.id, applicantId)),
	]);
	return { applications, unread, eraseOn: person?.eraseOn ?? null };
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
