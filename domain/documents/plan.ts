import { queryString } from "../shared/paging.ts";
import { asIsoDay, dayAfter } from "../shared/time-zone.ts";
import { cleanQuery } from "../shared/validation.ts";
import { type DocumentsInput, documentsParams, readDocuments } from "./rules.ts";
import type { DocumentRule } from "./schema.ts";

/**
 * When to begin with each paper and with the money, counted back from the days on which they are needed. Pure; days are ISO
 * dates.
 */

/** The days on which papers are needed; null if not known. Papers for the time after the arrival need no plan. */
export type PlanDays = {
	/** The last day on which the university takes the papers. */
	admission: string | null;
	/** The day of the visa application. */
	visa: string | null;
};

/** What the rules on money ask for, in days; null if none says. */
export type MoneyDays = { holdDays: number | null; maxAgeDays: number | null };

/** What a plan needs to know of a paper; `dueOn` counts instead of the day of its stage. */
export type PlanPaper = Pick<DocumentRule, "document" | "stage" | "maxAgeDays" | "leadDays"> & {
	dueOn?: string | null;
};

export type PlanStep<Paper extends PlanPaper = DocumentRule> = {
	/** "money": the whole sum is in the bank. */
	what: Paper | "money";
	/** The day on which it is needed. */
	due: string;
	/** Begun before it, the paper could be too old; null if it may be begun at any time. */
	firstDay: string | null;
	/** The last day to begin. */
	lastDay: string;
	/** Days that it takes, or that the money must lie there; null if not known. */
	takes: number | null;
	/** "late": it cannot be ready in time. */
	state: PlanState;
	/** The first day on which it can be ready, or the money has been there for long enough, if it is begun today. */
	ready: string;
};

/** In the order of the page. */
export const planStates = ["late", "now", "later"] as const;
export type PlanState = (typeof planStates)[number];

type Window<Paper extends PlanPaper> = Omit<PlanStep<Paper>, "state" | "ready">;

/** The steps in the order in which they must be begun. */
export function planOf<Paper extends PlanPaper>(
	papers: readonly Paper[],
	money: MoneyDays,
	days: PlanDays,
	today: string,
): PlanStep<Paper>[] {
	const steps: Window<Paper>[] = papers.flatMap((paper) => {
		const due = paper.stage === "arrival" ? null : (paper.dueOn ?? days[paper.stage]);
		return due ? paperStep(paper, money, due) : [];
	});
	if (days.visa !== null && money.holdDays !== null) {
		const lastDay = dayAfter(days.visa, -money.holdDays);
		steps.push({ what: "money", due: days.visa, firstDay: null, lastDay, takes: money.holdDays });
	}
	const stateOf = ({ firstDay, lastDay }: Window<Paper>): PlanState =>
		today > lastDay ? "late" : firstDay !== null && today < firstDay ? "later" : "now";
	return steps
		.map((step) => ({ ...step, state: stateOf(step), ready: dayAfter(today, step.takes ?? 0) }))
		.toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : 0));
}

/** A paper may be ready on the day on which it is begun, so from the first day on it is young enough whenever it comes. */
function paperStep<Paper extends PlanPaper>(paper: Paper, money: MoneyDays, due: string): Window<Paper> {
	const ages = [paper.maxAgeDays, paper.document === "bank_balance" ? money.maxAgeDays : null].filter(
		(age) => age !== null,
	);
	const lastDay = dayAfter(due, -(paper.leadDays ?? 0));
	const oldest = ages.length > 0 ? dayAfter(due, -Math.min(...ages)) : null;
	// What takes longer than it may be old must be begun on exactly one day.
	const firstDay = oldest !== null && oldest > lastDay ? lastDay : oldest;
	return { what: paper, due, firstDay, lastDay, takes: paper.leadDays };
}

/**
 * Whether it must be begun by the end of the week that ends on Sunday, and still can; what takes nobody knows how long must be
 * begun as soon as it may.
 */
export const isForThisWeek = (
	{ state, lastDay, takes }: Pick<PlanStep, "state" | "lastDay" | "takes">,
	today: string,
): boolean => state !== "late" && (lastDay <= sundayFrom(today) || (takes === null && state === "now"));

const sundayFrom = (today: string) => dayAfter(today, (7 - new Date(today).getUTCDay()) % 7);

/** What a visitor tells the page, as its query. */
export type PlanInput = DocumentsInput & { days: PlanDays };

export function readPlan(params: URLSearchParams): PlanInput {
	const dayOf = (name: string) => asIsoDay(cleanQuery(params.get(name))) ?? null;
	return { ...readDocuments(params), days: { admission: dayOf("by"), visa: dayOf("visa_on") } };
}

/** The query of an input in a fixed order and without defaults. */
export const planQuery = ({ days, ...input }: PlanInput): string =>
	queryString({ ...documentsParams(input), by: days.admission, visa_on: days.visa });
