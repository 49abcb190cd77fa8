import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/project.ts";

const imports = /from "(\.[^"]+)"/g;
/** The noun's folder of a file. Files directly in domain/ are shared by all nouns. */
const folderOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

test("the domain's folders have no import cycle, not even through a shared file", async () => {
	const files = trackedFiles().filter((file) => /^domain\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));
	const importedBy = new Map(
		await Promise.all(
			files.map(async (file): Promise<[string, string[]]> => {
				const source = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
				const targets = [...source.matchAll(imports)].map(([, path]) =>
					posix.join(posix.dirname(file), path as string),
				);
				return [file, targets.filter((target) => target.startsWith("domain/"))];
			}),
		),
	);
	/** Folders that a file imports, directly or through shared files. */
	const reach = (file: string, seen: Set<string>): string[] =>
		(importedBy.get(file) ?? []).flatMap((target) => {
			const folder = folderOf(target);
			if (folder) return [folder];
			if (seen.has(target)) return [];
			return reach(target, seen.add(target));
		});
	const edges = new Map<string, Set<string>>();
	for (const file of files) {
		const folder = folderOf(file);
		if (!folder) continue;
		const known = edges.get(folder) ?? new Set();
		for (const target of reach(file, new Set())) if (target !== folder) known.add(target);
		edges.set(folder, known);
	}
	expect(edges.size).toBeGreaterThan(10);
	const circles: string[] = [];
	const walk = (path: string[]): void => {
		for (const next of edges.get(path.at(-1) as string) ?? []) {
			const start = path.indexOf(next);
			if (start >= 0) circles.push([...path.slice(start), next].join(" → "));
			else walk([...path, next]);
		}
	};
	for (const folder of edges.keys()) walk([folder]);
	expect([...new Set(circles)]).toEqual([]);
});
