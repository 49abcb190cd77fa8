import { type StepOwner, stepOwners } from "../../../database/values.ts";

/** What staff wrote for an application; all null: the default of its status. */
export type NextStep = {
	nextStepFor: StepOwner | null;
	/** In the applicant's language. */
	nextStepText: string | null;
	/** An ISO date. */
	nextStepDueOn: string | null;
};

/** The columns of a next step, from an application or from a table's columns. */
export const pickStep = <Source extends Record<keyof NextStep, unknown>>({
	nextStepFor,
	nextStepText,
	nextStepDueOn,
}: Source): Pick<Source, keyof NextStep> => ({ nextStepFor, nextStepText, nextStepDueOn });

/** A change of the status keeps in its event the step that the applicant sees until the change is shown. */
export function eventDataOf({ nextStepFor, nextStepText, nextStepDueOn }: NextStep): Record<string, string> {
	const data = { stepFor: nextStepFor, stepText: nextStepText, stepDueOn: nextStepDueOn };
	return Object.fromEntries(Object.entries(data).filter((pair): pair is [string, string] => pair[1] !== null));
}

/** @returns the step in an event's data, of `eventDataOf`. */
export function stepOf(data: Record<string, string> | null): NextStep {
	const owner = stepOwners.find((one) => one === data?.stepFor) ?? null;
	return { nextStepFor: owner, nextStepText: data?.stepText ?? null, nextStepDueOn: data?.stepDueOn ?? null };
}

/**
 * The next step that the applicant sees: a change of the status brings its own, so until it is shown the step before it
 * stays.
 * @param newest the application's newest change of the status, if there is any
 */
export function shownNextStep(
	application: NextStep,
	newest: { visibleAt: Date; data: Record<string, string> | null } | undefined,
	now: Date,
): NextStep {
	return newest && newest.visibleAt > now ? stepOf(newest.data) : pickStep(application);
}
