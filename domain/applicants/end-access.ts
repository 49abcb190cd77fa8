import { and, eq, isNull, ne, not, or } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, applicants, familyLinks, oneTimeLinks } from "../../database/tables.ts";
import { isEmailCertain } from "../messaging/certain-email.ts";

/**
 * Closes what was opened by the email address, in the transaction that adds an application which makes the address
 * uncertain: otherwise a stranger who had applied in the applicant's name before would see the new application. What was
 * opened by a call of staff stays open, because the new application has the phone number that they called.
 */
export async function endUncertainAccess(transaction: Transaction, applicantId: string, at: Date): Promise<void> {
	const own = eq(applicants.id, applicantId);
	if ((await transaction.$count(applicants, and(own, not(isEmailCertain)))) === 0) return;
	const isByEmail = and(eq(applicantSessions.level, "proven"), ne(applicantSessions.openedBy, "call"));
	await transaction.delete(applicantSessions).where(and(eq(applicantSessions.applicantId, applicantId), isByEmail));
	await withdrawFamilyLinks(transaction, applicantId, at, { isByEmail: true });
}

type ContactChange = {
	applicantId: string;
	isPhoneChanged: boolean;
	isEmailChanged: boolean;
	/** The session that made the change. */
	ownSessionId?: string | undefined;
	at: Date;
};

/**
 * Closes what was opened by the previous phone number or email address. All sessions end, also the one that made the
 * change if the changed contact had opened it: else a stranger could prove an address, store somebody else's in its
 * place, and wait for that person's application. Unused links to the previous address become useless.
 */
export async function endAccessByContact(transaction: Transaction, change: ContactChange): Promise<void> {
	const { applicantId, isPhoneChanged, isEmailChanged, ownSessionId, at } = change;
	const stillProven = [isPhoneChanged ? [] : ["call" as const], isEmailChanged ? [] : ["link" as const]].flat();
	const keeps = ownSessionId
		? stillProven.map((way) => and(eq(applicantSessions.id, ownSessionId), eq(applicantSessions.openedBy, way)))
		: [];
	const kept = or(...keeps);
	await transaction
		.delete(applicantSessions)
		.where(and(eq(applicantSessions.applicantId, applicantId), kept && not(kept)));
	await withdrawFamilyLinks(transaction, applicantId, at, { isByEmail: !isPhoneChanged });
	await transaction
		.delete(oneTimeLinks)
		.where(and(eq(oneTimeLinks.applicantId, applicantId), eq(oneTimeLinks.purpose, "my"), isNull(oneTimeLinks.usedAt)));
}

/** @param isByEmail withdraws only those that were not made by staff on the phone, nor in a session that a call opened */
async function withdrawFamilyLinks(
	transaction: Transaction,
	applicantId: string,
	at: Date,
	{ isByEmail }: { isByEmail: boolean },
): Promise<void> {
	await transaction
		.update(familyLinks)
		.set({ revokedAt: at })
		.where(
			and(
				eq(familyLinks.applicantId, applicantId),
				isNull(familyLinks.revokedAt),
				isByEmail ? ne(familyLinks.openedBy, "call") : undefined,
			),
		);
}
