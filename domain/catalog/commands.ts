import { programs, universities } from "../../database/tables.ts";
import { recordCommands } from "../records/record-type.ts";
import { parse } from "../shared/validation.ts";
import { programInput, universityInput } from "./schema.ts";

/** A university with programs or applications, or a program with applications, cannot be deleted (O-37). */

export const {
	create: createUniversity,
	update: updateUniversity,
	remove: deleteUniversity,
} = recordCommands({
	noun: "university",
	table: universities,
	permission: "catalog:write",
	parse: (input) => parse(universityInput, input),
	conflicts: { inUse: "university_in_use" },
});

export const {
	create: createProgram,
	update: updateProgram,
	remove: deleteProgram,
} = recordCommands({
	noun: "program",
	table: programs,
	permission: "catalog:write",
	parse: (input) => parse(programInput, input),
	conflicts: { reference: "unknown_university", inUse: "program_in_use" },
});
