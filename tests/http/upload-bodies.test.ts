import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../support/listen.ts";
import { testSite } from "../support/site.ts";

const form = "application/x-www-form-urlencoded";
const file = "multipart/form-data; boundary=x";

test("ASVS 16.3: a form whose sender disconnects half-way is no error in the log", async () => {
	const site = await testSite();
	const socket = connect(Number(new URL(await listen(site)).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	const head = `host: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: ${form}\r\ntransfer-encoding: chunked`;
	const begun = `POST /contact HTTP/1.1\r\n${head}\r\n\r\n4\r\nname\r\n`;
	await new Promise((sent) => socket.write(begun, sent));
	// The site is reading the body.
	await site.get("/healthz");
	socket.destroy();
	const aborted = () => site.logged.filter(({ msg }) => msg === "the client broke off its upload");
	await expect.poll(() => aborted().map(({ path }) => path), { timeout: 5_000 }).toEqual(["/contact"]);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("N1: a header that names two types, or a space before a colon, hides no fields from the limit", async () => {
	const site = await testSite();
	const part = 'Content-Disposition: form-data; name="a"\r\n\r\n\r\n';
	const parts = (one: string) => `${`--x\r\n${one}`.repeat(1_100)}--x--\r\n`;
	for (const [type, body] of [
		[`multipart/x, ${form}`, "a&".repeat(32_000)],
		[`${form}, ${file}`, parts(part)],
		[file, parts(part.replace(":", " :"))],
	] as const) {
		const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
		const request = new Request("http://localhost:3000/contact", { method: "POST", headers, body });
		expect((await site.fetch(request)).status, type).toBe(413);
	}
});
