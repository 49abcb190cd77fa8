import { and, eq, inArray, ne, not, or, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, links, sessions, telegramChats } from "../../../database/tables.ts";
import { isEmailCertain } from "../../access/levels.ts";
import { endFamilyLinks, removeUnusedLinks } from "../../access/links.ts";
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
	const isByEmail = and(eq(sessions.level, "proven"), eq(sessions.openedBy, "link"));
	await transaction.delete(sessions).where(and(eq(sessions.applicantId, applicantId), isByEmail));
	const isOfApplicant = eq(links.applicantId, applicantId);
	await endFamilyLinks(transaction, at, and(isOfApplicant, ne(links.provenBy, "call")));
	await removeUnusedLinks(transaction, "telegram", and(isOfApplicant, eq(links.provenBy, "link")));
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
		? keptWays.map((way) => and(eq(sessions.id, ownSessionId), eq(sessions.openedBy, way)))
		: [];
	const kept = or(...keeps);
	await transaction.delete(sessions).where(and(eq(sessions.applicantId, applicantId), kept && not(kept)));
	const isOfApplicant = eq(links.applicantId, applicantId);
	// What staff made on the phone, or a session that a call opened, was not proven by the address.
	await endFamilyLinks(transaction, at, and(isOfApplicant, isPhoneChanged ? undefined : ne(links.provenBy, "call")));
	// A code was read out on the previous number.
	const purposes = ["my", "telegram", ...(isPhoneChanged ? ["call" as const] : [])] as const;
	for (const purpose of purposes) await removeUnusedLinks(transaction, purpose, isOfApplicant);
}

/** Chats of level "known" were connected by the phone number, and those of a link for parents end with it. */
function isProvenByChanged({ isPhoneChanged, isEmailChanged }: ContactChange): SQL {
	const { level, provenBy, follower } = telegramChats;
	const byPhone = [eq(level, "known"), inArray(provenBy, ["call", "phone"]), eq(follower, "family")];
	return or(...(isPhoneChanged ? byPhone : []), ...(isEmailChanged ? [eq(provenBy, "link")] : [])) as SQL;
}

const endChatsOf = (transaction: Transaction, applicantId: string, at: Date, where: SQL) =>
	endChats({ now: () => at }, transaction, and(eq(telegramChats.applicantId, applicantId), where) as SQL, "named");
