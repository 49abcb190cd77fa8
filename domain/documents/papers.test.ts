import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { documentKinds, type EntryKind, returnReasons } from "../../database/values.ts";
import { paperCase, paperPages, paperShades, phonePhoto } from "../../tests/support/papers.ts";
import { type DocumentProgress, documentChangeOf } from "../cases/entries/record.ts";
import { problemOf } from "../shared/errors.ts";
import { askForDocuments, reviewDocument } from "./case-commands.ts";
import { getDocument, proposeDocuments, readDocumentFile, readDocumentPdf } from "./case-queries.ts";
import { removeUnusedFiles } from "./cleanup-commands.ts";
import { createDocumentRule, documentRuleNoun } from "./commands.ts";
import { addPages, giveConsent, removePage, withdrawConsent } from "./my-commands.ts";
import { getMyDocuments, readMyFile } from "./my-queries.ts";

const issuesOf = (work: Promise<unknown>) =>
	work.then(
		() => [],
		(error) => {
			const problem = problemOf(error);
			return problem?.kind === "invalid" ? problem.issues : [problem];
		},
	);

const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => phonePhoto(index * 40)));

test("B4-3: six photos of a phone become one upright PDF of six pages in their order, and nothing of their EXIF data is left", async () => {
	const { known, staff, folder, ask, list } = await paperCase();
	const id = await ask();
	await addPages(known, id, await photos(6));
	expect(await list()).toMatchObject([{ state: "received", pages: 6 }]);
	const pdf = await readDocumentPdf(staff, id);
	expect(await paperPages(pdf)).toEqual([0, 40, 80, 120, 160, 200].map((shade) => ({ shade, isUpright: true })));
	const { files } = await getDocument(staff, id);
	const [first] = await Promise.all(files.map(async (file) => (await readDocumentFile(staff, file.id)).bytes));
	for (const bytes of [pdf, first as Uint8Array])
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Canary|Exif/);
	expect(await readdir(join(folder, "files"))).toHaveLength(6);
});

test("B4-4: whatever was stored when the line broke is there, the rest follows in its order, and nothing is there twice", async () => {
	const { known, proven, staff, ask, sql } = await paperCase();
	const id = await ask();
	const all = await photos(6);
	await addPages(known, id, all.slice(0, 2));
	// The same page again, because its answer was lost; and two tabs that send the same.
	await addPages(known, id, all.slice(1, 3));
	await Promise.all([addPages(known, id, all), addPages(known, id, all)]);
	const shades = await paperShades(await readDocumentPdf(staff, id));
	expect(shades.toSorted((one, other) => one - other)).toEqual([0, 40, 80, 120, 160, 200]);
	expect(shades.slice(0, 3)).toEqual([0, 40, 80]);
	expect(await sql("select count(*)::int from entries where kind = 'document_received'")).toEqual([{ count: 1 }]);
	expect(await sql("select kind, done_at from tasks where kind = 'review_documents'")).toEqual([
		{ kind: "review_documents", done_at: null },
	]);
	const [paper] = (await getMyDocuments(proven)).documents;
	await removePage(proven, paper?.files[0]?.id ?? "");
	expect((await getMyDocuments(proven)).documents[0]?.files).toHaveLength(5);
});

test("B4-4: bytes whose row was never stored, because the server was killed, are removed by the sweep, and no others", async () => {
	const { known, ask, system, context, folder } = await paperCase({ now: () => new Date(Date.now() + 2 * 3_600_000) });
	await addPages(known, await ask(), await photos(1));
	const [name = ""] = await readdir(join(folder, "files"));
	const mark = name.slice(0, 8);
	await context.fileStore.put(`${mark}-00000000-0000-4000-8000-000000000000`, new Uint8Array(9));
	await context.fileStore.put("ffffffff-00000000-0000-4000-8000-000000000000", new Uint8Array(9));
	expect(await removeUnusedFiles(system)).toBe(1);
	expect((await readdir(join(folder, "files"))).sort()).toEqual(
		[name, "ffffffff-00000000-0000-4000-8000-000000000000"].sort(),
	);
});

