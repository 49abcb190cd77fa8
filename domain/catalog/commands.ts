import { eq } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { conflict, notFound } from "../errors.ts";
import { asId, parse } from "../input.ts";
import { programInput, universityInput } from "./schema.ts";

/** Writes go on every process's pages by themselves: the tables tell of their changes (migration 0002_program_counts). */

/** @returns the new id. @throws Refused, Invalid. */
export async function createUniversity(caller: Caller, input: unknown): Promise<string> {
	const { database } = caller.permit("catalog:write");
	const values = parse(universityInput, input);
	const [row] = await database.insert(universities).values(values).returning({ id: universities.id });
	return row?.id as string;
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound. */
export async function updateUniversity(caller: Caller, id: string, input: unknown): Promise<void> {
	const { database } = caller.permit("catalog:write");
	const values = parse(universityInput, input);
	const rows = await database
		.update(universities)
		.set(values)
		.where(eq(universities.id, known(id, "university")))
		.returning({ id: universities.id });
	if (rows.length === 0) throw notFound("university");
}

/** @throws Refused, NotFound, Conflict while it has programs or applications (O-37). */
export async function deleteUniversity(caller: Caller, id: string): Promise<void> {
	const { database } = caller.permit("catalog:write");
	const rows = await referencedNowhere(
		"university_in_use",
		database
			.delete(universities)
			.where(eq(universities.id, known(id, "university")))
			.returning({ id: universities.id }),
	);
	if (rows.length === 0) throw notFound("university");
}

/** @returns the new id. @throws Refused, Invalid, Conflict for a university that does not exist. */
export async function createProgram(caller: Caller, input: unknown): Promise<string> {
	const { database } = caller.permit("catalog:write");
	const values = parse(programInput, input);
	const [row] = await referencedNowhere(
		"unknown_university",
		database.insert(programs).values(values).returning({ id: programs.id }),
	);
	return row?.id as string;
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound, Conflict for a university that does not exist. */
export async function updateProgram(caller: Caller, id: string, input: unknown): Promise<void> {
	const { database } = caller.permit("catalog:write");
	const values = parse(programInput, input);
	const rows = await referencedNowhere(
		"unknown_university",
		database
			.update(programs)
			.set(values)
			.where(eq(programs.id, known(id, "program")))
			.returning({ id: programs.id }),
	);
	if (rows.length === 0) throw notFound("program");
}

/** @throws Refused, NotFound, Conflict while applications name it (O-37). */
export async function deleteProgram(caller: Caller, id: string): Promise<void> {
	const { database } = caller.permit("catalog:write");
	const rows = await referencedNowhere(
		"program_in_use",
		database
			.delete(programs)
			.where(eq(programs.id, known(id, "program")))
			.returning({ id: programs.id }),
	);
	if (rows.length === 0) throw notFound("program");
}

function known(id: string, noun: string): string {
	const uuid = asId(id);
	if (!uuid) throw notFound(noun);
	return uuid;
}

/** A broken foreign key is the staff's to mend: say which, as a conflict. */
async function referencedNowhere<T>(code: string, write: Promise<T>): Promise<T> {
	try {
		return await write;
	} catch (error) {
		const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
		if (cause?.code === "23503") throw conflict(code);
		throw error;
	}
}
