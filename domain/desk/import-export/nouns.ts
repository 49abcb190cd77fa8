import type { Transaction } from "../../../database/connect.ts";
import { documentRules, packTemplates, scholarships } from "../../../database/tables.ts";
import { scholarshipNoun } from "../../catalog/scholarships/commands.ts";
import { scholarshipFields } from "../../catalog/scholarships/fields.ts";
import { parseScholarship } from "../../catalog/scholarships/schema.ts";
import { documentRuleNoun } from "../../documents/commands.ts";
import { documentRuleFields, packTemplateFields } from "../../documents/fields.ts";
import { packTemplateNoun } from "../../documents/pack-commands.ts";
import { isTie } from "../../documents/rules.ts";
import { type DocumentRule, parseDocumentRule, parsePackTemplate } from "../../documents/schema.ts";
import { type Fields, localizedNames } from "../../records/field-types.ts";
import type { Noun } from "../../records/noun.ts";
import { type Issue, problemOf } from "../../shared/errors.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { fillPlainTexts, readCells } from "./cells.ts";
import { changesOf, shortened } from "./changes.ts";
import { columnOf, matchUniversity, type PlannedRow, readUniversityNames } from "./plan.ts";
import { beyond, cellOf, type Row } from "./rules.ts";
import type { NounKind } from "./schema.ts";

type Values = Record<string, unknown>;
type Stored = Values & { id: string; version: number };

type SheetNoun = {
	noun: Pick<Noun, "list">;
	table: typeof documentRules | typeof packTemplates | typeof scholarships;
	fields: Fields;
	/** @throws ProblemError: invalid. */
	parse(input: unknown): Values;
	/** What a record is about: a row without an id is the record that is about the same. */
	about: string[];
	/** The code of what is wrong with two records beside each other. */
	conflictOf?(one: Values, other: Values): string | undefined;
};

export const sheetNouns: Record<NounKind, SheetNoun> = {
	scholarships: {
		...{ noun: scholarshipNoun, table: scholarships, fields: scholarshipFields, parse: parseScholarship },
		about: ["name", "levels", "universityId"],
	},
	"document-rules": {
		...{ noun: documentRuleNoun, table: documentRules, fields: documentRuleFields, parse: parseDocumentRule },
		about: ["document", "stage", "visaTypes", "nationality", "payer", "universityId", "validFrom", "validTo"],
		conflictOf: (one, other) => (isTie(one as DocumentRule, other as DocumentRule) ? "document_rule_tie" : undefined),
	},
	"pack-templates": {
		...{ noun: packTemplateNoun, table: packTemplates, fields: packTemplateFields, parse: parsePackTemplate },
		about: ["name", "universityId"],
	},
};

/** Compares rows with the stored records: by id, else by what they are about. Remembers the rows of earlier calls. */
export function createNounPlanner(kind: NounKind): (database: Transaction, rows: Row[]) => Promise<PlannedRow[]> {
	const { table, about } = sheetNouns[kind];
	const keyOf = (values: Values) => about.map((field) => cellOf(values[field]).toLowerCase()).join("|");
	let known: Known | undefined;
	return async (database, rows) => {
		if (!known) {
			const stored: Stored[] = await database.select().from(table as typeof documentRules);
			known = {
				universities: await readUniversityNames(database),
				byId: new Map(stored.map((one) => [one.id, one])),
				byKey: new Map(stored.map((one) => [keyOf(one), one])),
				current: new Map(stored.map((one) => [one.id, one])),
				seen: new Set(),
				keyOf,
			};
		}
		const all = known;
		return rows.map((row) => planRow(sheetNouns[kind], row, all));
	};
}

type Known = {
	universities: Awaited<ReturnType<typeof readUniversityNames>>;
	byId: Map<string, Stored>;
	byKey: Map<string, Stored>;
	/** The records as they are after the rows so far, by id or by line. */
	current: Map<string, Values>;
	seen: Set<string>;
	keyOf(values: Values): string;
};

function planRow(noun: SheetNoun, { line, cells }: Row, known: Known): PlannedRow {
	const { id = "", university, university_id, [beyond]: tooMany, ...given } = cells;
	const place = matchUniversity(cells, known.universities);
	const issues: Issue[] = [...place.issues];
	if (tooMany !== undefined) issues.push({ field: "", code: "too_many_cells" });
	const input = readCells(noun.fields, given, issues);
	if (university !== undefined || university_id !== undefined) input.universityId = place.place ?? null;
	const named = known.byId.get(id.toLowerCase());
	if (id && !named) issues.push({ field: "id", code: "unknown_id" });
	// Without an id, a row must say what it is about before its record can be found.
	const alone = id ? undefined : attempt(noun, input, undefined);
	const stored = named ?? (alone?.parsed && known.byKey.get(known.keyOf(alone.parsed)));
	const { parsed, issues: wrong } = alone && !stored ? alone : attempt(noun, input, stored);
	for (const issue of wrong) if (!issues.some(({ field }) => field === issue.field)) issues.push(issue);
	const shown = parsed ?? { ...stored, ...input };
	const words = noun.about.filter((field) => field !== "universityId").map((field) => cellOf(shown[field]));
	const name = shortened([...words, place.placeName].filter(Boolean).join(" · "));
	const self = stored?.id ?? (parsed ? known.keyOf(parsed) : "");
	if (self && known.seen.has(self)) issues.push({ field: id ? "id" : "", code: "row_twice" });
	if (self) known.seen.add(self);
	const planned = { line, name, changes: [], issues };
	if (!parsed || issues.length > 0) return { ...planned, state: "wrong" };
	const [conflict] = [...known.current].flatMap(([of, other]) =>
		of === self ? [] : (noun.conflictOf?.(parsed, other) ?? []),
	);
	if (conflict) return { ...planned, state: "wrong", issues: [{ field: "", code: conflict }] };
	known.current.set(self, parsed);
	const values = Object.fromEntries(Object.entries(parsed).map(([field, value]) => [toSnakeCase(field), value]));
	if (!stored) return { ...planned, state: "new", values };
	const changes = Object.keys(parsed).flatMap((field) => changesOf(field, noun.fields[field], stored, parsed));
	const record = { recordId: stored.id, recordVersion: stored.version };
	return changes.length === 0
		? { ...planned, state: "same", recordId: stored.id }
		: { ...planned, ...record, state: "changed", changes, values };
}

/** A row as the record that it makes of a stored one, of which it keeps what it does not say. */
function attempt({ parse, fields }: SheetNoun, input: Values, stored: Stored | undefined) {
	const { id: _id, version: _version, ...before } = stored ?? ({} as Partial<Stored>);
	const whole: Values = { ...before, ...input };
	fillPlainTexts(whole, before, stored !== undefined, localizedNames(fields));
	try {
		return { parsed: parse(whole), issues: [] };
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind !== "invalid") throw error;
		const issues = problem.issues.map(({ field, code }) => ({ field: columnOf(field, fields), code }));
		return { parsed: undefined, issues };
	}
}

/** Whether two records that were written contradict each other: one of them has come since the rows were compared. */
export async function hasConflict(transaction: Transaction, kind: NounKind): Promise<boolean> {
	const { table, conflictOf } = sheetNouns[kind];
	if (!conflictOf) return false;
	const all: Values[] = await transaction.select().from(table as typeof documentRules);
	return all.some((one, index) => all.slice(index + 1).some((other) => conflictOf(one, other)));
}
