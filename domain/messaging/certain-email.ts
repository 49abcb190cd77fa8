import { type SQL, sql } from "drizzle-orm";

/**
 * Anybody who knows a name and a phone number can send an application with an address of their own, before the applicant
 * does or after. So an address counts for the applications whose sender is known to have had it, and for no others:
 *
 * - An application has the address that it states, or none.
 * - Once staff or the applicant have changed or confirmed the stored address, it is that of all applications until then,
 *   because whoever did so knew all of them. An application that arrives later has again the address that it states.
 */
const addressOf = (application: SQL): SQL<string | null> =>
	sql<string | null>`case when ${application}.submitted_at < (
		select max(entries.at) from entries where entries.applicant_id = applicants.id
			and entries.kind = 'details_changed' and entries.data ->> 'fields' ~ '\\memail\\M'
	) then applicants.email else lower(${application}.email) end`;

/** Where emails about an application go. For queries of applications with their applicants. */
export const mailAddress = addressOf(sql.raw("applications"));

/** Where a link goes that works once. For queries of links with their applicants. */
export const linkAddress = sql<string | null>`case when one_time_links.application_id is null then applicants.email
	else (select ${mailAddress} from applications where applications.id = one_time_links.application_id) end`;

/**
 * Whether the stored address is that of all the applicant's applications, so that who reads its mailbox may see them all.
 * For queries of applicants.
 */
export const isEmailCertain: SQL<boolean> = sql<boolean>`(applicants.email is not null and not exists (
	select from applications as each_application where each_application.applicant_id = applicants.id
		and ${addressOf(sql.raw("each_application"))} is distinct from applicants.email))`;
