import { and, asc, eq, inArray, lt, ne, or } from "drizzle-orm";
import { applications, documentFiles, documents } from "../../database/tables.ts";
import type { Caller, OwnContext } from "../access/caller.ts";
import { findLink } from "../access/links.ts";
import { notFound } from "../shared/errors.ts";
import { homeDay } from "../shared/time-zone.ts";
import { requireId } from "../shared/validation.ts";
import { consentVersion, hasOperator, readConsent } from "./consent.ts";
import { filesOf } from "./files.ts";
import { type MyPlan, readPlan } from "./read-plan.ts";
import { isSensitive, placeOf, shownState } from "./rules.ts";

/**
 * The papers that the applicant is asked for, in the order of stages and papers, and what has been agreed to. Only a proven
 * session sees which files there are.
 */
export async function getMyDocuments(caller: Caller) {
	const { database, isOwn, applicantId, applicationId, now, retention } = caller.permitOwn("my:read");
	const today = homeDay(now());
	const rows = await database
		.select({
			...{ id: documents.id, code: documents.code, stage: documents.stage, rule: documents.rule, note: documents.note },
			...{ dueOn: documents.dueOn, state: documents.state, reason: documents.reason, reasonText: documents.reasonText },
			expiresOn: documents.expiresOn,
			reference: applications.reference,
		})
		.from(documents)
		.innerJoin(applications, eq(applications.id, documents.applicationId))
		.where(isSeen({ isOwn, applicationId }))
		.orderBy(asc(applications.submittedAt), asc(documents.id));
	const consent = await readConsent(database, { applicantId, applicationId });
	const isNamed = await hasOperator(database);
	const files =
		applicationId === null
			? await filesOf(
					database,
					rows.map(({ id }) => id),
				)
			: [];
	const isAgreed = consent?.version === consentVersion;
	const byDocument = Map.groupBy(files, ({ documentId }) => documentId);
	return {
		isAgreed,
		/** Days for which papers are kept after the application is closed. */
		kept: { days: retention.paperDays, sensitiveDays: retention.sensitivePaperDays },
		isSensitiveToo: isAgreed && consent.isSensitiveToo,
		/** Whether papers about identity and health can be sent at all. */
		hasOperator: isNamed,
		documents: rows
			.map((row) => ({
				...row,
				state: shownState(row, today),
				/** Whether it is brought to the office, and not sent. */
				isAtOffice: isSensitive(row.code) && !(isNamed && (!isAgreed || consent.isSensitiveToo)),
				files: (byDocument.get(row.id) ?? []).map(({ id, type, pages }) => ({ id, type, pages })),
			}))
			.toSorted((one, other) => placeOf(one.stage, one.code) - placeOf(other.stage, other.code)),
	};
}
export type MyDocuments = Awaited<ReturnType<typeof getMyDocuments>>;
export type MyDocument = MyDocuments["documents"][number];

/** Reference and phone number alone show nothing about money, so no receipts either. */
const isSeen = ({ isOwn, applicationId }: Pick<OwnContext, "isOwn" | "applicationId">) =>
	and(isOwn(documents), applicationId ? ne(documents.code, "payment_receipt") : undefined);

/** What the applicant has agreed to about papers, and when; null before the first consent, and after it was withdrawn. */
export async function getMyConsent(caller: Caller) {
	const { database, ...own } = caller.permitOwn("my:read");
	return readConsent(database, own);
}
export type MyConsent = Awaited<ReturnType<typeof getMyConsent>>;

/** When to begin with each paper that the applicant is asked for. */
export async function getMyPlan(caller: Caller): Promise<MyPlan> {
	const { database, now, ...own } = caller.permitOwn("my:read");
	return readPlan(database, isSeen(own), now());
}

/**
 * The same for the family, by their link: the names of the papers, and no file.
 * @throws ProblemError: not-found for a link that does not work.
 */
export async function getFamilyPlan(caller: Caller, token: string): Promise<MyPlan> {
	const context = caller.permit("my:open");
	const link = await findLink(context, "family", token);
	if (!link?.applicantId) throw notFound("family-link");
	return readPlan(context.database, eq(applications.applicantId, link.applicantId), context.now());
}

/** How many papers the applicant has to send, or to send again, and with how many to begin. */
export async function countMyPapers(caller: Caller) {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const hasExpired = and(eq(documents.state, "accepted"), lt(documents.expiresOn, homeDay(now())));
	const isOpen = and(isOwn(documents), or(inArray(documents.state, ["needed", "returned"]), hasExpired));
	const [toSend, { late, thisWeek }] = await Promise.all([database.$count(documents, isOpen), getMyPlan(caller)]);
	return { toSend, late: late.length, thisWeek: thisWeek.length };
}
export type PaperCounts = Awaited<ReturnType<typeof countMyPapers>>;

/**
 * A file of the applicant's own.
 * @throws ProblemError: refused, also for a session that is not proven; not-found.
 */
export async function readMyFile(caller: Caller, id: string) {
	const { database, fileStore, isOwn } = caller.permitOwn("my:own");
	const known = requireId(id, "document");
	const isIt = and(isOwn(documentFiles), eq(documentFiles.id, known));
	const { type, file } = documentFiles;
	const [row] = await database.select({ type, file }).from(documentFiles).where(isIt);
	const bytes = row && (await fileStore.get(row.file));
	if (!bytes) throw notFound("document");
	return { type: row.type, bytes };
}
