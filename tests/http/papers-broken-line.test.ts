import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readDocumentPdf } from "../../domain/documents/case-queries.ts";
import { kill } from "../support/killed-process.ts";
import { mySession } from "../support/my-case.ts";
import { paperCase, paperShades, phonePhoto } from "../support/papers.ts";
import { startSite } from "../support/running-site.ts";
import { temporaryFolder } from "../support/site.ts";

test("B4-4: a server that is killed while a photo arrives keeps what is finished; sending again makes one PDF", async () => {
	const dataDir = await temporaryFolder();
	const own = await paperCase({ dataDir });
	const id = await own.ask();
	const headers = { cookie: await mySession(own.sql, own.applicantId), "sec-fetch-site": "same-origin" };
	const photos = await Promise.all([0, 40, 80, 120].map((shade) => phonePhoto(shade, [600, 400])));
	/** Sends a photo as the script of the page does. */
	const send = async (address: string, photo: Uint8Array) => {
		const body = new FormData();
		body.set("files", new Blob([photo as BlobPart]), "page");
		return (await fetch(`${address}/my/documents/${id}/pages`, { method: "POST", headers, body })).status;
	};
	const first = await startSite({ url: own.url, dataDir });
	for (const photo of photos.slice(0, 2)) expect(await send(first.address, photo)).toBe(204);
	const socket = connect(Number(new URL(first.address).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	socket.on("error", () => {});
	const part = '--x\r\ncontent-disposition: form-data; name="files"; filename="page"\r\n\r\n';
	const lines = { host: "localhost", ...headers, "content-type": "multipart/form-data; boundary=x" };
	const head = Object.entries({ ...lines, "content-length": "5000" }).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`POST /my/documents/${id}/pages HTTP/1.1\r\n${head.join("")}\r\n${part}`);
	await new Promise((sent) => socket.write((photos[2] as Uint8Array).subarray(0, 500), sent));
	await kill(first.child);
	const second = await startSite({ url: own.url, dataDir });
	const page = await fetch(`${second.address}/my/documents/${id}`, { headers });
	expect(await page.text()).toContain("What we have: 2 pages");
	// Nobody knows which have arrived.
	for (const photo of photos) expect(await send(second.address, photo)).toBe(204);
	expect(await paperShades(await readDocumentPdf(own.staff, id))).toEqual([0, 40, 80, 120]);
	const stored = (await own.sql("select file from document_files")).map(({ file }) => file);
	expect(await readdir(join(dataDir, "files"))).toEqual(expect.arrayContaining(stored));
});
