import { expect, test } from "vitest";
import { fillTemplate } from "./rules.ts";

test("words in braces are replaced, and those without a value are named and stay", () => {
	const values = { name: "Aziza", reference: "HM-1", next: null, date: "" };
	expect(fillTemplate("{name}, {reference}: {next} {date} {next} {other}", values)).toEqual({
		text: "Aziza, HM-1: {next} {date} {next} {other}",
		missing: ["next", "date"],
	});
});
