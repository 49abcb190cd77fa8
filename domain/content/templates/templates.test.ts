import { expect, test } from "vitest";
import { fillTemplate, placeholders, templateText } from "./rules.ts";

test("words in braces are replaced, and those without a value are named and stay", () => {
	const none = Object.fromEntries(placeholders.map((word) => [word, null])) as Record<
		(typeof placeholders)[number],
		null
	>;
	const values = { ...none, name: "Aziza", reference: "HM-1", date: "" };
	expect(fillTemplate("{name}, {reference}: {next} {date} {next} {other}", values)).toEqual({
		text: "Aziza, HM-1: {next} {date} {next} {other}",
		missing: ["next", "date"],
	});
});

test("staff 7.22: one language of a template is enough, and it says which one was used", () => {
	const only = { textEn: null, textRu: "Здравствуйте, {name}!", textUz: "" };
	expect(templateText(only, "uz")).toEqual({ text: only.textRu, language: "ru" });
	expect(templateText({ ...only, textUz: "Salom, {name}!" }, "uz")).toEqual({ text: "Salom, {name}!", language: "uz" });
});
