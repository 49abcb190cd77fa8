import { expect, test } from "vitest";
import { foldName } from "./names.ts";

const same: string[][] = [
	["Bobur Aliyev", "BOBUR ALIYEV", "  bobur   aliyev ", "Bobur\u00a0Aliyev", "Ｂｏｂｕｒ Aliyev"],
	["Oʻktam Gʻulomov", "O'ktam G'ulomov", "O‘ktam G‘ulomov", "O`ktam G´ulomov", "Oktam Gulomov"],
	["Anna-Maria Kim", "Anna Maria Kim", "Anna–Maria Kim"],
	["Алёна Ким", "Алена Ким", "АЛЁНА КИМ"],
	// A Cyrillic К, А, о and с, typed by mistake.
	["Karimov", "Кarimov", "KАRIMOV", "Karimоv"],
	["Сергей", "Cергей", "СЕРГEЙ"],
	["é", "e\u0301"],
];

test("spellings of one name become equal", () => {
	for (const names of same) expect(new Set(names.map(foldName)).size, names.join(", ")).toBe(1);
});

const different: [string, string][] = [
	["Aziza Karimova", "Nigora Karimova"],
	["Karimova Aziza", "Aziza Karimova"],
	["Азиза Каримова", "Aziza Karimova"],
	["Сергей", "Сергеи"],
	["Ali", "Alí"],
	["Jasur", "Жasur"],
];

test("different names, other orders and transliterations stay different", () => {
	for (const [one, other] of different) expect(foldName(one), `${one}, ${other}`).not.toBe(foldName(other));
});
