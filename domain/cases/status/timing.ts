import { type CloseReason, closeReasons } from "../../../database/values.ts";
import { dayOf, homeZone } from "../../shared/time-zone.ts";
import type { StoredStatus } from "./schema.ts";

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

/** The statuses that an applicant is told; the others are steps of our own work (Spec F0, B2). */
const told: readonly StoredStatus[] = [
	"documents_requested",
	"interview_scheduled",
	"accepted",
	"rejected",
	"enrolled",
];
export const isStatusTold = (status: StoredStatus): boolean => told.includes(status);

type StatusEvent = { at: Date; visibleAt: Date; data: Record<string, string> | null };

/**
 * The changes that the applicant sees: those whose time has come, except what was changed again before that, which was a
 * mistake. A change with `takenBack` restores the status that the applicant has seen all the time.
 * @param events the changes of an application's status, in the order of their time
 * @returns the same order
 */
export const shownChanges = <Event extends StatusEvent>(events: Event[], now: Date): Event[] =>
	events.filter(({ visibleAt, data }, index) => {
		const next = events[index + 1];
		return visibleAt <= now && !data?.takenBack && !(next && next.at < visibleAt);
	});

/**
 * The status that the applicant sees.
 * @param events the changes of the application's status, in the order of their time
 * @param current the application's status, for one that was never changed
 */
export function shownStatus(events: StatusEvent[], current: StoredStatus, now: Date): StoredStatus {
	const shown = shownChanges(events, now).at(-1);
	return (shown?.data?.to ?? events[0]?.data?.from ?? current) as StoredStatus;
}

/** An application is closed by its last status, and opened again by any other. */
export function closingOf(status: StoredStatus, at: Date) {
	const isLast = status === "enrolled" || status === "rejected";
	return isLast ? { closedAt: at, closeReason: status } : { closedAt: null, closeReason: null };
}

/** When and why an application was closed. */
export type Closing = { closedAt: Date | null; closeReason: CloseReason | null };

/** A change of the status keeps in its event when and why the application had been closed before, for taking it back. */
export const closingData = ({ closedAt, closeReason }: Closing): Record<string, string> =>
	closedAt && closeReason ? { closedAt: closedAt.toISOString(), closeReason } : {};

/** @returns what `closingData` put into an event's data. */
export function closingIn(data: Record<string, string> | null): Closing {
	const closeReason = closeReasons.find((one) => one === data?.closeReason) ?? null;
	return closeReason && data?.closedAt ? { closedAt: new Date(data.closedAt), closeReason } : notClosed;
}

const notClosed: Closing = { closedAt: null, closeReason: null };
