import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { blogPosts, costItems, fundsRules, images, programs, universities } from "../../../database/tables.ts";
import { programFields, universityFields } from "../../catalog/fields.ts";
import { postFields } from "../../content/blog/fields.ts";
import { imageFields } from "../../content/images/fields.ts";
import { type ContentKind, contentKindOf } from "../../content/site/fields.ts";
import { contentTables } from "../../content/site/tables.ts";
import { costItemFields, fundsRuleFields } from "../../money/fields.ts";
import { type Fields, localizedNames } from "../../records/field-types.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import type { TranslatedNoun } from "./rules.ts";

type Translated = { table: PgTable & { id: PgColumn }; fields: Fields };

const others: Record<Exclude<TranslatedNoun, ContentKind>, Translated> = {
	university: { table: universities, fields: universityFields },
	program: { table: programs, fields: programFields },
	post: { table: blogPosts, fields: postFields },
	fundsRule: { table: fundsRules, fields: fundsRuleFields },
	costItem: { table: costItems, fields: costItemFields },
	image: { table: images, fields: imageFields },
};
const isContent = (noun: TranslatedNoun): noun is ContentKind & TranslatedNoun => noun in contentTables;

/** The table of each noun with its localized fields and their plain columns. The first field names a record. */
export function textsOf(noun: TranslatedNoun) {
	const { table, fields }: Translated = isContent(noun)
		? { table: contentTables[noun], fields: contentKindOf(noun).fields }
		: others[noun];
	return { table, fields: localizedNames(fields).map((field) => ({ field, column: toSnakeCase(field) })) };
}
