import { and, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../../../database/connect.ts";
import { certifications, importRows, imports, revisions, universities } from "../../../database/tables.ts";
import { certificationScopes, certificationStatuses } from "../../../database/values.ts";
import { deleteHistory, withHistory } from "../../records/record-history.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { required, webAddress } from "../../shared/field-schemas.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { dayAfter, koreanDayAt } from "../../shared/time-zone.ts";
import { parse } from "../../shared/validation.ts";
import { keyOf, namesOf } from "./korean-names.ts";
import type { PlannedRow } from "./plan.ts";
import type { Row } from "./rules.ts";
import type { Sheet } from "./schema.ts";

/** A list of the ministries: names of universities, which all get one status. */
const listInput = z.strictObject({
	scopes: z.array(z.enum(certificationScopes, "unknown_scope")).min(1, "required"),
	status: z.enum(certificationStatuses, "unknown_certification"),
	validFrom: z.iso.date("bad_date"),
	validTo: z.iso.date("bad_date"),
	source: webAddress.and(required(2_000)),
	checkedOn: z.iso.date("bad_date"),
	/** Every other university with a Korean name is "not on the list". */
	others: z.boolean(),
});

/** More lines than Korea has universities are no list of them. */
const maxNames = 1_000;

/**
 * The rows of a list, one for each name and scope, and last those of the universities that it may leave out.
 * @throws ProblemError: invalid.
 */
export async function readList(database: Database, input: unknown, sheet: Sheet, now: Date): Promise<Row[]> {
	const { scopes, others, ...list } = parse(listInput, input);
	const names = namesOf(sheet.map((cells) => cells.join("\t")).join("\n"));
	const issues = [
		...(names.length === 0 ? [{ field: "names", code: "no_korean_names" }] : []),
		...(names.length > maxNames ? [{ field: "names", code: "too_many_names" }] : []),
		...(list.validTo < list.validFrom ? [{ field: "validTo", code: "ends_before_start" }] : []),
		...(list.checkedOn > koreanDayAt(now) ? [{ field: "checkedOn", code: "future_date" }] : []),
		...(others && list.status !== "certified" ? [{ field: "others", code: "others_of_certified" }] : []),
	];
	if (issues.length > 0) throw invalid(issues);
	const { id, nameKo } = universities;
	const rest = others
		? await database
				.select({ university_id: id, name: sql<string>`${nameKo}` })
				.from(universities)
				.where(isNotNull(nameKo))
				.orderBy(nameKo, id)
		: [];
	const shared = Object.fromEntries(Object.entries(list).map(([field, value]) => [toSnakeCase(field), value]));
	return [
		...names.map((name) => ({ name })),
		...rest.map((other) => ({ ...other, status: "not_certified", is_other: "yes" })),
	]
		.flatMap((own) => scopes.map((scope) => ({ ...shared, scope, ...own })))
		.map((cells, index) => ({ line: index + 1, cells }));
}

type University = { id: string; name: string; nameKo: string | null };
type Stored = typeof certifications.$inferSelect;
type Known = { byId: Map<string, University[]>; byName: Map<string, University[]>; stored: Stored[]; today: string };

/** Compares the rows of a list with the universities and with the statuses that do not end before the list begins. */
export function createCertificationPlanner(now: Date): (database: Transaction, rows: Row[]) => Promise<PlannedRow[]> {
	const seen = new Set<string>();
	let known: Known | undefined;
	return async (database, rows) => {
		known ??= await readKnown(database, rows[0]?.cells.valid_from ?? "", koreanDayAt(now));
		return rows.map((row) => planRow(row, known as Known, seen));
	};
}

async function readKnown(database: Transaction, from: string, today: string): Promise<Known> {
	const { id, name, nameKo } = universities;
	const all = await database.select({ id, name, nameKo }).from(universities);
	const { validFrom, validTo } = certifications;
	return {
		byId: Map.groupBy(all, (one) => one.id),
		byName: Map.groupBy(all, (one) => keyOf(one.nameKo ?? "")),
		stored: await database.select().from(certifications).where(gte(validTo, from)).orderBy(validFrom),
		today,
	};
}

function planRow({ line, cells }: Row, { byId, byName, stored, today }: Known, seen: Set<string>): PlannedRow {
	const { name: listed = "", university_id: chosen, is_other, ends_earlier, is_older, ...list } = cells;
	const { scope, status = "", valid_from: from = "", valid_to: to = "" } = list;
	const [one, another] = (chosen ? byId.get(chosen) : byName.get(keyOf(listed))) ?? [];
	const planned = { line, name: one?.name ?? listed, changes: [] };
	const wrong = (...codes: string[]): PlannedRow => ({ ...planned, state: "wrong", issues: codes.map(issueOf) });
	if (!one || another) return wrong("unknown_university");
	const own = stored.filter(
		(row) => row.universityId === one.id && row.scope === scope && row.validFrom <= to && row.validTo >= from,
	);
	const same = own.find(({ validFrom }) => validFrom === from);
	const earlier = own.find(({ validFrom }) => validFrom < from);
	const key = `${one.id} ${scope}`;
	const isRepeated = seen.has(key);
	seen.add(key);
	// A list of certified universities says nothing about screening, which has a list of its own.
	const current = (same ?? own[0])?.status ?? status;
	if (is_other && (isRepeated || !["certified", "not_certified"].includes(current)))
		return { ...planned, state: null, issues: [] };
	const isOlder = to < today || stored.some((row) => row.scope === scope && row.validFrom > from);
	const changes = earlier ? [{ column: "valid_to", from: earlier.validTo, to: dayAfter(from, -1) }] : [];
	const codes = [
		...(isRepeated ? ["row_twice"] : []),
		...(isOlder && !is_older ? ["older_list"] : []),
		...(own.some(({ validFrom }) => validFrom > from) ? ["later_status"] : []),
		...(earlier && !ends_earlier ? ["certification_overlap"] : []),
	];
	if (codes.length > 0) return { ...wrong(...codes), changes };
	const values = { ...list, id: same?.id ?? crypto.randomUUID(), university_id: one.id, scheme: "IEQAS" };
	// The earlier status ends when the new one is written.
	const before = same ?? earlier;
	const record = before && { recordId: before.id, recordVersion: before.version };
	if (!same) return { ...planned, ...record, state: "new", changes, issues: [], values };
	const now: Record<string, string> = {
		status: same.status,
		valid_to: same.validTo,
		source: same.source,
		checked_on: same.checkedOn,
	};
	const differing = Object.keys(now).filter((column) => now[column] !== list[column]);
	if (differing.length === 0 || (same.status === "excellent" && status === "certified"))
		return { ...planned, recordId: same.id, state: "same", issues: [] };
	return {
		...planned,
		...record,
		state: "changed",
		changes: differing.map((column) => ({ column, from: now[column] as string, to: list[column] as string })),
		issues: [],
		values,
	};
}

const issueOf = (code: string): Issue => ({ field: "", code });

/** What staff decide of a list that was checked. */
export type Decisions = {
	/** The universities of names that fit none, by the line of the name. */
	universities: Record<number, string>;
	/** Earlier statuses that overlap end on the day before this list begins. */
	endsEarlier: boolean;
	/** The list is over, or later ones are known; it is stored nevertheless. */
	isOlder: boolean;
};

export async function decide(transaction: Transaction, id: string, decisions: Decisions): Promise<void> {
	const ofImport = eq(importRows.importId, id);
	const add = (cells: Record<string, string>, where?: SQL) =>
		transaction
			.update(importRows)
			.set({ cells: sql`${importRows.cells} || ${JSON.stringify(cells)}::jsonb` })
			.where(and(ofImport, where));
	if (decisions.endsEarlier) await add({ ends_earlier: "yes" });
	if (decisions.isOlder) await add({ is_older: "yes" });
	const name = sql`${importRows.cells} ->> 'name'`;
	for (const [line, university_id] of Object.entries(decisions.universities)) {
		const chosen = transaction
			.select({ name })
			.from(importRows)
			.where(and(ofImport, eq(importRows.line, Number(line))));
		await add({ university_id }, sql`${name} = (${chosen})`);
	}
}

/**
 * Deletes what a list has created, and restores what it has changed or ended early: its revisions have the time of the
 * import. What was changed since, or whose former days belong to another status by now, stays as it is.
 */
export async function takeBackList(transaction: Transaction, id: string): Promise<{ count: number; changed: number }> {
	const created = await transaction.execute<{ id: string }>(sql`delete from ${certifications} using ${importRows}
		where ${importRows.importId} = ${id} and ${importRows.state} = 'new'
			and ${certifications.id} = (${importRows.values} ->> 'id')::uuid returning ${certifications.id}`);
	await deleteHistory(
		transaction,
		created.rows.map((row) => row.id),
	);
	const { rows } = await transaction.execute<{ id: string }>(sql`
		select current.id from ${certifications} as current
		join ${revisions} as before on before.record_id = current.id and before.version = current.version - 1
		where before.replaced_at = (select written_at from ${imports} where id = ${id}) and not exists (
			select from ${certifications} as other
			where other.university_id = current.university_id and other.scheme = current.scheme and other.scope = current.scope
				and other.id <> current.id and daterange(other.valid_from, other.valid_to, '[]')
					&& daterange(current.valid_from, (before.data ->> 'valid_to')::date, '[]'))
		for update of current`);
	const ids = rows.map((row) => row.id);
	if (ids.length > 0)
		await withHistory(transaction, certifications, ids, () =>
			transaction.execute(sql`
				update ${certifications} as current set status = before.data ->> 'status', source = before.data ->> 'source',
					valid_to = (before.data ->> 'valid_to')::date, checked_on = (before.data ->> 'checked_on')::date
				from ${revisions} as before
				where before.record_id = current.id and before.version = current.version - 1
					and current.id = any(${sql.param(ids)}::uuid[])`),
		);
	await transaction.delete(imports).where(eq(imports.id, id));
	return { count: created.rows.length, changed: ids.length };
}
