import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createImageFolder } from "./image-folder.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a stored file is available under its own name until its folder is removed; concurrent writes of the same name leave one complete file and nothing else", async () => {
	const place = await mkdtemp(join(tmpdir(), "hamroh-test-"));
	onTestFinished(() => rm(place, { recursive: true, force: true }));
	const store = createImageFolder(join(place, "images"));
	expect(await store.get("a/320.webp")).toBeUndefined();
	await store.put("a/320.webp", bytes("one"));
	await store.put("a/640.webp", bytes("two"));
	await store.put("b/320.webp", bytes("three"));
	expect(await store.get("a/320.webp")).toEqual(bytes("one"));
	await store.remove("a");
	await store.remove("a");
	expect(await store.get("a/640.webp")).toBeUndefined();
	expect(await store.get("b/320.webp")).toEqual(bytes("three"));
	const same = new Uint8Array(3_000_000).fill(7);
	await Promise.all(Array.from({ length: 8 }, () => store.put("a/original", same)));
	expect(await store.get("a/original")).toEqual(same);
	expect(await readdir(join(place, "images/a"))).toEqual(["original"]);
});
