import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminTexts } from "../../app/admin/all-texts.ts";
import { languages } from "../../domain/shared/language.ts";
import { findTexts, keepLanguage, sourceOf } from "../../vite.texts.ts";
import { root, trackedFiles } from "../support/project.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = trackedFiles().filter((file) => /^(app|domain)\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));

/** Where the source of a text in one language names another one: a new language usually begins as a copy. */
const foreignParts = (source: string, language: string): string[] =>
	languages
		.filter((other) => other !== language)
		.flatMap((other) => source.match(new RegExp(`["'\`/]${other}(["'\`]|\\.ts)|\\.${other}\\(`, "g")) ?? []);

test("I18N: each text and each document uses only its own language, and a copied one is noticed", () => {
	for (const file of files) {
		const source = read(file);
		for (const language of languages) {
			// A document with one language is named by its code.
			const texts = findTexts(source).map((text) => sourceOf(text[language], source));
			const document = file.endsWith(`/${language}.ts`) ? [source] : [];
			const parts = [...texts, ...document].flatMap((text) => foreignParts(text, language));
			expect(parts, file).toEqual([]);
		}
	}
	expect(foreignParts('import { fields } from "./fields/ru.ts";', "uz")).toEqual(["/ru.ts"]);
	expect(foreignParts('(count: number) => rows.ru(count) + plural("ru", count, {})', "uz")).toEqual([".ru(", '"ru"']);
});

test("I18N: the browser's script of a language has that language only", () => {
	const source = `const names = { one: { en: "One", ru: "Один", uz: "Bir" }, ko: { en: "Korean", ru: (a: number) => f(a, 1), uz: "Koreys" }, en: 1 };`;
	expect(keepLanguage(source, "ru").replaceAll(/\s+/g, " ")).toBe(
		'const names = { one: { ru: "Один", }, ko: { ru: (a: number) => f(a, 1), }, en: 1 };',
	);
	const server = read("build/server/index.js");
	const scripts = [...server.matchAll(/"(?:admin|case|management)Texts":\{([^{}]*)\}/g)]
		.flatMap(([, part = ""]) => part.match(/\/assets\/[\w-]+\.js/g) ?? [])
		.map((address) => read(`build/client${address}`));
	/** For each script, which languages' error messages, or hints of the other parts, it has. */
	const languagesOf = (script: string) =>
		languages.filter((language) => {
			const { faults, papers, upload } = adminTexts[language];
			return [...Object.values(faults), papers.returnHint, upload.hint].some((text) => script.includes(text));
		});
	expect(scripts.map(languagesOf).sort()).toEqual(languages.flatMap((language) => Array(3).fill([language])).sort());
});
