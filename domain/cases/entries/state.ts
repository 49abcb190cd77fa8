import {
	type CloseReason,
	closeReasons,
	type EntryKind,
	type Milestone,
	milestones,
	type StepOwner,
	stepOwners,
} from "../../../database/values.ts";
import type { StoredStatus } from "../applications/schema.ts";

/** What staff wrote for an application; all null: the default of its status. */
export type NextStep = {
	nextStepFor: StepOwner | null;
	/** In the applicant's language. */
	nextStepText: string | null;
	/** An ISO date. */
	nextStepDueOn: string | null;
};

/** When and why an application was closed. */
export type Closing = { closedAt: Date | null; closeReason: CloseReason | null };

/** What the entries of an application change in it: stored on the application for lists. */
export type CaseState = NextStep & Closing & { status: StoredStatus };

/** The kinds of entries that change the state of an application. */
export const stateKinds = ["status_changed", "next_step", "closed", "reopened"] as const satisfies EntryKind[];
export type StateKind = (typeof stateKinds)[number];
export const isStateKind = (kind: EntryKind): kind is StateKind => stateKinds.some((one) => one === kind);

/** The columns of a next step, from an application or from a table's columns. */
export const pickStep = <Source extends Record<keyof NextStep, unknown>>({
	nextStepFor,
	nextStepText,
	nextStepDueOn,
}: Source): Pick<Source, keyof NextStep> => ({ nextStepFor, nextStepText, nextStepDueOn });

/** The columns of the state of an application. */
export const pickState = <Source extends Record<keyof CaseState, unknown>>(
	source: Source,
): Pick<Source, keyof CaseState> => {
	const { status, closedAt, closeReason } = source;
	return { status, closedAt, closeReason, ...pickStep(source) };
};

/** What an entry with these data changes. */
export function changeOf(kind: StateKind, data: Record<string, string> | null): Partial<CaseState> {
	if (kind === "next_step") return stepOf(data);
	const closing = {
		closedAt: data?.closedAt ? new Date(data.closedAt) : null,
		closeReason: closeReasons.find((one) => one === data?.closeReason) ?? null,
	};
	return kind === "status_changed" ? { status: data?.to as StoredStatus, ...stepOf(data), ...closing } : closing;
}

/** When and why an application is closed, for an entry's data. */
export const closingData = (closeReason: CloseReason, at: Date) => ({ closedAt: at.toISOString(), closeReason });

/** An application is closed by its last status, and opened again by any other. */
export const statusClosing = (status: StoredStatus, at: Date): Record<string, string> =>
	status === "enrolled" || status === "rejected" ? closingData(status, at) : {};

/** The values of a step that are given, for an entry's data. */
export function stepData(step: NextStep): Record<string, string> {
	return Object.fromEntries(
		Object.entries(pickStep(step)).filter((pair): pair is [string, string] => pair[1] !== null),
	);
}

function stepOf(data: Record<string, string | null> | null): NextStep {
	const owner = stepOwners.find((one) => one === data?.nextStepFor) ?? null;
	return { nextStepFor: owner, nextStepText: data?.nextStepText ?? null, nextStepDueOn: data?.nextStepDueOn ?? null };
}

/** A state as an entry keeps it, for undoing. */
export const storedState = (state: CaseState): Record<string, string | null> => ({
	...pickState(state),
	closedAt: state.closedAt?.toISOString() ?? null,
});

/** @returns what `storedState` has stored. */
export const readState = (stored: Record<string, string | null>): CaseState => ({
	...stepOf(stored),
	status: stored.status as StoredStatus,
	closedAt: stored.closedAt ? new Date(stored.closedAt) : null,
	closeReason: closeReasons.find((one) => one === stored.closeReason) ?? null,
});

/**
 * The next step that the applicant sees: a change of the status brings its own, so until it is visible the step before it
 * stays.
 * @param unseen the change of the application's status that the applicant does not see yet
 */
export const shownNextStep = (
	application: NextStep,
	unseen: { before: Record<string, string | null> | null } | null | undefined,
): NextStep => (unseen ? stepOf(unseen.before) : pickStep(application));

/** What has happened, on which day, as an ISO date, and what else there is to know, such as the number of a parcel. */
export type Reached = { milestone: Milestone; on: string; text: string | null };

type Stored = { kind: string; data: Record<string, string> | null; text: string | null };

/** The milestones of an application in their order, from its entries that were not undone. */
export const reachedIn = (entries: Stored[]): Reached[] =>
	milestones.flatMap((milestone) => {
		const entry = entries.findLast(({ kind, data }) => kind === "milestone" && data?.milestone === milestone);
		return entry?.data?.on ? [{ milestone, on: entry.data.on, text: entry.text }] : [];
	});
