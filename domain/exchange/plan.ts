import { inArray, or } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { programs, universities } from "../../database/tables.ts";
import { programInput, universityInput } from "../catalog/schema.ts";
import type { Issue } from "../errors.ts";
import { asId, faults } from "../input.ts";
import { cellOf, columnOf, fieldOf, formValue, type Row } from "./rules.ts";
import type { ExchangeKind, ImportedRow } from "./schema.ts";

/** A row, and what is to be written for it: nothing when it is wrong or the same. */
export type PlannedRow = { row: ImportedRow; id?: string; values?: Record<string, unknown> };

type Stored = Record<string, unknown> & { id: string };

/** Holds each row against what is stored: by its id, else by its name (of a program: with its university). */
export async function planImport(
	database: Database | Transaction,
	kind: ExchangeKind,
	rows: Row[],
): Promise<PlannedRow[]> {
	const places = kind === "programs" ? await findUniversities(database, rows) : undefined;
	const known = kind === "programs" ? await findPrograms(database, rows) : await findUniversities(database, rows);
	const schema = kind === "programs" ? programInput : universityInput;
	const seen = new Set<string>();
	return rows.map(({ line, cells }) => {
		const { id = "", university = "", ...given } = cells;
		const name = given[kind === "programs" ? "title" : "name"] ?? "";
		const issues: Issue[] = [];
		if (places && !given.university_id && university) {
			const place = places.byName.get(university);
			if (place) given.university_id = place.id;
			else issues.push({ field: "university", code: "unknown_university" });
		}
		const stored = id ? known.byId.get(id.toLowerCase()) : known.byName.get(nameOf(kind, given));
		if (id && !stored) issues.push({ field: "id", code: "unknown_id" });
		const key = stored?.id ?? nameOf(kind, given);
		if (seen.has(key)) issues.push({ field: id ? "id" : "name", code: "row_twice" });
		seen.add(key);
		const input = Object.fromEntries(
			Object.entries(given).flatMap(([column, cell]) => {
				const value = formValue(column, cell);
				return value === undefined ? [] : [[fieldOf(column), value]];
			}),
		);
		const whole = { ...(stored && inputOf(stored, schema.shape)), ...input };
		for (const { field, code } of faults(schema, whole)) issues.push({ field: columnOf(field), code });
		if (places && given.university_id && !places.byId.has(given.university_id.toLowerCase())) {
			issues.push({ field: "university_id", code: "unknown_university" });
		}
		const row: ImportedRow = {
			line,
			name: name || cellOf(stored?.[kind === "programs" ? "title" : "name"]),
			state: "wrong",
			changes: [],
			issues,
		};
		if (issues.length > 0) return { row };
		const values = schema.parse(whole) as Record<string, unknown>;
		const changes = stored
			? Object.keys(values).filter((field) => cellOf(values[field]) !== cellOf(stored[field]))
			: [];
		row.changes = changes.map(columnOf);
		row.state = !stored ? "new" : changes.length > 0 ? "changed" : "same";
		return { row, ...(stored && { id: stored.id }), ...(row.state !== "same" && { values }) };
	});
}

function nameOf(kind: ExchangeKind, cells: Record<string, string>): string {
	return kind === "programs" ? `${cells.university_id ?? ""} ${cells.title ?? ""}` : (cells.name ?? "");
}

/** Only what a form may say: no times, no versions, no generated columns. */
function inputOf(stored: Stored, shape: object): Record<string, unknown> {
	return Object.fromEntries(Object.keys(shape).map((field) => [field, stored[field]]));
}

function index(rows: Stored[], name: (row: Stored) => string) {
	return { byId: new Map(rows.map((row) => [row.id, row])), byName: new Map(rows.map((row) => [name(row), row])) };
}

async function findUniversities(database: Database | Transaction, rows: Row[]) {
	const ids = rows.flatMap(({ cells }) => [asId(cells.id) ?? [], asId(cells.university_id) ?? []].flat());
	const names = rows.flatMap(({ cells }) => [cells.name, cells.university].filter((name) => name !== undefined));
	const found = await database
		.select()
		.from(universities)
		.where(or(inArray(universities.id, ids), inArray(universities.name, names)));
	return index(found, (row) => String(row.name));
}

async function findPrograms(database: Database | Transaction, rows: Row[]) {
	const ids = rows.flatMap(({ cells }) => asId(cells.id) ?? []);
	const titles = rows.flatMap(({ cells }) => (cells.id ? [] : (cells.title ?? [])));
	const found = await database
		.select()
		.from(programs)
		.where(or(inArray(programs.id, ids), inArray(programs.title, titles)));
	return index(found, (row) => `${row.universityId} ${row.title}`);
}
