import { inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions, tasks } from "../../../database/tables.ts";
import { countDeleted } from "../tasks/close.ts";

/** Deletes messages for good, with their answers and tasks. @returns how many. */
export async function eraseContacts(transaction: Transaction, where: SQL | undefined): Promise<number> {
	const erased = transaction.select({ id: contactSubmissions.id }).from(contactSubmissions).where(where);
	await countDeleted(transaction, inArray(tasks.contactSubmissionId, erased));
	return (await transaction.delete(contactSubmissions).where(where)).rowCount ?? 0;
}
