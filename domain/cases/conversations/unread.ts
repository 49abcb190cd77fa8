import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import { entries } from "../../../database/tables.ts";

/** What an applicant has written, and staff have not read or answered. */
export const isUnread = and(eq(entries.kind, "message_in"), isNull(entries.readByStaffAt));

export const markRead = (transaction: Transaction, which: SQL | undefined, at: Date) =>
	transaction.update(entries).set({ readByStaffAt: at }).where(and(which, isUnread));

/** For a list: whether an applicant's message waits for staff. */
export const hasUnreadMessage = (applicantId: PgColumn): SQL<boolean> =>
	sql<boolean>`exists (select from ${entries} where ${entries.applicantId} = ${applicantId} and ${isUnread})`;
