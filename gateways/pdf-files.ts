import { EncryptedPDFError, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { maxPages } from "../domain/documents/limits.ts";
import type { MadeDocument } from "../domain/shared/ports.ts";

/** A task for the PDF process: make a PDF again, or join the files of a paper. */
export type PdfTask = { pdf: Uint8Array } | { files: Pick<MadeDocument, "type" | "bytes">[] };
export type PdfAnswer = { bytes: Uint8Array; pages: number } | { fault: "pdf_locked" | "pdf_damaged" | "pdf_too_long" };

/** What acts, refers to other files, or tells more about the sender than the page. */
const dropped = ["AA", "Annots", "Metadata", "PieceInfo", "Thumb", "B"].map((name) => PDFName.of(name));

/**
 * Copies the pages into a new PDF. What belongs to the document is left behind: scripts, forms, embedded files, the
 * title. What belongs to a page is dropped before the copy, because a copy would keep what a page refers to.
 */
export async function rebuildPdf(original: Uint8Array): Promise<PdfAnswer> {
	try {
		const source = await PDFDocument.load(original, { updateMetadata: false, throwOnInvalidObject: true });
		const pages = source.getPageCount();
		if (pages > maxPages) return { fault: "pdf_too_long" };
		for (const { node } of source.getPages()) for (const name of dropped) node.delete(name);
		const made = await PDFDocument.create();
		for (const page of await made.copyPages(source, source.getPageIndices())) made.addPage(page);
		return { bytes: await save(made), pages };
	} catch (error) {
		return { fault: error instanceof EncryptedPDFError ? "pdf_locked" : "pdf_damaged" };
	}
}

/** A4 in points. */
const short = 595;
const long = 842;

/** A photo fills a page of A4, upright or lying as the photo is. */
export async function joinFiles(files: Pick<MadeDocument, "type" | "bytes">[]): Promise<PdfAnswer> {
	const made = await PDFDocument.create();
	for (const { type, bytes } of files) {
		if (type === "application/pdf") {
			const source = await PDFDocument.load(bytes);
			for (const page of await made.copyPages(source, source.getPageIndices())) made.addPage(page);
			continue;
		}
		const photo = await made.embedJpg(bytes);
		const [width, height] = photo.width > photo.height ? [long, short] : [short, long];
		const scale = Math.min(width / photo.width, height / photo.height);
		made.addPage([photo.width * scale, photo.height * scale]).drawImage(photo, photo.scale(scale));
	}
	return { bytes: await save(made), pages: made.getPageCount() };
}

/** Without the library's name and the time. */
async function save(made: PDFDocument): Promise<Uint8Array> {
	delete made.context.trailerInfo.Info;
	return made.save();
}
