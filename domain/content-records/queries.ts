import { eq } from "drizzle-orm";
import type { Caller } from "../caller.ts";
import { type ContentKind, contentInputs } from "../content/schema.ts";
import { type ContentTable, contentOrder, contentTables } from "../content/tables.ts";
import { notFound } from "../errors.ts";
import { asId } from "../input.ts";
import { type Language, languages } from "../language.ts";
import { localizedFields, missingVariants } from "./rules.ts";

/** The site's own content as staff keep it: whole records with their versions, links that are switched off, staff's addresses. */

export type ContentRecord = Record<string, unknown> & { id: string; version: number };

/** All of a kind, in its order. */
export async function listContentRecords(caller: Caller, kind: ContentKind): Promise<ContentRecord[]> {
	const { database } = caller.permit("content:write");
	const table: ContentTable = contentTables[kind];
	return (await database
		.select()
		.from(table)
		.orderBy(...contentOrder[kind])) as ContentRecord[];
}

/** @throws NotFound. */
export async function getContentRecord(caller: Caller, kind: ContentKind, id: string): Promise<ContentRecord> {
	const { database } = caller.permit("content:write");
	const table: ContentTable = contentTables[kind];
	const known = asId(id);
	const [row] = known ? await database.select().from(table).where(eq(table.id, known)) : [];
	if (!row) throw notFound(kind);
	return row as ContentRecord;
}

export type MissingTranslation = { kind: ContentKind; record: ContentRecord; field: string };

/** Which texts are there in some language and not in this one, kind by kind. */
export async function listMissingTranslations(caller: Caller): Promise<Record<Language, MissingTranslation[]>> {
	const kinds = Object.keys(contentInputs) as ContentKind[];
	const lists = await Promise.all(kinds.map((kind) => listContentRecords(caller, kind)));
	const missing: Record<Language, MissingTranslation[]> = { en: [], ru: [], uz: [] };
	for (const [index, kind] of kinds.entries()) {
		const fields = localizedFields(contentInputs[kind].shape);
		for (const record of lists[index] ?? []) {
			const variants = missingVariants(record, fields);
			for (const language of languages) {
				for (const field of variants[language]) missing[language].push({ kind, record, field });
			}
		}
	}
	return missing;
}
