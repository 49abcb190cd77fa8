import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/project.ts";

const files = trackedFiles().filter((file) => /^domain\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));
const folderOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

/** The folders that each folder imports from. */
async function readArrows(): Promise<Map<string, Set<string>>> {
	const arrows = new Map<string, Set<string>>();
	for (const file of files) {
		const folder = folderOf(file) ?? "";
		const targets = arrows.get(folder) ?? new Set();
		arrows.set(folder, targets);
		const source = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
		for (const [, path = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
			const target = folderOf(posix.join(posix.dirname(file), path));
			if (target && target !== folder) targets.add(target);
		}
	}
	return arrows;
}

test("the domain's folders have no import cycle", async () => {
	const arrows = await readArrows();
	expect(arrows.size).toBeGreaterThan(10);
	const circles: string[] = [];
	const walk = (path: string[]): void => {
		for (const next of arrows.get(path.at(-1) as string) ?? []) {
			const start = path.indexOf(next);
			if (start >= 0) circles.push([...path.slice(start), next].join(" → "));
			else walk([...path, next]);
		}
	};
	for (const folder of arrows.keys()) walk([folder]);
	expect([...new Set(circles)]).toEqual([]);
});
