import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/project.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string).sort();

/** The settings that the site reads; the commands set NODE_ENV themselves. */
const settings = names(read("server/environment.ts"), /^\t([A-Z][A-Z0-9_]+): /gm).filter((name) => name !== "NODE_ENV");

test("docs/operations.md describes exactly the existing settings", () => {
	expect(settings.length).toBeGreaterThan(10);
	const rows = read("docs/operations.md")
		.match(/^\| `[A-Z0-9_]+`.*$/gm)
		?.map((row) => row.split("|")[1]);
	expect(names(rows?.join() ?? "", /`([A-Z0-9_]+)`/g)).toEqual(settings);
});

test(".env.example contains exactly the existing settings", () => {
	expect(names(read(".env.example"), /^# ([A-Z0-9_]+)=/gm)).toEqual(settings);
});
