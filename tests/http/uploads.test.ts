import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { removeUnusedImages } from "../../domain/content/images/commands.ts";
import { createContent } from "../../domain/content/site/commands.ts";
import { signedIn } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, temporaryFolder, testSite } from "../support/site.ts";

const largest = 5 * 1024 * 1024;
const colour = { r: 40, g: 90, b: 160 };
const drawn = (width = 340, height = 200) => sharp({ create: { width, height, channels: 3, background: colour } });
const photo = async (width = 340) => new Uint8Array(await drawn(width).jpeg().toBuffer());

const address = "http://localhost:3000/api/functions/upload-image";

type Sent = { type?: string; name?: string; field?: string; headers?: Record<string, string> };

async function send(
	site: TestSite,
	bytes: Uint8Array,
	{ type = "image/jpeg", name = "a.jpg", field = "file", headers = {} }: Sent = {},
) {
	const body = new FormData();
	body.set(field, new File([bytes as BlobPart], name, { type }));
	const sent = { method: "POST", body, headers: { "sec-fetch-site": "same-origin", ...headers } };
	const answer = await site.fetch(new Request(address, sent));
	return { status: answer.status, ...((await answer.json()) as { url?: string; error?: string; code?: string }) };
}

test("CALL-35, CALL-37, VALID-10: the four types are accepted, and the returned URL shows the image, cacheable forever, in a format that the browser accepts, without running scripts", async () => {
	const site = await testSite();
	const headers = { cookie: await signedIn(site) };
	for (const [type, format] of [
		["image/jpeg", "jpeg"],
		["image/jpg", "jpeg"],
		["image/png", "png"],
		["image/webp", "webp"],
	] as const) {
		const bytes = new Uint8Array(
			await drawn(300 + type.length)
				.toFormat(format)
				.toBuffer(),
		);
		const sent = await send(site, bytes, { type, headers });
		expect(sent, type).toEqual({ status: 200, url: expect.stringMatching(/^\/images\/[0-9a-f]{32}-\d+x200$/) });
		const shown = await site.get(sent.url as string);
		expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
		expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(300 + type.length);
	}
	const { url } = await send(site, await photo(), { headers });
	const avif = await site.get(`${url}/320`, { accept: "image/avif,image/webp,*/*" });
	expect(Object.fromEntries(avif.headers)).toMatchObject({
		"content-type": "image/avif",
		"cache-control": "public, max-age=31536000, immutable",
		...{ vary: "Accept", "x-content-type-options": "nosniff" },
		"content-security-policy": expect.stringMatching(/^default-src 'none'; .*sandbox$/),
	});
	expect((await site.get(`${url}/320`, { accept: "image/png" })).headers.get("content-type")).toBe("image/webp");
	for (const none of ["/641", "/original", "/640", "/..%2f..%2fsecret", "/../original"]) {
		expect((await site.get(`${url}${none}`)).status, none).toBe(404);
	}
});

test("CALL-36, S-03, VALID-11, LIMIT-10, C-22: uploads without a session, by accounts that are not staff, or from another site are rejected; exactly 5 MB are accepted, one byte more is not", async () => {
	const site = await testSite();
	const bytes = await photo();
	expect(await send(site, bytes)).toEqual({ status: 401, error: "No active session", code: "no_session" });
	expect(await send(site, bytes, { headers: { cookie: await signedIn(site, "user") } })).toMatchObject({ status: 403 });
	const session = await signedIn(site);
	const foreign = { cookie: session, "sec-fetch-site": "cross-site" };
	expect(await send(site, bytes, { headers: foreign })).toMatchObject({ status: 403, code: "origin" });
	const bearer = { authorization: `Bearer ${session.split("=")[1]}`, "sec-fetch-site": "cross-site" };
	expect(await send(site, bytes, { headers: bearer })).toMatchObject({ status: 200 });
	expect(await send(site, bytes, { headers: { authorization: "Bearer forged" } })).toMatchObject({ status: 401 });
	expect(await site.sql("select count(*)::int as count from images")).toEqual([{ count: 1 }]);

	const headers = { cookie: session };
	const sized = async (size: number) => {
		const bytes = new Uint8Array(size);
		bytes.set(await photo());
		return bytes;
	};
	expect(await send(site, await sized(largest), { headers })).toMatchObject({ status: 200 });
	const over = { status: 413, error: "File too large", code: "image_too_large" };
	expect(await send(site, await sized(largest + 1), { headers })).toEqual(over);
	expect(await send(site, await sized(largest * 3), { headers })).toEqual(over);
});

test("VALID-10: a file that is not an image is rejected by its content, whatever its name, and not stored", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const headers = { cookie: await signedIn(site) };
	const words = (text: string) => new TextEncoder().encode(text);
	const gif = new Uint8Array(await drawn(20, 20).gif().toBuffer());
	const svg = words('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
	const wrong = { status: 422, error: "Invalid file type" };
	expect(await send(site, gif, { type: "image/gif", headers })).toMatchObject({ ...wrong, code: "bad_image_type" });
	expect(await send(site, svg, { type: "image/svg+xml", headers })).toMatchObject({ ...wrong, code: "bad_image_type" });
	for (const bytes of [svg, (await photo()).subarray(0, 300)]) {
		const sent = await send(site, bytes, { name: "../../../etc/passwd", headers });
		expect(sent).toMatchObject({ ...wrong, code: "bad_image" });
	}
	expect(await send(site, await photo(), { field: "other", headers })).toMatchObject({ status: 422, code: "no_file" });
	expect(await readdir(dataDir)).toEqual([]);
	expect(await site.sql("select count(*)::int as count from images")).toEqual([{ count: 0 }]);
});

