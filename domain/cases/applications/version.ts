import { type SQL, sql } from "drizzle-orm";

/**
 * What an application and its applicant are now: another value means that somebody has changed one of them. For queries
 * that join applications and applicants.
 */
export const bulkVersion: SQL<string> = sql<string>`concat(extract(epoch from applications.changed_at), '/', applicants.version)`;
