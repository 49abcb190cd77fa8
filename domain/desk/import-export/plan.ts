import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import { importRows, universities } from "../../../database/tables.ts";
import { programNoun, universityNoun } from "../../catalog/commands.ts";
import { type NamedUniversity, shortName } from "../../catalog/cover-facts.ts";
import { scholarshipNoun } from "../../catalog/scholarships/commands.ts";
import { documentRuleNoun } from "../../documents/commands.ts";
import { packTemplateNoun } from "../../documents/pack-commands.ts";
import { isTie } from "../../documents/rules.ts";
import type { DocumentRule } from "../../documents/schema.ts";
import { readFeeCells } from "../../records/fees/sheet.ts";
import { type Fields, localizedNames } from "../../records/field-types.ts";
import type { Intake } from "../../records/intakes/rules.ts";
import type { Noun } from "../../records/noun.ts";
import type { RevisedTable } from "../../records/record-history.ts";
import { type Issue, problemOf } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { toCamelCase, toSnakeCase } from "../../shared/naming.ts";
import { type ColumnChange, changesOf, feesOf, fillPlainTexts, readCells, shortened } from "./cells.ts";
import { beyond, cellOf, type Row } from "./rules.ts";
import type { ExportKind, ImportRowState } from "./schema.ts";

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

type Values = Record<string, unknown>;
type Stored = Values & { id: string; version: number };

type SheetNoun = {
	noun: Pick<Noun, "fields" | "input" | "list" | "parse"> & { table: RevisedTable };
	/** What a record is about: a row without an id is the record that is about the same. The first field names it. */
	about: string[];
	/** Tells records about the same apart if a row says it. */
	variant?: string;
	/** The code of what is wrong with two records beside each other. */
	conflictOf?(one: Values, other: Values): string | undefined;
};

export const sheetNouns: Record<ExportKind, SheetNoun> = {
	universities: { noun: universityNoun, about: ["name"] },
	// A university may teach one subject for several degrees.
	programs: { noun: programNoun, about: ["title", "universityId"], variant: "type" },
	scholarships: { noun: scholarshipNoun, about: ["name", "levels", "universityId"] },
	"document-rules": {
		noun: documentRuleNoun,
		about: ["document", "stage", "visaTypes", "nationality", "payer", "universityId", "validFrom", "validTo"],
		conflictOf: (one, other) => (isTie(one as DocumentRule, other as DocumentRule) ? "document_rule_tie" : undefined),
	},
	"pack-templates": { noun: packTemplateNoun, about: ["name", "universityId"] },
};

const folded = (value: unknown) =>
	cellOf(Array.isArray(value) ? value.toSorted() : value)
		.trim()
		.toLowerCase();
const keyOf = (fields: string[], values: Values) => fields.map((field) => folded(values[field])).join("|");

/**
 * Compares rows with the stored records: by id, else by what they are about. Remembers the rows of earlier calls, so that no two
 * rows change the same record, and the records and universities of the first one.
 */
export function createPlanner(kind: ExportKind): (database: Transaction, rows: Row[]) => Promise<PlannedRow[]> {
	const sheet = sheetNouns[kind];
	let known: Known | undefined;
	return async (database, rows) => {
		known ??= await readKnown(database, sheet);
		const all = known;
		const matched = rows.map((row) => matchRow(sheet, row, all));
		const ids = matched.flatMap(({ candidates: [one] }) => one?.id ?? []);
		const { table } = sheet.noun;
		const found = (await database.select().from(table).where(inArray(table.id, ids))) as Stored[];
		const byId = new Map(found.map((one) => [one.id, one]));
		return matched.map((row) => planRow(sheet, row, byId, all));
	};
}

type Known = {
	universities: Awaited<ReturnType<typeof readUniversityNames>>;
	records: Awaited<ReturnType<typeof readKeys>>;
	/** Of records that may conflict: as they are after the rows so far, by id or by what they are about. */
	current: Map<string, Values>;
	seen: Set<string>;
};

async function readKnown(database: Transaction, sheet: SheetNoun): Promise<Known> {
	const all = sheet.conflictOf ? ((await database.select().from(sheet.noun.table)) as Stored[]) : [];
	return {
		universities: await readUniversityNames(database),
		records: await readKeys(database, sheet),
		current: new Map(all.map((one) => [one.id, one])),
		seen: new Set(),
	};
}