test("bad input: each file says what is wrong with it, and the good ones beside it are stored", async () => {
	const { known, ask, list } = await paperCase();
	const id = await ask();
	const pdf = await PDFDocument.create();
	for (let page = 0; page < 41; page++) pdf.addPage([100, 100]);
	const html = new TextEncoder().encode("<html><script>alert(1)</script></html>");
	const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const files = [
		new Uint8Array(0),
		Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
		html,
		Buffer.concat([Buffer.from("GIF89a"), Buffer.from("%PDF-1.7")]),
		await pdf.save(),
		Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>"),
		new Uint8Array(12 * 1024 * 1024 + 1),
		png.subarray(0, png.length - 20),
		await phonePhoto(80),
	];
	const codes = ["file_empty", "file_heic", "file_type", "file_type", "pdf_too_long", "pdf_damaged", "file_too_large"];
	expect(await issuesOf(addPages(known, id, files))).toEqual(
		[...codes, "photo_damaged"].map((code, index) => ({ field: `files.${index}`, code })),
	);
	expect(await list()).toMatchObject([{ state: "received", pages: 1 }]);
	expect(await issuesOf(addPages(known, id, []))).toEqual([{ field: "files", code: "required" }]);
});

test("B4-8: no other session reads a byte: another applicant, reference and phone, another file in its place; staff looks are audited", async () => {
	const one = await paperCase();
	const id = await one.ask();
	await addPages(one.known, id, await photos(2));
	const [first, second] = (await getMyDocuments(one.proven)).documents[0]?.files ?? [];
	expect((await getMyDocuments(one.known)).documents[0]?.files).toEqual([]);
	await expect(readMyFile(one.known, first?.id ?? "")).rejects.toThrow("refused");
	await expect(removePage(one.known, first?.id ?? "")).rejects.toThrow("refused");
	await expect(withdrawConsent(one.known)).rejects.toThrow("refused");
	expect((await readMyFile(one.proven, first?.id ?? "")).type).toBe("image/jpeg");
	const other = await paperCase();
	await expect(readMyFile(other.proven, first?.id ?? "")).rejects.toThrow("not-found");
	await expect(addPages(other.proven, id, await photos(1))).rejects.toThrow("not-found");
	await readDocumentFile(one.staff, first?.id ?? "");
	await readDocumentPdf(one.staff, id);
	expect(await one.sql("select action, record_id from audit_log where action = 'document:view'")).toEqual([
		{ action: "document:view", record_id: id },
		{ action: "document:view", record_id: id },
	]);
	const paths = (await readdir(join(one.folder, "files"))).map((name) => join(one.folder, "files", name, "paper"));
	await writeFile(paths[0] as string, await readFile(paths[1] as string));
	const looks = await Promise.allSettled([first, second].map((file) => readMyFile(one.proven, file?.id ?? "")));
	expect(looks.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

type Entry = { kind: EntryKind; data: Record<string, string> | null; text: string | null };

/** The state of a paper that the entries of its case make, in the order of their time; undefined if it was never asked for. */
function foldDocument(entries: readonly Entry[], id: string): DocumentProgress | undefined {
	let progress: DocumentProgress | undefined;
	for (const { kind, data, text } of entries) {
		const isAsked = kind === "documents_asked" && data?.documents?.split(",").includes(id);
		const isEmptied = kind === "consent_withdrawn" && ["received", "returned"].includes(progress?.state ?? "");
		const known = documentKinds.find((one) => one === kind);
		if (isAsked || isEmptied) progress = documentChangeOf(kind as "documents_asked", null, null);
		else if (known && data?.document === id) progress = documentChangeOf(known, data, text);
	}
	return progress;
}

test("B4-9: each reason is stored with the paper until a new upload clears it, and the state is the fold of the entries", async () => {
	const { known, proven, ask, review, sql, list, staff } = await paperCase();
	const id = await ask();
	await addPages(known, id, await photos(1));
	for (const reason of returnReasons) {
		await review(id, { decision: "returned", reason, text: reason === "other" ? "Please sign it." : null });
		expect((await getMyDocuments(proven)).documents).toMatchObject([{ state: "returned", reason }]);
	}
	expect((await getMyDocuments(proven)).documents).toMatchObject([{ reasonText: "Please sign it." }]);
	await addPages(known, id, await photos(2));
	expect((await getMyDocuments(proven)).documents).toMatchObject([
		{ state: "received", reason: null, reasonText: null },
	]);
	expect((await getMyDocuments(proven)).documents[0]?.files).toHaveLength(2);
	await review(id, { decision: "accepted" });
	expect(await issuesOf(addPages(known, id, await photos(1)))).toEqual([{ field: "", code: "document_accepted" }]);
	const entries = await sql("select kind, data, text from entries order by at, id");
	const [stored] = await list();
	expect(foldDocument(entries as Parameters<typeof foldDocument>[0], id)).toEqual({
		...{ state: stored?.state, reason: stored?.reason, reasonText: stored?.reasonText },
		...{ issuedOn: stored?.issuedOn, expiresOn: stored?.expiresOn },
	});
	expect(await sql("select outcome from tasks where kind = 'review_documents' and done_at is null")).toEqual([]);
	expect(await issuesOf(review(id, { decision: "returned", reason: "other" }))).toMatchObject([{ code: "required" }]);
	const review2 = { decision: "waived", version: 1 };
	expect(await issuesOf(reviewDocument(staff, id, review2))).toMatchObject([{ kind: "conflict", code: "changed" }]);
});

const rule = { document: "tuberculosis", stage: "visa", maxAgeDays: 90, grade: "B", checkedOn: "2026-11-22" };

test("B4-10: a certificate that will be too old on the day on which it is needed cannot be accepted, and a later rule changes no running list", async () => {
	const { ask, review, list, staff, applicationId } = await paperCase({ now: () => new Date("2026-11-27T08:00:00Z") });
	const ruleId = await createDocumentRule(staff, { ...rule, need: "required", source: "https://example.com/tb" });
	expect((await proposeDocuments(staff, applicationId)).rules).toHaveLength(1);
	const id = await ask("tuberculosis", "visa", "2027-01-12");
	expect((await proposeDocuments(staff, applicationId)).rules).toHaveLength(0);
	const changed = { ...rule, maxAgeDays: 30, need: "required", source: "https://example.com/tb" };
	await documentRuleNoun.update(staff, ruleId, changed);
	expect(await issuesOf(review(id, { decision: "accepted", issuedOn: "2026-10-13" }))).toEqual([
		{ field: "issuedOn", code: "too_old_then" },
	]);
	expect(await issuesOf(review(id, { decision: "accepted" }))).toEqual([{ field: "issuedOn", code: "required" }]);
	expect(await issuesOf(review(id, { decision: "accepted", issuedOn: "2026-11-28" }))).toMatchObject([
		{ code: "in_the_future" },
	]);
	await review(id, { decision: "accepted", issuedOn: "2026-10-14" });
	expect(await list()).toMatchObject([{ state: "accepted", expiresOn: "2027-01-12" }]);
	await review(id, { decision: "accepted", issuedOn: "2026-11-01" });
	expect(await list()).toMatchObject([{ state: "accepted", issuedOn: "2026-11-01", expiresOn: "2027-01-30" }]);
});

test("nothing is sent before the consent, nor a passport before somebody is responsible for it; a withdrawal deletes all files at once", async () => {
	const { known, proven, ask, sql, folder, list } = await paperCase({ isAgreed: false });
	const id = await ask();
	const passport = await ask("passport", "visa");
	const send = async (document: string) => issuesOf(addPages(known, document, await photos(1)));
	expect(await send(id)).toEqual([{ field: "", code: "consent_needed" }]);
	await expect(giveConsent(known, { version: "2020-01-01", isSensitiveToo: true })).rejects.toThrow("consent_changed");
	const { consentVersion: version } = await import("./consent.ts");
	await giveConsent(known, { version, isSensitiveToo: false });
	expect(await send(id)).toEqual([]);
	expect(await send(passport)).toEqual([{ field: "", code: "bring_to_office" }]);
	await giveConsent(known, { version, isSensitiveToo: true });
	await sql("delete from legal_entities");
	expect(await send(passport)).toEqual([{ field: "", code: "bring_to_office" }]);
	expect((await getMyDocuments(proven)).documents.map(({ isAtOffice }) => isAtOffice)).toEqual([false, true]);
	await withdrawConsent(proven);
	expect(await readdir(join(folder, "files"))).toEqual([]);
	expect(await sql("select id from document_files")).toEqual([]);
	expect((await list()).map(({ state }) => state)).toEqual(["needed", "needed"]);
	expect(await sql("select count(*)::int from erasures")).toEqual([{ count: 1 }]);
	expect(await send(id)).toEqual([{ field: "", code: "consent_needed" }]);
});

test("papers are asked for once, with the task and the message of what happened to them", async () => {
	const { staff, applicationId, sql, ask, list } = await paperCase();
	await ask("transcript");
	await askForDocuments(staff, applicationId, {
		papers: ["admission:transcript", "admission:photo"],
		dueOn: "2027-01-05",
	});
	expect((await list()).map(({ code, dueOn }) => [code, dueOn])).toEqual([
		["photo", "2027-01-05"],
		["transcript", null],
	]);
	expect(await sql("select kind, channel from deliveries where kind = 'documents'")).toEqual([
		{ kind: "documents", channel: "email" },
	]);
	expect(await sql("select action from audit_log where action = 'application:ask-documents'")).toHaveLength(2);
});
