import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/project.ts";

const files = trackedFiles().filter((file) => /^(domain|server)\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));

/** The files outside the one write and the tasks themselves that contain a call. */
async function callers(pattern: RegExp): Promise<string[]> {
	const found: string[] = [];
	for (const file of files) {
		if (/^domain\/cases\/(entries|tasks)\//.test(file)) continue;
		const source = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
		if (pattern.test(source)) found.push(file);
	}
	return found.sort();
}

test.each([
	["inserts an entry", /\binsertEntry\(|\binsert\(entries\)/],
	["notifies an applicant", /(?<!function )\bnotifyApplicant\(/],
	["opens a task", /\b(openTask|openContactTask)\(|\binsert\(tasks\)/],
])("a case is written by its entries: nothing else %s", async (_what, pattern) => {
	expect(await callers(pattern)).toEqual([]);
});
