import {
	certifications,
	documentRules,
	packTemplates,
	programs,
	scholarships,
	universities,
} from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { defineNoun } from "../records/noun.ts";
import { updateRecord } from "../records/records.ts";
import { parse } from "../shared/validation.ts";
import { program, university } from "./fields.ts";
import { getProgramRecord } from "./program-queries.ts";
import { programInput, universityInput } from "./schema.ts";

/** Hides records from visitors or shows them again, all of them or none. */
const hideRecords =
	(noun: "university" | "program", table: typeof universities | typeof programs) =>
	async (caller: Caller, ids: string[], isHidden: boolean): Promise<void> => {
		const { database, actor } = caller.permit("catalog:write");
		await database.transaction(async (transaction) => {
			for (const id of ids)
				await updateRecord({ database: transaction, actor }, noun, table, id, undefined, { isHidden });
		});
	};

export const hideUniversities = hideRecords("university", universities);
export const hidePrograms = hideRecords("program", programs);

/** A university with programs or applications, or a program with applications, cannot be deleted (O-37). */
export const universityNoun = defineNoun(university, {
	noun: "university",
	table: universities,
	input: universityInput,
	parse: (input) => parse(universityInput, input),
	conflicts: { inUse: "university_in_use" },
	owned: [
		{ table: certifications, column: certifications.universityId },
		{ table: documentRules, column: documentRules.universityId },
		{ table: packTemplates, column: packTemplates.universityId },
		{ table: scholarships, column: scholarships.universityId },
	],
});
export const { create: createUniversity, update: updateUniversity, remove: deleteUniversity } = universityNoun;

export const programNoun = {
	...defineNoun(program, {
		noun: "program",
		table: programs,
		input: programInput,
		parse: (input) => parse(programInput, input),
		conflicts: { reference: "unknown_university", inUse: "program_in_use" },
	}),
	get: getProgramRecord,
};
export const { create: createProgram, update: updateProgram, remove: deleteProgram } = programNoun;
