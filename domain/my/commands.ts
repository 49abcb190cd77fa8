import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, links, merges, sessions, telegramChats } from "../../database/tables.ts";
import {
	type ApplicantSession,
	applicantSessionId,
	endApplicantSessions,
	findApplicantSession,
	needsProof,
} from "../access/applicant-session.ts";
import type { Caller, Context } from "../access/caller.ts";
import { knownAccess } from "../access/levels.ts";
import { removeUnusedLinks } from "../access/links.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { writePolicy } from "../access/policies.ts";
import { contactChange } from "../cases/applicants/contact-change.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { endChats, endKnownChats } from "../messaging/end-chats.ts";
import { conflict, invalid, limited, notFound } from "../shared/errors.ts";
import { normalizePhone } from "../shared/phone.ts";
import { parse } from "../shared/validation.ts";
import { detailsInput, openInput } from "./schema.ts";
import {
	findSessionThatSaw,
	isToBeTold,
	type OpenedSession,
	type Opening,
	openSession,
	recordOpened,
} from "./sessions.ts";

/** Resolves the session of a cookie. Called for every request to these pages, so that an ended one is noticed at once. */
export async function resumeSession(caller: Caller, signed: string): Promise<ApplicantSession> {
	return findApplicantSession(caller.permit("my:open"), signed);
}

/**
 * Opens an application by its reference and phone number. Takes the same steps and returns the same error whether the
 * reference, the phone number or both are wrong.
 * @throws ProblemError: invalid 'pair_unknown', or 'needs_link' if the owner has closed this way; limited.
 */
export async function openApplication(caller: Caller, input: unknown, opening: Opening): Promise<OpenedSession> {
	const context = caller.permit("my:open");
	const { reference, phone, isRemembered } = parse(openInput, input);
	const session = await findSessionThatSaw(context, { reference }, opening.signed);
	const attempt = { reference, client: opening.client, session };
	const seconds = await context.openThrottle.consume(attempt);
	if (seconds > 0) throw limited(seconds);
	const found = await findByPair(context, reference, phone);
	if (found?.needsProof) throw invalid([{ field: "", code: "needs_link" }]);
	if (!found?.isRight) throw invalid([{ field: "", code: "pair_unknown" }]);
	await context.openThrottle.forgive(attempt);
	const { applicantId, applicationId } = found;
	const isTold = await isToBeTold(context, applicationId, opening.signed);
	return context.database.transaction(async (transaction) => {
		const session = { applicantId, ...knownAccess(applicationId), isRemembered };
		// Staff may have deleted it meanwhile.
		if (!(await lockApplication(transaction, found))) throw invalid([{ field: "", code: "pair_unknown" }]);
		if (isTold) await recordOpened(context, transaction, { applicantId, applicationId });
		return openSession(context, transaction, session, opening.signed);
	});
}

/**
 * One statement that reads a row in any case: for an unknown reference that of another application, so that the time does
 * not tell which references exist. The phone number matches in its international form; without a country code, or where
 * the stored number is unreadable, on its last nine digits. Of two cases that became one, each application opens with the
 * number that it had.
 */
async function findByPair({ database }: Context, reference: string, phone: string) {
	const digits = phone.replace(/\D/g, "");
	const e164 = normalizePhone(phone);
	const hasCountry = e164 !== null && (/^\s*(\+|00)/.test(phone) || `+${digits}` === e164);
	const isStored = (number: PgColumn, e164OfIt: PgColumn) => {
		const stored = sql`regexp_replace(normalize(${number}, NFKC), '[^0-9]', '', 'g')`;
		const endsAlike = sql`(${!hasCountry} or ${e164OfIt} is null) and right(${stored}, 9) = ${digits.slice(-9)}`;
		return sql`(${e164OfIt} = ${e164} or ${endsAlike})`;
	};
	const ofMerged = sql`${merges.winnerId} = ${applicants.id} and ${applications.id} = any(${merges.applicationIds})`;
	const isPhone = sql`(${isStored(applicants.phoneNumber, applicants.phoneE164)} or exists (
		select from ${merges} where ${ofMerged} and ${isStored(merges.formerPhone, merges.formerPhoneE164)}))`;
	const named = sql`(select id from applications where reference = ${reference})`;
	const another = sql`(select id from applications order by id limit 1)`;
	const [found] = await database
		.select({
			applicationId: applications.id,
			applicantId: applicants.id,
			isRight: sql<boolean>`coalesce(${applications.reference} = ${reference} and ${isPhone}, false)`,
			needsProof,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, sql`coalesce(${named}, ${another})`));
	return found;
}

/** Keeps an application from being deleted until the transaction ends. @returns whether it is still the applicant's. */
async function lockApplication(transaction: Transaction, row: { applicantId: string; applicationId: string }) {
	await lockApplicants(transaction, [row.applicantId], "key share");
	const isTheirs = and(eq(applications.id, row.applicationId), eq(applications.applicantId, row.applicantId));
	return (await transaction.$count(applications, isTheirs)) > 0;
}

