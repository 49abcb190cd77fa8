import { images } from "../../../database/tables.ts";
import { imageFields } from "../../content/images/fields.ts";
import { localizedNames } from "../../records/field-types.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { nouns } from "../revisions/nouns.ts";
import type { TranslatedNoun } from "./rules.ts";

/** The table of each noun with its localized fields and their plain columns. The first field names a record. */
export function textsOf(noun: TranslatedNoun) {
	const { table, fields } = noun === "image" ? { table: images, fields: imageFields } : nouns[noun];
	return { table, fields: localizedNames(fields).map((field) => ({ field, column: toSnakeCase(field) })) };
}
