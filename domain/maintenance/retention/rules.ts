/** A row goes only when two sweeps so many hours apart found it due. */
export const sweepHours = 24;

/**
 * A sweep that would delete more than 5 % of a table deletes nothing. With a retention of a year about 0.3 % of the rows fall due
 * each day, so that 5 % are the arrivals of eighteen ordinary days: no campaign does that, a wrong setting or clock does. Of a small
 * table 5 % are less than the messages of one busy day, therefore five rows may always go.
 */
export function mostDeleted(total: number): number {
	return Math.max(5, Math.floor(total * 0.05));
}

/** Sweeps further apart mean that the site was off or that the database's clock moved, and nobody can tell which. */
export const longestGapDays = 3;
/** For so many days after such a gap nothing is deleted: time to notice a wrong clock. */
export const holdDays = 7;

/** Why a sweep deleted nothing of what was due. */
export type SweepFault = "too_many" | "clock_moved";
