import { eq, max } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { caseEvents } from "../../database/tables.ts";
import { type CaseEventKind, internalEventKinds } from "../../database/values.ts";
import type { Actor } from "../access/caller.ts";

type NewEvent = {
	applicantId: string;
	/** Null for an event that concerns the person and no single application. */
	applicationId: string | null;
	kind: CaseEventKind;
	/** The member of staff; null for the applicant and the system. */
	actor: Actor | null;
	at: Date;
	/** From when on the applicant sees it, if not at once. */
	shownAt?: Date;
	/** At most 4,000 bytes. */
	data?: Record<string, string>;
};

/** Whether the applicant's timeline shows events of this kind. */
export const isPublicKind = (kind: CaseEventKind): boolean =>
	!(internalEventKinds as readonly CaseEventKind[]).includes(kind);

/**
 * Adds an event to the applicant's case, in the transaction that causes it. Events of an application are ordered by
 * their time, so one is never recorded before another that is already there, even if the clocks of two processes differ.
 * @returns the event's id.
 */
export async function recordEvent(transaction: Transaction, event: NewEvent): Promise<string> {
	const { applicationId, kind, actor, at, shownAt = at, data = null, applicantId } = event;
	const [latest] = applicationId
		? await transaction
				.select({ at: max(caseEvents.at) })
				.from(caseEvents)
				.where(eq(caseEvents.applicationId, applicationId))
		: [];
	const [row] = await transaction
		.insert(caseEvents)
		.values({
			applicantId,
			applicationId,
			kind,
			isPublic: isPublicKind(kind),
			actorId: actor?.userId ?? null,
			at: latest?.at && latest.at >= at ? new Date(latest.at.getTime() + 1) : at,
			shownAt,
			data,
		})
		.returning({ id: caseEvents.id });
	return row?.id as string;
}
