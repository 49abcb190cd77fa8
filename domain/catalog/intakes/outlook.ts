import { forCitizens, type Intake, sortIntakes, startMonth, startOf } from "../../records/intakes/rules.ts";
import { homeDay, koreanDayAt } from "../../shared/time-zone.ts";
import { isLanguageCourse } from "../facts.ts";
import { type SpanState, windows } from "../usual-applications.ts";

/** Where the intakes of a program are today. */

/**
 * Days end with the day in Korea, months with the month by the offices' calendar. "closing" is the last month of an expected
 * intake. One whose opening is not known counts as open.
 */
export function intakeState(
	{ certainty, opens, closes }: Pick<Intake, "certainty" | "opens" | "closes">,
	now: Date,
): SpanState {
	const today = certainty === "certain" ? koreanDayAt(now) : homeDay(now).slice(0, 7);
	if (today > closes) return "passed";
	if (opens && today < opens) return "ahead";
	return certainty === "expected" && today === closes ? "closing" : "open";
}

/** What is known of when a program, or a university, takes applications. */
export type Dates = {
	intakes: readonly Intake[];
	/** The deadline of a record without intakes, as an ISO date. */
	deadline: string | null;
	types: readonly string[];
};

export type Outlook = {
	/** A deadline of no intake, as an ISO date. */
	deadline: string | null;
	/** The round that closes next. */
	next: Intake | null;
	/** The first round after it that has another start. */
	following: Intake | null;
	/** The last round that has closed, if its classes have not begun and it has no further round. */
	missed: Intake | null;
	/** `next` is not published: it follows from what universities usually do. */
	isUsual: boolean;
	/** Courses of Korean of which nothing is known: they begin about four times a year. */
	hasTerms: boolean;
};

type DatedProgram = { intakes: readonly Intake[]; applicationDeadline: string | null; type: string };

/** @param country of the reader's citizenship, whose days count instead of the others */
export const programDates = (program: DatedProgram, country: string | null = null): Dates => ({
	intakes: forCitizens(program.intakes, country),
	deadline: program.intakes.length > 0 ? null : program.applicationDeadline,
	types: [program.type],
});

/** A university has the next deadline of its programs. */
export const universityDates = (university: {
	facts: { deadline: string | null };
	typeCounts: readonly { type: string }[];
}): Dates => ({
	intakes: [],
	deadline: university.facts.deadline,
	types: university.typeCounts.map(({ type }) => type),
});

/** Which round of a record closes next, which one was missed, and what usually follows where nothing is published. */
export function outlookOf({ intakes, deadline, types }: Dates, now: Date): Outlook {
	const own = roundsIn(intakes, now);
	if (own.next) return { deadline, ...own, isUsual: false, hasTerms: false };
	const lastStart = intakes.map(startMonth).toSorted().at(-1) ?? "";
	const usual = usualRounds(types, lastStart, now);
	return {
		...usual,
		deadline,
		missed: intakes.length > 0 ? own.missed : usual.missed,
		isUsual: usual.next !== null,
		hasTerms: usual.next === null && types.some(isLanguageCourse),
	};
}

/** The usual intakes of bachelor programs, for those who have not chosen a program. */
export const bachelorOutlook = (now: Date): Outlook =>
	outlookOf({ intakes: [], deadline: null, types: ["Bachelor"] }, now);

function roundsIn(intakes: readonly Intake[], now: Date): Pick<Outlook, "next" | "following" | "missed"> {
	const upcoming = sortIntakes(intakes.filter((intake) => intakeState(intake, now) !== "passed"));
	const thisMonth = homeDay(now).slice(0, 7);
	const next = upcoming[0] ?? null;
	const isOpenAgain = (intake: Intake) => upcoming.some((other) => startOf(other) === startOf(intake));
	const missed = sortIntakes(intakes).findLast(
		(intake) => intakeState(intake, now) === "passed" && startMonth(intake) > thisMonth && !isOpenAgain(intake),
	);
	return {
		next,
		following: (next && upcoming.find((intake) => startOf(intake) !== startOf(next))) ?? null,
		missed: missed ?? null,
	};
}

/** Of the level whose months end first. @param after the month of the last start of which more is known. */
function usualRounds(types: readonly string[], after: string, now: Date) {
	const ofLevels = [...new Set(types.flatMap((type) => levelOf(type) ?? []))].map((level) =>
		roundsIn(
			usualIntakes(level, now).filter((intake) => startMonth(intake) > after),
			now,
		),
	);
	const [first] = ofLevels.toSorted((one, other) => ((one.next?.closes ?? "") < (other.next?.closes ?? "") ? -1 : 1));
	return first ?? { next: null, following: null, missed: null };
}

function levelOf(type: string): keyof typeof windows | undefined {
	if (type.includes("Bachelor")) return "bachelor";
	return /Master|PhD/.test(type) ? "graduate" : undefined;
}

/** What universities usually do for the starts of this and the next two years, as expected intakes. */
function usualIntakes(level: keyof typeof windows, now: Date): Intake[] {
	const thisYear = Number(homeDay(now).slice(0, 4));
	const starts = [
		{ term: "spring", months: windows[level].march, before: 1 },
		{ term: "fall", months: windows[level].september, before: 0 },
	] as const;
	return [thisYear, thisYear + 1, thisYear + 2].flatMap((year) =>
		starts.map(({ term, months, before }): Intake => {
			const [opens, closes] = months.map((month) => `${year - before}-${String(month).padStart(2, "0")}`) as [
				string,
				string,
			];
			return {
				...{ year, term, round: 1, certainty: "expected", opens, closes, countries: [], baseYear: null },
				...{ documentsBy: null, result: null, classes: null, source: "", checkedOn: "" },
			};
		}),
	);
}
