import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Actor, Context } from "../access/caller.ts";
import { invalid } from "../shared/errors.ts";
import { removeAccountLinks } from "./emails.ts";

/** @throws ProblemError: invalid 'account_exists' for an address of another account. */
export async function rejectTakenAddress(transaction: Transaction, email: string): Promise<void> {
	if ((await transaction.$count(users, eq(users.email, email))) > 0)
		throw invalid([{ field: "email", code: "account_exists" }]);
}

/**
 * Gives an account another address, which counts as confirmed, and invalidates the password links that were sent to the old one.
 * @throws ProblemError: invalid.
 */
export async function storeAddress(
	{ actor, now }: Pick<Context, "now"> & { actor: Actor },
	transaction: Transaction,
	userId: string,
	email: string,
): Promise<void> {
	await rejectTakenAddress(transaction, email);
	await transaction
		.update(users)
		.set({ email, pendingEmail: null, emailConfirmedAt: now() })
		.where(eq(users.id, userId));
	await removeAccountLinks(transaction, userId);
	await recordAudit(transaction, { ...actor, userId }, { action: "user:change-email", recordId: userId });
}
