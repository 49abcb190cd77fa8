import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { documentFiles } from "../../database/tables.ts";

/**
 * Begins the names of this database's files, so that a store which another database uses as well is never cleared of its
 * files. It follows from the key of the erasures, which a backup has too.
 */
const mark = sql<string>`(select left(encode(sha256(convert_to(erasure_key, 'UTF8')), 'hex'), 8) from installation)`;

export async function readFileMark(database: Pick<Database, "execute">): Promise<string> {
	const { rows } = await database.execute<{ mark: string }>(sql`select ${mark} as mark`);
	return rows[0]?.mark ?? "";
}

export const newFileName = async (database: Pick<Database, "execute">): Promise<string> =>
	`${await readFileMark(database)}-${crypto.randomUUID()}`;

/** The files of papers, in the order of their pages. */
export const filesOf = (database: Pick<Database, "select">, documentIds: string[]) =>
	database
		.select({
			id: documentFiles.id,
			documentId: documentFiles.documentId,
			type: documentFiles.type,
			pages: documentFiles.pages,
			bytes: documentFiles.bytes,
			file: documentFiles.file,
		})
		.from(documentFiles)
		.where(inArray(documentFiles.documentId, documentIds))
		.orderBy(documentFiles.position, documentFiles.createdAt, documentFiles.id);
