import { dayOf, homeZone } from "../../shared/time-zone.ts";
import type { StoredStatus } from "../applications/schema.ts";

const minute = 60_000;
const hour = 60 * minute;

/** So that a mis-click can be taken back before the applicant sees it. */
const delay = 2 * minute;
/** A rejection reaches nobody at night: the hours of the offices' day in which it is shown. */
const daytime = { from: 9, until: 20 };

/**
 * When an applicant sees a new status: after two minutes, and a rejection only from 09:00 until 20:00 in Tashkent.
 * @param at when staff changed the status
 */
export function visibleAtOf(status: StoredStatus, at: Date): Date {
	const soon = new Date(at.getTime() + delay);
	if (status !== "rejected") return soon;
	const { from, to } = dayOf(soon, homeZone);
	const opens = new Date(from.getTime() + daytime.from * hour);
	if (soon < opens) return opens;
	if (soon.getTime() < from.getTime() + daytime.until * hour) return soon;
	return new Date(to.getTime() + daytime.from * hour);
}

/** The statuses of which an applicant is notified; the others are steps of our own work (Spec F0, B2). */
const notified: readonly StoredStatus[] = [
	"documents_requested",
	"interview_scheduled",
	"accepted",
	"rejected",
	"enrolled",
];
export const isStatusNotified = (status: StoredStatus): boolean => notified.includes(status);
