import { asc, eq, getTableColumns, isNull, or } from "drizzle-orm";
import { scholarships, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { pickLocalized } from "../../shared/language.ts";
import { placePage } from "../../shared/paging.ts";
import { pageSize } from "../schema.ts";
import { isShownUniversity } from "../selection.ts";
import { currentRound } from "./rounds.ts";
import { filterScholarships, isFor, type ScholarshipFilter } from "./rules.ts";

/** What visitors see. */
export async function listScholarships(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "scholarships", () =>
		database
			.select({
				...getTableColumns(scholarships),
				university: { id: universities.id, ...pickLocalized(universities, "name") },
			})
			.from(scholarships)
			.leftJoin(universities, eq(universities.id, scholarships.universityId))
			.where(or(isNull(scholarships.universityId), isShownUniversity))
			.orderBy(
				...[scholarships.provider, universities.name, scholarships.levels, scholarships.name, scholarships.id].map(
					(column) => asc(column),
				),
			),
	);
}

/** The same with where their calls are at this moment. */
async function listWithStates(caller: Caller) {
	const { now } = caller.permit("catalog:read");
	const at = now();
	const all = await listScholarships(caller);
	return all.map((one) => ({ ...one, ...(currentRound(one.rounds, at) ?? { round: null, state: null }) }));
}

export type ListedScholarship = Awaited<ReturnType<typeof listWithStates>>[number];

/** A page of the list /scholarships, and the universities to choose from. */
export async function findScholarships(caller: Caller, filter: ScholarshipFilter) {
	const all = await listWithStates(caller);
	const places = new Map(all.flatMap(({ university }) => (university ? [[university.id, university]] : [])));
	const found = filterScholarships(all, filter);
	const { offset, ...place } = placePage(filter.page, pageSize, found.length);
	const items = found.slice(offset, offset + pageSize);
	return { items, total: found.length, ...place, universities: [...places.values()] };
}

/** Those of a university or of every one, for a level if it is given. */
export async function scholarshipsFor(
	caller: Caller,
	{ universityId, type }: { universityId: string | null; type: string | null },
): Promise<ListedScholarship[]> {
	const all = await listWithStates(caller);
	return all.filter((one) => isFor(one, { universityId, type: type ?? one.levels.join() }));
}
