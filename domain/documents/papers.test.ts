import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paperCase, phonePhoto } from "../../tests/support/papers.ts";
import { documentChangeOf } from "../cases/entries/record.ts";
import { problemOf } from "../shared/errors.ts";
import { reviewDocument } from "./case-commands.ts";
import { proposeDocuments, readDocumentFile, readDocumentPdf } from "./case-queries.ts";
import { removeUnusedFiles } from "./cleanup-commands.ts";
import { createDocumentRule, documentRuleNoun } from "./commands.ts";
import { consentVersion } from "./consent.ts";
import { addPages, giveConsent, withdrawConsent } from "./my-commands.ts";
import { getMyDocuments, readMyFile } from "./my-queries.ts";

async function issuesOf(work: Promise<unknown>) {
	const problem = await work.then(() => undefined, problemOf);
	return problem?.kind === "invalid" ? problem.issues : [problem].filter(Boolean);
}

const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => phonePhoto(index * 40)));

test("B4-4: bytes whose row was never stored, because the server was killed, are removed by the sweep, and no others", async () => {
	const { known, ask, system, context, folder } = await paperCase({ now: () => new Date(Date.now() + 2 * 3_600_000) });
	await addPages(known, await ask(), await photos(1));
	const [name = ""] = await readdir(join(folder, "files"));
	const mark = name.slice(0, 8);
	await context.fileStore.put(`${mark}-00000000-0000-4000-8000-000000000000`, new Uint8Array(9));
	await context.fileStore.put("ffffffff-00000000-0000-4000-8000-000000000000", new Uint8Array(9));
	expect(await removeUnusedFiles(system)).toBe(1);
	const left = await readdir(join(folder, "files"));
	expect(left.sort()).toEqual([name, "ffffffff-00000000-0000-4000-8000-000000000000"].sort());
});

test("B4-8: another file in the place of a paper is not read, and staff looks are audited", async () => {
	const one = await paperCase();
	const id = await one.ask();
	await addPages(one.known, id, await photos(2));
	const [first, second] = (await getMyDocuments(one.proven)).documents[0]?.files ?? [];
	expect((await getMyDocuments(one.known)).documents[0]?.files).toEqual([]);
	await expect(withdrawConsent(one.known)).rejects.toThrow("refused");
	await readDocumentFile(one.staff, first?.id ?? "");
	await readDocumentPdf(one.staff, id);
	const looked = await one.sql("select record_id from audit_log where action = 'document:view'");
	expect(looked.map(({ record_id }) => record_id)).toEqual([id, id]);
	const paths = (await readdir(join(one.folder, "files"))).map((name) => join(one.folder, "files", name, "paper"));
	await writeFile(paths[0] as string, await readFile(paths[1] as string));
	const looks = await Promise.allSettled([first, second].map((file) => readMyFile(one.proven, file?.id ?? "")));
	expect(looks.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("B4-9: a reason is stored with the paper until a new upload clears it; what was accepted takes no more pages, and its state is what its last entry makes", async () => {
	const { known, proven, ask, review, sql, staff, list } = await paperCase();
	const id = await ask();
	await addPages(known, id, await photos(1));
	const mine = async () => (await getMyDocuments(proven)).documents;
	expect(await issuesOf(review(id, { decision: "returned", reason: "other" }))).toMatchObject([{ code: "required" }]);
	await review(id, { decision: "returned", reason: "other", text: "Please sign it." });
	expect(await mine()).toMatchObject([{ state: "returned", reason: "other", reasonText: "Please sign it." }]);
	await addPages(known, id, await photos(2));
	expect(await mine()).toMatchObject([{ state: "received", reason: null, reasonText: null }]);
	expect((await mine())[0]?.files).toHaveLength(2);
	await review(id, { decision: "accepted" });
	expect(await issuesOf(addPages(known, id, await photos(1)))).toEqual([{ field: "", code: "document_accepted" }]);
	expect(await sql("select outcome from tasks where kind = 'review_documents' and done_at is null")).toEqual([]);
	const entries = await sql("select kind, data, text from entries where data->>'document' = $1 order by at, id", [id]);
	const { kind, data, text } = entries.at(-1) ?? {};
	expect(await list()).toMatchObject([documentChangeOf(kind, data, text)]);
	const late = { decision: "waived", version: 1 };
	expect(await issuesOf(reviewDocument(staff, id, late))).toMatchObject([{ kind: "conflict", code: "changed" }]);
});

const rule = {
	...{ document: "tuberculosis", stage: "visa", need: "required", maxAgeDays: 90, grade: "B", checkedOn: "2026-11-22" },
	source: "https://example.com/tb",
};

test("B4-10: a certificate that will be too old on the day on which it is needed cannot be accepted, and a later rule changes no running list", async () => {
	const { ask, review, list, staff, applicationId } = await paperCase({ now: () => new Date("2026-11-27T08:00:00Z") });
	const ruleId = await createDocumentRule(staff, rule);
	expect((await proposeDocuments(staff, applicationId)).rules).toHaveLength(1);
	const id = await ask("tuberculosis", "visa", "2027-01-12");
	expect((await proposeDocuments(staff, applicationId)).rules).toHaveLength(0);
	await documentRuleNoun.update(staff, ruleId, { ...rule, maxAgeDays: 30 });
	const faults = { "2026-10-13": "too_old_then", "": "required", "2026-11-28": "in_the_future" };
	for (const [day, code] of Object.entries(faults))
		expect(await issuesOf(review(id, { decision: "accepted", issuedOn: day || undefined }))).toMatchObject([{ code }]);
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
	const version = consentVersion;
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
