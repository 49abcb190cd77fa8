import type { StepOwner } from "../../database/values.ts";
import type { applicationStatuses, StoredStatus } from "../cases/applications/schema.ts";
import type { NextStep as StaffStep } from "../cases/entries/state.ts";
import type { Promised } from "../cases/tasks/promised.ts";
import { defaultOwners } from "../cases/tasks/turn.ts";
import { homeDay } from "../shared/time-zone.ts";

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The steps of every application, named by the status that begins them. */
export const steps = [
	"pending",
	"contacted",
	"in_review",
	"documents_requested",
	"interview_scheduled",
	"accepted",
	"enrolled",
] as const satisfies ApplicationStatus[];
export type StepName = (typeof steps)[number];

/** "closed" is the step at which the application was rejected; no step follows it. */
export type StepState = "done" | "now" | "next" | "skipped" | "closed";
export type Step = { step: StepName; state: StepState };

/** Old rows may hold 'approved', which was renamed (C-03). */
export const shownStatus = (stored: StoredStatus): ApplicationStatus => (stored === "approved" ? "accepted" : stored);

/**
 * The steps as the applicant sees them.
 *
 * @param history The statuses that the applicant has been shown, oldest first; the last is the current one. Steps before the
 * first one count as done, because nothing is known about them.
 */
export function stepsOf(history: readonly StoredStatus[]): Step[] {
	const statuses = history.map(shownStatus);
	const reached = statuses.flatMap((status) => (status === "rejected" ? [] : [steps.indexOf(status)]));
	const here = reached.at(-1) ?? 0;
	const first = reached[0] ?? 0;
	const isClosed = statuses.at(-1) === "rejected";
	const stateOf = (index: number): StepState => {
		if (index === here) return isClosed ? "closed" : "now";
		if (index > here) return "next";
		return index < first || reached.includes(index) ? "done" : "skipped";
	};
	const line = steps.map((step, index) => ({ step, state: stateOf(index) }));
	return isClosed ? line.slice(0, here + 1) : line;
}

/** The sentence that applies until staff write one: whose turn it is, and its key in the texts of /my. */
export function defaultNextStep(status: StoredStatus): { owner: StepOwner; textKey: ApplicationStatus } {
	const textKey = shownStatus(status);
	return { owner: defaultOwners[textKey], textKey };
}

export type NextStep = {
	owner: StepOwner;
	/** Written by staff; null if the default sentence applies. */
	text: string | null;
	textKey: ApplicationStatus;
	/** An ISO date of the office's calendar. */
	dueOn: string | null;
	/** The moment that was promised, and how it was counted; null if there is only a date, or none. */
	promise: Promised | null;
	/** The date has passed. */
	isOverdue: boolean;
};

type NextStepSource = StaffStep & {
	/** As the applicant is shown it. */
	status: StoredStatus;
	/** The open promise of the first contact. */
	promise: Promised | null;
};

/** Whose turn it is, what, and until when. What staff wrote wins over the default. */
export function nextStepOf(application: NextStepSource, now: Date): NextStep {
	const { owner, textKey } = defaultNextStep(application.status);
	const text = application.nextStepText?.trim() || null;
	const promise = textKey === "pending" && !text && !application.nextStepDueOn ? application.promise : null;
	const dueOn = application.nextStepDueOn ?? (promise && homeDay(promise.at));
	return {
		// Without a text of their own, staff's owner would contradict the default sentence.
		owner: (text && application.nextStepFor) || owner,
		text,
		textKey,
		dueOn,
		promise,
		isOverdue: promise ? promise.at < now : dueOn !== null && dueOn < homeDay(now),
	};
}
