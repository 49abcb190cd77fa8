import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

const files = trackedFiles().filter((file) => /^domain\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));
const folderOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

/** The folders that a file imports from. */
function targetsOf(file: string): string[] {
	const imports = readFileSync(join(root, file), "utf8").matchAll(/from "(\.[^"]+)"/g);
	return [...imports].flatMap(([, path = ""]) => folderOf(join(dirname(file), path)) ?? []);
}

test("the domain's folders have no import cycle", () => {
	const arrows = new Map(
		[...Map.groupBy(files, folderOf)].map(([folder, own]) => [
			folder,
			new Set(own.flatMap(targetsOf).filter((target) => target !== folder)),
		]),
	);
	expect(arrows.size).toBeGreaterThan(10);
	const circles: string[] = [];
	const walk = (path: string[]): void => {
		for (const next of arrows.get(path.at(-1)) ?? []) {
			const start = path.indexOf(next);
			if (start >= 0) circles.push([...path.slice(start), next].join(" → "));
			else walk([...path, next]);
		}
	};
	for (const folder of arrows.keys()) walk([folder as string]);
	expect([...new Set(circles)]).toEqual([]);
});
