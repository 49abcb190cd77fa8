import type { Caller } from "../../domain/access/caller.ts";
import { findUniversity } from "../../domain/catalog/university-queries.ts";
import { contentNouns } from "../../domain/content/site/commands.ts";
import { invalid, notFound } from "../../domain/shared/errors.ts";
import { type Language, localized } from "../../domain/shared/language.ts";
import { type Field, inputOf, type Values } from "./fields.ts";
import type { RecordType } from "./record-types.ts";

/** The record's name; "" if it has none yet. */
export const nameOf = (record: Record<string, unknown>, { name }: RecordType, language: Language): string =>
	localized(record as Record<string, string | null>, name, language);

/**
 * Converts a form's values to the domain's input.
 * @throws ProblemError: invalid if no university or several have the given name.
 */
export async function recordInput(caller: Caller, values: Values, fields: Field[]): Promise<Record<string, unknown>> {
	const input = inputOf(values, fields);
	for (const { name, reference } of fields) {
		if (!reference) continue;
		const id = await findUniversity(caller, values[name] ?? "", values[reference] ?? "");
		if (!id) throw invalid([{ field: name, code: "unknown_university" }]);
		input[reference] = id;
	}
	return input;
}

/**
 * Some kinds of content are required by pages: their records can be deleted only beyond the maximum number.
 * @throws ProblemError: not-found.
 */
export async function requireDeletable(caller: Caller, { section }: RecordType): Promise<void> {
	if (!section || section.isDeletable) return;
	if ((await contentNouns[section.kind].list(caller)).length <= section.most) throw notFound("content");
}
