import { type DocumentMaker, InvalidDocumentError } from "../domain/shared/ports.ts";
import { ChildKilled, childProcess } from "./child-process.ts";
import type { ImageAnswer, ImageTask } from "./image-files.ts";
import type { PdfAnswer, PdfTask } from "./pdf-files.ts";

/** A hostile PDF of seven megabytes takes half a minute and 320 MB to parse; no usual one takes so long. */
const pdfLimits = { atOnce: 1, timeout: 10_000, heapMegabytes: 256, residentMegabytes: 512 };
const photoLimits = { atOnce: 2, timeout: 20_000, heapMegabytes: 64, residentMegabytes: 400 };

/** What a file is, by its first bytes: its name and the type that the browser names say nothing. */
function kindOf(bytes: Uint8Array): "pdf" | "photo" {
	const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
	if (bytes.length === 0) throw new InvalidDocumentError("file_empty");
	if (start.startsWith("%PDF-")) return "pdf";
	if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start)) throw new InvalidDocumentError("file_heic");
	const isWebp = start.startsWith("RIFF") && start.startsWith("WEBP", 8);
	if (isWebp || ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n"].some((magic) => start.startsWith(magic))) return "photo";
	throw new InvalidDocumentError("file_type");
}

/** Makes papers again, each in its own child process: a hostile file can only end its child. */
export function createDocumentMaker(options: Partial<typeof pdfLimits> = {}): DocumentMaker {
	const inImageProcess = childProcess<ImageTask, ImageAnswer>("image-process", photoLimits);
	const inPdfProcess = childProcess<PdfTask, PdfAnswer>("pdf-process", { ...pdfLimits, ...options });
	return {
		async convert(original) {
			if (kindOf(original) === "photo") {
				const answer = await inImageProcess({ paper: original }).catch(faultWhenKilled("photo_too_large"));
				if ("jpeg" in answer) return { type: "image/jpeg", bytes: answer.jpeg, pages: 1 };
				throw new InvalidDocumentError("photo_damaged");
			}
			const answer = await inPdfProcess({ pdf: original }).catch(faultWhenKilled("pdf_damaged"));
			if ("fault" in answer) throw new InvalidDocumentError(answer.fault);
			return { type: "application/pdf", bytes: answer.bytes, pages: answer.pages };
		},
		async join(files) {
			const answer = await inPdfProcess({ files });
			if ("fault" in answer) throw new Error(`A paper could not be joined: ${answer.fault}`);
			return answer.bytes;
		},
	};
}

const faultWhenKilled = (code: InvalidDocumentError["code"]) => (error: unknown) => {
	throw error instanceof ChildKilled ? new InvalidDocumentError(code) : error;
};
