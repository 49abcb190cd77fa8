import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { importRows, imports } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Context } from "../../access/caller.ts";
import { problemOf } from "../../shared/errors.ts";
import { createCertificationPlanner } from "./certifications.ts";
import { createPeoplePlanner } from "./people-records.ts";
import { createPlanner } from "./plan.ts";
import { isExported } from "./schema.ts";
import { ChangedMeanwhile, NoLongerPermitted, writeAll } from "./write.ts";

type Import = typeof imports.$inferSelect;

/** An import that is waiting to be checked or written and that no process has claimed. */
export const isDueImport = and(inArray(imports.state, ["checking", "writing"]), lte(imports.nextAttemptAt, sql`now()`));
/** Until when a claim keeps others away: each batch renews it, and whoever writes holds a lock of the import. */
export const claimEnd = (seconds = 60) => sql`now() + make_interval(secs => ${seconds})`;

/** Rows per statement. */
const batch = 500;
const hour = 60 * 60 * 1_000;
/** PostgreSQL's codes for a record that is gone, is there already, or overlaps another. */
const outdated = new Set<unknown>(["23503", "23505", "23P01"]);

/**
 * Checks or writes an import, depending on its state. Retries for an hour if the database is unreachable; other errors
 * end the import and are stored with it.
 * @throws errors to log or to retry.
 */
export async function run(context: Context, row: Import): Promise<void> {
	const { database, now } = context;
	const { id, kind, state, confirmedBy, confirmedAt, createdAt } = row;
	try {
		if (state === "checking") await checkAll(context, row);
		if (state === "writing") await writeAll(context, row);
	} catch (error) {
		const isLate = now().getTime() - (confirmedAt ?? createdAt).getTime() > hour;
		if (problemOf(error)?.kind === "unavailable" && !isLate) throw error;
		const isChanged = error instanceof ChangedMeanwhile || outdated.has(codeOf(error));
		const isRefused = error instanceof NoLongerPermitted;
		await database.transaction(async (transaction) => {
			const [failed] = await transaction
				.update(imports)
				.set({
					state: "failed",
					done: 0,
					fault: isRefused ? "refused" : isChanged ? "changed_meanwhile" : "unexpected",
				})
				.where(and(eq(imports.id, id), eq(imports.state, state)))
				.returning({ id: imports.id });
			const actor = { role: "admin", userId: confirmedBy, network: null } as const;
			const isDeed = failed && state === "writing";
			if (isDeed) await recordAudit(transaction, actor, { action: `${kind}:import-failed`, recordId: id });
		});
		if (!isChanged && !isRefused) throw error;
	}
}

/** Compares every row with the stored records in batches and reports progress; discarding the import stops it. */
async function checkAll({ database, now }: Context, { id, kind }: Import): Promise<void> {
	const plan = isExported(kind)
		? createPlanner(kind)
		: { contacts: createPeoplePlanner, certifications: createCertificationPlanner }[kind](now());
	for (let from = 0, done = 0; ; ) {
		const next = await database.transaction(async (transaction) => {
			const [row] = await transaction
				.select()
				.from(imports)
				.where(and(eq(imports.id, id), eq(imports.state, "checking")))
				.for("no key update");
			if (!row) return undefined;
			const rows = await transaction
				.select({ line: importRows.line, cells: importRows.cells })
				.from(importRows)
				.where(and(eq(importRows.importId, id), gt(importRows.line, from)))
				.orderBy(asc(importRows.line))
				.limit(batch);
			const planned = await plan(transaction, rows);
			await transaction.execute(sql`update import_rows set state = found.state, name = found.name,
					changes = found.changes, issues = found.issues, record_id = found."recordId",
					record_version = found."recordVersion", "values" = found."values"
				from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as found (line integer, state text, name text,
					changes jsonb, issues jsonb, "recordId" uuid, "recordVersion" integer, "values" jsonb)
				where import_rows.import_id = ${id} and import_rows.line = found.line`);
			done += rows.length;
			const isLast = rows.length < batch;
			await transaction
				.update(imports)
				.set({ done, ...(isLast ? { state: "ready" } : { nextAttemptAt: claimEnd() }) })
				.where(eq(imports.id, id));
			return isLast ? undefined : rows.at(-1)?.line;
		});
		if (next === undefined) return;
		from = next;
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
}
