import { asc, eq, sql } from "drizzle-orm";
import { auditHash, auditLog, auditSignatures } from "../../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { auditKeyId, signedWords } from "./signing.ts";

export type AuditState = {
	/** The first modified entry, or null. */
	broken: number | null;
	/** The first and the last entry signed with this installation's key; null before the first signature. */
	signed: { from: number; through: number } | null;
};

/** Verifies the hash chain, and every signature of this installation's key. */
export async function verifyAuditLog(caller: Caller): Promise<AuditState> {
	const { database, authentication } = caller.permit("audit:read");
	const { rows } = await database.execute<{ id: string }>(sql`
		select id from (
			select id, hash, ${sql.raw(auditHash("coalesce(lag(hash) over (order by id), '')"))} as expected,
				row_number() over (order by id) as place
			from audit_log
		) as chain
		where hash <> expected or id <> place
		order by id limit 1`);
	const signatures = await database
		.select({ id: auditSignatures.throughId, signature: auditSignatures.signature, hash: auditLog.hash })
		.from(auditSignatures)
		.leftJoin(auditLog, eq(auditLog.id, auditSignatures.throughId))
		.where(eq(auditSignatures.keyId, auditKeyId(authentication)))
		.orderBy(asc(auditSignatures.throughId));
	const forged = signatures.find((each) => authentication.verifySigned("audit", each.signature) !== signedWords(each));
	const faults = [rows[0] && Number(rows[0].id), forged?.id].filter((id) => id !== undefined);
	const [first, last] = [signatures[0], signatures.at(-1)];
	return {
		broken: faults.length > 0 ? Math.min(...faults) : null,
		signed: first && last ? { from: first.id, through: last.id } : null,
	};
}
