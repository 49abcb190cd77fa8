import { type SQL, sql } from "drizzle-orm";
import { applicants, applications } from "../../database/tables.ts";

/**
 * Whether the stored email address is certainly that of the person behind all of the applicant's applications. Anybody
 * who knows a name and a phone number can send an application with an address of their own, also before the applicant
 * does. So the address is certain only while every application states it, or once staff or the applicant have changed it.
 */
export const isEmailCertain: SQL = sql`(
	${applicants.email} is null
	or not exists (select from applications where applications.applicant_id = ${applicants.id}
		and lower(applications.email) is distinct from ${applicants.email})
	or exists (select from case_events where case_events.applicant_id = ${applicants.id}
		and case_events.kind = 'details_changed' and case_events.data ->> 'fields' ~ '\\memail\\M'))`;

/**
 * Where emails about an application go: to the stored address if it is certain, else to the one that the application
 * states. For queries of applications with their applicants.
 */
export const mailAddress: SQL<string | null> = sql<string | null>`case when ${isEmailCertain} then ${applicants.email}
	else lower(${applications.email}) end`;
