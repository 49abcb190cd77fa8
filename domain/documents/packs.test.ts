import { PDFDocument } from "@cantoo/pdf-lib";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { streamOf } from "../../app/admin/csv.ts";
import { zip } from "../../app/admin/zip.ts";
import { type DocumentCode, documentCodes } from "../../database/values.ts";
import { bytesOf, filesOfPack, onePdf, packCase, sampleTemplates } from "../../tests/support/packs.ts";
import { phonePhoto } from "../../tests/support/papers.ts";
import { problemOf } from "../shared/errors.ts";
import { dayAfter, homeDay } from "../shared/time-zone.ts";
import { consentVersion } from "./consent.ts";
import { addPages, giveConsent, withdrawConsent } from "./my-commands.ts";
import { createPackTemplate, decidePack, makePack, packTemplateNoun } from "./pack-commands.ts";
import { getPack, listMyPacks } from "./pack-queries.ts";
import { fileNameOf } from "./pack-rules.ts";

const names = [
	...["01_application_form", "02_photo", "03_study_plan", "04_background_consent", "05_final_education"],
	...["06_transcript", "07_language_certificate", "08_parents_id", "09_bank_balance"],
].map((name) => `${name}_KARIMOVA_AZIZA.pdf`);

test("B16-1: order, names and bytes of a pack equal its template", async () => {
	const [row] = sampleTemplates;
	const own = await packCase(row);
	await own.agree();
	const stored = new Map<string, Uint8Array>();
	const codes = (row?.papers ?? "").split(", ");
	// Another order than that of the template, and a paper that it does not have.
	for (const code of [...codes].reverse().concat("guarantor")) {
		stored.set(code, await onePdf());
		await own.accept(code as "photo", [stored.get(code) as Uint8Array]);
	}
	const pack = await makePack(own.staff, own.applicationId, own.template);
	const archive = await bytesOf(zip(pack.files.map((file) => ({ ...file, isPacked: true as const }))));
	const files = unzipSync(archive);
	expect([pack.format, Object.keys(files)]).toEqual(["zip", names]);
	for (const [index, code] of codes.entries())
		expect(Buffer.compare(files[names[index] ?? ""] as Uint8Array, stored.get(code) as Uint8Array), code).toBe(0);
	const [{ reference }] = await own.sql("select reference from applications");
	expect(pack.name).toBe(`${reference}_Konkuk_University`);
});

test("B16-1: photos become one PDF of their paper, a pack of one PDF has all pages, and a paper too large to join stays files", async () => {
	const own = await packCase(sampleTemplates[1], {}, { format: "pdf" });
	await own.agree();
	const photos = await own.ask("transcript");
	await addPages(own.known, photos, [await phonePhoto(0), await phonePhoto(80)]);
	await own.review(photos, { decision: "accepted" });
	await own.accept("degree_bachelor", [await onePdf()]);
	const pack = await makePack(own.staff, own.applicationId, own.template);
	const [[name, bytes] = ["", Buffer.alloc(0)], ...others] = await filesOfPack(pack);
	expect([pack.format, others.length, name]).toEqual(["pdf", 0, `${pack.name}.pdf`]);
	expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
	const half = new Uint8Array(7 * 1024 * 1024);
	await own.accept("recommendation", [half, half]);
	const large = await makePack(own.staff, own.applicationId, own.template);
	const [one, two] = ["01_degree_bachelor_KARIMOVA_AZIZA.pdf", "03_transcript_KARIMOVA_AZIZA.pdf"];
	const halves = [1, 2].map((number) => `04_recommendation_KARIMOVA_AZIZA_${number}.pdf`);
	expect([large.format, ...large.files.map((file) => file.name)]).toEqual(["zip", one, two, ...halves]);
	const [, [, joined] = []] = await filesOfPack(large);
	expect((await PDFDocument.load(joined as Buffer)).getPageCount()).toBe(2);
});

test("B16-2: without her consent for this university and this wording, no byte is read, and nothing is recorded", async () => {
	const own = await packCase();
	await own.accept("transcript", [await onePdf()]);
	let reads = 0;
	const { get } = own.context.fileStore;
	own.context.fileStore.get = (id) => {
		reads++;
		return get(id);
	};
	const attempt = () => makePack(own.staff, own.applicationId, own.template).then(filesOfPack, problemOf);
	const refused = { kind: "conflict", code: "pack_without_consent" };
	expect(await attempt()).toEqual(refused);
	const old = { university: own.university, version: "2020-01-01", isAgreed: true };
	await expect(decidePack(own.proven, own.applicationId, old)).rejects.toThrow("invalid");
	expect(await attempt()).toEqual(refused);
	await own.agree();
	const made = await attempt();
	expect([made, reads]).toMatchObject([[["03_transcript_KARIMOVA_AZIZA.pdf", expect.any(Buffer)]], 1]);
	// An older wording, and an application that goes to another university.
	await own.sql(`insert into entries (applicant_id, application_id, kind, at, visible_at, data) select applicant_id, id,
		'pack_agreed', now(), now(), '{"university":"${own.university}","version":"2020-01-01"}' from applications`);
	expect(await attempt()).toEqual(refused);
	await own.agree();
	const other = await packCase(sampleTemplates[0], { url: own.url, dataDir: own.folder, isAgreed: false });
	await own.sql("update applications set university_id = $1 where id = $2", [other.university, own.applicationId]);
	expect(await makePack(own.staff, own.applicationId, other.template).catch(problemOf)).toEqual(refused);
	await own.sql("update applications set university_id = $1 where id = $2", [own.university, own.applicationId]);
	// Withdrawing the consent to keep papers withdraws this one, too.
	await withdrawConsent(own.proven);
	await giveConsent(own.proven, { version: consentVersion, isSensitiveToo: true });
	expect(await attempt()).toEqual(refused);
	expect(reads).toBe(1);
	expect(await own.sql("select kind from entries where kind = 'pack_made'")).toHaveLength(1);
});

