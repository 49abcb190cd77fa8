import { readFile, writeFile } from "node:fs/promises";
import type pg from "pg";
import { BackupError } from "./backup-format.ts";

/** Erased people as keyed hashes of their ids, so that a restored backup does not bring them back. */
export type Erasure = { hash: string; key: string };

const erasable = ["applications", "contact_submissions", "users"];
const line = /^(?<hash>[0-9a-f]{64}) (?<key>[0-9a-f]{64})$/;

export async function readErasures(client: pg.Client): Promise<Erasure[]> {
	const { rows } = await client.query<Erasure>("select hash, key from public.erasures order by erased_at, hash");
	return rows;
}

/**
 * Deletes the rows of the lists again, and stores the lists.
 * @returns the number of deleted rows.
 */
export async function reapplyErasures(client: pg.Client, lists: Erasure[]): Promise<number> {
	await client.query(
		`insert into public.erasures (hash, key)
		select given.hash, given.key from unnest($1::text[], $2::text[]) as given (hash, key) on conflict do nothing`,
		[lists.map(({ hash }) => hash), lists.map(({ key }) => key)],
	);
	let erased = 0;
	for (const table of erasable) {
		// Erase a person even if they are the only owner in the backup; "npm run create-owner" creates the next one.
		await client.query(`alter table public.${table} disable trigger user`);
		const { rowCount } = await client.query(
			`delete from public.${table} as one using (select distinct key from public.erasures) as keys
			where exists (select from public.erasures
				where hash = public.erasure_hash(keys.key, $1, one.id) and key = keys.key)`,
			[table],
		);
		await client.query(`alter table public.${table} enable trigger user`);
		erased += rowCount ?? 0;
	}
	// Applicants are deleted with their last application.
	await client.query(
		"delete from public.applicants as one where not exists (select from public.applications where applicant_id = one.id)",
	);
	return erased;
}

export async function writeErasures(file: string, erasures: Erasure[]): Promise<void> {
	const lines = erasures.map(({ hash, key }) => `${hash} ${key}\n`);
	await writeFile(file, lines.join(""), { mode: 0o600 });
}

/** @throws BackupError for a file that is not an erasure list. */
export async function readErasureFile(file: string): Promise<Erasure[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") throw new BackupError(`${file} is not there`);
		throw error;
	});
	return text
		.split("\n")
		.filter((each) => each !== "")
		.map((each) => {
			const erasure = line.exec(each)?.groups;
			if (!erasure) throw new BackupError(`${file} is no list of erasures: nothing was changed`);
			return erasure as Erasure;
		});
}
