import { and, asc, count, eq, ne, sql, sum } from "drizzle-orm";
import { documentFiles, documents } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Actor, Caller, Context } from "../access/caller.ts";
import { notFound } from "../shared/errors.ts";
import { homeDay } from "../shared/time-zone.ts";
import { requireId } from "../shared/validation.ts";
import { filesOf } from "./files.ts";
import { listDocumentRules } from "./queries.ts";
import { readDocumentCase } from "./read-case.ts";
import { documentsFor, isOpenState, placeOf, shownState } from "./rules.ts";
import type { DocumentRule } from "./schema.ts";

/**
 * The papers of an application, in the order of stages and papers, each with how much was sent.
 * @throws ProblemError: refused; not-found.
 */
export async function listDocuments(caller: Caller, applicationId: string) {
	const { database, now } = caller.permit("document:read");
	const known = requireId(applicationId, "application");
	const files = database
		.select({
			documentId: documentFiles.documentId,
			files: count().as("files"),
			pages: sum(documentFiles.pages).mapWith(Number).as("pages"),
		})
		.from(documentFiles)
		.groupBy(documentFiles.documentId)
		.as("files_of");
	const rows = await database
		.select({
			...{ id: documents.id, version: documents.version, code: documents.code, stage: documents.stage },
			...{ rule: documents.rule, note: documents.note, dueOn: documents.dueOn, state: documents.state },
			...{ reason: documents.reason, reasonText: documents.reasonText },
			...{ issuedOn: documents.issuedOn, expiresOn: documents.expiresOn },
			pages: sql<number>`coalesce(${files.pages}, 0)`.mapWith(Number),
		})
		.from(documents)
		.leftJoin(files, eq(files.documentId, documents.id))
		.where(eq(documents.applicationId, known))
		.orderBy(asc(documents.id));
	const today = homeDay(now());
	return rows
		.map((row) => ({ ...row, state: shownState(row, today) }))
		.map((row) => ({ ...row, isLate: isOpenState(row.state) && row.dueOn !== null && row.dueOn < today }))
		.toSorted((one, other) => placeOf(one.stage, one.code) - placeOf(other.stage, other.code));
}
export type CaseDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/**
 * What staff can ask an application for: the papers by the rules that have not been asked for yet.
 * @throws ProblemError: refused; not-found.
 */
export async function proposeDocuments(caller: Caller, applicationId: string) {
	const { database, now } = caller.permit("document:read");
	const known = requireId(applicationId, "application");
	const { given, ...about } = await readDocumentCase(database, known, now());
	const asked = await listDocuments(caller, known);
	const rules: DocumentRule[] = given ? documentsFor(await listDocumentRules(caller), given) : [];
	const isAsked = ({ stage, document }: DocumentRule) =>
		asked.some((one) => one.stage === stage && one.code === document && one.state !== "not_needed");
	return { ...about, isKnown: given !== null, rules: rules.filter((rule) => !isAsked(rule)) };
}

/**
 * A paper with its files, for the review, the other papers of its application, and the next one to review.
 * @throws ProblemError: refused; not-found.
 */
export async function getDocument(caller: Caller, id: string) {
	const { database, now } = caller.permit("document:read");
	const known = requireId(id, "document");
	const [row] = await database
		.select({ applicationId: documents.applicationId })
		.from(documents)
		.where(eq(documents.id, known));
	if (!row) throw notFound("document");
	const { given: _, ...about } = await readDocumentCase(database, row.applicationId, now());
	const all = await listDocuments(caller, row.applicationId);
	const files = await filesOf(database, [known]);
	const document = all.find((one) => one.id === known);
	if (!document) throw notFound("document");
	const shown = files.map(({ id, type, pages }) => ({ id, type, pages }));
	// First of the same application, then whatever was asked for first.
	const [next] = await database
		.select({ id: documents.id })
		.from(documents)
		.where(and(eq(documents.state, "received"), ne(documents.id, known)))
		.orderBy(sql`${documents.applicationId} = ${row.applicationId} desc`, asc(documents.createdAt), asc(documents.id))
		.limit(1);
	return { ...about, applicationId: row.applicationId, document, files: shown, all, next: next?.id ?? null };
}

/**
 * A file of a paper; each look is in the audit log.
 * @throws ProblemError: refused; not-found.
 */
export async function readDocumentFile(caller: Caller, fileId: string) {
	const { database, actor, fileStore } = caller.permit("document:read");
	const known = requireId(fileId, "document");
	const { type, file, documentId } = documentFiles;
	const [row] = await database
		.select({ type, file, documentId })
		.from(documentFiles)
		.where(eq(documentFiles.id, known));
	const bytes = row && (await fileStore.get(row.file));
	if (!bytes) throw notFound("document");
	await recordView({ database, actor }, row.documentId);
	return { type: row.type, bytes };
}

/**
 * A whole paper as one PDF, in the order of its files; it is in the audit log.
 * @throws ProblemError: refused; not-found.
 */
export async function readDocumentPdf(caller: Caller, id: string): Promise<Uint8Array> {
	const { database, actor, fileStore, documentMaker } = caller.permit("document:read");
	const known = requireId(id, "document");
	const files = await filesOf(database, [known]);
	const stored = await Promise.all(files.map(async ({ type, file }) => ({ type, bytes: await fileStore.get(file) })));
	const found = stored.flatMap(({ type, bytes }) => (bytes ? [{ type, bytes }] : []));
	if (found.length === 0 || found.length < files.length) throw notFound("document");
	await recordView({ database, actor }, known);
	return documentMaker.join(found);
}

const recordView = ({ database, actor }: Pick<Context, "database"> & { actor: Actor }, recordId: string) =>
	database.transaction((transaction) => recordAudit(transaction, actor, { action: "document:view", recordId }));
