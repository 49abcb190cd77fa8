import { type SQL, sql } from "drizzle-orm";

/**
 * Whether the same person has another open application for the same program. For queries that join applications with
 * other tables.
 */
export const isSentTwice: SQL<boolean> = sql<boolean>`(applications.closed_at is null and exists (
	select from applications as twin
	where twin.applicant_id = applications.applicant_id and twin.id <> applications.id and twin.closed_at is null
		and twin.program_id is not distinct from applications.program_id
		and twin.university_id is not distinct from applications.university_id))`;
