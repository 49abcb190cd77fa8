import { and, eq, max, sum } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { documentFiles, documents } from "../../database/tables.ts";
import type { Caller, OwnContext } from "../access/caller.ts";
import { eraseFiles } from "../cases/applicants/erase.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { type Issue, invalid, limited, notFound } from "../shared/errors.ts";
import { InvalidDocumentError, type MadeDocument } from "../shared/ports.ts";
import { homeDay } from "../shared/time-zone.ts";
import { asId } from "../shared/validation.ts";
import { consentVersion, hasOperator, readConsent } from "./consent.ts";
import { newFileName, sha256Of } from "./files.ts";
import { maxFileSize, maxPages, maxPersonSize } from "./limits.ts";
import { isSensitive, shownState } from "./rules.ts";

type Own = typeof documents.$inferSelect;

/**
 * Adds photos or a PDF to a paper, each as it arrives: what is stored stays stored whatever happens to the others. The same
 * bytes are the same page, so that sending again after a broken line doubles nothing. New files of a paper that was sent
 * back, or has expired, replace the old ones.
 * @throws ProblemError: refused; not-found; limited; invalid with an issue `files.INDEX` for each file that was not stored.
 */
export async function addPages(caller: Caller, id: string, sent: readonly Uint8Array[]): Promise<void> {
	const context = caller.permitOwn("my:write");
	const document = await context.database.transaction((transaction) => findSendable(context, transaction, id));
	if (sent.length === 0) throw invalid([{ field: "files", code: "required" }]);
	const issues: Issue[] = [];
	for (const [index, bytes] of sent.entries()) {
		const seconds = await context.rateLimits.consume("my-upload", context.applicantId);
		if (seconds > 0) throw limited(seconds);
		const code = await addPage(context, document, bytes);
		if (code) issues.push({ field: `files.${index}`, code });
	}
	if (issues.length > 0) throw invalid(issues);
}

/** @returns why the file was not stored. */
async function addPage(context: OwnContext, document: Own, bytes: Uint8Array): Promise<string | undefined> {
	if (bytes.length > maxFileSize) return "file_too_large";
	const { database, fileStore, documentMaker } = context;
	const sha256 = await sha256Of(bytes);
	const isSame = and(eq(documentFiles.documentId, document.id), eq(documentFiles.sha256, sha256));
	if (document.state === "received" && (await database.$count(documentFiles, isSame)) > 0) return undefined;
	const made = await documentMaker.convert(bytes).catch((error) => {
		if (error instanceof InvalidDocumentError) return error.code;
		throw error;
	});
	if (typeof made === "string") return made;
	const file = await newFileName(database);
	// Before the row, so that a row always has its bytes. Bytes without a row are removed by the next sweep.
	await fileStore.put(file, made.bytes);
	let unused = [file];
	try {
		const stored = await database.transaction((transaction) =>
			storePage(context, transaction, document.id, { ...made, sha256, file }),
		);
		unused = stored.unused;
		return stored.code;
	} finally {
		for (const name of unused) await fileStore.remove(name).catch(() => undefined);
	}
}

type NewPage = MadeDocument & { sha256: string; file: string };

/** @returns why it was not stored, and the files that nothing refers to any more. */
async function storePage(
	context: OwnContext,
	transaction: Transaction,
	id: string,
	{ type, bytes, pages, sha256, file }: NewPage,
): Promise<{ code?: string; unused: string[] }> {
	const { applicantId, now } = context;
	const document = await findSendable(context, transaction, id);
	const isOfDocument = eq(documentFiles.documentId, id);
	const unused = document.state === "received" ? [] : await eraseFiles(transaction, isOfDocument);
	const [paper] = await transaction
		.select({ pages: sum(documentFiles.pages), last: max(documentFiles.position) })
		.from(documentFiles)
		.where(isOfDocument);
	const [person] = await transaction
		.select({ bytes: sum(documentFiles.bytes) })
		.from(documentFiles)
		.where(eq(documentFiles.applicantId, applicantId));
	if (Number(paper?.pages ?? 0) + pages > maxPages) return { code: "too_many_pages", unused: [...unused, file] };
	if (Number(person?.bytes ?? 0) + bytes.length > maxPersonSize)
		return { code: "person_full", unused: [...unused, file] };
	const position = (paper?.last ?? 0) + 1;
	const row = { applicantId, documentId: id, position, file, type, bytes: bytes.length, pages, sha256 };
	const { rowCount } = await transaction.insert(documentFiles).values(row).onConflictDoNothing();
	if (!rowCount) return { unused: [...unused, file] };
	if (document.state === "received") {
		// A review that has begun must notice the new page.
		await transaction.update(documents).set({ state: "received" }).where(eq(documents.id, id));
	} else {
		await recordEntry(context, transaction, { ...entryOf(document), kind: "document_received", at: now() });
	}
	return { unused };
}

