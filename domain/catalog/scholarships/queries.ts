import { asc, eq, getTableColumns, isNull, or } from "drizzle-orm";
import { scholarships, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { pickLocalized } from "../../shared/language.ts";
import { intakeState } from "../intakes/outlook.ts";
import { isShownUniversity } from "../selection.ts";
import {
	filterScholarships,
	isExpected,
	isFor,
	type Round,
	type RoundState,
	roundStates,
	type ScholarshipFilter,
} from "./rules.ts";

/** Calls open and close as intakes do. An expected one is over once its last month has passed. */
function roundState(round: Round, now: Date): RoundState {
	const { opens, closes } = round;
	const certainty = isExpected(round) ? "expected" : "certain";
	const state = intakeState({ certainty, opens, closes: closes ?? opens }, now);
	if (state === "passed") return "closed";
	if (certainty === "expected") return "expected";
	return state === "ahead" ? "soon" : "open";
}

/** The round that a reader needs now: the open one that closes first, else the next one, else the last one. */
export function currentRound(rounds: readonly Round[], now: Date): { round: Round; state: RoundState } | null {
	const end = ({ opens, closes }: Round) => closes ?? opens;
	const [first = null] = rounds
		.map((round) => ({ round, state: roundState(round, now) }))
		.toSorted(
			(one, other) =>
				roundStates.indexOf(one.state) - roundStates.indexOf(other.state) ||
				end(one.round).localeCompare(end(other.round)) * (one.state === "closed" ? -1 : 1),
		);
	return first;
}

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

/** The list of the page /scholarships, and the universities to choose from. */
export async function findScholarships(caller: Caller, filter: ScholarshipFilter) {
	const all = await listWithStates(caller);
	const places = new Map(all.flatMap(({ university }) => (university ? [[university.id, university]] : [])));
	return { items: filterScholarships(all, filter), universities: [...places.values()] };
}

/** Those of a university or of every one, for a level if it is given. */
export async function scholarshipsFor(
	caller: Caller,
	{ universityId, type }: { universityId: string | null; type: string | null },
): Promise<ListedScholarship[]> {
	const all = await listWithStates(caller);
	return all.filter((one) => isFor(one, { universityId, type: type ?? one.levels.join() }));
}