/** All records with what they are about. */
async function readKeys(database: Transaction, { noun: { table }, about, variant }: SheetNoun) {
	const columns: Record<string, PgColumn> = getTableColumns(table);
	const names = ["id", ...about, ...(variant ? [variant] : [])];
	const rows: Values[] = await database
		.select(Object.fromEntries(names.map((name) => [name, columns[name] as PgColumn])))
		.from(table);
	const records = rows.map((row) => ({ ...row, id: row.id as string }) as Values & { id: string });
	return {
		byId: Map.groupBy(records, ({ id }) => id),
		byKey: Map.groupBy(records, (record) => keyOf(about, record)),
	};
}

type MatchedRow = ReturnType<typeof matchRow>;

/** A row with the records that it may be about. */
function matchRow({ noun: { fields }, about, variant }: SheetNoun, { line, cells }: Row, known: Known) {
	const { id = "", university, university_id, [beyond]: tooMany, ...given } = cells;
	const { place, issues } = matchUniversity(cells, known.universities);
	if (tooMany !== undefined) issues.push({ field: "", code: "too_many_cells" });
	const input = readCells(fields, given, issues);
	const isPlaced = university !== undefined || university_id !== undefined;
	if (place || (isPlaced && !fields.universityId?.required)) input.universityId = place?.id ?? null;
	const alone = { ...input };
	fillPlainTexts(alone, {}, false, localizedNames(fields));
	const key = keyOf(about, alone);
	const isNamed = folded(alone[about[0] as string]) !== "";
	const typed = variant && folded(alone[variant]);
	const named = (isNamed && known.records.byKey.get(key)) || [];
	const candidates = id
		? (known.records.byId.get(id.toLowerCase()) ?? [])
		: named.filter((one) => !typed || folded(one[variant as string]) === typed);
	// The record of which another row of the file may not speak, too.
	const self = candidates[0]?.id ?? (id || (isNamed ? `${key}|${typed ?? ""}` : undefined));
	return { line, id, given, input, place, issues, candidates, self };
}

function planRow(
	sheet: SheetNoun,
	{ line, id, given, input, place, issues, candidates, self }: MatchedRow,
	byId: Map<string, Stored>,
	known: Known,
): PlannedRow {
	const { noun, about, conflictOf } = sheet;
	const [naming = ""] = about;
	const stored = byId.get(candidates[0]?.id ?? "");
	if (id && !stored) issues.push({ field: "id", code: "unknown_id" });
	if (candidates.length > 1) issues.push({ field: naming, code: "ambiguous" });
	if (self && known.seen.has(self)) issues.push({ field: id ? "id" : naming, code: "row_twice" });
	if (self) known.seen.add(self);
	const fees = readFeeCells(given, feesOf(stored));
	if (fees) input.feeItems = fees.items;
	issues.push(...(fees?.missing ?? []));
	const { whole, parsed, wrong } = attempt(noun, input, stored);
	for (const { field: path, code } of wrong) {
		const field = fees && path.startsWith("feeItems") ? fees.columnOf(path) : columnOf(path, noun.fields);
		if (!issues.some((issue) => issue.field === field)) issues.push({ field, code });
	}
	const words = about.filter((field) => field !== "universityId").map((field) => cellOf(whole[field]));
	const name = shortened([...words, place?.name].filter(Boolean).join(" · "));
	const planned = { line, name, changes: [], issues };
	if (!parsed || issues.length > 0) return { ...planned, state: "wrong" };
	const [conflict] = [...known.current].flatMap(([of, other]) =>
		of === self ? [] : (conflictOf?.(parsed, other) ?? []),
	);
	if (conflict) return { ...planned, state: "wrong", issues: [{ field: "", code: conflict }] };
	if (conflictOf && self) known.current.set(self, parsed);
	if (stored) keepDeadline(parsed, stored);
	const values = Object.fromEntries(Object.entries(parsed).map(([field, value]) => [toSnakeCase(field), value]));
	if (!stored) return { ...planned, state: "new", values };
	const changes = Object.keys(parsed).flatMap((field) => changesOf(field, noun.fields[field], stored, parsed));
	return changes.length === 0
		? { ...planned, state: "same", recordId: stored.id }
		: { ...planned, recordId: stored.id, recordVersion: stored.version, state: "changed", changes, values };
}

