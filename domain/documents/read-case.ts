import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications } from "../../database/tables.ts";
import { notFound } from "../shared/errors.ts";
import { koreanDayAt } from "../shared/time-zone.ts";

/** What decides which papers an application needs; null as long as staff do not know the visa or the citizenship. */
export async function readDocumentCase(database: Pick<Database, "select">, applicationId: string, now: Date) {
	const [row] = await database
		.select({
			...{ visa: applications.visaType, university: applications.universityId, applicantId: applications.applicantId },
			...{ nationality: applicants.nationality, sponsor: applicants.sponsor, fullName: applicants.fullName },
			...{ reference: applications.reference, language: applicants.language },
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, applicationId));
	if (!row) throw notFound("application");
	const { visa, nationality, university, sponsor, ...about } = row;
	const payer = sponsor === "self" ? ("self" as const) : ("parents" as const);
	const given = visa && nationality && { visa, nationality, university, payer, on: koreanDayAt(now) };
	return { ...about, given: given || null };
}
