import { expect, test } from "vitest";
import { traceRequest } from "../request-trace.ts";
import { createTurns } from "./concurrency.ts";
import type { Reply, SiteRequest } from "./request.ts";

const requestFor = (target: string, isClosed: () => boolean): SiteRequest => ({
	method: "GET",
	target,
	header: () => undefined,
	peer: "198.51.100.1",
	trace: traceRequest(target, undefined, 0),
	toRequest: () => new Request(`http://localhost${target}`),
	isClosed,
});

const noFile = async () => undefined;

test("H2: a client that disconnects from slow pages cannot start more of them at once", async () => {
	const inTurn = createTurns({ trustProxy: 0, denied: { log: () => {} } });
	const begun: string[] = [];
	const finish: (() => void)[] = [];
	const slowly = ({ target }: SiteRequest) => {
		begun.push(target);
		return new Promise<Reply>((resolve) => finish.push(() => resolve({ status: 200, headers: {}, body: null })));
	};
	let isGone = false;
	const [first, second, ...others] = ["/a", "/b", "/c", "/d"].map((path) =>
		inTurn(
			requestFor(path, () => isGone),
			slowly,
			noFile,
		),
	);
	await expect.poll(() => begun).toEqual(["/a", "/b"]);
	isGone = true;
	const next = inTurn(
		requestFor("/e", () => false),
		slowly,
		noFile,
	);
	// Other pending work runs first.
	await new Promise(setImmediate);
	expect(begun).toEqual(["/a", "/b"]);
	for (const end of finish) end();
	expect((await Promise.all([first, second])).map((reply) => reply?.status)).toEqual([200, 200]);
	// What had not begun never does.
	expect((await Promise.all(others)).map(({ status }) => status)).toEqual([408, 408]);
	await expect.poll(() => begun).toEqual(["/a", "/b", "/e"]);
	finish.at(-1)?.();
	expect((await next).status).toBe(200);
});

test("H2: files and probes do not wait; made-up files and forms to their addresses wait like any page", async () => {
	const inTurn = createTurns({ trustProxy: 0, denied: { log: () => {} } });
	const begun: string[] = [];
	const never = ({ method, target }: SiteRequest) => {
		begun.push(`${method} ${target}`);
		return new Promise<Reply>(() => {});
	};
	const present = () => false;
	for (const number of [1, 2, 3]) void inTurn(requestFor(`/assets/made-up-${number}`, present), never, noFile);
	for (const number of [1, 2, 3, 4, 5]) {
		const form = { ...requestFor(`/assets/form-${number}`, present), method: "POST" };
		void inTurn({ ...form, header: () => undefined }, never, noFile);
	}
	const file = async (): Promise<Reply> => ({ status: 200, headers: {}, body: null });
	for (const path of ["/assets/app.js", "/images/a/b", "/healthz"])
		expect((await inTurn(requestFor(path, present), never, file)).status).toBe(200);
	await expect.poll(() => begun.length).toBe(6);
	await new Promise(setImmediate);
	expect(begun.toSorted()).toEqual([
		"GET /assets/made-up-1",
		"GET /assets/made-up-2",
		...[1, 2, 3, 4].map((number) => `POST /assets/form-${number}`),
	]);
});
