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
	// Whatever else waits comes first.
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
