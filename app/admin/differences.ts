import { diffArrays } from "diff";
import type { Language } from "../../domain/shared/language.ts";
import { boxesOf, type Field, type Values } from "./fields.ts";
import type { RecordTexts } from "./record-types.ts";
import { isList, rowsIn, rowTexts } from "./row-values.ts";
import type { ManagementTexts } from "./texts.ts";

export type FieldDifference = { name: string; language: Language | undefined; parts: Difference[] };

/** The fields in which a version differs from the current one, each language of a text on its own. */
export function differencesIn(
	fields: Field[],
	before: Values,
	now: Values,
	textOf: (field: Field, box: string, values: Values) => string,
): FieldDifference[] {
	return fields.flatMap((field) => {
		const boxes = field.kind === "localized" ? boxesOf(field.name) : [{ language: undefined, box: field.name }];
		return boxes.flatMap(({ language, box }) => {
			const [old, current] = [textOf(field, box, before), textOf(field, box, now)];
			return old === current ? [] : [{ name: field.name, language, parts: differencesOf(old, current) }];
		});
	});
}

/** A field's value in words. */
export function valueText(
	t: ManagementTexts,
	{ options: names = {}, fields: labels }: Pick<RecordTexts, "options" | "fields">,
	language: Language,
) {
	const nameOf = (value: string) => names[value] ?? (t.options as Record<string, string>)[value] ?? value;
	return (field: Field, box: string, values: Values): string => {
		const { kind, options } = field;
		const text = values[box] ?? "";
		if (kind === "boolean") return text ? t.yes : t.no;
		if (isList(field)) {
			const { line, details } = rowTexts(field, t, language, { labels, names });
			return rowsIn(field, values)
				.map(({ values: own }) => [line(own), ...details(own), own.source].filter(Boolean).join(" · "))
				.join("\n");
		}
		return options ? text.split(", ").map(nameOf).join(", ") : text;
	};
}

type Difference = { text: string; is: "same" | "removed" | "added" };

/** Milliseconds after which two long texts count as completely different. */
const timeout = 300;

/** The words that were removed and added between two texts. */
function differencesOf(before: string, after: string): Difference[] {
	const words = (text: string) => text.match(/\s+|\S+/g) ?? [];
	const parts = diffArrays(words(before), words(after), { timeout }) ?? [
		{ value: [before], removed: true, added: false },
		{ value: [after], removed: false, added: true },
	];
	return parts.map(({ value, removed, added }) => ({
		text: value.join(""),
		is: removed ? "removed" : added ? "added" : "same",
	}));
}
