import type { Database, Transaction } from "../../database/connect.ts";
import { auditLog } from "../../database/tables.ts";
import type { Actor } from "./caller.ts";

/** As "university:update": a noun of ours and what was done to it. */
export type AuditEntry = {
	action: `${string}:${string}`;
	recordId?: string | null;
	/** What a reader needs besides; never a visitor's personal data. */
	detail?: Record<string, string>;
};

/**
 * Writes down who did what, in the transaction that does it. What the product does by itself (sample data, jobs) is not
 * anybody's deed.
 */
export async function recordAudit(transaction: Transaction | Database, actor: Actor, entry: AuditEntry): Promise<void> {
	if (actor.rank === "system") return;
	const { action, recordId = null, detail = null } = entry;
	await transaction
		.insert(auditLog)
		.values({ actorId: actor.userId, network: actor.network, action, recordId, detail });
}

/** Writes down what the product did by itself and people have to be able to look up, such as how many rows expired. */
export async function recordAutomatic(
	transaction: Transaction | Database,
	entry: Omit<AuditEntry, "recordId">,
): Promise<void> {
	await transaction.insert(auditLog).values(entry);
}
