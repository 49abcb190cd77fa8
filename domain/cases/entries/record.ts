import type { Transaction } from "../../../database/connect.ts";
import { type EntryContext, kinds } from "./kinds.ts";
import { insertEntry, type NewEntry, type Stored } from "./store.ts";

type Recorded = Stored & {
	/** Whether the applicant or the sender is notified by a channel. */
	isSent: boolean;
};

/**
 * The one write: adds an entry to a case, in the transaction that causes it, and does what follows from its kind: the tasks
 * that it opens and ends, and whom it tells. A repeated submission key means the same entry, and nothing follows again.
 * @param isSuspect whether the entry is part of a flood; asked only if the entry is new
 * @throws ProblemError: conflict 'already_sent' for another entry with a used key; what `isSuspect` throws.
 */
export async function recordEntry(
	context: EntryContext,
	transaction: Transaction,
	entry: NewEntry,
	isSuspect: () => Promise<boolean> | boolean = () => false,
): Promise<Recorded> {
	const stored = await insertEntry(transaction, entry);
	if (!stored.isNew) return { ...stored, isSent: false };
	const isSent = await kinds[entry.kind]?.(context, transaction, {
		...{ data: {}, text: null, visibleAt: entry.at, ...entry, ...stored },
		isSuspect: await isSuspect(),
	});
	return { ...stored, isSent: isSent ?? false };
}
