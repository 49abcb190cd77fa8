import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readDocumentPdf } from "../../domain/documents/case-queries.ts";
import { kill } from "../support/killed-process.ts";
import { listen } from "../support/listen.ts";
import { mySession } from "../support/my-case.ts";
import { paperCase, paperShades, phonePhoto } from "../support/papers.ts";
import { startSite } from "../support/running-site.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

/** A case with a paper, and four photos of it, each as the request in which the script of the page sends it. */
async function fourPhotos(given: { url?: string; dataDir: string }) {
	const own = await paperCase(given);
	const id = await own.ask();
	const cookie = await mySession(own.sql, own.applicantId);
	const requests: Buffer[] = [];
	for (let index = 0; index < 4; index++) {
		const form = new FormData();
		form.set("files", new Blob([(await phonePhoto(index * 40, [600, 400])) as BlobPart]), "page");
		const sent = new Response(form);
		const body = Buffer.from(await sent.arrayBuffer());
		const head = [
			`POST /my/documents/${id}/pages HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nsec-fetch-site: same-origin`,
			`cookie: ${cookie}\r\ncontent-type: ${sent.headers.get("content-type")}\r\ncontent-length: ${body.length}\r\n\r\n`,
		];
		requests.push(Buffer.concat([Buffer.from(head.join("\r\n")), body]));
	}
	const page = async (address: string) =>
		(await fetch(`${address}/my/documents/${id}`, { headers: { cookie } })).text();
	/** Sends all photos as after a reload, when nobody knows which have arrived. @returns the pages of the paper. */
	const finish = async (address: string) => {
		for (const request of requests) expect(await send(address, request)).toBe(204);
		return paperShades(await readDocumentPdf(own.staff, id));
	};
	const stored = () => own.sql("select file from document_files order by position");
	return { ...own, id, requests, page, finish, stored };
}

async function begin(address: string, bytes: Uint8Array): Promise<Socket> {
	const socket = connect(Number(new URL(address).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	socket.on("error", () => {});
	await new Promise((sent) => socket.write(bytes, sent));
	return socket;
}

/** @returns the status of the answer. */
async function send(address: string, request: Buffer): Promise<number> {
	const [answer] = await once(await begin(address, request), "data");
	return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1]);
}

const inOrder = [0, 40, 80, 120];

test("B4-4: a line that dies within the third of four photos leaves the two finished ones and no half, and sending again makes one PDF of four pages in their order", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const address = await listen(site);
	const { requests, page, finish, stored } = await fourPhotos({ url: site.url, dataDir });
	let left = (requests.reduce((sum, { length }) => sum + length, 0) * 60) / 100;
	for (const request of requests) {
		if (request.length <= left) expect(await send(address, request)).toBe(204);
		else {
			const socket = await begin(address, request.subarray(0, Math.round(left)));
			// The site is reading the body.
			await site.get("/healthz");
			socket.destroy();
			break;
		}
		left -= request.length;
	}
	const brokenOff = () => site.logged.filter(({ msg }) => msg === "the client broke off its upload");
	await expect.poll(() => brokenOff().length).toBe(1);
	expect(await stored()).toHaveLength(2);
	expect(await readdir(join(dataDir, "files")).catch(() => [])).toHaveLength(2);
	expect(/What we have: (\d) pages/.exec(await page(address))?.[1] ?? "0").toBe("2");
	expect(await finish(address)).toEqual(inOrder);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("B4-4: a server that is killed while a photo arrives, and again before it has answered, keeps what is finished; sending again makes one PDF", async () => {
	const dataDir = await temporaryFolder();
	const { url, requests, page, finish, stored } = await fourPhotos({ dataDir });
	const first = await startSite({ url, dataDir });
	for (const request of requests.slice(0, 2)) expect(await send(first.address, request)).toBe(204);
	const third = requests[2] as Buffer;
	await begin(first.address, third.subarray(0, third.length / 2));
	await kill(first.child);
	const second = await startSite({ url, dataDir });
	expect(await page(second.address)).toContain("What we have: 2 pages");
	await begin(second.address, third);
	await kill(second.child);
	const last = await startSite({ url, dataDir });
	const files = await stored();
	expect([2, 3]).toContain(files.length);
	expect(await page(last.address)).toContain(`What we have: ${files.length} pages`);
	expect(await finish(last.address)).toEqual(inOrder);
	// What was stored before its row is the only thing that the cleanup has to remove.
	const names = await readdir(join(dataDir, "files"));
	expect(names).toEqual(expect.arrayContaining((await stored()).map(({ file }) => file)));
	expect(names.length).toBeLessThanOrEqual(5);
});
