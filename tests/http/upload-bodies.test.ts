import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { listen } from "../support/listen.ts";
import { testSite } from "../support/site.ts";

/** Opens a connection, sends the head of a form and the beginning of its body. */
async function begin(address: string, path: string, headers: Record<string, string>): Promise<Socket> {
	const socket = connect(Number(new URL(address).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	const all = { host: "localhost", "sec-fetch-site": "same-origin", ...headers };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
	const isChunked = "transfer-encoding" in headers;
	await new Promise((sent) => socket.write(isChunked ? "4\r\nname\r\n" : "name", sent));
	return socket;
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const file = { "content-type": "multipart/form-data; boundary=x" };

test("ASVS 16.3: a form whose sender disconnects half-way is no error in the log", async () => {
	const site = await testSite();
	const address = await listen(site);
	const cookie = await signedIn(site, "admin");
	const uploads: [path: string, headers: Record<string, string>][] = [
		["/contact", { ...form, "content-length": "100" }],
		["/admin/universities/new", { ...form, cookie, "transfer-encoding": "chunked" }],
	];
	const aborted = () => site.logged.filter(({ msg }) => msg === "the client broke off its upload");
	for (const [index, [path, headers]] of uploads.entries()) {
		const socket = await begin(address, path, headers);
		// The site is reading the body.
		await site.get("/healthz");
		socket.destroy();
		await expect.poll(() => aborted().length, { timeout: 5_000 }).toBe(index + 1);
	}
	expect(aborted().map(({ path }) => path)).toEqual(uploads.map(([path]) => path.split("?")[0]));
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("N1: a header that names two types, or a space before a colon, hides no fields from the limit", async () => {
	const site = await testSite();
	const part = 'Content-Disposition: form-data; name="a"\r\n\r\n\r\n';
	const parts = (one: string) => `${`--x\r\n${one}`.repeat(1_100)}--x--\r\n`;
	const hidden: [type: string, body: string][] = [
		[`multipart/x, ${form["content-type"]}`, "a&".repeat(32_000)],
		[`${form["content-type"]}, ${file["content-type"]}`, parts(part)],
		[file["content-type"], parts(part.replace(":", " :"))],
	];
	for (const [type, body] of hidden) {
		const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
		const { status } = await site.fetch(
			new Request("http://localhost:3000/contact", { method: "POST", headers, body }),
		);
		expect(status, type).toBe(413);
	}
});
