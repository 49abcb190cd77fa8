import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { createRecord, deleteRecord, updateRecord } from "../records.ts";
import { parse } from "../validation.ts";
import { programInput, universityInput } from "./schema.ts";

/** Writes go on every process's pages by themselves: the tables tell of their changes (migration 0002_program_counts). */

/** @returns the new id. @throws Refused, Invalid. */
export async function createUniversity(caller: Caller, input: unknown): Promise<string> {
	const tools = caller.permit("catalog:write");
	return createRecord(tools, "university", universities, parse(universityInput, input));
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound, Changed. */
export async function updateUniversity(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const tools = caller.permit("catalog:write");
	await updateRecord(tools, "university", universities, id, version, parse(universityInput, input));
}

/** @throws Refused, NotFound, Changed, Conflict while it has programs or applications (O-37). */
export async function deleteUniversity(caller: Caller, id: string, version?: number): Promise<void> {
	const tools = caller.permit("catalog:write");
	await deleteRecord(tools, "university", universities, id, { reference: "university_in_use" }, version);
}

const noUniversity = { reference: "unknown_university" };

/** @returns the new id. @throws Refused, Invalid, Conflict for a university that does not exist. */
export async function createProgram(caller: Caller, input: unknown): Promise<string> {
	const tools = caller.permit("catalog:write");
	return createRecord(tools, "program", programs, parse(programInput, input), noUniversity);
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound, Changed, Conflict for a university that does not exist. */
export async function updateProgram(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const tools = caller.permit("catalog:write");
	await updateRecord(tools, "program", programs, id, version, parse(programInput, input), noUniversity);
}

/** @throws Refused, NotFound, Changed, Conflict while applications name it (O-37). */
export async function deleteProgram(caller: Caller, id: string, version?: number): Promise<void> {
	const tools = caller.permit("catalog:write");
	await deleteRecord(tools, "program", programs, id, { reference: "program_in_use" }, version);
}
