import { type SQL, sql } from "drizzle-orm";
import { programs } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { placePage } from "../shared/paging.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { type FitPage, fitGroups, judge, type RequirementFields } from "./fit.ts";
import { type ListedProgram, listProgramsById, programOrder } from "./program-queries.ts";
import { pageSize } from "./schema.ts";
import { isShownProgram } from "./selection.ts";

/** Programs of each group where all three are shown. */
const firstOfGroup = 4;

/** Programs that ask for the same, in the order of the list. */
type Profile = RequirementFields & { isAffordable: boolean | null; total: number; ids: string[]; places: number[] };

/**
 * The programs in three groups by what a person says: those with the fewest gaps first, and of these those that close next.
 *
 * Programs that ask for the same are read as one row and judged once, so 20,000 of them take one statement (B12-6).
 */
export async function findFits(caller: Caller, { input, group: chosen, page }: FitPage) {
	const { database, now } = caller.permit("catalog:read");
	const size = chosen ? pageSize : firstOfGroup;
	const { rows } = await database.execute<Profile>(profiles(input, page * size));
	const year = Number(koreanDayAt(now()).slice(0, 4));
	const judged = rows.map((row) => {
		const { group, reasons } = judge(row, input, year);
		return { ...row, group, gaps: reasons.filter(({ verdict }) => verdict === "missing").length };
	});
	const placed = fitGroups.map((group) => {
		const own = judged.filter((row) => row.group === group);
		const total = own.reduce((sum, row) => sum + row.total, 0);
		const place = placePage(group === chosen ? page : 1, size, total);
		const ids = own
			.flatMap(({ ids, places, gaps }) => ids.map((id, at) => ({ id, gaps, place: places[at] ?? 0 })))
			.toSorted((one, other) => one.gaps - other.gaps || one.place - other.place)
			.slice(place.offset, place.offset + size)
			.map(({ id }) => id);
		return { group, total, page: place.page, pages: place.pages, ids: !chosen || group === chosen ? ids : [] };
	});
	const shown = await listProgramsById(
		caller,
		placed.flatMap(({ ids }) => ids),
	);
	const groups = placed.map(({ ids, ...rest }) => ({
		...rest,
		programs: ids
			.flatMap((id) => shown.find((program) => program.id === id) ?? [])
			.map((program) => ({ program, ...judgeOne(program) })),
	}));
	return { groups, year };

	function judgeOne(program: ListedProgram) {
		const yearly = program.fee?.yearly ?? null;
		const isAffordable = yearly === null || input.tuition === undefined ? null : yearly <= input.tuition;
		return { yearly, ...judge({ ...program, isAffordable }, input, year) };
	}
}

export type Fits = Awaited<ReturnType<typeof findFits>>;
export type FitOfProgram = Fits["groups"][number]["programs"][number];

/** @param most programs of each profile. */
function profiles({ type, tuition }: FitPage["input"], most: number): SQL {
	const order = sql.join(
		[...programOrder.deadline("en"), sql`${programs.createdAt} desc`, sql`${programs.id}`],
		sql`, `,
	);
	const affordable = tuition === undefined ? sql`null::boolean` : sql`${programs.yearlyFee} <= ${tuition}`;
	const ofType = type === undefined ? sql`true` : sql`${programs.type} like ${`%${type}%`}`;
	return sql`with listed as (
			select ${programs.id} as id, type, min_topik, min_ielts, min_toefl_ibt, min_marks_percent, min_education,
				max_gap_years, ${affordable} as affordable, (row_number() over (order by ${order}))::int as place
			from ${programs} where ${isShownProgram} and ${ofType}
		)
		select type, min_topik as "minTopik", min_ielts::float8 as "minIelts", min_toefl_ibt as "minToeflIbt",
			min_marks_percent as "minMarksPercent", min_education as "minEducation", max_gap_years as "maxGapYears",
			affordable as "isAffordable", count(*)::int as total,
			(array_agg(id order by place))[1:${most}::int] as ids, (array_agg(place order by place))[1:${most}::int] as places
		from listed
		group by type, min_topik, min_ielts, min_toefl_ibt, min_marks_percent, min_education, max_gap_years, affordable`;
}
