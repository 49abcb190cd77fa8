import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBackup } from "../../server/backup-files.ts";
import { signedIn } from "../support/accounts.ts";
import { mySession } from "../support/my-case.ts";
import { paperCase } from "../support/papers.ts";
import { startSite } from "../support/running-site.ts";
import { callerOf, temporaryFolder } from "../support/site.ts";

/** A text as it can lie somewhere: in Latin letters, in UTF-16 as in the title of a PDF, and as the digits of either. */
function spellingsOf(canary: string): Buffer[] {
	const plain = Buffer.from(canary);
	const wide = Buffer.from(canary, "utf16le").swap16();
	const digits = [plain, wide].map((bytes) => bytes.toString("hex"));
	return [plain, wide, ...digits.flatMap((hex) => [Buffer.from(hex), Buffer.from(hex.toUpperCase())])];
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
	const all = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
	return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
}

test("B4-7: the text, the metadata and the name of a paper are nowhere in clear: not on the disk, in temporary files, the database, the log, the page cache or a backup", async () => {
	const [dataDir, temporary] = [await temporaryFolder(), await temporaryFolder()];
	const own = await paperCase({ dataDir });
	const id = await own.ask();
	const canary = `CANARY-${randomUUID()}`;
	const { address, output } = await startSite({ url: own.url, dataDir, TMPDIR: temporary, LOG_LEVEL: "trace" });
	const site = { system: callerOf("system", own.url), sql: own.sql, siteUrl: "http://localhost" };
	const mine = await mySession(own.sql, own.applicantId);
	const staff = await signedIn(site, "admin");

	const source = await PDFDocument.create();
	source.addPage([300, 300]).drawText(canary);
	source.setTitle(canary);
	source.setKeywords([canary]);
	const pdf = await source.save({ useObjectStreams: false });
	expect(spellingsOf(canary).some((spelling) => Buffer.from(pdf).includes(spelling))).toBe(true);
	const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "red" } }).jpeg();
	const exif = { IFD0: { Copyright: canary }, IFD3: { GPSAreaInformation: canary } };
	const photo = await drawn.withExif(exif).toBuffer();
	expect(photo.includes(canary)).toBe(true);
	const body = new FormData();
	for (const [name, bytes] of [
		[`${canary}.pdf`, pdf],
		[`${canary}.jpg`, photo],
		[`../../${canary}.pdf`, Buffer.from(`%PDF-1.7 ${canary}`)],
		[`${canary}.html`, Buffer.from(`<html>${canary}</html>`)],
	] as const)
		body.append("files", new File([bytes as BlobPart], name));
	const headers = { "sec-fetch-site": "same-origin", cookie: mine };
	const sent = await fetch(`${address}/my/documents/${id}`, { method: "POST", body, headers });
	expect(sent.status).toBe(422);
	expect(await own.list()).toMatchObject([{ state: "received", pages: 2 }]);

	const files = (await own.sql("select id from document_files")).map((file) => file.id as string);
	const looks = [`/my/documents/${id}`, `/admin/documents/${id}`];
	for (const file of files) looks.push(`/my/files/${file}`, `/admin/documents/files/${file}`);
	for (const path of [...looks, `/admin/documents/${id}/pdf`]) {
		const cookie = path.startsWith("/my") ? mine : staff;
		expect((await fetch(address + path, { headers: { cookie } })).status, path).toBe(200);
	}
	const spellings = spellingsOf(canary);
	const expectClean = (bytes: Buffer, where: string) => {
		for (const spelling of spellings) expect(bytes.includes(spelling), where).toBe(false);
	};
	// What the page cache would have kept of them.
	for (const path of looks) {
		const answer = await fetch(address + path, { redirect: "manual" });
		expectClean(Buffer.from(await answer.arrayBuffer()), `${path} of a stranger`);
		expect(answer.headers.get("content-type") ?? "").not.toMatch(/jpeg|pdf/);
	}
	const stored = await filesIn(dataDir);
	expect([...stored.keys()].filter((path) => path.startsWith(join(dataDir, "files")))).toHaveLength(2);
	for (const [path, bytes] of [...stored, ...(await filesIn(temporary))]) {
		expectClean(Buffer.concat([Buffer.from(path), bytes]), path);
		expect(bytes.toString("latin1"), path).not.toMatch(/%PDF|JFIF/);
	}
	const tables = await own.sql("select tablename from pg_tables where schemaname = 'public'");
	for (const { tablename } of tables) {
		// Bytes are written as their digits.
		const rows = await own.sql(`select one::text from ${tablename} as one`);
		expectClean(Buffer.from(rows.map(({ one }) => one).join("\n")), tablename);
	}
	// A line that dies is what the log has of an upload.
	const dies = async () => {
		const line = new AbortController();
		const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(`--${canary}\r\n${canary}`)) });
		const type = { "content-type": `multipart/form-data; boundary=${canary}` };
		const sending = { method: "POST", body, duplex: "half", signal: line.signal, headers: { ...headers, ...type } };
		const upload = fetch(`${address}/my/documents/${id}/pages`, sending as RequestInit).catch(() => undefined);
		await fetch(`${address}/healthz`);
		line.abort();
		await upload;
		return output();
	};
	await expect.poll(dies).toContain("the client broke off its upload");
	expectClean(Buffer.from(output()), "log");
	const target = join(temporary, "backup.tar.gz");
	await makeBackup({ databaseUrl: own.url, dataDir, target, encrypter: undefined });
	const backup = gunzipSync(await readFile(target));
	expect(backup.includes("files/")).toBe(true);
	expectClean(backup, "backup");
});
