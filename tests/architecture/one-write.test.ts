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

test("a case is written by its entries: nothing else inserts an entry, or tells an applicant", async () => {
	expect(await callers(/\binsert\(entries\)/)).toEqual([]);
	// What follows from nothing: contact details, and the chats that follow a case.
	expect(await callers(/\binsertEntry\(/)).toEqual([
		"domain/cases/applicants/commands.ts",
		"domain/cases/deliveries/block-chat.ts",
		"domain/my/details/commands.ts",
		"domain/telegram/consent.ts",
		"domain/telegram/disconnect-commands.ts",
	]);
	expect(await callers(/(?<!function )\bnotifyApplicant\(/)).toEqual(["domain/my/sessions.ts"]);
});

test("few files outside the entries open a task, and the list only shrinks", async () => {
	expect(await callers(/\b(openTask|openContactTask)\(|\binsert\(tasks\)/)).toEqual([
		"domain/desk/fact-checks/commands.ts",
		"domain/desk/queue/commands.ts",
		"domain/desk/queue/plan-follow-up.ts",
	]);
});
