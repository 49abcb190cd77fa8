import { and, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicantSessions, applicants, familyLinks, oneTimeLinks } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { eraseWithoutApplication } from "./erase.ts";

const keptDays = 30;
const hour = 60 * 60 * 1_000;
/** Applicants per transaction. */
const batchSize = 500;

/**
 * Deletes applicants whose last application was deleted by a process of an earlier release, which left them, and sessions
 * and links of applicants 30 days after they ended. Until then, the cookie of an ended session shows that
 * the same browser opens the application again.
 */
export async function removeExpiredAccess(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("retention:sweep");
	const at = now().getTime();
	await removeLeftApplicants(database, new Date(at - hour));
	const before = new Date(at - keptDays * 24 * hour);
	await database.delete(applicantSessions).where(lt(applicantSessions.expiresAt, before));
	await database.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
	await database.delete(familyLinks).where(lt(familyLinks.expiresAt, before));
}

/** A younger applicant may belong to an application that is being stored. */
async function removeLeftApplicants(database: Database, before: Date): Promise<void> {
	const isLeft = sql`not exists (select from applications where applications.applicant_id = ${applicants.id})`;
	for (;;) {
		const left = await database
			.select({ id: applicants.id })
			.from(applicants)
			.where(and(lt(applicants.createdAt, before), isLeft))
			.limit(batchSize);
		if (left.length === 0) return;
		const ids = left.map(({ id }) => id);
		await database.transaction(async (transaction) =>
			eraseWithoutApplication(transaction, await lockApplicants(transaction, ids, "update")),
		);
	}
}
