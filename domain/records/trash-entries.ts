import { and, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { trash } from "../../../database/tables.ts";
import type { Actor, Context } from "../../access/caller.ts";

type NewEntry = Pick<typeof trash.$inferInsert, "noun" | "recordId" | "applicantId" | "label" | "rows">;
const maxLabelLength = 300;

/**
 * Keeps a copy of what the transaction deletes.
 * @returns the id by which it can be restored.
 */
export async function moveToTrash(
	{ actor, now }: Pick<Context, "now"> & { actor: Actor },
	transaction: Transaction,
	{ label, ...entry }: NewEntry,
): Promise<string> {
	const [row] = await transaction
		.insert(trash)
		.values({ ...entry, label: label.slice(0, maxLabelLength), deletedBy: actor.userId, deletedAt: now() })
		.returning({ id: trash.id });
	return row?.id as string;
}

/** Deletes the entries of applicants who were deleted for good. Call it after applicants were deleted. */
export async function removeTrashOf(transaction: Transaction, applicantIds: string[]): Promise<void> {
	const isGone = sql`not exists (select from applicants where applicants.id = ${trash.applicantId})`;
	await transaction.delete(trash).where(and(inArray(trash.applicantId, applicantIds), isGone));
}
