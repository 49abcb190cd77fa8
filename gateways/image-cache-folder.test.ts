import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createImageCacheFolder } from "./image-cache-folder.ts";

test("H2: when stored images exceed the limit, the least recently used ones are deleted, also after a restart", async () => {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-test-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const image = new Uint8Array(300);
	const age = (name: string, days: number) => {
		const day = new Date(Date.UTC(2026, 0, 31 - days));
		return utimes(join(folder, name), day, day);
	};
	const store = createImageCacheFolder(folder, 1000);
	for (const [days, name] of ["c", "b", "a"].entries()) {
		await store.put(`${name}/1.png`, image);
		await age(name, days);
	}
	expect(await store.get("a/1.png")).toEqual(image);
	await store.put("d/1.png", image);
	expect((await readdir(folder)).sort()).toEqual(["a", "c", "d"]);

	await age("d", 9);
	await createImageCacheFolder(folder, 1000).put("e/1.png", image);
	expect((await readdir(folder)).sort()).toEqual(["a", "c", "e"]);
	expect(await store.get("d/1.png")).toBeUndefined();
});