test("an aborted upload leaves nothing; eight concurrent uploads of the same image store one image, with the uploader in the audit log", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const headers = { cookie: await signedIn(site) };
	const bytes = await photo();
	const part = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
	const body = new ReadableStream({
		start(stream) {
			stream.enqueue(new TextEncoder().encode(`--x\r\n${part}`));
			stream.enqueue(bytes.subarray(0, bytes.length / 2));
		},
		pull: (stream) => stream.error(new Error("the line is cut")),
	});
	const type = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" };
	const aborted = { method: "POST", body, duplex: "half", headers: { ...headers, ...type } } as RequestInit;
	expect((await site.fetch(new Request(address, aborted))).status).toBeGreaterThanOrEqual(400);
	expect(await readdir(dataDir)).toEqual([]);
	const answers = await Promise.all(Array.from({ length: 8 }, () => send(site, bytes, { headers })));
	expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
	expect(await site.sql("select from images")).toHaveLength(1);
	const audited = "select from audit_log where action = 'image:upload' and actor_id is not null";
	expect(await site.sql(audited)).toHaveLength(1);
});

test("ERR-17: an unreachable or failing bucket is reported, and no record refers to a missing image", async () => {
	let left = 0;
	const names = new Set<string>();
	// An S3-compatible store with space for so many files.
	const store = createServer((request, response) => {
		request.resume().on("end", () => {
			const { method, url = "" } = request;
			const name = url.split("?")[0] ?? "";
			if (method === "PUT" && left-- <= 0) return response.writeHead(403).end();
			if (method === "PUT") names.add(name);
			if (method === "DELETE") names.delete(name);
			const keys = [...names].map((each) => `<Contents><Key>${each.slice("/pictures/".length)}</Key></Contents>`);
			response.writeHead(200).end(method === "GET" ? `<List>${keys.join("")}</List>` : "");
		});
	});
	await new Promise<void>((listening) => store.listen(0, "127.0.0.1", listening));
	onTestFinished(() => void store.close());
	const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
	const keys = { region: "us-east-1", accessKeyId: "a", secretAccessKey: "b" };
	const site = await testSite("empty", { imageBucket: { endpoint, bucket: "pictures", ...keys } });
	const headers = { cookie: await signedIn(site) };
	const failed = { status: 503, error: "Failed to upload image. Please try again.", code: "failed" };
	for (const [room, kept] of Object.entries({ 0: 0, 3: 0, 100: 5 })) {
		left = Number(room);
		const sent = await send(site, await photo(), { headers });
		if (kept === 0) expect(sent).toEqual(failed);
		else expect(sent).toMatchObject({ status: 200 });
		expect(names.size, `room for ${room}`).toBe(kept);
		expect(await site.sql("select from images")).toHaveLength(kept > 0 ? 1 : 0);
	}
});

test("UNIV-09: a university shows its uploaded image in several sizes, with the staff's alt text and focus, and its author and license as long as staff name them", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	const { url } = await send(site, await photo(660), { headers: { cookie } });
	const described = `/admin/images/${(url as string).slice("/images/".length).split("-")[0]}`;
	const credit = { author: "Kim Minsu", license: "CC BY-SA 4.0" };
	const form = { altEn: "Gate", altRu: "Ворота", altUz: "", focus: "tr", version: "1", ...credit };
	expect((await openPage(site.get(described, { cookie }))).all("dialog select option")).toHaveLength(10);
	expect((await site.post(described, form, { cookie })).status).toBe(303);
	expect((await site.post(described, form, { cookie })).status).toBe(409);
	const universityId = await university(site.system, { imageUrl: url });
	await createContent(site.system, "offices", { name: "Office", address: "Street", imageUrl: url, orderIndex: "1" });
	for (const [prefix, alt] of Object.entries({ "": "Gate", "/ru": "Ворота", "/uz": "Gate" })) {
		const image = (await openPage(site.get(`${prefix}/universities`))).one(".card img");
		expect(image.get("alt")).toBe(alt);
		expect(image.get("srcset")).toBe(`${url}/320 320w, ${url}/640 640w, ${url}/660 660w`);
		expect(image.get("sizes")).toBeTruthy();
		expect(image.get("data-focus")).toBe("tr");
		expect(image.get("loading")).toBeUndefined();
	}
	const pages = [`/universities/${universityId}`, "/contact", "/about"];
	const textOf = async (path: string) => (await openPage(site.get(path))).one("main").text;
	for (const path of pages) expect(await textOf(path), path).toContain("Photo: Kim Minsu, CC BY-SA 4.0");
	await site.post(described, { ...form, author: "", license: "", version: "2" }, { cookie });
	for (const path of pages) expect(await textOf(path), path).not.toContain("Photo:");
});

test("an unused image is removed after a week, and not before", async () => {
	let now = new Date("2026-11-21T00:00:00Z");
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const headers = { cookie: await signedIn(site) };
	const { url: used } = await send(site, await photo(), { headers });
	const { url: unused } = await send(site, await photo(300), { headers });
	const { url: office } = await send(site, await photo(360), { headers });
	await site.sql("insert into offices (name, address, image_url) values ('A', 'A', $1)", [office]);
	await site.sql("insert into blog_posts (slug, title, content) values ('a', 'A', $1)", [`Text ![](${used}/320) text`]);
	const { system } = await startBackend({ url: site.url, dataDir, now: () => now });
	const sweep = async (days: number) => {
		now = new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
		return removeUnusedImages(system);
	};
	expect([await sweep(0), await sweep(6.9), await sweep(0.2)]).toEqual([0, 0, 1]);
	expect((await site.get(unused as string)).status).toBe(404);
	for (const shown of [used, office]) expect((await site.get(shown as string)).status).toBe(200);
	expect(await readdir(join(dataDir, "images"))).toHaveLength(2);
});
