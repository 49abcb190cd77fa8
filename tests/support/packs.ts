import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentCode } from "../../database/values.ts";
import { createUniversity } from "../../domain/catalog/commands.ts";
import { inputOf } from "../../domain/desk/import-export/cells.ts";
import { packTemplateFields } from "../../domain/documents/fields.ts";
import { newFileName } from "../../domain/documents/files.ts";
import { createPackTemplate, decidePack } from "../../domain/documents/pack-commands.ts";
import { packConsentVersion } from "../../domain/documents/pack-rules.ts";
import { readTable } from "../../sample/files.ts";
import { paperCase } from "./papers.ts";
import { insertRow } from "./rows.ts";
import { databaseOn } from "./site.ts";
import { callerOfAny } from "./staff-callers.ts";

/** The templates of the sample. */
export const sampleTemplates = readTable("pack-templates");

/** A PDF of one page that no other one equals. */
export async function onePdf(): Promise<Uint8Array> {
	const made = await PDFDocument.create();
	made.addPage([100, 100]).drawText(randomUUID().slice(0, 8));
	return made.save();
}

/** A case whose university has a template of the sample; nothing has been agreed to for it. */
export async function packCase(row = sampleTemplates[1], options: Parameters<typeof paperCase>[0] = {}, more = {}) {
	const own = await paperCase(options);
	const owner = await callerOfAny("owner", own.url);
	const { university: name = "", ...cells } = row ?? {};
	const university = await createUniversity(owner, { name, location: "Seoul" });
	const template = await createPackTemplate(owner, {
		...inputOf(packTemplateFields, cells),
		universityId: university,
		...more,
	});
	await own.sql("update applications set university_id = $1 where id = $2", [university, own.applicationId]);
	await own.sql("update applicants set passport_name = 'KARIMOVA AZIZA' where id = $1", [own.applicantId]);
	/** Files as they are stored once they were made again. */
	async function store(id: string, files: { type: "image/jpeg" | "application/pdf"; bytes: Uint8Array }[]) {
		for (const [index, { type, bytes }] of files.entries()) {
			const file = await newFileName(databaseOn(own.url));
			await own.context.fileStore.put(file, bytes);
			const stored = { file, type, bytes: bytes.length, pages: 1, sha256: randomBytes(32).toString("hex") };
			const ofDocument = { applicant_id: own.applicantId, document_id: id, position: index + 1 };
			await insertRow(own.sql, "document_files", { ...ofDocument, ...stored });
		}
	}
	return {
		...{ ...own, owner, university, template, store },
		/** Agrees to the pack, or withdraws that. */
		agree: (isAgreed = true) =>
			decidePack(own.proven, own.applicationId, { university, version: packConsentVersion, isAgreed }),
		/** @returns the id of a paper that was asked for, sent and accepted. */
		async accept(code: DocumentCode, bytes: Uint8Array[]) {
			const id = await own.ask(code);
			const files = bytes.map((each) => ({ type: "application/pdf" as const, bytes: each }));
			await store(id, files);
			await own.review(id, { decision: "accepted" });
			return id;
		},
	};
}

export const bytesOf = (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => buffer(Readable.from(pieces));

/** The bytes of each file of a pack. */
export async function filesOfPack({ files }: { files: { name: string; content: AsyncIterable<Uint8Array> }[] }) {
	const read: [name: string, bytes: Buffer][] = [];
	for (const { name, content } of files) read.push([name, await bytesOf(content)]);
	return read;
}
