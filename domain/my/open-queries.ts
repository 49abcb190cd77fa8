import { sql } from "drizzle-orm";
import { needsProof } from "../access/applicant-session.ts";
import type { Caller } from "../access/caller.ts";

/** The ways in which applications open: whether by reference and phone number too, and whether links can be emailed. */
export async function getOpenWays(caller: Caller): Promise<{ needsLink: boolean; hasEmail: boolean }> {
	const { database, mailer } = caller.permit("my:open");
	const { rows } = await database.execute<{ needsLink: boolean }>(sql`select ${needsProof} as "needsLink"`);
	return { needsLink: rows[0]?.needsLink ?? false, hasEmail: mailer.isConfigured };
}
