import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "../../domain/shared/language.ts";
import { root, trackedFiles } from "../support/project.ts";

/** A dictionary is a file that is named by the code of its language. */
const codeOf = (path: string) => languages.find((language) => path.endsWith(`/${language}.ts`));
const dictionaries = trackedFiles().filter((file) => file.startsWith("app/") && codeOf(file));

/** What a dictionary takes from another language: a new dictionary usually begins as a copy of one. */
function foreignParts(file: string, source: string): string[] {
	const others = languages.filter((language) => language !== codeOf(file));
	const imports = [...source.matchAll(/^import (?!type\b)[^;]*"(.*)";$/gm)].map(([, path = ""]) => path);
	return [
		...imports.filter((path) => others.some((other) => codeOf(path) === other)),
		...others.filter((other) => new RegExp(`["'\`]${other}["'\`]`).test(source)),
	];
}

test("I18N: a folder with a dictionary has one for each language", () => {
	const folders = [...new Set(dictionaries.map(dirname))];
	expect(folders.length).toBeGreaterThan(8);
	const expected = folders.flatMap((folder) => languages.map((language) => join(folder, `${language}.ts`)));
	expect([...dictionaries].sort()).toEqual(expected.sort());
});

test.each(dictionaries)("I18N: %s uses only its own language", (file) => {
	expect(foreignParts(file, readFileSync(join(root, file), "utf8"))).toEqual([]);
});

test("I18N: a copied dictionary is noticed", () => {
	const copy =
		'import type { Texts } from "./en.ts";\nimport { fields } from "./fields/ru.ts";\nconst n = plural("ru", 1);';
	expect(foreignParts("app/i18n/uz.ts", copy)).toEqual(["./fields/ru.ts", "ru"]);
});
