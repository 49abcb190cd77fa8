import { and, eq, max, sum } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { documentFiles } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { InvalidDocumentError, type MadeDocument } from "../shared/ports.ts";
import { sha256Of } from "../shared/sha256.ts";
import { newFileName } from "./files.ts";
import { maxFileSize, maxPages, maxPersonSize } from "./limits.ts";

type Page = MadeDocument & { sha256: string; file: string };
/** Why a page was not stored, and the files that nothing refers to any more. */
type Stored = { code?: string | undefined; unused: string[] };

/**
 * Makes a photo or a PDF again and stores it, encrypted, for a row that `store` inserts.
 * @returns why the file was not stored.
 */
export async function storeFile(
	{ database, fileStore, documentMaker }: Pick<Context, "database" | "fileStore" | "documentMaker">,
	sent: Uint8Array,
	store: (transaction: Transaction, page: Page) => Promise<Stored>,
): Promise<string | undefined> {
	if (sent.length > maxFileSize) return "file_too_large";
	const made = await documentMaker.convert(sent).catch((error) => {
		if (error instanceof InvalidDocumentError) return error.code;
		throw error;
	});
	if (typeof made === "string") return made;
	const page = { ...made, sha256: await sha256Of(sent), file: await newFileName(database) };
	// Before the row, so that a row always has its bytes. Bytes without a row are removed by the next sweep.
	await fileStore.put(page.file, made.bytes);
	let unused = [page.file];
	try {
		const stored = await database.transaction((transaction) => store(transaction, page));
		unused = stored.unused;
		return stored.code;
	} finally {
		for (const name of unused) await fileStore.remove(name).catch(() => undefined);
	}
}

/** Adds a page to a paper, within the limits. @returns its id; why it was not added, or that the paper has it already. */
export async function insertPage(
	transaction: Transaction,
	{ id, applicantId }: { id: string; applicantId: string },
	{ type, bytes, pages, sha256, file }: Page,
): Promise<{ id?: string | undefined; code?: string; isKnown?: true }> {
	const isOfDocument = eq(documentFiles.documentId, id);
	const [paper] = await transaction
		.select({ pages: sum(documentFiles.pages), last: max(documentFiles.position) })
		.from(documentFiles)
		.where(isOfDocument);
	const [person] = await transaction
		.select({ bytes: sum(documentFiles.bytes) })
		.from(documentFiles)
		.where(eq(documentFiles.applicantId, applicantId));
	if (Number(paper?.pages ?? 0) + pages > maxPages) return { code: "too_many_pages" };
	if (Number(person?.bytes ?? 0) + bytes.length > maxPersonSize) return { code: "person_full" };
	const row = {
		applicantId,
		documentId: id,
		position: (paper?.last ?? 0) + 1,
		file,
		type,
		bytes: bytes.length,
		pages,
		sha256,
	};
	const returned = { id: documentFiles.id };
	const [added] = await transaction.insert(documentFiles).values(row).onConflictDoNothing().returning(returned);
	if (added) return added;
	const isSame = and(isOfDocument, eq(documentFiles.sha256, sha256));
	const [known] = await transaction.select(returned).from(documentFiles).where(isSame);
	return { id: known?.id, isKnown: true };
}
