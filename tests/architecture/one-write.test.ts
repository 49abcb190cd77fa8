import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

/** The files outside the one write and the tasks themselves. */
const files = trackedFiles().filter(
	(file) => /^(domain|server)\/.*(?<!\.test)\.ts$/.test(file) && !/^domain\/cases\/(entries|tasks)\//.test(file),
);

test.each([
	["inserts an entry", /\binsertEntry\(|\binsert\(entries\)/],
	["notifies an applicant", /(?<!function )\bnotifyApplicant\(/],
	["opens a task", /\b(openTask|openContactTask)\(|\binsert\(tasks\)/],
])("a case is written by its entries: nothing else %s", (_what, pattern) => {
	expect(files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
