import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { endApplicantSessions } from "../access/applicant-session.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { accessBy, isEmailCertain, mailAddress } from "../access/levels.ts";
import { consumeLink, createLinks, findLink } from "../access/links.ts";
import { endKnownChats } from "../messaging/end-chats.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import { invalid, limited } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { parse } from "../shared/validation.ts";
import { linkInput, useLinkInput } from "./schema.ts";
import { isToBeTold, type OpenedSession, type Opening, openSession, recordOpened } from "./sessions.ts";

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
		const mailed = await listMailed(transaction, mayMail ? email : "");
		// The link of an unknown address has no applicant, so that its email is not sent.
		const subjects = mailed.length > 0 ? mailed : [{ applicantId: null }];
		const created = await createLinks(
			context,
			transaction,
			subjects.map((about) => ({ purpose: "my", ...about })),
		);
		const ids = created.map(({ id }) => id);
		const delivery = { channel: "email", kind: "my-link", linkId: ids[0] as string } as const;
		await enqueueDelivery(context, transaction, { ...delivery, payload: { links: ids.join(" ") }, language });
	});
}

/**
 * @returns what the links that an address asks for are about: every applicant who certainly has the address, and of the
 * others every application that has it.
 */
async function listMailed(transaction: Transaction, email: string) {
	const { rows } = await transaction.execute<{ applicantId: string; applicationId: string | null }>(sql`
		select applicant_id as "applicantId", application_id as "applicationId" from (
			select id as applicant_id, null::uuid as application_id, created_at as at
			from applicants where email = ${email} and ${isEmailCertain}
			union all
			select applicants.id, applications.id, submitted_at
			from applications join applicants on applicants.id = applications.applicant_id
			where (lower(applications.email) = ${email} or applicants.email = ${email})
				and ${mailAddress} = ${email} and not (applicants.email is not distinct from ${email} and ${isEmailCertain})
		) as mailed
		order by at, applicant_id, application_id limit ${maxLinks}`);
	return rows;
}

/** Whether a link can still be used. Mail programs and messengers follow links on their own, so this does not use it up. */
export async function isLinkUsable(caller: Caller, purpose: "my" | "sign_out" | "bot", token: string) {
	return (await findLink(caller.permit("my:open"), purpose, token)) !== undefined;
}

/**
 * Opens an application by an emailed link or by the button of the bot, which work once. Audited if the session sees all
 * applications. An opening by a known chat is told as one by reference and phone number is.
 * @throws ProblemError: invalid 'link_unusable' if it was used or has expired, or the chat hears nothing anymore.
 */
export async function openByLink(
	caller: Caller,
	purpose: "my" | "bot",
	token: string,
	input: unknown,
	{ signed }: Pick<Opening, "signed">,
): Promise<OpenedSession> {
	const context = caller.permit("my:open");
	const { isRemembered } = parse(useLinkInput, input);
	const known = purpose === "bot" ? (await findLink(context, purpose, token))?.applicationId : undefined;
	const isTold = known && (await isToBeTold(context, known, signed));
	return context.database.transaction(async (transaction) => {
		const link = await consumeLink(context, transaction, purpose, token);
		const access = link && (await accessBy(transaction, link));
		if (!link?.applicantId || !access) throw unusableLink();
		const { applicantId } = link;
		if (access.level === "proven") {
			const action = purpose === "bot" ? "applicant:open-by-telegram" : "applicant:open-by-link";
			await recordAudit(transaction, context.actor, { action, recordId: applicantId });
		}
		if (isTold && known === access.applicationId)
			await recordOpened(context, transaction, { applicantId, applicationId: known });
		return openSession(context, transaction, { applicantId, ...access, isRemembered }, signed);
	});
}

/**
 * Ends the sessions that see an application, or all of an applicant, by the link in the email about its opening. Chats end
 * too that whoever has the reference and the phone number can connect.
 * @throws ProblemError: invalid 'link_unusable'.
 */
export async function signOutByLink(caller: Caller, token: string): Promise<void> {
	const context = caller.permit("my:open");
	await context.database.transaction(async (transaction) => {
		const link = await consumeLink(context, transaction, "sign_out", token);
		if (!link?.applicantId) throw unusableLink();
		await endApplicantSessions(transaction, link.applicantId, link.applicationId);
		await endKnownChats(context, transaction, link.applicantId, link.applicationId);
	});
}

const unusableLink = () => invalid([{ field: "", code: "link_unusable" }]);
