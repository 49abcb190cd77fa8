import { desc } from "drizzle-orm";
import { auditLog, auditSignatures } from "../../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { auditKeyId, signedWords } from "./signing.ts";

/**
 * L10: signs the newest entry of the audit log with a key that is not in the database. Each entry's hash covers all
 * earlier ones, and so does the signature: somebody who rewrites the log and its hashes cannot sign it again.
 */
export async function signAuditLog(caller: Caller): Promise<void> {
	const { database, authentication } = caller.permit("audit:write");
	const [last] = await database
		.select({ id: auditLog.id, hash: auditLog.hash })
		.from(auditLog)
		.orderBy(desc(auditLog.id))
		.limit(1);
	if (!last) return;
	const signature = authentication.sign("audit", signedWords(last));
	await database
		.insert(auditSignatures)
		.values({ throughId: last.id, keyId: auditKeyId(authentication), signature })
		.onConflictDoNothing();
}
