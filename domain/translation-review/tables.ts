import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { blogPosts, images, programs, universities } from "../../database/tables.ts";
import { localizedFields } from "../localized-column.ts";
import { contentTables } from "../site-content/tables.ts";
import type { TranslatedNoun } from "./rules.ts";

const { social: _withoutTexts, ...content } = contentTables;
const tables: Record<TranslatedNoun, PgTable & { id: PgColumn }> = {
	university: universities,
	program: programs,
	post: blogPosts,
	...content,
	image: images,
};

/** The table of each noun with its localized fields and their plain columns. The first field names a record. */
export function textsOf(noun: TranslatedNoun) {
	const table = tables[noun];
	return { table, fields: localizedFields(table) };
}
