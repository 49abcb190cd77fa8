import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { messages } from "../../../database/tables.ts";

/** For a list: whether an applicant's message waits for staff. */
export const hasUnreadMessage = (applicantId: PgColumn): SQL<boolean> =>
	sql<boolean>`exists (select from ${messages} where ${messages.applicantId} = ${applicantId} and ${messages.direction} = 'in' and ${messages.readByStaffAt} is null)`;
