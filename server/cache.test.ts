import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

test("GEN-11: the least recently used entry leaves first, whichever namespace it is in", () => {
	const cache = createCache(6_000);
	const pages = cache.namespace<string>("pages");
	const reads = cache.namespace<string>("reads");
	pages.set("a", "A", 1, 1_000);
	reads.set("a", "other", 1, 1_000);
	pages.set("b", "B", 1, 1_000);
	expect(pages.get("a")).toMatchObject({ value: "A", version: 1 });
	reads.set("c", "C", 1, 1_000);
	expect([pages.get("a")?.value, reads.get("a"), pages.get("b")?.value, reads.get("c")?.value]).toEqual([
		"A",
		undefined,
		"B",
		"C",
	]);
});