test("B16-3: of a pack of 300 MB at most 60 MB are in memory, and nothing is read before somebody receives it", async () => {
	const papers = documentCodes.slice(0, 25);
	const own = await packCase(sampleTemplates[1], {}, { papers });
	await own.agree();
	const megabytes = 1024 * 1024;
	const size = 12 * megabytes;
	for (const code of papers) await own.accept(code, [new Uint8Array(9)]);
	await own.sql("update document_files set bytes = $1", [size]);
	let read = 0;
	own.context.fileStore.get = async () => {
		read += size;
		return new Uint8Array(size);
	};
	const pack = await makePack(own.staff, own.applicationId, own.template);
	const stream = streamOf(zip(pack.files.map((file) => ({ ...file, isPacked: true as const }))));
	let [sent, most] = [0, 0];
	for await (const piece of stream) {
		most = Math.max(most, read - sent);
		sent += piece.length;
	}
	expect(sent).toBeGreaterThan(300 * megabytes);
	expect(sent).toBeLessThan(301 * megabytes);
	expect(most).toBeLessThan(60 * megabytes);
});

test("B16-4: a paper that is missing, sent, returned, too old, deleted or not needed is never inside, and is named before", async () => {
	const own = await packCase(sampleTemplates[0]);
	await own.agree();
	const pdf = { type: "application/pdf" as const, bytes: await onePdf() };
	const accept = (code: DocumentCode) => own.accept(code, [pdf.bytes]);
	await accept("transcript");
	await own.ask("photo");
	await own.store(await own.ask("study_plan"), [pdf]);
	await own.sql("update documents set state = 'received' where code = 'study_plan'");
	await own.review(await accept("final_education"), { decision: "returned", reason: "cut_off", text: null });
	await own.review(await accept("parents_id"), { decision: "waived" });
	await own.sql("delete from document_files where document_id = $1", [await accept("language_certificate")]);
	const old = await accept("bank_balance");
	const expire = (day: string) => own.sql("update documents set expires_on = $1 where id = $2", [day, old]);
	const today = homeDay(new Date());
	await expire(today);
	// What the embassy gets is no part of it.
	const visa = await own.ask("background_consent", "visa");
	await own.store(visa, [pdf]);
	await own.review(visa, { decision: "accepted" });
	const pack = () => makePack(own.staff, own.applicationId, own.template);
	const inside = async () => (await pack()).files.map(({ name }) => name.slice(0, 2));
	// Young enough until the end of its last day.
	expect(await inside()).toEqual(["06", "09"]);
	await expire(dayAfter(today, -1));
	expect(await inside()).toEqual(["06"]);
	const { papers, agreedAt } = await getPack(own.staff, own.applicationId, null);
	expect(agreedAt).not.toBeNull();
	expect(Object.fromEntries(papers.map(({ code, state }) => [code, state]))).toEqual({
		...{ application_form: "not_asked", photo: "needed", study_plan: "received", background_consent: "not_asked" },
		...{ final_education: "returned", transcript: "included", language_certificate: "at_office" },
		...{ parents_id: "not_needed", bank_balance: "expired" },
	});
	expect((await listMyPacks(own.proven)).map(({ made }) => made.length)).toEqual([2]);
	await own.sql("update documents set state = 'returned'");
	expect(await pack().catch(problemOf)).toEqual({ kind: "conflict", code: "pack_empty" });
});

test("bad input: a template keeps its order, takes no paper twice, and refuses names that could collide or leave the folder", async () => {
	const own = await packCase();
	const base = { name: "A", universityId: own.university, source: "https://example.com/", grade: "A" };
	const row = { ...base, checkedOn: "2026-11-22", fileName: "{nn}", papers: ["transcript", "photo", "transcript"] };
	const id = await createPackTemplate(own.owner, row);
	expect(await packTemplateNoun.get(own.owner, id)).toMatchObject({ papers: ["transcript", "photo"], format: "zip" });
	for (const fileName of ["{name}", "../{nn}", "{nn}/{code}", "{nn}{surname}", "{nn}.", "", "{nn}Ж"])
		await expect(createPackTemplate(own.owner, { ...row, fileName })).rejects.toThrow("invalid");
	expect(await packTemplateNoun.list(own.owner)).toMatchObject([{ university: "Korea University" }, {}]);
	const words = { nn: "01", code: "photo", name: "Oʻgʻil ../Ёлка É", reference: "APP-1" };
	expect(fileNameOf("{nn} {name}-{code}", words)).toBe("01 Ogil_E-photo");
	expect(fileNameOf("{reference}_{nn}", words)).toBe("APP-1_01");
});
