import { and, eq, isNull, max } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { entries } from "../../../database/tables.ts";
import { type EntryKind, internalEntryKinds, moneyKinds } from "../../../database/values.ts";
import type { Actor } from "../../access/caller.ts";
import { conflict } from "../../shared/errors.ts";
import type { ContactChange } from "../applicants/contact-change.ts";

/** A person's case: an applicant, with one of the applications or with none in particular, or a contact message. */
export type Case =
	| { applicantId: string; applicationId: string | null; contactSubmissionId?: undefined }
	| { contactSubmissionId: string; applicantId?: undefined; applicationId?: undefined };

export type NewEntry = Case & {
	kind: EntryKind;
	/** The member of staff, or whom the audit log names; null for the applicant and the system. */
	actor: Actor | null;
	at: Date;
	/** From when on the applicant sees it, if not at once. */
	visibleAt?: Date;
	/** Of a message. */
	channel?: (typeof entries.$inferInsert)["channel"];
	/** At most 5,000 characters. */
	text?: string | null;
	/** At most 4,000 bytes. */
	data?: Record<string, string>;
	/** What the entry changes in the case, as it was, for undoing: at most 4,000 bytes. */
	before?: Record<string, string | null>;
	/** Of changed details, for what follows; not stored. */
	contact?: ContactChange;
	batchId?: string | null;
	isPinned?: boolean;
	/** Created with the form: a repeated key means the same entry. */
	submissionKey?: string | null;
};

/** Whether the applicant sees entries of this kind. */
export const isPublicKind = (kind: EntryKind): boolean => !(internalEntryKinds as readonly EntryKind[]).includes(kind);

const isMoneyKind = (kind: EntryKind): boolean => (moneyKinds as readonly EntryKind[]).includes(kind);

export type Stored = { id: string; at: Date; isNew: boolean };

/**
 * Inserts an entry, without what follows from it: see `recordEntry`. Once for each key. Entries of an application are ordered by
 * their time, so one is never recorded before another that is already there, even if the clocks of two processes differ.
 * @returns the entry's id and time, and whether this call stored it.
 * @throws ProblemError: conflict 'already_sent' for another entry with a used key.
 */
export async function insertEntry(
	transaction: Transaction,
	{ actor, at, visibleAt = at, submissionKey = null, contact: _, ...entry }: NewEntry,
): Promise<Stored> {
	const latest = entry.applicationId ? await readLatest(transaction, entry.applicationId) : undefined;
	const values = {
		...entry,
		authorId: actor?.userId ?? null,
		at: latest && latest >= at ? new Date(latest.getTime() + 1) : at,
		visibleAt,
		submissionKey,
	};
	// A concurrent submission with the same key waits here until the first is committed.
	const [stored] = await transaction
		.insert(entries)
		.values(values)
		.onConflictDoNothing({ target: entries.submissionKey })
		.returning({ id: entries.id });
	if (stored) return { id: stored.id, at: values.at, isNew: true };
	const isSame = and(
		...[
			eq(entries.submissionKey, submissionKey ?? ""),
			eq(entries.kind, entry.kind),
			entry.text ? eq(entries.text, entry.text) : isNull(entries.text),
			// The words of a message say enough; a payment is its data.
			isMoneyKind(entry.kind) ? eq(entries.data, entry.data ?? {}) : undefined,
		],
		entry.contactSubmissionId
			? eq(entries.contactSubmissionId, entry.contactSubmissionId)
			: eq(entries.applicantId, entry.applicantId ?? ""),
	);
	const [same] = await transaction.select({ id: entries.id, at: entries.at }).from(entries).where(isSame);
	if (!same) throw conflict("already_sent");
	return { ...same, isNew: false };
}

async function readLatest(transaction: Transaction, applicationId: string): Promise<Date | null | undefined> {
	const isAbout = eq(entries.applicationId, applicationId);
	const [latest] = await transaction
		.select({ at: max(entries.at) })
		.from(entries)
		.where(isAbout);
	return latest?.at;
}
