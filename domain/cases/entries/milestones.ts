import { type Milestone, milestones } from "../../../database/values.ts";

/** What an applicant has reached, and on which day, as an ISO date. */
export type Reached = { milestone: Milestone; on: string };

/** The milestones of an application in their order, from its entries that were not undone. */
export const reachedIn = (entries: { kind: string; data: Record<string, string> | null }[]): Reached[] =>
	milestones.flatMap((milestone) => {
		const entry = entries.findLast(({ kind, data }) => kind === "milestone" && data?.milestone === milestone);
		return entry?.data?.on ? [{ milestone, on: entry.data.on }] : [];
	});
