import type { Database, Transaction } from "../../database/connect.ts";
import { auditLog } from "../../database/tables.ts";
import type { AuditAction } from "./audit-actions.ts";
import type { Actor } from "./caller.ts";

export type AuditEntry = {
	action: AuditAction;
	recordId?: string | null;
	/** Additional information for readers; never a visitor's personal data. */
	detail?: Record<string, string>;
};

/** Records who did what, in the same transaction. Actions by the system (sample data, jobs) are not recorded. */
export async function recordAudit(transaction: Transaction | Database, actor: Actor, entry: AuditEntry): Promise<void> {
	if (actor.role === "system") return;
	const { action, recordId = null, detail = null } = entry;
	await transaction
		.insert(auditLog)
		.values({ actorId: actor.userId, network: actor.network, action, recordId, detail });
}

/** Records an automatic action that people need to look up, such as the number of expired rows. */
export async function recordAutomatic(
	transaction: Transaction | Database,
	entry: Omit<AuditEntry, "recordId">,
): Promise<void> {
	await transaction.insert(auditLog).values(entry);
}
