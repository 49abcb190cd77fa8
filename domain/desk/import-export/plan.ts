import { inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { programs, universities } from "../../../database/tables.ts";
import { programInput, universityInput } from "../../catalog/schema.ts";
import { readFeeCells } from "../../records/fees/sheet.ts";
import { type Fields, localizedNames } from "../../records/field-types.ts";
import type { Intake } from "../../records/intakes/rules.ts";
import type { Issue } from "../../shared/errors.ts";
import { languages, pickLocalized, variantOf } from "../../shared/language.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { foldCase } from "../../shared/search.ts";
import { asId, findIssues } from "../../shared/validation.ts";
import { fillPlainTexts, readCells } from "./cells.ts";
import { type ColumnChange, changesOf, feesOf, shortened } from "./changes.ts";
import { beyond, cellOf, type Row } from "./rules.ts";
import { type CatalogKind, fieldsOf, type ImportRowState } from "./schema.ts";

/** What an import will do with a row: the record, and by column the `values` of a new or changed record. */
export type PlannedRow = {
	line: number;
	name: string;
	/** Null for a row that says nothing, and is not shown. */
	state: ImportRowState | null;
	changes: ColumnChange[];
	issues: Issue[];
	recordId?: string;
	recordVersion?: number;
	values?: Record<string, unknown>;
};

type Stored = Record<string, unknown> & { id: string; version: number };
/** The records that rows may refer to, including universities. */
type Known = { byId: Map<string, Stored>; byKey: Map<string, Stored[]> };

const schemas = { universities: universityInput, programs: programInput };

/**
 * Compares rows with the stored records: by id, else by name (for a program together with its university, and its type
 * if the file has one). Remembers the rows of earlier calls, so that no two rows change the same record, and the
 * universities of the first one.
 */
export function createPlanner(kind: CatalogKind): (database: Transaction, rows: Row[]) => Promise<PlannedRow[]> {
	const seen = new Set<string>();
	let namedUniversities: Known | undefined;
	return async (database, rows) => {
		if (kind === "programs") namedUniversities ??= await readUniversityNames(database);
		const matched = rows.map((row) => ({ ...row, ...matchUniversity(row.cells, namedUniversities) }));
		const known = kind === "programs" ? await programsOf(database, matched) : await universitiesOf(database, matched);
		return matched.map((row) => planRow(kind, row, known, seen));
	};
}

type UniversityMatch = { place?: string; placeName?: string; issues: Issue[] };
type MatchedRow = Row & UniversityMatch;

function planRow(
	kind: CatalogKind,
	{ line, cells, place, placeName, issues: found }: MatchedRow,
	known: Known,
	seen: Set<string>,
) {
	const issues = [...found];
	const naming = kind === "programs" ? "title" : "name";
	const { id = "", university: _named, university_id: _id, [beyond]: tooMany, ...given } = cells;
	if (tooMany !== undefined) issues.push({ field: "", code: "too_many_cells" });
	const title =
		columnsOfText(naming)
			.map((column) => given[column])
			.find(Boolean) ?? "";
	const key = keyOf(kind, { ...given, [naming]: title }, place);
	const named = title ? (known.byKey.get(key) ?? []) : [];
	// A university may teach one subject for several degrees.
	const candidates = id
		? [known.byId.get(id.toLowerCase())]
		: named.filter((one) => !given.type || cellOf(one.type) === given.type);
	const stored = candidates[0];
	if (id && !stored) issues.push({ field: "id", code: "unknown_id" });
	if (candidates.length > 1) issues.push({ field: naming, code: "ambiguous" });
	const self = stored?.id ?? (id || `${key} ${given.type ?? ""}`);
	if ((stored || title) && seen.has(self)) issues.push({ field: id ? "id" : naming, code: "row_twice" });
	seen.add(self);

	const definitions = fieldsOf[kind];
	const input = readCells(definitions, given, issues);
	if (kind === "programs" && place) input.universityId = place;
	const fees = kind === "programs" ? readFees(given, stored, input, issues) : undefined;
	const schema = schemas[kind];
	const fields = Object.keys(schema.shape);
	const before: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, stored?.[field]]));
	const whole: Record<string, unknown> = { ...before, ...input };
	fillPlainTexts(whole, before, Boolean(stored), localizedNames(definitions));
	for (const { field: path, code } of findIssues(schema, whole)) {
		const [field = ""] = path.split(".");
		const column = field === "feeItems" && fees ? fees.columnOf(path) : columnOf(path, definitions);
		// An omitted field keeps its stored value, even an invalid one.
		const isRelevant = !stored || field in input || whole[field] !== before[field];
		const isReported = issues.some((issue) => issue.field === column);
		if (isRelevant && !isReported) issues.push({ field: column, code });
	}
	const name = title || cellOf(stored?.[naming]);
	const planned = { line, name: shortened(placeName ? `${name} — ${placeName}` : name), changes: [], issues };
	if (issues.length > 0) return { ...planned, state: "wrong" } satisfies PlannedRow;

	const parsed = schema.parse(whole) as Record<string, unknown>;
	if (stored) keepDeadline(parsed, stored);
	const effective = fields.filter(
		(field) =>
			!stored ||
			((field in input || whole[field] !== before[field]) &&
				changesOf(field, definitions[field], stored, parsed).length > 0),
	);
	if (stored && effective.length === 0) return { ...planned, state: "same", recordId: stored.id } satisfies PlannedRow;
	const values = Object.fromEntries(
		fields.map((field) => [toSnakeCase(field), !stored || effective.includes(field) ? parsed[field] : stored[field]]),
	);
	if (!stored) return { ...planned, state: "new", values } satisfies PlannedRow;
	return {
		...planned,
		state: "changed",
		changes: effective.flatMap((field) => changesOf(field, definitions[field], stored, parsed)),
		...{ recordId: stored.id, recordVersion: stored.version },
		values,
	} satisfies PlannedRow;
}

