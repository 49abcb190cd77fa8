import { lt } from "drizzle-orm";
import { applicantSessions, familyLinks, oneTimeLinks } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";

const keptDays = 30;

/**
 * Deletes sessions and links of applicants 30 days after they ended. Until then, the cookie of an ended session shows that
 * the same browser opens the application again.
 */
export async function removeExpiredAccess(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("retention:sweep");
	const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1_000);
	await database.delete(applicantSessions).where(lt(applicantSessions.expiresAt, before));
	await database.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
	await database.delete(familyLinks).where(lt(familyLinks.expiresAt, before));
}
