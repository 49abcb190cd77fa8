import { Hono } from "hono";
import { expect, test } from "vitest";
import { traceRequest } from "../request-trace.ts";
import { createClientLimits } from "./client-limits.ts";
import type { RequestEnv } from "./request.ts";

/** A site whose pages end when the test says so. */
function slowSite() {
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const rests: { go: () => void; milliseconds: number }[] = [];
	const app = new Hono<{ Bindings: RequestEnv }>();
	app.use(
		createClientLimits({
			trustProxy: 0,
			denied: { log: () => {} },
			rest: (go, milliseconds) => rests.push({ go, milliseconds }),
		}),
	);
	app.all("*", async ({ req, body }) => {
		begun.push(req.path);
		await new Promise<void>((end) => ends.push(end));
		return body(null);
	});
	const send = (path: string, peer = "192.0.2.1", more: Partial<RequestEnv> = {}, init?: RequestInit) =>
		app.fetch(new Request(`http://localhost${path}`, init), { peer, trace: traceRequest(path, undefined, 0), ...more });
	/** Ends the page that began first. */
	const end = async () => {
		ends.shift()?.();
		await new Promise((resume) => setImmediate(() => setImmediate(resume)));
	};
	/** Ends the rest of the turn that was free first. @returns its milliseconds */
	const wake = () => {
		const { go, milliseconds } = rests.shift() ?? { go() {}, milliseconds: Number.NaN };
		go();
		return milliseconds;
	};
	return { begun, send, end, wake };
}

test("H2: of one address two pages run at once, in the order in which they came; other addresses do not wait for it", async () => {
	const { begun, send, end } = slowSite();
	const answers = ["/a", "/b", "/c", "/d"].map((path) => send(path));
	void send("/e", "192.0.2.2");
	await expect.poll(() => begun).toEqual(["/a", "/b", "/e"]);
	await end();
	expect(begun).toEqual(["/a", "/b", "/e", "/c"]);
	expect((await (answers[0] as Promise<Response>)).status).toBe(200);
	await end();
	expect(begun.at(-1)).toBe("/d");
});

test("H2: while more pages of an address wait than a browser asks for, what has ended rests before the next begins", async () => {
	const { begun, send, end, wake } = slowSite();
	for (let number = 0; number < 9; number++) void send(`/${number}`);
	await expect.poll(() => begun).toEqual(["/0", "/1"]);
	await end();
	expect(begun).toEqual(["/0", "/1"]);
	const rested = wake();
	expect(rested).toBeGreaterThan(0);
	expect(rested).toBeLessThanOrEqual(100);
	await expect.poll(() => begun).toEqual(["/0", "/1", "/2"]);
	await end();
	await expect.poll(() => begun).toEqual(["/0", "/1", "/2", "/3"]);
});

test("H2: a client that disconnects from slow pages cannot start more of them at once", async () => {
	const { begun, send, end } = slowSite();
	const gone = { isClosed: () => true };
	void send("/a");
	void send("/b");
	const waiting = send("/c", undefined, gone);
	void send("/d");
	await expect.poll(() => begun).toEqual(["/a", "/b"]);
	await end();
	await expect.poll(() => begun).toEqual(["/a", "/b", "/d"]);
	expect((await waiting).status).toBe(408);
});

test("H2: the forms of an address have places of their own", async () => {
	const { begun, send } = slowSite();
	for (let number = 0; number < 3; number++) void send(`/${number}`);
	void send("/form", undefined, {}, { method: "POST", body: "a=b" });
	await expect.poll(() => begun).toEqual(["/0", "/1", "/form"]);
});
