import { sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { certifications, revisions } from "../../../database/tables.ts";
import { withHistory } from "../../records/record-history.ts";

/**
 * Restores what the transaction of an import has replaced: its revisions have the time of the rows that it created.
 * @param importedAt that time, with microseconds
 * @returns the number of restored rows.
 */
export async function restoreReplaced(transaction: Transaction, importedAt: string): Promise<number> {
	const { rows } = await transaction.execute<{ id: string }>(sql`
		select current.id from ${certifications} as current
		join ${revisions} as before on before.record_id = current.id and before.version = current.version - 1
		where before.replaced_at = ${importedAt}::timestamptz and not exists (
			select from ${certifications} as other
			where other.university_id = current.university_id and other.scheme = current.scheme and other.scope = current.scope
				and other.id <> current.id and daterange(other.valid_from, other.valid_to, '[]')
					&& daterange(current.valid_from, (before.data ->> 'valid_to')::date, '[]'))
		for update of current`);
	const ids = rows.map((row) => row.id);
	if (ids.length === 0) return 0;
	await withHistory(transaction, certifications, ids, () =>
		transaction.execute(sql`
			update ${certifications} as current set status = before.data ->> 'status', source = before.data ->> 'source',
				valid_to = (before.data ->> 'valid_to')::date, checked_on = (before.data ->> 'checked_on')::date
			from ${revisions} as before
			where before.record_id = current.id and before.version = current.version - 1
				and current.id = any(${sql.param(ids)}::uuid[])`),
	);
	return ids.length;
}
