import { and, asc, eq, exists, gt, inArray, isNull, lte } from "drizzle-orm";
import {
	applicants,
	applications,
	documentFiles,
	documents,
	entries,
	links,
	telegramChats,
} from "../../../database/tables.ts";
import { messageKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";

/**
 * How much we hold of what the caller's session sees, which terms were agreed to, and for a proven session the day on which
 * everything is deleted.
 * @throws ProblemError: refused; not-found if the applicant was deleted meanwhile.
 */
export async function getMyPrivacy(caller: Caller) {
	const { database, isOwn, applicantId, applicationId, now } = caller.permitOwn("my:read");
	const at = now();
	const [person] = await database
		.select({ eraseOn: applicants.eraseOn, tests: applicants.languageTests })
		.from(applicants)
		.where(eq(applicants.id, applicantId));
	if (!person) throw notFound("applicant");
	const isMessage = and(inArray(entries.kind, [...messageKinds]), lte(entries.visibleAt, at));
	const ofPaper = database.select().from(documentFiles).where(eq(documentFiles.documentId, documents.id));
	const isFamily = and(eq(links.purpose, "family"), gt(links.expiresAt, at));
	const [terms, open, messages, papers, chats, families] = await Promise.all([
		database
			.select({
				reference: applications.reference,
				version: applications.termsVersion,
				at: applications.submittedAt,
				isNewsWanted: applications.marketingConsent,
			})
			.from(applications)
			.where(isOwn(applications))
			.orderBy(asc(applications.submittedAt), asc(applications.id)),
		database.$count(applications, and(isOwn(applications), isNull(applications.closedAt))),
		database.$count(entries, and(isOwn(entries), isMessage)),
		database.$count(documents, and(isOwn(documents), exists(ofPaper))),
		database.$count(telegramChats, isOwn(telegramChats)),
		database.$count(links, and(eq(links.applicantId, applicantId), isFamily)),
	]);
	const held = { applications: terms.length, messages, papers, chats };
	/** A session that sees one application does not see the person. */
	const ofPerson = applicationId ? {} : { tests: person.tests.length, families };
	const eraseOn = applicationId ? null : person.eraseOn;
	return { eraseOn, held: { ...held, ...ofPerson }, terms, hasOpen: open > 0 };
}
export type MyPrivacy = Awaited<ReturnType<typeof getMyPrivacy>>;
