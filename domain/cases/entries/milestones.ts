import { type Milestone, milestones } from "../../../database/values.ts";

/** What has happened, on which day, as an ISO date, and what else there is to know, such as the number of a parcel. */
export type Reached = { milestone: Milestone; on: string; text: string | null };

type Stored = { kind: string; data: Record<string, string> | null; text: string | null };

/** The milestones of an application in their order, from its entries that were not undone. */
export const reachedIn = (entries: Stored[]): Reached[] =>
	milestones.flatMap((milestone) => {
		const entry = entries.findLast(({ kind, data }) => kind === "milestone" && data?.milestone === milestone);
		return entry?.data?.on ? [{ milestone, on: entry.data.on, text: entry.text }] : [];
	});
