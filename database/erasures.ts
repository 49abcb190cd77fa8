import { readFile, writeFile } from "node:fs/promises";
import type pg from "pg";
import { BackupError } from "./backup-format.ts";
import { erasureHash } from "./tables.ts";

/**
 * Erased people as keyed hashes of their ids, so that a restored backup does not bring them back. One that was restored
 * from the trash after its latest deletion is no longer erased. Times are ISO; null if they are not known.
 */
export type Erasure = { hash: string; key: string; erasedAt: string | null; restoredAt: string | null };

/** With the column whose hash is listed: what was deleted from the trash for good is named by its record. */
const erasable = [
	["applications", "id"],
	["contact_submissions", "id"],
	["users", "id"],
	["trash", "record_id"],
] as const;
const line =
	/^(?<hash>[0-9a-f]{64}) (?<key>[0-9a-f]{64})(?: (?<erasedAt>[0-9TZ:.-]{20,30}) (?<restoredAt>[0-9TZ:.-]{20,30}|-))?$/;

/** An ISO time that keeps the database's microseconds. */
const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export async function readErasures(client: pg.Client): Promise<Erasure[]> {
	const { rows } = await client.query<Erasure>(
		`select hash, key, ${isoTime("erased_at")} as "erasedAt", ${isoTime("restored_at")} as "restoredAt"
		from public.erasures order by erased_at, hash`,
	);
	return rows;
}

/**
 * Deletes the rows of the lists again, and stores the lists. Of several lists, the latest deletion and the latest
 * restoration of a record count.
 * @returns the number of deleted rows.
 */
export async function reapplyErasures(client: pg.Client, lists: Erasure[]): Promise<number> {
	await client.query(
		`insert into public.erasures as known (hash, key, erased_at, restored_at)
		select hash, max(key), coalesce(max(erased_at), 'epoch'), max(restored_at)
		from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) as given (hash, key, erased_at, restored_at)
		group by hash
		on conflict (hash) do update set erased_at = greatest(known.erased_at, excluded.erased_at),
			restored_at = greatest(known.restored_at, excluded.restored_at)`,
		[
			lists.map(({ hash }) => hash),
			lists.map(({ key }) => key),
			lists.map(({ erasedAt }) => erasedAt),
			lists.map(({ restoredAt }) => restoredAt),
		],
	);
	await keepPeople(client);
	// What was erased after the backup was made has been counted then.
	await client.query("alter table public.tasks disable trigger tasks_count_deleted_promise");
	let erased = 0;
	for (const [table, column] of erasable) {
		// Erase a person even if they are the only owner in the backup; "npm run create-owner" creates the next one.
		await client.query(`alter table public.${table} disable trigger user`);
		const { rowCount } = await client.query(
			`delete from public.${table} as one using (select distinct key from public.erasures) as keys
			where exists (select from public.erasures
				where hash = ${erasureHash("keys.key", "$1::text", `one.${column}`)} and key = keys.key
					and (restored_at is null or restored_at < erased_at))`,
			[table],
		);
		await client.query(`alter table public.${table} enable trigger user`);
		if (table !== "trash") erased += rowCount ?? 0;
	}
	// Applicants are deleted with their last application.
	await client.query(
		"delete from public.applicants as one where not exists (select from public.applications where applicant_id = one.id)",
	);
	await client.query("alter table public.tasks enable trigger tasks_count_deleted_promise");
	return erased;
}

/**
 * Gives the copy of a person, which the trash keeps with the application that was deleted last, to the applications that
 * were restored since, before the entry with the copy is deleted.
 */
async function keepPeople(client: pg.Client): Promise<void> {
	await client.query(`update public.trash as kept set rows = kept.rows || jsonb_build_object('person', holder.rows -> 'person')
		from public.trash as holder
		where holder.applicant_id = kept.applicant_id and holder.id <> kept.id
			and holder.rows ? 'person' and not kept.rows ? 'person'
			and exists (select from public.erasures where hash = ${erasureHash("key", "'trash'", "holder.record_id")}
				and (restored_at is null or restored_at < erased_at))
			and exists (select from public.erasures where hash = ${erasureHash("key", "'applications'", "kept.record_id")}
				and restored_at >= erased_at)`);
}

export async function writeErasures(file: string, erasures: Erasure[]): Promise<void> {
	const lines = erasures.map(
		({ hash, key, erasedAt, restoredAt }) => `${hash} ${key}${erasedAt ? ` ${erasedAt} ${restoredAt ?? "-"}` : ""}\n`,
	);
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
			const { hash, key, erasedAt, restoredAt } = line.exec(each)?.groups ?? {};
			if (!hash || !key) throw new BackupError(`${file} is no list of erasures: nothing was changed`);
			return {
				hash,
				key,
				erasedAt: erasedAt ?? null,
				restoredAt: !restoredAt || restoredAt === "-" ? null : restoredAt,
			};
		});
}
