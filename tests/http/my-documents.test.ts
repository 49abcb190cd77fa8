import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { formatDay } from "../../app/i18n/formats.ts";
import { shownField } from "../../app/require-applicant.ts";
import { documentCodes, returnReasons, sensitiveDocuments } from "../../database/values.ts";
import { issuedFromText, returnTexts } from "../../domain/cases/news/document-texts.ts";
import { readDocumentPdf } from "../../domain/documents/case-queries.ts";
import { consentVersion } from "../../domain/documents/consent.ts";
import { dayAfter, homeDay } from "../../domain/shared/time-zone.ts";
import { signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { mySession } from "../support/my-case.ts";
import { agingRule, paperCase, paperPages, phonePhoto } from "../support/papers.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

/** A site with a case, and the cookies of both levels. */
async function start(options: { isAgreed?: boolean } = {}) {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const own = await paperCase({ url: site.url, dataDir, ...options });
	const known = await mySession(site.sql, own.applicantId, own.applicationId);
	const proven = await mySession(site.sql, own.applicantId);
	const upload = (path: string, files: [name: string, bytes: Uint8Array][], cookie: string) => {
		const body = new FormData();
		for (const [name, bytes] of files) body.append("files", new File([bytes as BlobPart], name));
		const headers = { "sec-fetch-site": "same-origin", cookie };
		return site.fetch(new Request(`http://localhost:3000${path}`, { method: "POST", body, headers }));
	};
	return { site, own, known, proven, upload, dataDir };
}

async function photos(count: number) {
	const made: [name: string, bytes: Uint8Array][] = [];
	while (made.length < count) made.push([`IMG ${made.length}.jpg`, await phonePhoto(made.length * 40)]);
	return made;
}

test("B4-3, B4-5: without script, the consent, six photos of a phone with one submit, which become one upright PDF without their EXIF data, a removed page, and the withdrawal", async () => {
	const { site, own, known, proven, upload, dataDir } = await start({ isAgreed: false });
	const id = await own.ask("transcript", "admission", "2027-01-12");
	const html = await (await site.get("/uz/my/documents", { cookie: known })).text();
	expect(html).toContain(`name="version" value="${consentVersion}"`);
	expect(html).toContain(`/uz/my/documents/${id}`);
	const refused = await site.post("/my/documents", { version: consentVersion }, { cookie: known });
	expect(refused.status).toBe(422);
	const consent = { version: consentVersion, papers: "yes", sensitive: "yes" };
	expect((await site.post("/my/documents", consent, { cookie: known })).status).toBe(303);
	const page = await (await site.get(`/my/documents/${id}`, { cookie: known })).text();
	expect(page).toMatch(/enctype="multipart\/form-data"/i);
	const sent = await upload(`/my/documents/${id}`, await photos(6), known);
	expect([sent.status, sent.headers.get("location")]).toEqual([303, `/my/documents/${id}`]);
	const pdf = await readDocumentPdf(own.staff, id);
	expect(await paperPages(pdf)).toEqual([0, 40, 80, 120, 160, 200].map((shade) => ({ shade, isUpright: true })));
	expect(Buffer.from(pdf).toString("latin1")).not.toMatch(/Canary|Exif/);
	const shown = await (await site.get(`/my/documents/${id}`, { cookie: proven })).text();
	const [file] = /\/my\/files\/([\w-]+)/.exec(shown)?.slice(1) ?? [];
	await site.post(`/my/documents/${id}`, { intent: "remove", file: file ?? "" }, { cookie: proven });
	expect((await own.list())[0]?.pages).toBe(5);
	await site.post("/my/documents", { intent: "withdraw", [shownField]: `${own.applicantId} ` }, { cookie: proven });
	expect(await readdir(join(dataDir, "files"))).toEqual([]);
});

test("bad input: what is wrong with each file is on the page, what is good is stored, and nothing is a fault of the site", async () => {
	const { site, own, known, upload } = await start();
	const id = await own.ask();
	const files: [string, Uint8Array][] = [
		["../../etc/passwd\r\n.jpg", new TextEncoder().encode("<script>alert(1)</script>")],
		["locked.pdf", new Uint8Array(0)],
		["IMG_0001.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
		...(await photos(1)),
	];
	const answer = await upload(`/ru/my/documents/${id}`, files, known);
	expect(answer.status).toBe(422);
	const html = (await answer.text()).replaceAll("\u00a0", " ");
	expect(html).toContain("Файл пустой");
	expect(html).toContain("IMG_0001.HEIC: Это фото в формате HEIC. На iPhone выберите");
	expect(html).toContain("Сфотографируйте документ");
	expect(html).not.toContain("<script>alert");
	expect((await own.list())[0]).toMatchObject({ state: "received", pages: 1 });
	const page = (bytes: Uint8Array, cookie = known) => upload(`/my/documents/${id}/pages`, [["page", bytes]], cookie);
	expect((await page(await phonePhoto(80))).status).toBe(204);
	const wrong = await page(new TextEncoder().encode("%PDF-1.4 nothing"));
	expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: "pdf_damaged" }]);
	const long = await PDFDocument.create();
	for (let number = 0; number < 41; number++) long.addPage([100, 100]);
	expect(await (await page(await long.save())).json()).toMatchObject({ code: "pdf_too_long" });
	expect(await (await page(new Uint8Array(12 * 1024 * 1024 + 1))).json()).toMatchObject({ code: "file_too_large" });
	expect((await page(new Uint8Array(33 * 1024 * 1024))).status).toBe(413);
	expect((await page(await phonePhoto(120), "")).status).toBe(401);
	expect((await site.get("/my/documents/x", { cookie: known })).status).toBe(404);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("B4-8: no byte of a file by any address for a stranger, a user, another applicant, or reference and phone", async () => {
	const { site, own, known, proven, upload } = await start();
	const id = await own.ask();
	await upload(`/my/documents/${id}`, await photos(1), known);
	const [{ id: file, file: name }] = await site.sql("select id, file from document_files");
	const mine = await site.get(`/my/files/${file}`, { cookie: proven });
	expect([mine.status, mine.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	expect(mine.headers.get("cache-control")).toContain("no-store");
	expect(mine.headers.get("content-security-policy")).toContain("sandbox");
	const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString("latin1");
	const bytes = (await textOf(mine)).slice(100, 200);
	const other = await paperCase({ url: site.url, dataDir: own.folder, isAgreed: false });
	const strangers = ["", known, await signedIn(site, "user"), await mySession(site.sql, other.applicantId)];
	const addresses = [`/my/files/${file}`, `/my/documents/${id}`, `/files/${name}/paper`, `/images/${name}`];
	const staffAddresses = [`/admin/documents/${id}`, `/admin/documents/${id}/pdf`, `/admin/documents/files/${file}`];
	for (const cookie of strangers) {
		for (const path of [...addresses, ...staffAddresses]) {
			const answer = await site.get(path, cookie ? { cookie } : {});
			expect(await textOf(answer), path).not.toContain(bytes);
			if (path === addresses[0]) expect([303, 404]).toContain(answer.status);
		}
	}
	expect((await upload(`/my/documents/${id}/pages`, await photos(1), strangers[3] ?? "")).status).toBe(404);
});

test("B4-9: each reason is on the list and on the page of its paper in the visitor's language, until the paper is sent again", async () => {
	const { site, own, known, proven, upload } = await start();
	const codes = documentCodes.filter((code) => !sensitiveDocuments.includes(code)).slice(0, returnReasons.length);
	type Reason = (typeof returnReasons)[number];
	const papers = new Map<string, Reason>();
	for (const [index, reason] of returnReasons.entries()) {
		const id = await own.ask(codes[index]);
		await own.review(id, { decision: "returned", reason, text: reason === "other" ? "Own words." : null });
		papers.set(id, reason);
	}
	const [sentAgain = ""] = papers.keys();
	const read = async (path: string) =>
		(await openPage(site.get(`/ru/my/documents${path}`, { cookie: proven }))).text.replaceAll("\u00a0", " ");
	const wordsOf = (reason: Reason) => (reason === "other" ? "Own words." : returnTexts[reason].ru);
	const before = await read("");
	for (const [id, reason] of papers) {
		expect(before, reason).toContain(wordsOf(reason));
		const page = await read(`/${id}`);
		for (const text of [returnTexts[reason].ru, wordsOf(reason)]) expect(page, reason).toContain(text);
	}
	await upload(`/my/documents/${sentAgain}`, await photos(1), known);
	const after = await read("");
	for (const reason of papers.values())
		expect(after.includes(wordsOf(reason)), reason).toBe(reason !== returnReasons[0]);
	expect(await read(`/${sentAgain}`)).not.toContain(returnTexts[returnReasons[0]].ru);
});

test("B4-10: her page says from which day a paper must be issued, before she sends it and when it is sent back as too old", async () => {
	const { site, own, proven } = await start();
	const dueOn = dayAfter(homeDay(new Date()), 45);
	const id = await own.ask("bank_balance", "visa", dueOn);
	await own.sql("update documents set rule = $1", [agingRule(50)]);
	const said = issuedFromText.en(formatDay(dayAfter(dueOn, -50), "en"));
	const page = async () => (await openPage(site.get(`/my/documents/${id}`, { cookie: proven }))).text;
	expect(await page()).toContain(said);
	await own.review(id, { decision: "returned", reason: "too_old" });
	expect(await page()).toContain(said);
	await own.review(id, { decision: "accepted", issuedOn: homeDay(new Date()) });
	expect(await page()).not.toContain(said);
	// Staff read it beside the field, before they type the day.
	const id2 = await own.ask("tuition_receipt", "visa", dueOn);
	await own.sql("update documents set rule = $1 where id = $2", [agingRule(50), id2]);
	const cookie = await signedIn(site, "admin");
	expect((await openPage(site.get(`/admin/documents/${id2}`, { cookie }))).text).toContain(said);
});

test("B4: the application shows one link with the number of papers that are to send, and none when there is nothing to send", async () => {
	const { site, own, known, proven, upload } = await start();
	const link = async (cookie: string, prefix = "") => {
		const page = await openPage(site.get(`${prefix}/my`, { cookie }));
		return page.all("main a.btn-action[href$='/my/documents']").map(({ text }) => text);
	};
	expect(await link(proven)).toEqual([]);
	const ids = [await own.ask("transcript"), await own.ask("photo"), await own.ask("study_plan")];
	await own.review(ids[1] as string, { decision: "returned", reason: "cut_off" });
	expect(await link(known, "/ru")).toEqual(["Нужны документы: 3"]);
	const page = await openPage(site.get(`/my/applications/${own.applicationId}`, { cookie: proven }));
	expect(page.text).toContain("Documents we need: 3");
	await own.sql(
		`insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_out', 'web', 'Hello')`,
		[own.applicantId, own.applicationId],
	);
	const withMessage = await openPage(site.get("/my", { cookie: proven }));
	expect(withMessage.text).toContain("1 new message");
	expect(withMessage.all("main .btn-action")).toHaveLength(1);
	const paper = await openPage(site.get(`/my/documents/${ids[0]}`, { cookie: proven }));
	expect(paper.one("main nav [aria-current]").text).toBe("Documents");
	await upload(`/my/documents/${ids[0]}`, await photos(1), known);
	await own.review(ids[2] as string, { decision: "waived" });
	expect(await link(known)).toEqual(["Documents we need: 1"]);
});