/** A row as the record that it makes of a stored one, of which it keeps what it does not say. */
function attempt({ input: { shape }, parse, fields }: SheetNoun["noun"], input: Values, stored: Stored | undefined) {
	const before = Object.fromEntries(Object.keys(shape).map((field) => [field, stored?.[field]]));
	const whole: Values = { ...before, ...input };
	fillPlainTexts(whole, before, stored !== undefined, localizedNames(fields));
	try {
		return { whole, parsed: parse(whole) as Values, wrong: [] };
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind !== "invalid") throw error;
		return { whole, parsed: undefined, wrong: problem.issues };
	}
}

/** A program with certain intakes keeps the deadline that follows from them and ignores the cell. */
function keepDeadline(parsed: Values, stored: Stored): void {
	const intakes = (parsed.intakes ?? []) as Intake[];
	if (intakes.some(({ certainty }) => certainty === "certain")) parsed.applicationDeadline = stored.applicationDeadline;
}

/** The column of an issue's path; in a cell with lines also the line and its value: "intakes:2:closes". */
function columnOf(path: string, fields: Fields): string {
	const [field = "", index, part] = path.split(".");
	if (field === "universityId") return "university";
	if (!index || !fields[field]?.item) return toSnakeCase(field);
	return [toSnakeCase(field), Number(index) + 1, ...(part ? [part] : [])].join(":");
}

type University = NamedUniversity & { id: string };
type Universities = { byId: Map<string, University>; byName: Map<string, University[]> };

/** All universities with their names in every language. */
async function readUniversityNames(database: Transaction): Promise<Universities> {
	const { id, nameKo, websiteUrl } = universities;
	const names = pickLocalized(universities, "name");
	const all = await database.select({ id, nameKo, websiteUrl, ...names }).from(universities);
	const byName = new Map<string, University[]>();
	for (const one of all) for (const name of namesOf(one)) byName.set(name, [...(byName.get(name) ?? []), one]);
	return { byId: new Map(all.map((one) => [one.id, one])), byName };
}

/** A name in any language, or the usual abbreviation. */
const namesOf = (university: University): Set<string> => {
	const names = Object.values(pickLocalized(university, "name"));
	return new Set([...names, university.nameKo, shortName(university)].map(folded).filter(Boolean));
};

/** Finds the university of a row: by id, or by a name that only one university has. */
function matchUniversity(cells: Row["cells"], { byId, byName }: Universities): { place?: University; issues: Issue[] } {
	const { university_id: id = "", university: name = "" } = cells;
	if (!id && !name) return { issues: [] };
	const fault = (field: string, code: string) => ({ issues: [{ field, code }] });
	const [place, another] = id ? [byId.get(id.toLowerCase())] : (byName.get(folded(name)) ?? []);
	if (!place) return fault(id ? "university_id" : "university", "unknown_university");
	if (another) return fault("university", "ambiguous");
	if (name && !namesOf(place).has(folded(name))) return fault("university", "university_mismatch");
	return { place, issues: [] };
}

/** Whether a record that somebody else has added since the rows were compared is about the same as a new row. */
export async function hasNamesakes(transaction: Transaction, kind: ExportKind, importId: string): Promise<boolean> {
	const { about, variant = about[0] as string } = sheetNouns[kind];
	const [{ byKey }, rows] = [
		await readKeys(transaction, sheetNouns[kind]),
		await transaction.select().from(importRows).where(eq(importRows.importId, importId)),
	];
	return rows
		.filter(({ state }) => state === "new")
		.map(({ values }) =>
			Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [toCamelCase(name), value])),
		)
		.some((made) => byKey.get(keyOf(about, made))?.some((one) => folded(one[variant]) === folded(made[variant])));
}

/** Whether two records that were written contradict each other: one of them has come since the rows were compared. */
export async function hasConflict(transaction: Transaction, kind: ExportKind): Promise<boolean> {
	const { noun, conflictOf } = sheetNouns[kind];
	if (!conflictOf) return false;
	const all: Values[] = await transaction.select().from(noun.table);
	return all.some((one, index) => all.slice(index + 1).some((other) => conflictOf(one, other)));
}