/** Adds the fees of a row to its input, and an issue for each column that they lack. */
function readFees(
	cells: Record<string, string>,
	stored: Stored | undefined,
	input: Record<string, unknown>,
	issues: Issue[],
) {
	const fees = readFeeCells(cells, feesOf(stored));
	if (fees) input.feeItems = fees.items;
	issues.push(...(fees?.missing ?? []));
	return fees;
}

/** A program with certain intakes keeps the deadline that follows from them and ignores the cell. */
function keepDeadline(parsed: Record<string, unknown>, stored: Stored): void {
	const intakes = (parsed.intakes ?? []) as Intake[];
	if (intakes.some(({ certainty }) => certainty === "certain")) parsed.applicationDeadline = stored.applicationDeadline;
}

/** The column of an issue's path; in a cell with lines also the line and its value: "intakes:2:closes". */
export function columnOf(path: string, fields: Fields): string {
	const [field = "", index, part] = path.split(".");
	if (field === "universityId") return "university";
	if (!index || !fields[field]?.item) return toSnakeCase(field);
	return [toSnakeCase(field), Number(index) + 1, ...(part ? [part] : [])].join(":");
}

const folded = (name: string) => name.trim().toLowerCase();

function keyOf(kind: CatalogKind, cells: Record<string, unknown>, place: string | undefined): string {
	return kind === "programs" ? `${place ?? ""} ${folded(cellOf(cells.title))}` : folded(cellOf(cells.name));
}

const columnsOfText = (column: string) => [column, ...languages.map((language) => `${column}_${language}`)];
const namesOf = (university: Stored) =>
	["name", ...languages.map((language) => variantOf("name", language)), "nameKo"]
		.map((field) => folded(cellOf(university[field])))
		.filter(Boolean);

/** Finds the university of a program's row: by id, or by a name in any language that only one university has. */
export function matchUniversity(cells: Record<string, string>, namedUniversities: Known | undefined): UniversityMatch {
	const { university_id: id = "", university: name = "" } = cells;
	if (!namedUniversities || (!id && !name)) return { issues: [] };
	const fault = (field: string, code: string) => ({ issues: [{ field, code }] });
	if (id) {
		const place = namedUniversities.byId.get(id.toLowerCase());
		if (!place) return fault("university_id", "unknown_university");
		if (name && !namesOf(place).includes(folded(name))) return fault("university", "university_mismatch");
		return { place: place.id, placeName: cellOf(place.name), issues: [] };
	}
	const [place, another] = namedUniversities.byKey.get(folded(name)) ?? [];
	if (!place) return fault("university", "unknown_university");
	return another ? fault("university", "ambiguous") : { place: place.id, placeName: cellOf(place.name), issues: [] };
}

const textArray = (values: string[]) => sql`(select fold_case(each) from unnest(${sql.param(values)}::text[]) as each)`;
const filled = (cells: (string | undefined)[]) => [...new Set(cells.filter((cell) => cell))] as string[];
const idsOf = (rows: Row[], column: string) => filled(rows.map(({ cells }) => asId(cells[column])));

function group(rows: Stored[], keys: (row: Stored) => string[]): Known {
	const byKey = new Map<string, Stored[]>();
	for (const row of rows) {
		for (const key of new Set(keys(row))) byKey.set(key, [...(byKey.get(key) ?? []), row]);
	}
	return { byId: new Map(rows.map((row) => [row.id, row])), byKey };
}

async function universitiesOf(database: Transaction, rows: Row[]): Promise<Known> {
	const names = filled(
		rows.flatMap(({ cells }) => (cells.id ? [] : columnsOfText("name").map((column) => cells[column]))),
	);
	const found = await database
		.select()
		.from(universities)
		.where(or(inArray(universities.id, idsOf(rows, "id")), sql`${foldCase(universities.name)} in ${textArray(names)}`));
	return group(found, (row) => [keyOf("universities", row, undefined)]);
}

/** All universities with their names. Comparing the names in the database would normalize each of them for every batch. */
export async function readUniversityNames(database: Transaction): Promise<Known> {
	const { id, version, nameKo } = universities;
	const found = await database
		.select({ id, version, nameKo, ...pickLocalized(universities, "name") })
		.from(universities);
	return group(found, namesOf);
}

async function programsOf(database: Transaction, rows: MatchedRow[]): Promise<Known> {
	const named = rows.filter(({ cells }) => !cells.id);
	const universityIds = filled(named.map(({ place }) => place));
	const titles = filled(named.flatMap(({ cells }) => columnsOfText("title").map((column) => cells[column])));
	const found = await database
		.select()
		.from(programs)
		.where(
			or(
				inArray(programs.id, idsOf(rows, "id")),
				sql`${programs.universityId} = any(${sql.param(universityIds)}::uuid[]) and ${foldCase(programs.title)} in ${textArray(titles)}`,
			),
		);
	return group(found, (row) => [keyOf("programs", row, cellOf(row.universityId))]);
}
