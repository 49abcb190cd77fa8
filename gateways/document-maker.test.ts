import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { InvalidDocumentError } from "../domain/shared/ports.ts";
import { createDocumentMaker } from "./document-maker.ts";
import { rebuildPdf } from "./pdf-files.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** What another program could take for something to run, with the beginnings and ends that hide it. */
const scripts = [
	...["<html><script>alert(1)</script></html>", "MZ\x90\0 an EXE", "\x7fELF a program", "PK\x03\x04 a ZIP"],
	...["GIF89a/*<script>alert(1)</script>*/", "#!/bin/sh\nrm -rf /", "<?php system($_GET[0]); ?>", "BM a bitmap"],
	...["II*\0 a TIFF", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 an old Word file", "Rar!\x1a\x07\x01\0", "\x1f\x8b\x08 a gzip"],
	'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
	'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
	"X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
];
const pictures = ["\0\0\0\x18ftypmp42", "RIFF\0\0\0\0AVI ", "\x89PNG\r\n", "\xff\xd8"];
const heads = ["", "\xef\xbb\xbf", "\n", " %PDF-1.7\n", ...pictures];
const refused = scripts.flatMap((script) => heads.map((head) => head + script));

test("B4-6, bad input: 120 files that are no photo and no PDF are refused by their first bytes, whatever they are called; a HEIC photo is recognized by each of its brands, and refused as one", async () => {
	const maker = createDocumentMaker();
	expect(refused).toHaveLength(120);
	for (const file of refused)
		await expect(maker.convert(bytes(file)), file.slice(0, 40)).rejects.toBeInstanceOf(InvalidDocumentError);
	for (const brand of ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]) {
		const heic = bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`);
		await expect(maker.convert(heic), brand).rejects.toMatchObject({ code: "file_heic" });
	}
});

const actions = [
	"<</S/JavaScript/JS(app.alert\\(CANARY\\))>>",
	"<</S/Launch/F(CANARY.exe)>>",
	"<</S/URI/URI(https://CANARY.example)>>",
	"<</S/SubmitForm/F(https://CANARY.example)>>",
	"<</S/GoToR/F(CANARY.pdf)/D[0/Fit]>>",
	"<</S/ImportData/F(CANARY.fdf)>>",
	"<</S/Movie/T(CANARY)>>",
	"<</S/Named/N/CANARY>>",
];
/** Where each of them can stand. */
const places = [
	(action: string) => ({ catalog: `/OpenAction ${action}` }),
	(action: string) => ({ catalog: `/AA<</WC ${action}>>` }),
	(action: string) => ({ catalog: `/Names<</JavaScript<</Names[(x) ${action}]>>>>` }),
	(action: string) => ({ catalog: `/AcroForm<</Fields[<</FT/Btn/T(CANARY)/A ${action}>>]/XFA(CANARY)>>` }),
	(action: string) => ({ catalog: `/Outlines<</First<</Title(CANARY)/A ${action}>>>>` }),
	(action: string) => ({ page: `/AA<</O ${action}>>` }),
	(action: string) => ({ page: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A ${action}>>]` }),
	(action: string) => ({ page: `/Annots[<</Subtype/Widget/AA<</E ${action}>>>>]/PieceInfo<</X<</Private(CANARY)>>>>` }),
	(action: string) => ({ page: `/Metadata<</X(CANARY)>>/Thumb<</A ${action}>>` }),
];

function pdf({ catalog = "", page = "" }: { catalog?: string; page?: string }): Uint8Array {
	return bytes(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<<>>/Contents 4 0 R ${page}>>endobj
4 0 obj<</Length 9>>stream
0 0 9 9 re
endstream endobj
5 0 obj<</Title(CANARY)/Author(CANARY)>>endobj
trailer<</Root 1 0 R/Info 5 0 R>>
%%EOF <html><script>CANARY</script></html>`);
}

test("B4-6: of 72 PDFs that act in eight ways from nine places, only the page is left", async () => {
	const files = actions.flatMap((action) => places.map((place) => pdf(place(action))));
	expect(files).toHaveLength(72);
	for (const file of files) {
		const made = await rebuildPdf(file);
		if ("fault" in made) throw new Error(made.fault);
		const plain = await (await PDFDocument.load(made.bytes)).save({ useObjectStreams: false });
		const text = Buffer.from(plain).toString("latin1");
		expect(text).not.toMatch(/CANARY|JavaScript|Launch|SubmitForm|Annots|OpenAction|<script|\/AA|\/URI/);
		expect(made.pages).toBe(1);
	}
});

test("B4-6: bombs, locked and broken files end their own process at most, and a file that was embedded is left behind", async () => {
	const maker = createDocumentMaker();
	const codeOf = (file: Uint8Array, by = maker) =>
		by.convert(file).then(
			({ type }) => type,
			(error) => (error instanceof InvalidDocumentError ? error.code : String(error)),
		);
	const source = await PDFDocument.create();
	source.addPage([99, 99]);
	await source.attach(bytes("CANARY"), "CANARY.exe");
	source.catalog.set(PDFName.of("OpenAction"), PDFString.of("CANARY"));
	const made = await maker.convert(await source.save());
	expect(Buffer.from(made.bytes).toString("latin1")).not.toContain("CANARY");
	const lock = "/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(x)/U(x)/P -4>>";
	const locked = bytes(Buffer.from(pdf({})).toString("latin1").replace("/Root 1 0 R", lock));
	expect(await codeOf(locked)).toBe("pdf_locked");
	const impatient = createDocumentMaker({ timeout: 1_000 });
	for (const bomb of ["<<".repeat(200_000), "1 0 obj<<>>endobj\n".repeat(600_000)])
		expect(await codeOf(bytes(`%PDF-1.7\n${bomb}`), impatient)).toBe("pdf_damaged");
	const bomb = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	for (const offset of [16, 20]) bomb.writeUInt32BE(30_000, offset);
	expect(await codeOf(bomb)).toBe("photo_damaged");
	const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "red" } })
		.jpeg()
		.toBuffer();
	expect(await codeOf(photo.subarray(0, photo.length - 90))).toBe("photo_damaged");
	const polyglot = await maker.convert(Buffer.concat([photo, bytes("<script>CANARY</script>%PDF-1.7")]));
	expect([polyglot.type, Buffer.from(polyglot.bytes).includes("CANARY")]).toEqual(["image/jpeg", false]);
});
