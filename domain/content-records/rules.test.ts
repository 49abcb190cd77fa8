import { expect, test } from "vitest";
import { contentInputs } from "../content/schema.ts";
import { localizedFields, missingVariants } from "./rules.ts";

test("the fields that have a variant for each language are known by the shape", () => {
	expect(localizedFields(contentInputs.team.shape)).toEqual(["name", "position", "bio"]);
	expect(localizedFields(contentInputs.social.shape)).toEqual([]);
});

test.for<[string, Record<string, string | null>, string[]]>([
	["nothing at all is not missing", { title: null, titleEn: " ", titleRu: "", titleUz: null }, []],
	["the plain text stands in for the English one", { title: "A" }, ["ru", "uz"]],
	["an English text alone", { title: "A", titleEn: "A" }, ["ru", "uz"]],
	["a Russian text alone, which is the plain one too", { title: "Я", titleRu: "Я" }, ["en", "uz"]],
	["blank is missing", { title: "A", titleEn: "A", titleRu: " ", titleUz: "O" }, ["ru"]],
	["every language says the same", { title: "X", titleEn: "X", titleRu: "X", titleUz: "X" }, []],
])("missing variants: %s", ([, record, languages]) => {
	const missing = missingVariants(record, ["title"]);
	expect(Object.entries(missing).flatMap(([language, fields]) => (fields.length > 0 ? [language] : []))).toEqual(
		languages,
	);
});
