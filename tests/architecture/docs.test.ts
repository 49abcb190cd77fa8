import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

const files = trackedFiles();
const known = new Set([...files, ...files.flatMap(foldersOf)]);
const pages = files.filter((file) => file.endsWith(".md") && file !== "docs/benchmarks.md");

/** "docs/decisions/001.md" → "docs/decisions", "docs" */
function foldersOf(file: string): string[] {
	const folder = dirname(file);
	return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** Paths in backticks that start with a source folder: `server/config.ts`, `app/routes/public/`. */
function pathsIn(text: string): string[] {
	const paths = text.matchAll(/`((?:app|api|domain|database|gateways|server|sample|bin|bench|tests|docs)\/[\w./-]*)`/g);
	return [...paths].map(([, path = ""]) => path.replace(/\/$/, ""));
}

/** Targets of Markdown links to files of this repository, without their fragments. */
function linksIn(page: string, text: string): string[] {
	const links = text.matchAll(/\]\((?!https?:|mailto:|\/)([^)#]+)[^)]*\)/g);
	return [...links].map(([, target = ""]) => join(dirname(page), target).replace(/\/$/, ""));
}

test.each(pages)("every file and folder that %s names exists", (page) => {
	const text = readFileSync(join(root, page), "utf8");
	const named = [...pathsIn(text), ...linksIn(page, text)];
	expect(named.filter((path) => !known.has(path))).toEqual([]);
});
