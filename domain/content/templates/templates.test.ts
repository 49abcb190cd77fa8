import { expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createTemplate, deleteTemplate, templateNoun, updateTemplate } from "./commands.ts";
import { fillTemplate } from "./rules.ts";

const template = { name: "Reminder", textEn: "Dear {name}", textRu: "Уважаемый {name}", textUz: "Hurmatli {name}" };

test("a template is changed by one person at a time, and deleted", async () => {
	const { caller } = await staffOn(await freshDatabase());
	const id = await createTemplate(caller, template);
	const { version } = await templateNoun.get(caller, id);
	await updateTemplate(caller, id, { ...template, name: "First" }, version);
	await expect(updateTemplate(caller, id, template, version)).rejects.toMatchObject({
		problem: { kind: "conflict", code: "changed" },
	});
	expect(await templateNoun.list(caller)).toMatchObject([{ name: "First", textUz: "Hurmatli {name}" }]);
	await deleteTemplate(caller, id);
	await expect(deleteTemplate(caller, id)).rejects.toMatchObject({ problem: { kind: "not-found" } });
});

test("words in braces are replaced, and those without a value are named and stay", () => {
	const values = { name: "Aziza", reference: "HM-1", next: null, date: "" };
	expect(fillTemplate("{name}, {reference}: {next} {date} {next} {other}", values)).toEqual({
		text: "Aziza, HM-1: {next} {date} {next} {other}",
		missing: ["next", "date"],
	});
});