/**
 * Milliseconds within which a browser repeats a form whose answer was lost. Later, the page of the form may be in the
 * history of a shared phone, where the applicant has signed out meanwhile.
 */
const repeatedWithin = 5 * 60 * 1_000;

/**
 * Opens the application that this browser has just sent. Whoever knows the key of its form has sent it.
 * @returns undefined if the browser already has a session that sees it, or the owner has closed this way.
 */
export async function openSentApplication(
	caller: Caller,
	submissionKey: string,
	{ signed }: Pick<Opening, "signed">,
): Promise<OpenedSession | undefined> {
	const context = caller.permit("my:open");
	const { database, now } = context;
	const [sent] = await database
		.select({ applicationId: applications.id, applicantId: applications.applicantId, needsProof })
		.from(applications)
		.where(
			and(
				eq(applications.submissionKey, submissionKey),
				gt(applications.submittedAt, new Date(now().getTime() - repeatedWithin)),
			),
		);
	if (!sent || sent.needsProof) return undefined;
	const { applicationId, applicantId } = sent;
	const current = signed ? await findApplicantSession(context, signed) : undefined;
	if (current?.state === "open" && current.level === "proven" && current.identity.applicantId === applicantId) {
		return undefined;
	}
	const session = { applicantId, ...knownAccess(applicationId), isRemembered: false };
	return database.transaction(async (transaction) =>
		(await lockApplication(transaction, sent)) ? openSession(context, transaction, session, signed) : undefined,
	);
}

/** Ends the session of this browser; ending it twice is not an error. */
export async function endSession(caller: Caller, signed: string): Promise<void> {
	const context = caller.permit("my:open");
	const id = applicantSessionId(context, signed);
	if (!id) return;
	await context.database.transaction((transaction) => transaction.delete(sessions).where(eq(sessions.id, id)));
}

/**
 * Ends the sessions of the applicant in every browser, and the chats that were connected by reference and phone number. A
 * session of level "known" ends only what was opened the same way and sees its application: the applicant's own proven
 * sessions stay.
 */
export async function endAllSessions(caller: Caller): Promise<void> {
	const context = caller.permitOwn("my:write");
	const { applicantId, applicationId } = context;
	await context.database.transaction(async (transaction) => {
		await endApplicantSessions(transaction, applicantId, applicationId, applicationId ? "known" : undefined);
		await endKnownChats(context, transaction, applicantId, applicationId);
	});
}

/**
 * Sets whether applications open only by a link or a code. Turning it on ends the sessions and the chats that were opened
 * by reference and phone number.
 */
export async function requireLink(caller: Caller, isOn: boolean): Promise<void> {
	const context = caller.permit("policy:write");
	await context.database.transaction(async (transaction) => {
		await writePolicy(transaction, context.actor, "my-application-needs-link", isOn);
		if (!isOn) return;
		await transaction.delete(sessions).where(eq(sessions.openedBy, "pair"));
		const isKnown = eq(telegramChats.level, "known");
		const found = await transaction.select({ id: telegramChats.applicantId }).from(telegramChats).where(isKnown);
		await lockApplicants(
			transaction,
			found.map(({ id }) => id),
			"no key update",
		);
		await endChats(context, transaction, isKnown, "named");
		await removeUnusedLinks(transaction, "telegram", isNull(links.provenBy));
	});
}

/**
 * Changes how the caller is reached. Another phone number or email address is told to the previous email address, and
 * closes what the previous one opened (`endAccessByContact`). Only for sessions of level "proven".
 * @param version of the details that the form showed
 * @returns whether the caller's own session is still open.
 * @throws ProblemError: refused; invalid; limited; conflict 'changed'; not-found if the applicant was deleted meanwhile.
 */
export async function updateMyDetails(caller: Caller, input: unknown, version: number): Promise<boolean> {
	const context = caller.permitOwn("my:own");
	const { database, isOwn, applicantId, sessionId, now, rateLimits } = context;
	const values = parse(detailsInput, input);
	const after = { ...values, phoneE164: normalizePhone(values.phoneNumber) };
	return database.transaction(async (transaction) => {
		const [before] = await transaction.select().from(applicants).where(isOwn(applicants)).for("no key update");
		if (!before) throw notFound("applicant");
		if (before.version !== version) throw conflict("changed");
		const fields = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return true;
		const { isPhoneChanged, isEmailChanged } = contactChange(before, after);
		if (isPhoneChanged || isEmailChanged) {
			// Each change sends an email to the previous address, which may be anybody's.
			const { seconds } = await rateLimits.count(transaction, "my-contact", applicantId, 1);
			if (seconds > 0) throw limited(seconds);
		}
		await transaction.update(applicants).set(after).where(isOwn(applicants));
		const entry = { applicantId, applicationId: null, kind: "details_changed", actor: null, at: now() } as const;
		const change = { data: { fields: fields.join(" ") }, contact: { before, after, ownSessionId: sessionId } };
		await recordEntry(context, transaction, { ...entry, ...change });
		return (await transaction.$count(sessions, eq(sessions.id, sessionId))) > 0;
	});
}
