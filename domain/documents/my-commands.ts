import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { documentFiles, documents } from "../../database/tables.ts";
import type { Caller, OwnContext } from "../access/caller.ts";
import { eraseFiles } from "../cases/applicants/erase.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { type Issue, invalid, limited, notFound } from "../shared/errors.ts";
import { sha256Of } from "../shared/sha256.ts";
import { homeDay } from "../shared/time-zone.ts";
import { requireId } from "../shared/validation.ts";
import { consentVersion, hasOperator, readConsent } from "./consent.ts";
import { maxFileSize } from "./limits.ts";
import { isSensitive, shownState } from "./rules.ts";
import { insertPage, storeFile } from "./store-file.ts";

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
	const sha256 = await sha256Of(bytes);
	const isSame = and(eq(documentFiles.documentId, document.id), eq(documentFiles.sha256, sha256));
	if (document.state === "received" && (await context.database.$count(documentFiles, isSame)) > 0) return undefined;
	return storeFile(context, bytes, async (transaction, page) => {
		const { id, state } = await findSendable(context, transaction, document.id);
		const unused = state === "received" ? [] : await eraseFiles(transaction, eq(documentFiles.documentId, id));
		const stored = await insertPage(transaction, document, page);
		if (stored.code || stored.isKnown) return { ...stored, unused: [...unused, page.file] };
		if (state === "received") {
			// A review that has begun must notice the new page.
			await transaction.update(documents).set({ state: "received" }).where(eq(documents.id, id));
		} else {
			await recordEntry(context, transaction, {
				...{ ...entryOf(document), kind: "document_received", at: context.now() },
			});
		}
		return { unused };
	});
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
	const consent = await readConsent(transaction, context);
	if (consent?.version !== consentVersion) throw issue("consent_needed");
	if (!isSensitive(document.code)) return document;
	if (!consent.isSensitiveToo || !(await hasOperator(transaction))) throw issue("bring_to_office");
	return document;
}

async function findOwn({ isOwn }: OwnContext, transaction: Transaction, id: string): Promise<Own> {
	const known = requireId(id, "document");
	const isIt = and(isOwn(documents), eq(documents.id, known));
	const [document] = await transaction.select().from(documents).where(isIt).for("update");
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
	const known = requireId(fileId, "document");
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
 * Records that the applicant agrees to the wording that the page has shown, for what the session sees.
 * @param input `isSensitiveToo`: also to papers about identity and health; `version` of the wording
 * @throws ProblemError: refused; invalid 'consent_changed' for an older wording.
 */
export async function giveConsent(
	caller: Caller,
	{ version, isSensitiveToo }: { version: string; isSensitiveToo: boolean },
): Promise<void> {
	const context = caller.permitOwn("my:write");
	if (version !== consentVersion) throw invalid([{ field: "", code: "consent_changed" }]);
	const { database, applicantId, applicationId, now } = context;
	const data = { version, ...(isSensitiveToo && { sensitive: "yes" }) };
	await database.transaction(async (transaction) => {
		await recordEntry(context, transaction, {
			...{ kind: "consent_given", applicantId, applicationId, actor: null, at: now(), data },
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
