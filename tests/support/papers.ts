import { join } from "node:path";
import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { DocumentCode, DocumentStage } from "../../database/values.ts";
import { type Caller, Caller as CallerOf } from "../../domain/access/caller.ts";
import { askForDocuments, reviewDocument } from "../../domain/documents/case-commands.ts";
import { listDocuments } from "../../domain/documents/case-queries.ts";
import { consentVersion } from "../../domain/documents/consent.ts";
import { giveConsent } from "../../domain/documents/my-commands.ts";
import { createDocumentMaker } from "../../gateways/document-maker.ts";
import { encryptedFiles } from "../../gateways/encrypted-files.ts";
import { createImageFolder } from "../../gateways/image-folder.ts";
import { freshDatabase, secret, temporaryFolder } from "./site.ts";
import { applicantOn, applicantSession, staffOn } from "./staff-callers.ts";

/** A photo of a phone: it lies, its EXIF data turn it and tell where it was taken. Each `shade` is another photo. */
export async function phonePhoto(shade: number, [width, height] = [400, 300]): Promise<Uint8Array> {
	const photo = sharp({ create: { width, height, channels: 3, background: { r: shade, g: 40, b: 200 } } });
	const exif = { IFD0: { Make: "CanaryPhone", Copyright: "Tashkent 41.31N" } };
	return new Uint8Array(await photo.jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer());
}

/** The colors of the photos in a PDF, in the order of its pages, and whether each is upright. */
export async function paperPages(pdf: Uint8Array) {
	const document = await PDFDocument.load(pdf);
	return Promise.all(
		document.getPages().map(async (page) => {
			const images = page.node.Resources()?.lookup(PDFName.of("XObject"), PDFDict);
			const [name] = images?.keys() ?? [];
			const stream = images?.lookup(name as PDFName) as PDFRawStream;
			const { data, info } = await sharp(Buffer.from(stream.getContents())).raw().toBuffer({ resolveWithObject: true });
			return { shade: Math.round((data[0] as number) / 40) * 40, isUpright: info.height > info.width };
		}),
	);
}

export const paperShades = async (pdf: Uint8Array) => (await paperPages(pdf)).map(({ shade }) => shade);

/** The rule of a paper that may be so many days old, as `documents.rule` has it. */
export const agingRule = (maxAgeDays: number): string =>
	JSON.stringify({
		...{ need: "required", legalization: null, translation: null, form: null, maxAgeDays },
		...{ source: "https://example.com/papers", checkedOn: "2026-11-22" },
		...{ note: null, noteEn: null, noteRu: null, noteUz: null },
	});

/** A case with papers that were asked for, its applicant in sessions of both levels, and a member of staff. */
export async function paperCase({
	now = () => new Date(),
	isAgreed = true,
	url: given = "",
	dataDir = "",
	configured = { chat: false, mail: false, bot: false, visaPortal: false },
} = {}) {
	const url = given || (await freshDatabase());
	const folder = dataDir || (await temporaryFolder());
	const context = {
		...{ now, configured },
		fileStore: encryptedFiles(createImageFolder(join(folder, "files")), secret),
		documentMaker: createDocumentMaker(),
	};
	const own = await applicantOn(url, { role: "proven", context });
	const { sql, applicantId, applicationId } = own;
	const sessionId = await applicantSession(sql, applicantId, applicationId);
	const known = new CallerOf({ role: "applicant", applicantId, applicationId, sessionId }, own.context);
	const { caller: staff } = await staffOn(url, { context });
	const system = new CallerOf({ role: "system" }, own.context);
	await sql("update applications set visa_type = 'D-2-2', email = 'her@example.com' where id = $1", [applicationId]);
	await sql("update applicants set nationality = 'UZ', email = 'her@example.com' where id = $1", [applicantId]);
	const entity = "'Example Education LLC', '1', 'Tashkent'";
	await sql(`insert into legal_entities (name, registration, address) values (${entity})`);
	const agreeing = isAgreed ? [own.caller, known] : [];
	for (const caller of agreeing) await giveConsent(caller, { version: consentVersion, isSensitiveToo: true });
	const list = () => listDocuments(staff, applicationId);
	return {
		...{ url, folder, context, sql, applicantId, applicationId, staff, system, known, proven: own.caller, list },
		/** Asks for papers. @returns the id of the first. */
		async ask(code: DocumentCode = "transcript", stage: DocumentStage = "admission", dueOn: string | null = null) {
			await askForDocuments(staff, applicationId, { papers: [`${stage}:${code}`], dueOn });
			return (await list()).find((one) => one.code === code && one.stage === stage)?.id as string;
		},
		/** Reviews a paper as it is now. */
		async review(id: string, decision: object, by: Caller = staff) {
			const version = (await list()).find((one) => one.id === id)?.version;
			await reviewDocument(by, id, { version, ...decision });
		},
	};
}
