import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packConsentVersion } from "../../domain/documents/pack-rules.ts";
import { signedIn } from "../support/accounts.ts";
import { mySession } from "../support/my-case.ts";
import { onePdf, packCase, sampleTemplates } from "../support/packs.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

test("B16-1, B16-2: she agrees on her page, staff see what is missing and download the pack, she sees it, and one press ends it", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const own = await packCase(sampleTemplates[1], { url: site.url, dataDir });
	const bytes = await onePdf();
	await own.accept("transcript", [bytes]);
	await own.ask("recommendation");
	const staff = await signedIn(site, "admin");
	const known = await mySession(site.sql, own.applicantId, own.applicationId);
	const proven = await mySession(site.sql, own.applicantId);
	const page = `/admin/applicants/${own.applicantId}/pack/${own.applicationId}`;
	const download = (cookie: string) => site.post(`${page}/file`, { template: own.template }, { cookie });
	const before = await (await site.get(page, { cookie: staff })).text();
	expect(before).toContain("has not agreed");
	expect(before).toContain("Missing documents: 3");
	expect(before).toContain("03_transcript_KARIMOVA_AZIZA");
	const refused = await download(staff);
	expect([refused.status, refused.headers.get("location")]).toEqual([303, `${page}?template=${own.template}`]);
	expect(await site.sql("select id from entries where kind = 'pack_made'")).toEqual([]);

	const form = { application: own.applicationId, university: own.university, version: packConsentVersion };
	const agree = (cookie: string) => site.post("/my/documents", { ...form, intent: "pack_agreed" }, { cookie });
	expect(await (await site.get("/my/documents", { cookie: known })).text()).not.toContain("pack_agreed");
	const other = { ...form, university: own.template, intent: "pack_agreed" };
	const changed = await site.post("/my/documents", other, { cookie: proven });
	expect([changed.status, await changed.text()]).toEqual([422, expect.stringContaining("The university has changed.")]);
	await agree(known);
	expect(await site.sql("select id from entries where kind = 'pack_agreed'")).toEqual([]);
	expect((await download(staff)).status).toBe(303);
	expect(await (await site.get("/my/documents", { cookie: proven })).text()).toContain("pack_agreed");
	expect((await agree(proven)).status).toBe(303);
	expect(await (await site.get(page, { cookie: staff })).text()).toContain("The applicant agreed on");

	for (const cookie of ["", proven, await signedIn(site, "user")]) {
		const answer = await download(cookie);
		expect(answer.headers.get("content-type")).not.toBe("application/zip");
	}
	const answer = await download(staff);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
	expect(answer.headers.get("cache-control")).toContain("no-store");
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+_Korea_University\.zip"$/);
	const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
	expect(Object.keys(files)).toEqual(["03_transcript_KARIMOVA_AZIZA.pdf"]);
	expect(Buffer.compare(Object.values(files)[0] as Uint8Array, bytes)).toBe(0);
	const audited = await site.sql("select detail->>'papers' as papers from audit_log where action ~ 'make-pack'");
	expect(audited).toEqual([{ papers: "transcript" }]);
	expect(await (await site.get("/my/documents", { cookie: known })).text()).toContain("were put together for");
	const thread = await (await site.get(`/admin/applicants/${own.applicantId}`, { cookie: staff })).text();
	expect(thread).toContain("Pack downloaded: Korea University");

	await site.post("/my/documents", { ...form, intent: "pack_withdrawn" }, { cookie: proven });
	expect((await download(staff)).status).toBe(303);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("a template's papers are chosen place by place, shown by their names, and an application without a template says so", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const own = await packCase(sampleTemplates[1], { url: site.url, dataDir });
	const staff = await signedIn(site, "admin");
	const form = { name: "Second", university: "Korea University", fileName: "{nn}_{code}", format: "zip", grade: "B" };
	const more = { source: "https://example.com/", checkedOn: "2026-11-22" };
	const papers = { "papers-1": "transcript", "papers-3": "photo" };
	const save = (values: object) =>
		site.post("/admin/pack-templates/new", { ...form, ...more, ...values }, { cookie: staff });
	expect((await save(papers)).status).toBe(303);
	const [{ id, papers: stored }] = await site.sql("select id, papers from pack_templates where name = 'Second'");
	expect(stored).toEqual(["transcript", "photo"]);
	const again = await save({ fileName: "../{nn}", "papers-1": "photo" });
	expect([again.status, await again.text()]).toMatchObject([422, expect.stringContaining("Use {nn} or {code}")]);
	expect((await save({})).status).toBe(422);
	const shown = await (await site.get(`/admin/pack-templates/${id}`, { cookie: staff })).text();
	expect(shown).toContain("Transcript, Photo");
	const edit = await (await site.get(`/admin/pack-templates/${id}/edit`, { cookie: staff })).text();
	expect(edit).toMatch(/name="papers-1"[\s\S]*?<option value="transcript" selected=""/);
	await site.sql("delete from pack_templates");
	const page = `/admin/applicants/${own.applicantId}/pack/${own.applicationId}`;
	expect(await (await site.get(page, { cookie: staff })).text()).toContain("has no pack template yet");
});
