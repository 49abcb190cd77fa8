import { eq } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import { record } from "../audit.ts";
import type { Caller } from "../caller.ts";
import { invalid } from "../errors.ts";
import { planImport } from "./plan.ts";
import { readRows } from "./rules.ts";
import type { ExchangeKind, Sheet } from "./schema.ts";

/** So many rows go to the database at once. */
const batch = 200;

/**
 * Writes a file's rows, all or none. `progress` hears how many rows are done.
 * @returns how many were new and how many changed. @throws Refused, Invalid when any row is wrong.
 */
export async function importSheet(
	caller: Caller,
	kind: ExchangeKind,
	sheet: Sheet,
	progress: (done: number, all: number) => void = () => {},
): Promise<{ created: number; changed: number }> {
	const { database, actor } = caller.permit("catalog:write");
	const rows = readRows(kind, sheet);
	const table = kind === "programs" ? programs : universities;
	return database.transaction(async (transaction) => {
		const plan = await planImport(transaction, kind, rows);
		const wrong = plan.filter(({ row }) => row.state === "wrong");
		if (wrong.length > 0) throw invalid(wrong.flatMap(({ row }) => row.issues));
		const fresh = plan.flatMap(({ id, values }) => (!id && values ? [values] : []));
		const changed = plan.flatMap(({ id, values }) => (id && values ? [{ id, values }] : []));
		const all = fresh.length + changed.length;
		for (let at = 0; at < fresh.length; at += batch) {
			await transaction.insert(table).values(fresh.slice(at, at + batch) as never);
			progress(Math.min(at + batch, fresh.length), all);
		}
		for (const [index, { id, values }] of changed.entries()) {
			await transaction
				.update(table)
				.set(values as never)
				.where(eq(table.id, id));
			if ((index + 1) % batch === 0) progress(fresh.length + index + 1, all);
		}
		progress(all, all);
		const detail = { created: String(fresh.length), changed: String(changed.length) };
		if (all > 0) await record(transaction, actor, { action: `${kind}:import`, detail });
		return { created: fresh.length, changed: changed.length };
	});
}
