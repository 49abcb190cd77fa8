import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, sessions, telegramChats } from "../../database/tables.ts";
import type { ApplicantLevel, OpenedBy, Proof } from "../../database/values.ts";
import type { Link } from "./links.ts";

/**
 * Anybody who knows a name and a phone number can send an application with an address of their own, before the applicant
 * does or after. So an address counts for the applications whose sender is known to have had it, and for no others:
 *
 * - An application has the address that it states, or none.
 * - Once staff or the applicant have changed or confirmed the stored address, also by choosing it for two cases that became
 *   one, it is that of all applications until then,
 *   because whoever did so knew all of them. An application that arrives later has again the address that it states.
 */
const addressOf = (application: SQL): SQL<string | null> =>
	sql<string | null>`case when ${application}.submitted_at < (
		select max(entries.at) from entries where entries.applicant_id = applicants.id
			and entries.kind in ('details_changed', 'merged') and entries.undone_at is null
			and entries.data ->> 'fields' ~ '\\memail\\M'
	) then applicants.email else lower(${application}.email) end`;

/** Where emails about an application go. For queries of applications with their applicants. */
export const mailAddress = addressOf(sql.raw("applications"));

/** Where a link is emailed that opens or closes an application; null for all other links. For queries of links. */
export const linkAddress = sql<string | null>`case when links.purpose in ('my', 'sign_out') then (
	select case when links.application_id is null then applicants.email else ${mailAddress} end
	from applicants left join applications on applications.id = links.application_id
	where applicants.id = links.applicant_id) end`;

/**
 * Whether the stored address is that of all the applicant's applications, so that who reads its mailbox may see them all.
 * For queries of applicants.
 */
export const isEmailCertain: SQL<boolean> = sql<boolean>`(applicants.email is not null and not exists (
	select from applications as each_application where each_application.applicant_id = applicants.id
		and ${addressOf(sql.raw("each_application"))} is distinct from applicants.email))`;

/** What a session sees: one application if it is "known", all of the applicant's if it is "proven". */
export type Access = {
	applicationId: string | null;
	level: ApplicantLevel;
	openedBy: OpenedBy;
	/** The chat whose button opened it, for "telegram". */
	telegramChatId?: string;
};

/** What the pair of reference and phone number opens. */
export const knownAccess = (applicationId: string): Access => ({ applicationId, level: "known", openedBy: "pair" });

/**
 * What a link or code opens now: no more than the call, the chat or the mailbox from which it comes. A mailbox opens all
 * applications, unless the link is about one, or an application has arrived meanwhile that has another address.
 * @returns undefined if it opens nothing anymore.
 */
export async function accessBy(
	transaction: Transaction,
	{ applicantId, applicationId, telegramChatId, purpose }: Link,
): Promise<Access | undefined> {
	if (purpose === "call") return { applicationId: null, level: "proven", openedBy: "call" };
	if (telegramChatId) {
		const { level, applicationId: about } = telegramChats;
		const [chat] = await transaction
			.select({ level, applicationId: about })
			.from(telegramChats)
			.where(eq(telegramChats.id, telegramChatId));
		return chat && { ...chat, openedBy: "telegram", telegramChatId };
	}
	const own = eq(applicants.id, applicantId ?? "");
	if (!applicationId && (await transaction.$count(applicants, and(own, isEmailCertain))) > 0) {
		return { applicationId: null, level: "proven", openedBy: "link" };
	}
	const [newest] = await transaction
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(applicationId ? eq(applications.id, applicationId) : and(own, eq(mailAddress, applicants.email)))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(1);
	return newest && { applicationId: newest.id, level: "known", openedBy: "link" };
}

const proofs: Record<OpenedBy, Proof | null> = { pair: null, link: "link", call: "call", telegram: null };

/**
 * What a session hands on to a link that it makes: no more than it sees, and the proof of what opened it, which for a button
 * of the bot is that of the chat.
 * @returns undefined if it has ended.
 */
export async function accessOf(transaction: Transaction, sessionId: string) {
	const { applicantId, applicationId, level, openedBy } = sessions;
	const [session] = await transaction
		.select({ applicantId, applicationId, level, openedBy, chatProof: telegramChats.provenBy })
		.from(sessions)
		.leftJoin(telegramChats, eq(telegramChats.id, sessions.telegramChatId))
		.where(eq(sessions.id, sessionId));
	if (!session?.openedBy) return undefined;
	const isProven = session.level === "proven";
	return {
		applicantId: session.applicantId,
		applicationId: session.applicationId,
		provenBy: isProven ? (proofs[session.openedBy] ?? session.chatProof) : null,
	};
}
