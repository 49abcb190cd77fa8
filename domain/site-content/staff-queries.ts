import { eq } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../validation.ts";
import type { ContentKind } from "./schema.ts";
import { type ContentTable, contentOrder, contentTables } from "./tables.ts";

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
