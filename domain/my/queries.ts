import { eq } from "drizzle-orm";
import { applications } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { countUnreadMessages } from "../cases/conversations/queries.ts";
import { notFound } from "../shared/errors.ts";
import { asId } from "../shared/validation.ts";
import { type Progress, readProgress } from "./progress.ts";

/** All applications that the caller's session sees, newest first, and the number of messages that are new to it. */
export async function getMyHome(caller: Caller): Promise<{ applications: Progress[]; unread: number }> {
	const { database, now, applicantId, applicationId } = caller.permitOwn("my:read");
	const [applications, unread] = await Promise.all([
		readProgress(database, { applicantId, applicationId }, "applicant", now()),
		countUnreadMessages(caller),
	]);
	return { applications, unread };
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
	const applicationId = asId(id);
	const [row] = applicationId
		? await database
				.select({ applicantId: applications.applicantId })
				.from(applications)
				.where(eq(applications.id, applicationId))
		: [];
	const [progress] =
		row && applicationId
			? await readProgress(database, { applicantId: row.applicantId, applicationId }, "applicant", now())
			: [];
	if (!progress) throw notFound("application");
	return progress;
}