const entryOf = ({ id, applicantId, applicationId, code }: Own) => ({
	...{ applicantId, applicationId, actor: null, data: { document: id, code } },
});

/**
 * The paper, locked, if its files can be sent now.
 * @throws ProblemError: not-found; invalid 'document_accepted', 'consent_needed', 'bring_to_office'.
 */
async function findSendable(context: OwnContext, transaction: Transaction, id: string): Promise<Own> {
	const document = await findOwn(context, transaction, id);
	const issue = (code: string) => invalid([{ field: "", code }]);
	if (shownState(document, homeDay(context.now())) === "accepted") throw issue("document_accepted");
	const consent = await readConsent(transaction, context.applicantId);
	if (consent?.version !== consentVersion) throw issue("consent_needed");
	if (!isSensitive(document.code)) return document;
	if (!consent.isSensitiveToo || !(await hasOperator(transaction))) throw issue("bring_to_office");
	return document;
}

async function findOwn({ isOwn }: OwnContext, transaction: Transaction, id: string): Promise<Own> {
	const known = asId(id);
	const isIt = and(isOwn(documents), eq(documents.id, known ?? ""));
	const [document] = known ? await transaction.select().from(documents).where(isIt).for("update") : [];
	if (!document) throw notFound("document");
	return document;
}

/**
 * Removes a file of a paper that has not been reviewed yet. Without its last file, the paper is needed again.
 * @throws ProblemError: refused; not-found; conflict 'changed' once it was reviewed.
 */
export async function removePage(caller: Caller, fileId: string): Promise<void> {
	const context = caller.permitOwn("my:own");
	const { database, fileStore, isOwn, now } = context;
	const known = asId(fileId);
	if (!known) throw notFound("document");
	const names = await database.transaction(async (transaction) => {
		const isIt = and(isOwn(documentFiles), eq(documentFiles.id, known));
		const [row] = await transaction.select({ documentId: documentFiles.documentId }).from(documentFiles).where(isIt);
		if (!row) throw notFound("document");
		const document = await findOwn(context, transaction, row.documentId);
		if (document.state !== "received") throw invalid([{ field: "", code: "document_reviewed" }]);
		const erased = await eraseFiles(transaction, isIt);
		if ((await transaction.$count(documentFiles, eq(documentFiles.documentId, document.id))) === 0)
			await recordEntry(context, transaction, { ...entryOf(document), kind: "document_removed", at: now() });
		else await transaction.update(documents).set({ state: "received" }).where(eq(documents.id, document.id));
		return erased;
	});
	for (const name of names) await fileStore.remove(name).catch(() => undefined);
}

/**
 * Records that the applicant agrees to the wording that the page has shown.
 * @param input `isSensitiveToo`: also to papers about identity and health; `version` of the wording
 * @throws ProblemError: refused; invalid 'consent_changed' for an older wording.
 */
export async function giveConsent(
	caller: Caller,
	{ version, isSensitiveToo }: { version: string; isSensitiveToo: boolean },
): Promise<void> {
	const context = caller.permitOwn("my:write");
	if (version !== consentVersion) throw invalid([{ field: "", code: "consent_changed" }]);
	const { database, applicantId, now } = context;
	const data = { version, ...(isSensitiveToo && { sensitive: "yes" }) };
	await database.transaction(async (transaction) => {
		await recordEntry(context, transaction, {
			...{ kind: "consent_given", applicantId, applicationId: null, actor: null, at: now(), data },
		});
	});
}

/** Withdraws the consent, and deletes all files of the applicant. What was decided about papers stays. */
export async function withdrawConsent(caller: Caller): Promise<void> {
	const context = caller.permitOwn("my:own");
	const { database, fileStore, applicantId, now } = context;
	const names = await database.transaction(async (transaction) => {
		await recordEntry(context, transaction, {
			...{ kind: "consent_withdrawn", applicantId, applicationId: null, actor: null, at: now() },
		});
		return eraseFiles(transaction, eq(documentFiles.applicantId, applicantId));
	});
	for (const name of names) await fileStore.remove(name).catch(() => undefined);
}
