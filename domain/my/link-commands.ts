import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, oneTimeLinks } from "../../database/tables.ts";
import { endApplicantSessions } from "../access/applicant-session.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller, Context } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { isEmailCertain, linkAddress, mailAddress } from "../messaging/certain-email.ts";
import { endKnownChats } from "../messaging/end-chats.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import { type EmailedLinkPurpose, isLinkCode, linkIdOf } from "../messaging/link-codes.ts";
import { limited } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { parse } from "../shared/validation.ts";

import { linkLifetime } from "./rules.ts";
import { linkInput, useLinkInput } from "./schema.ts";
import { type OpenedSession, type Opening, openSession } from "./sessions.ts";
import { isUsable, unusableLink } from "./usable-link.ts";

/** More applicants than this do not share a mailbox. */
const maxLinks = 10;

/**
 * Emails a link to each application of an address: brothers and sisters may share one. Runs the same statements for an
 * unknown address, and does not tell whether there is one.
 * @throws ProblemError: invalid; limited.
 */
export async function requestLink(
	caller: Caller,
	input: unknown,
	{ client, language }: { client: string; language: Language },
): Promise<void> {
	const context = caller.permit("my:open");
	const { email } = parse(linkInput, input);
	const seconds = await context.rateLimits.consume("my-link", client);
	if (seconds > 0) throw limited(seconds);
	const mayMail = (await context.rateLimits.consume("my-link-email", email)) === 0;
	await context.database.transaction(async (transaction) => {
		const links = await createLinks(context, transaction, mayMail ? email : "");
		const [oneTimeLinkId] = links;
		// Without a subject, as for an unknown address, a delivery sends nothing.
		const subject = oneTimeLinkId ? { oneTimeLinkId } : { userId: null };
		const payload = { links: links.join(" ") };
		await enqueueDelivery(context, transaction, { channel: "email", kind: "my-link", ...subject, payload, language });
	});
}

/**
 * @returns the ids of the new links: one for each applicant who certainly has the address, and for the others one for
 * each application that has it.
 */
async function createLinks({ now }: Context, transaction: Transaction, email: string): Promise<string[]> {
	const at = now();
	const expiresAt = new Date(at.getTime() + linkLifetime);
	const { rows } = await transaction.execute<{ id: string }>(sql`
		insert into one_time_links (applicant_id, application_id, purpose, made_by_level, created_at, expires_at)
		select applicant_id, application_id, 'my', 'known',
			${at.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
		from (
			select id as applicant_id, null::uuid as application_id, created_at as at
			from applicants where email = ${email} and ${isEmailCertain}
			union all
			select applicants.id, applications.id, submitted_at
			from applications join applicants on applicants.id = applications.applicant_id
			where (lower(applications.email) = ${email} or applicants.email = ${email})
				and ${mailAddress} = ${email} and not (applicants.email is not distinct from ${email} and ${isEmailCertain})
		) as mailed
		order by at, applicant_id, application_id limit ${maxLinks}
		returning id`);
	return rows.map(({ id }) => id);
}

/**
 * Opens an application by an emailed link, which works once. The session sees all of the applicant's applications, unless
 * the link is about one, or an application has arrived meanwhile that has another address. Audited if it sees them all.
 * @throws ProblemError: invalid 'link_unusable' if the link was used or has expired.
 */
export async function openByLink(
	caller: Caller,
	code: string,
	input: unknown,
	{ signed }: Pick<Opening, "signed">,
): Promise<OpenedSession> {
	const context = caller.permit("my:open");
	const { isRemembered } = parse(useLinkInput, input);
	return context.database.transaction(async (transaction) => {
		const link = await consumeLink(context, transaction, "my", code);
		const { applicantId } = link;
		const isForAll = link.applicationId === null && (await isAddressCertain(transaction, applicantId));
		const applicationId = isForAll ? null : (link.applicationId ?? (await findMailed(transaction, applicantId)));
		const level = isForAll ? "proven" : "known";
		if (isForAll) {
			await recordAudit(transaction, context.actor, { action: "applicant:open-by-link", recordId: applicantId });
		}
		const session = { applicantId, applicationId, level, openedBy: "link", isRemembered } as const;
		return openSession(context, transaction, session, signed);
	});
}

/** Whether the address is certain now, which an application that was sent after the link may have changed. */
const isAddressCertain = async (transaction: Transaction, applicantId: string): Promise<boolean> =>
	(await transaction.$count(applicants, and(eq(applicants.id, applicantId), isEmailCertain))) > 0;

/** The newest application that has the applicant's stored address. */
async function findMailed(transaction: Transaction, applicantId: string): Promise<string> {
	const [application] = await transaction
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(and(eq(applicants.id, applicantId), eq(mailAddress, applicants.email)))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(1);
	if (!application) throw unusableLink();
	return application.id;
}

/**
 * Ends the sessions that see an application, or all of an applicant, by the link in the email about its opening. Chats end
 * too that whoever has the reference and the phone number can connect.
 * @throws ProblemError: invalid 'link_unusable'.
 */
export async function signOutByLink(caller: Caller, code: string): Promise<void> {
	const context = caller.permit("my:open");
	await context.database.transaction(async (transaction) => {
		const { applicantId, applicationId } = await consumeLink(context, transaction, "sign_out", code);
		await endApplicantSessions(transaction, applicantId, applicationId);
		await endKnownChats(context, transaction, applicantId, applicationId);
	});
}

/**
 * A link that was sent to a former address of the applicant is unusable. Locks the applicant first: an application that
 * is being added, or a change of the address, waits, or this transaction sees it.
 */
async function consumeLink(
	{ authentication, now }: Context,
	transaction: Transaction,
	purpose: EmailedLinkPurpose,
	code: string,
) {
	const id = linkIdOf(code);
	if (!id) throw unusableLink();
	const usedAt = now();
	const isIt = isUsable(purpose, id, usedAt);
	const found = await transaction.select({ id: oneTimeLinks.applicantId }).from(oneTimeLinks).where(isIt);
	const ids = found.map((row) => row.id);
	await lockApplicants(transaction, ids, "no key update");
	const [link] = await transaction
		.update(oneTimeLinks)
		.set({ usedAt })
		.from(applicants)
		.where(and(isIt, eq(applicants.id, oneTimeLinks.applicantId)))
		.returning({ applicantId: applicants.id, applicationId: oneTimeLinks.applicationId, email: linkAddress });
	if (!link || !isLinkCode(authentication, purpose, { id, email: link.email }, code)) throw unusableLink();
	return link;
}
