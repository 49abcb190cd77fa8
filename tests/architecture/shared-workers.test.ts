import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

const launches = /\bchromium\s*\.\s*(?:launch|connect)/;
/** Ways to change what the other files of a worker use. */
const globalChanges =
	/\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime|spyOn)\b|\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*=[^=]|\bglobalThis(?:\.\w+|\[[^\]]+\])\s*=[^=]|\bprocess\.chdir\b/;

/** Of the files that share a worker: those of the embedded server run alone (vitest.config.ts), the pictures are a script. */
const files = trackedFiles().filter(
	(name) => /^tests\/.*\.ts$|\.test\.tsx?$/.test(name) && !/^database\/embedded\/|^tests\/pictures\.ts$/.test(name),
);
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));

test("test files share a worker: only tests/support/browser.ts starts a browser, and no test changes global state", () => {
	expect(filesWith(launches)).toEqual(["tests/support/browser.ts"]);
	// This file contains the examples below.
	expect(filesWith(globalChanges)).toEqual(["tests/architecture/shared-workers.test.ts"]);
	for (const change of ["vi.doMock", 'vi.stubEnv("A")', "process.env.TZ = 'UTC'", "globalThis.fetch = fake"])
		expect(globalChanges.test(change), change).toBe(true);
});
