import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createKeyedConcurrencyLimit } from "./keyed-concurrency-limit.ts";

test("H2: of one key so many run at once, in the order in which they came; other keys do not wait for it", async () => {
	const take = createKeyedConcurrencyLimit(2, 3);
	const begun: string[] = [];
	const done: Record<string, () => void> = {};
	const ask = (key: string, name: string) =>
		take(key, (end) => {
			begun.push(name);
			done[name] = end;
		});
	expect(["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => ask("a", name))).toEqual([
		true,
		true,
		true,
		true,
		true,
		false,
	]);
	expect(begun).toEqual([]);
	await setImmediate();
	expect(begun).toEqual(["a1", "a2"]);
	ask("b", "b1");
	await setImmediate();
	expect(begun).toEqual(["a1", "a2", "b1"]);
	done.a2?.();
	// All other waiting work runs first.
	expect(begun).toHaveLength(3);
	await setImmediate();
	expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
	for (const name of ["a1", "a3", "a4", "a5", "b1"]) {
		done[name]?.();
		await setImmediate();
	}
	expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4", "a5"]);
	ask("a", "a7");
	await setImmediate();
	expect(begun.at(-1)).toBe("a7");
});

test("the first task of a key can begin at once; further ones begin after pending input was read", async () => {
	const take = createKeyedConcurrencyLimit(2, 3, { atOnce: true });
	const begun: string[] = [];
	for (const [key, name] of [
		["a", "a1"],
		["a", "a2"],
		["a", "a3"],
		["b", "b1"],
	] as const) {
		take(key, (end) => {
			begun.push(name);
			if (name !== "a1") end();
		});
	}
	expect(begun).toEqual(["a1", "b1"]);
	await expect.poll(() => begun).toEqual(["a1", "b1", "a2", "a3"]);
});

test("H2: while more of a key wait, a slot rests three times as long as the thread was busy; a lone task never waits", () => {
	let busy = 0;
	const planned: { milliseconds: number; task: () => void }[] = [];
	const take = createKeyedConcurrencyLimit(1, 10, {
		rest: 3,
		busyTime: () => busy,
		later: (milliseconds, task) => void planned.push({ milliseconds, task }),
	});
	const ends: (() => void)[] = [];
	const ask = () => take("a", (end) => void ends.push(end));
	const runNext = () => {
		const { milliseconds, task } = planned.shift() as (typeof planned)[number];
		task();
		return milliseconds;
	};
	ask();
	ask();
	expect(runNext()).toBe(0);
	busy += 4;
	ends[0]?.();
	expect(runNext()).toBe(12);
	expect(ends).toHaveLength(2);
	ask();
	busy += 40_000;
	ends[1]?.();
	// At most a second: other work may have kept the thread busy.
	expect(runNext()).toBe(1_000);
	ends[2]?.();
	expect(planned).toEqual([]);
	ask();
	expect(runNext()).toBe(0);
	expect(ends).toHaveLength(4);
});

test("H2: a slot that rests is free again when nothing waits any more", () => {
	const planned: (() => void)[] = [];
	const take = createKeyedConcurrencyLimit(1, 10, { rest: 3, later: (_milliseconds, task) => void planned.push(task) });
	const ends: (() => void)[] = [];
	for (let task = 0; task < 2; task++) take("a", (end) => void ends.push(end));
	planned.shift()?.();
	ends[0]?.();
	planned.shift()?.();
	ends[1]?.();
	expect(take("a", (end) => void ends.push(end))).toBe(true);
	planned.shift()?.();
	expect(ends).toHaveLength(3);
});
