import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import type { MergeUndo } from "../../../database/tables.ts";

type Moved = MergeUndo["moved"];

/** The tables with rows of an applicant, but what is open for somebody: it ends. A test compares them with the foreign keys. */
export const movedTables: Record<string, { column?: "winner_id"; mark?: SQL; follows?: SQL }> = {
	applications: { mark: sql`md5((to_jsonb(moved) - 'applicant_id')::text)` },
	// A trigger moves the tasks of contact messages.
	contact_submissions: {},
	entries: { mark: sql`coalesce(moved.undone_at::text, '')`, follows: sql`moved.application_id` },
	tasks: { follows: sql`moved.application_id` },
	documents: {
		mark: sql`md5((to_jsonb(moved) - '{applicant_id,version}'::text[])::text)`,
		follows: sql`moved.application_id`,
	},
	document_files: { follows: sql`(select application_id from documents where documents.id = moved.document_id)` },
	trash: {},
	merges: { column: "winner_id" },
};

const idArray = (rows: Record<string, string> = {}) => sql`${sql.param(Object.keys(rows))}::uuid[]`;

/**
 * Moves the rows of one applicant to another.
 * @param only these, and what has come to the moved applications since; without it all
 * @returns the ids of the moved rows by table, with their marks.
 */
export async function moveRows(transaction: Transaction, from: string, to: string, only?: Moved): Promise<Moved> {
	const moved: Moved = {};
	for (const [name, { column = "applicant_id", mark = sql`''`, follows = sql`null::uuid` }] of Object.entries(
		movedTables,
	)) {
		const owner = sql.identifier(column);
		const isMoved = only
			? sql`(moved.id = any(${idArray(only[name])}) or ${follows} = any(${idArray(only.applications)}))`
			: sql`true`;
		// Copies in the trash name their applicant.
		const copies = name === "trash" ? sql`, rows = replace(moved.rows::text, ${from}, ${to})::jsonb` : sql``;
		const { rows } = await transaction.execute<{ id: string; mark: string }>(
			sql`update ${sql.identifier(name)} as moved set ${owner} = ${to}${copies}
				where moved.${owner} = ${from} and ${isMoved} returning moved.id, ${mark} as mark`,
		);
		moved[name] = Object.fromEntries(rows.map((row) => [row.id, row.mark]));
	}
	return moved;
}

/** @returns the first table of which a moved row was changed or deleted since, or belongs to somebody else. */
export async function findChanged(transaction: Transaction, owner: string, moved: Moved): Promise<string | null> {
	for (const [name, { mark }] of Object.entries(movedTables)) {
		if (!mark) continue;
		const { rowCount } = await transaction.execute(sql`
			select from jsonb_each_text(${JSON.stringify(moved[name] ?? {})}::jsonb) as was (id, mark)
			left join ${sql.identifier(name)} as moved on moved.id = was.id::uuid and moved.applicant_id = ${owner} and ${mark} = was.mark
			where moved.id is null limit 1`);
		if (rowCount) return name;
	}
	return null;
}
