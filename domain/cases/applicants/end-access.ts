import { and, eq, inArray, isNull, ne, not, or, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicantSessions, applicants, familyLinks, oneTimeLinks, telegramChats } from "../../../database/tables.ts";
import { isEmailCertain } from "../../messaging/certain-email.ts";
import { endChats } from "../../messaging/end-chats.ts";

/**
 * Closes what was opened by the email address, in the transaction that adds an application which makes the address
 * uncertain: otherwise a stranger who had applied in the applicant's name before would see the new application. What was
 * opened by a call of staff, or by a chat that shared the phone number, stays open, because the new application has that
 * number.
 */
export async function endUncertainAccess(transaction: Transaction, applicantId: string, at: Date): Promise<void> {
	const own = eq(applicants.id, applicantId);
	if ((await transaction.$count(applicants, and(own, not(isEmailCertain)))) === 0) return;
	await endChatsOf(transaction, applicantId, at, eq(telegramChats.provenBy, "link"));
	const isByEmail = and(eq(applicantSessions.level, "proven"), eq(applicantSessions.openedBy, "link"));
	await transaction.delete(applicantSessions).where(and(eq(applicantSessions.applicantId, applicantId), isByEmail));
	await withdrawFamilyLinks(transaction, applicantId, at, { isByEmail: true });
	await deleteUnusedLinks(transaction, applicantId, eq(oneTimeLinks.provenBy, "link"));
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
 * place, and wait for that person's application. Chats are disconnected that the changed contact had connected. Unused
 * links become useless.
 */
export async function endAccessByContact(transaction: Transaction, change: ContactChange): Promise<void> {
	const { applicantId, isPhoneChanged, isEmailChanged, ownSessionId, at } = change;
	await endChatsOf(transaction, applicantId, at, isProvenByChanged(change));
	const stillProven = [isPhoneChanged ? [] : ["call" as const], isEmailChanged ? [] : ["link" as const]].flat();
	// The session of a chat has ended with it.
	const keptWays = [...stillProven, "telegram" as const];
	const keeps = ownSessionId
		? keptWays.map((way) => and(eq(applicantSessions.id, ownSessionId), eq(applicantSessions.openedBy, way)))
		: [];
	const kept = or(...keeps);
	await transaction
		.delete(applicantSessions)
		.where(and(eq(applicantSessions.applicantId, applicantId), kept && not(kept)));
	await withdrawFamilyLinks(transaction, applicantId, at, { isByEmail: !isPhoneChanged });
	await deleteUnusedLinks(transaction, applicantId, inArray(oneTimeLinks.purpose, ["my", "telegram"]));
}

/** Chats of level "known" were connected by the phone number, and those of a link for parents end with it. */
function isProvenByChanged({ isPhoneChanged, isEmailChanged }: ContactChange): SQL {
	const { level, provenBy, follower } = telegramChats;
	const byPhone = [eq(level, "known"), inArray(provenBy, ["call", "phone"]), eq(follower, "family")];
	return or(...(isPhoneChanged ? byPhone : []), ...(isEmailChanged ? [eq(provenBy, "link")] : [])) as SQL;
}

const endChatsOf = (transaction: Transaction, applicantId: string, at: Date, where: SQL) =>
	endChats({ now: () => at }, transaction, and(eq(telegramChats.applicantId, applicantId), where) as SQL, "named");

const deleteUnusedLinks = (transaction: Transaction, applicantId: string, where: SQL) =>
	transaction
		.delete(oneTimeLinks)
		.where(and(eq(oneTimeLinks.applicantId, applicantId), where, isNull(oneTimeLinks.usedAt)));

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
