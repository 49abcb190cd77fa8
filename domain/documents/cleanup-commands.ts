import { getTableName, sql } from "drizzle-orm";
import { documentFiles, trash } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { readFileMark } from "./files.ts";

/** A file is stored before its row: so long, in milliseconds, one without a row may still get it. */
const grace = 60 * 60 * 1_000;

/**
 * Removes the bytes of files that nothing refers to: of erased people, of files whose row was deleted, and of uploads that
 * were killed. What is in the trash keeps its files; those of another database are not touched.
 * @returns how many files.
 */
export async function removeUnusedFiles(caller: Caller): Promise<number> {
	const { database, fileStore, now } = caller.permit("retention:sweep");
	const latest = now().getTime() - grace;
	const own = `${await readFileMark(database)}-`;
	const old = (await fileStore.list()).filter(({ id, at }) => id.startsWith(own) && at.getTime() < latest);
	if (old.length === 0) return 0;
	const { rows } = await database.execute<{ file: string }>(sql`
		select file from ${documentFiles}
		union all select stored ->> 'file' from ${trash},
			jsonb_array_elements(coalesce(rows -> 'record' -> ${getTableName(documentFiles)}, '[]')) as stored`);
	const used = new Set(rows.map(({ file }) => file));
	const unused = old.filter(({ id }) => !used.has(id));
	for (const { id } of unused) await fileStore.remove(id);
	return unused.length;
}
