import { readFile, writeFile } from "node:fs/promises";
import type pg from "pg";
import { BackupError } from "./backup-archive.ts";
import { erasureHash } from "./tables.ts";

/** With the column whose hash is listed: what was deleted from the trash for good is named by its record. */
const erasable = [
	["applications", "id"],
	["contact_submissions", "id"],
	["users", "id"],
	["document_files", "id"],
	["trash", "record_id"],
] as const;

/**
 * The list of erased people: keyed hashes of their ids, so that a restored backup does not bring them back.
 * @returns the rows of the table as lines of JSON
 */
export async function readErasures(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ line: string }>(
		"select to_jsonb(erasures)::text as line from public.erasures order by erased_at, hash",
	);
	return rows.map(({ line }) => line);
}

/**
 * Deletes the rows of the lists again, and stores the lists. Of several lists, the latest deletion and the latest
 * restoration of a record count: one that was restored from the trash after its latest deletion is no longer erased.
 * @returns the number of deleted rows.
 */
export async function reapplyErasures(client: pg.Client, lists: string[]): Promise<number> {
	await client.query(
		`insert into public.erasures as known (hash, erased_at, restored_at)
		select hash, max(erased_at), max(restored_at) from jsonb_populate_recordset(null::public.erasures, $1) group by hash
		on conflict (hash) do update set erased_at = greatest(known.erased_at, excluded.erased_at),
			restored_at = greatest(known.restored_at, excluded.restored_at)`,
		[`[${lists.join()}]`],
	);
	await keepPeople(client);
	let erased = 0;
	for (const [table, column] of erasable) {
		// Erase a person even if they are the only owner in the backup; "npm run create-owner" creates the next one.
		await client.query(`alter table public.${table} disable trigger user`);
		const { rowCount } = await client.query(
			`delete from public.${table} where ${isErased(`'${table}'`, `${table}.${column}`)}`,
		);
		await client.query(`alter table public.${table} enable trigger user`);
		if (table !== "trash") erased += rowCount ?? 0;
	}
	// Applicants are deleted with their last application. Their contact messages stay, and so do the answers that are owed.
	const isGone = "not exists (select from public.applications as their where their.applicant_id = one.id)";
	await client.query(`update public.tasks set applicant_id = null where contact_submission_id is not null
		and exists (select from public.applicants as one where one.id = tasks.applicant_id and ${isGone})`);
	await client.query(`delete from public.applicants as one where ${isGone}`);
	return erased;
}

const isErased = (source: string, id: string, when = "restored_at is null or restored_at < erased_at") =>
	`exists (select from public.erasures where hash = ${erasureHash(source, id)} and (${when}))`;

/**
 * Gives the copy of a person, which the trash keeps with the application that was deleted last, to the applications that
 * were restored since, before the entry with the copy is deleted.
 */
async function keepPeople(client: pg.Client): Promise<void> {
	await client.query(`update public.trash as kept set rows = kept.rows || jsonb_build_object('person', holder.rows -> 'person')
		from public.trash as holder
		where holder.applicant_id = kept.applicant_id and holder.id <> kept.id
			and holder.rows ? 'person' and not kept.rows ? 'person'
			and ${isErased("'trash'", "holder.record_id")}
			and ${isErased("'applications'", "kept.record_id", "restored_at >= erased_at")}`);
}

export async function writeErasures(file: string, erasures: string[]): Promise<void> {
	await writeFile(file, erasures.map((line) => `${line}\n`).join(""), { mode: 0o600 });
}

/** @throws BackupError for a file that is not an erasure list. */
export async function readErasureFile(file: string): Promise<string[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") throw new BackupError(`${file} is not there`);
		throw error;
	});
	const lines = text.split("\n").filter(Boolean);
	const isErasure = (line: string) =>
		/^\{"hash": "[0-9a-f]{64}", "erased_at": "[^"]+", "restored_at": .+\}$/.test(line);
	if (!lines.every(isErasure)) throw new BackupError(`${file} is no list of erasures: nothing was changed`);
	return lines;
}
