import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import type { MergeUndo } from "../../../database/tables.ts";

type Moved = MergeUndo["moved"];

/** The tables with rows of an applicant, but what is open for somebody: it ends. A test compares them with the foreign keys. */
export const movedTables: Record<string, { column?: "winner_id"; mark?: SQL; follows?: SQL }> = {
	applications: { mark: sql`md5((to_jsonb(moved) - 'applicant_id')::text)`, follows: sql`moved.id` },
	// A trigger moves the tasks of contact messages.
	contact_submissions: { follows: sql`moved.id` },
	entries: { mark: sql`coalesce(moved.undone_at::text, '')`, follows: sql`moved.application_id` },
	tasks: { follows: sql`moved.application_id` },
	documents: {
		mark: sql`md5((to_jsonb(moved) - '{applicant_id,version}'::text[])::text)`,
		follows: sql`moved.application_id`,
	},
	document_files: { follows: sql`(select application_id from documents where documents.id = moved.document_id)` },
	// Its mark is what it holds, which may have been restored since.
	trash: { mark: sql`moved.record_id::text`, follows: sql`moved.record_id` },
	merges: { column: "winner_id" },
};

const idArray = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`;

/** The applications and contact messages that moved, also those that were in the trash. */
export const movedSubjects = ({ applications = {}, contact_submissions = {}, trash = {} }: Moved): string[] => [
	...Object.keys({ ...applications, ...contact_submissions }),
	...Object.values(trash),
];

/**
 * Moves the rows of one applicant to another.
 * @param only these, and what has come to the moved applications and messages since; without it all
 * @returns the ids of the moved rows by table, with their marks.
 */
export async function moveRows(transaction: Transaction, from: string, to: string, only?: Moved): Promise<Moved> {
	const moved: Moved = {};
	for (const [name, { column = "applicant_id", mark = sql`''`, follows = sql`null::uuid` }] of Object.entries(
		movedTables,
	)) {
		const owner = sql.identifier(column);
		const isMoved = only
			? sql`(moved.id = any(${idArray(Object.keys(only[name] ?? {}))}) or ${follows} = any(${idArray(movedSubjects(only))}))`
			: sql`true`;
		const isTheirs = sql`moved.${owner} = ${from}`;
		// Copies in the trash name their applicant, those of contact messages only so.
		const isCopied = sql`(${isTheirs} or strpos(moved.rows::text, ${from}) > 0)`;
		const copies = sql`case when ${isTheirs} then ${to}::uuid else moved.${owner} end, rows = replace(moved.rows::text, ${from}, ${to})::jsonb`;
		const isTrash = name === "trash";
		const { rows } = await transaction.execute<{ id: string; mark: string }>(
			sql`update ${sql.identifier(name)} as moved set ${owner} = ${isTrash ? copies : to}
				where ${isTrash ? isCopied : isTheirs} and ${isMoved} returning moved.id, ${mark} as mark`,
		);
		moved[name] = Object.fromEntries(rows.map((row) => [row.id, row.mark]));
	}
	return moved;
}

/** @returns the first table of which a moved row was changed or deleted since, or belongs to somebody else. */
export async function findChanged(transaction: Transaction, owner: string, moved: Moved): Promise<string | null> {
	for (const [name, { mark }] of Object.entries(movedTables)) {
		if (!mark || name === "trash") continue;
		const { rowCount } = await transaction.execute(sql`
			select from jsonb_each_text(${JSON.stringify(moved[name] ?? {})}::jsonb) as was (id, mark)
			left join ${sql.identifier(name)} as moved on moved.id = was.id::uuid and moved.applicant_id = ${owner} and ${mark} = was.mark
			where moved.id is null limit 1`);
		if (rowCount) return name;
	}
	return null;
}
