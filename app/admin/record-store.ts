import type { Caller } from "../../domain/access/caller.ts";
import { createPost, deletePost, updatePost } from "../../domain/blog/commands.ts";
import { getPostForStaff } from "../../domain/blog/queries.ts";
import {
	createProgram,
	createUniversity,
	deleteProgram,
	deleteUniversity,
	updateProgram,
	updateUniversity,
} from "../../domain/catalog/commands.ts";
import { getProgramRecord } from "../../domain/catalog/program-queries.ts";
import { findUniversity, getUniversityRecord } from "../../domain/catalog/university-queries.ts";
import { invalid, notFound } from "../../domain/errors.ts";
import { type Language, localized } from "../../domain/language.ts";
import type { RevisedNoun } from "../../domain/revisions/rules.ts";
import { createContent, deleteContent, updateContent } from "../../domain/site-content/commands.ts";
import { getContentRecord, listContentRecords } from "../../domain/site-content/queries.ts";
import { type Field, inputOf, type Values } from "./fields.ts";
import type { RecordType } from "./record-types.ts";

/** How records of a type are read and written, for loaders and actions. */
type RecordStore = {
	get(caller: Caller, id: string, language: Language): Promise<Record<string, unknown> & { version: number }>;
	create(caller: Caller, input: unknown): Promise<string>;
	update(caller: Caller, id: string, input: unknown, version?: number): Promise<void>;
	remove(caller: Caller, id: string): Promise<void>;
};

const university = {
	get: getUniversityRecord,
	create: createUniversity,
	update: updateUniversity,
	remove: deleteUniversity,
};
const program = { get: getProgramRecord, create: createProgram, update: updateProgram, remove: deleteProgram };
const post = { get: getPostForStaff, create: createPost, update: updatePost, remove: deletePost };

export function storeOf(noun: RevisedNoun): RecordStore {
	if (noun === "university") return university;
	if (noun === "program") return program;
	if (noun === "post") return post;
	return {
		get: (caller, id) => getContentRecord(caller, noun, id),
		create: (caller, input) => createContent(caller, noun, input),
		update: (caller, id, input, version) => updateContent(caller, noun, id, input, version),
		remove: (caller, id) => deleteContent(caller, noun, id),
	};
}

/** The record's name; "" if it has none yet. */
export const nameOf = (record: Record<string, unknown>, { name }: RecordType, language: Language): string =>
	localized(record as Record<string, string | null>, name, language);

/**
 * Converts a form's values to the domain's input.
 * @throws ProblemError: invalid if no university or several have the given name.
 */
export async function recordInput(caller: Caller, values: Values, fields: Field[]): Promise<Record<string, unknown>> {
	const input = inputOf(values, fields);
	for (const { name, reference } of fields) {
		if (!reference) continue;
		const id = await findUniversity(caller, values[name] ?? "", values[reference] ?? "");
		if (!id) throw invalid([{ field: name, code: "unknown_university" }]);
		input[reference] = id;
	}
	return input;
}

/**
 * Some kinds of content are required by pages: their records can be deleted only beyond the maximum number.
 * @throws ProblemError: not-found.
 */
export async function requireDeletable(caller: Caller, { section }: RecordType): Promise<void> {
	if (!section || section.isDeletable) return;
	if ((await listContentRecords(caller, section.kind)).length <= section.most) throw notFound("content");
}
