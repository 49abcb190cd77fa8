import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether an applicant is no invented person of the sample data, by the id in a column. */
export const isReal = (applicantId: SQLWrapper): SQL =>
	sql`not exists (select from applicants as example where example.id = ${applicantId} and example.is_example)`;
