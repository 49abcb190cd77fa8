import { inArray } from "drizzle-orm";
import { universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import type { Certification } from "./rules.ts";
import { certificationsOn } from "./selection.ts";

/**
 * What is valid on a day.
 * @param on an ISO date in Korea
 * @returns by university, one for each scope at most
 */
export async function certificationsOf(
	caller: Caller,
	universityIds: string[],
	on: string,
): Promise<Map<string, Certification[]>> {
	const { database } = caller.permit("catalog:read");
	const rows = await database
		.select({ id: universities.id, certifications: certificationsOn(on) })
		.from(universities)
		.where(inArray(universities.id, universityIds));
	return new Map(rows.map((row) => [row.id, row.certifications]));
}
