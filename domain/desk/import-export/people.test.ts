import { expect, test } from "vitest";
import { readPeople } from "./people.ts";
import { createSheetNames } from "./rules.ts";
import { maxPeople, type Sheet } from "./schema.ts";

const names = createSheetNames({
	columns: { name: ["ФИО"], phone: ["Телефон"], email: ["Почта"], language: ["Язык"], message: ["Вопрос"] },
	choices: { uz: ["Oʻzbekcha", "узбекский"], ru: ["Русский"], en: ["English"] },
	examples: ["пример"],
});
const read = (sheet: Sheet) => readPeople(sheet, "csv", names, { title: "Fair", language: "ru" });
const person = (name: string, phone: string, email = "", more: object = {}) => ({
	...{ name, phone, email, language: "ru", message: "Fair", ...more },
});
const madina = person("Madina Karimova", "+998 90 123-45-67");

test.each<[what: string, Sheet, object]>([
	["no headings", [["Madina Karimova", "+998 90 123-45-67"]], madina],
	["a name and a number in one line", [["1. Madina Karimova — +998 90 123-45-67"]], madina],
	["an address in one line", [["Ali, +998901234567 a@example.com"]], person("Ali", "+998901234567", "a@example.com")],
	[
		"headings in any order and case, a counter, and other columns, which become part of the message",
		[
			["№", "почта", "ФИО", "Вопрос", "Город"],
			["1", "ali@example.com", "Ali", "Когда?", "Самарканд"],
		],
		person("Ali", "", "ali@example.com", { message: "Fair\nКогда?\nГород: Самарканд" }),
	],
	[
		"columns without headings, which are identified by their cells",
		[
			["1", "ali@example.com", "+998901234567", "Ali", "Самарканд"],
			["2", "", "+998901234568", "Vali", ""],
		],
		person("Ali", "+998901234567", "ali@example.com", { message: "Fair\nСамарканд" }),
	],
	[
		"a language by any of its names, below a blank row and the template's example",
		[
			["ФИО", "Телефон", "Язык"],
			["пример", "+998901234567", ""],
			["", "", ""],
			["Ali", "+998901234567", "Узбекский"],
		],
		person("Ali", "+998901234567", "", { language: "uz" }),
	],
])("a list of people with %s", (_what, sheet, expected) => {
	const [first] = read(sheet);
	expect(first?.cells).toEqual(expected);
	if (sheet.length === 4) expect(first?.line).toBe(4);
});

test.each<[code: string, Sheet]>([
	["sheet_empty", [["ФИО", "Телефон"]]],
	[
		"no_people",
		[
			["ФИО", "Город"],
			["Ali", "Самарканд"],
		],
	],
	["too_many_people", Array.from({ length: maxPeople + 1 }, (_, at) => ["Ali", `+99890${1_000_000 + at}`])],
])("a list that cannot be read says why: %s", (code, sheet) => {
	expect(() => read(sheet)).toThrow(
		expect.objectContaining({ problem: expect.objectContaining({ issues: [expect.objectContaining({ code })] }) }),
	);
});
