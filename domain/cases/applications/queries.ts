import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { applicants, applications, auditLog, programs, universities, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { listDeliveries } from "../../messaging/list-deliveries.ts";
import { notFound } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { requireId } from "../../shared/validation.ts";
import { statusChange } from "../applicants/schema.ts";

const {
	contentHash: _hash,
	submissionKey: _key,
	searchText: _text,
	placeText: _place,
	...columns
} = getTableColumns(applications);

/**
 * An application with all its data, its notifications, and its status changes, newest first.
 * @throws ProblemError: not-found.
 */
export async function getApplication(caller: Caller, id: string) {
	const { database } = caller.permit("application:read");
	const [row] = await database
		.select({
			...columns,
			/** As corrected by staff. `fullName` is the name that was submitted. */
			applicantName: applicants.fullName,
			applicantLanguage: applicants.language,
			university: pickLocalized(universities, "name"),
			program: { ...pickLocalized(programs, "title"), type: programs.type },
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.id, requireId(id, "application")));
	if (!row) throw notFound("application");
	const [delivered, history] = await Promise.all([
		listDeliveries(database, { applicationId: row.id }),
		database
			.select({ at: auditLog.at, by: users.displayName, detail: auditLog.detail })
			.from(auditLog)
			.leftJoin(users, eq(users.id, auditLog.actorId))
			.where(and(eq(auditLog.recordId, row.id), eq(auditLog.action, statusChange)))
			.orderBy(desc(auditLog.id)),
	]);
	return { ...row, phoneE164: normalizePhone(row.phoneNumber), deliveries: delivered, history };
}
export type Application = Awaited<ReturnType<typeof getApplication>>;
