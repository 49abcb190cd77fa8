import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { traceRequest } from "../request-trace.ts";
import { createRenderLimit } from "./render-limit.ts";
import type { Reply, SiteRequest } from "./request.ts";

const requestFor = (target: string, more: Partial<SiteRequest> = {}): SiteRequest => ({
	method: "GET",
	target,
	header: () => undefined,
	peer: undefined,
	trace: traceRequest(target, undefined, 0),
	toRequest: () => new Request(`http://localhost${target}`),
	...more,
});

/** A page that takes until `finish` is called. */
function slowPages() {
	const begun: string[] = [];
	const finish: Record<string, () => void> = {};
	const make = (name: string) => () => {
		begun.push(name);
		return new Promise<Reply>((resolve) => {
			finish[name] = () => resolve({ status: 200, headers: {}, body: Buffer.from(name) });
		});
	};
	return { begun, finish, make };
}

test("so many pages are rendered at once; others follow in the order of their requests", async () => {
	const inTurn = createRenderLimit({ maxConcurrent: 2, maxWait: 60_000 });
	const { begun, finish, make } = slowPages();
	const replies = Promise.all(["a", "b", "c", "d"].map((name) => inTurn(requestFor(`/${name}`), make(name))));
	await expect.poll(() => begun).toEqual(["a", "b"]);
	await setImmediate();
	expect(begun).toEqual(["a", "b"]);
	finish.b?.();
	await expect.poll(() => begun).toEqual(["a", "b", "c"]);
	finish.c?.();
	await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
	finish.a?.();
	finish.d?.();
	expect((await replies).map((reply) => String(reply?.body))).toEqual(["a", "b", "c", "d"]);
});

test("a page that waits too long is not rendered, and neither is one whose visitor has gone", async () => {
	const inTurn = createRenderLimit({ maxConcurrent: 1, maxWait: 1 });
	const { begun, finish, make } = slowPages();
	const first = inTurn(requestFor("/a"), make("a"));
	expect(await inTurn(requestFor("/b"), make("b"))).toBeUndefined();
	finish.a?.();
	expect((await first)?.status).toBe(200);
	const gone = requestFor("/c", { isClosed: () => true });
	expect(await inTurn(gone, make("c"))).toBeUndefined();
	// Not in time while those before it still leave.
	const finished = async (): Promise<Reply> => ({ status: 200, headers: {}, body: Buffer.from("d") });
	await expect.poll(async () => (await inTurn(requestFor("/d"), finished))?.status).toBe(200);
	expect(begun).toEqual(["a"]);
});

test("a page that finds the queue full is not rendered, and those that wait are", async () => {
	const inTurn = createRenderLimit({ maxConcurrent: 1, maxQueued: 1, maxWait: 60_000 });
	const { begun, finish, make } = slowPages();
	const first = inTurn(requestFor("/a"), make("a"));
	const second = inTurn(requestFor("/b"), make("b"));
	expect(await inTurn(requestFor("/c"), make("c"))).toBeUndefined();
	finish.a?.();
	await expect.poll(() => begun).toEqual(["a", "b"]);
	finish.b?.();
	expect((await Promise.all([first, second])).map((reply) => reply?.status)).toEqual([200, 200]);
	const third = inTurn(requestFor("/d"), make("d"));
	await expect.poll(() => begun).toEqual(["a", "b", "d"]);
	finish.d?.();
	expect((await third)?.status).toBe(200);
});

test("after a page that fails, the next one is rendered", async () => {
	const inTurn = createRenderLimit({ maxConcurrent: 1, maxWait: 60_000 });
	const { finish, make, begun } = slowPages();
	const failing = inTurn(requestFor("/a"), () => Promise.reject(new Error("no page")));
	const next = inTurn(requestFor("/b"), make("b"));
	await expect(failing).rejects.toThrow("no page");
	await expect.poll(() => begun).toEqual(["b"]);
	finish.b?.();
	expect((await next)?.status).toBe(200);
});
