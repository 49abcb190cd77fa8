/** Hours between the two sweeps that must agree before a row is deleted. */
export const sweepHours = 24;

/**
 * A sweep that would delete more than 5 % of a table deletes nothing. With a retention of a year, about 0.3 % of the
 * rows fall due each day, so 5 % correspond to eighteen average days: more likely a wrong setting or clock than a
 * campaign. In a small table, 5 % are less than the messages of one busy day, so five rows may always be deleted.
 */
export function mostDeleted(total: number): number {
	return Math.max(5, Math.floor(total * 0.05));
}

/**
 * A longer gap between sweeps means that the site was off or that the database's clock moved; the two cannot be
 * distinguished.
 */
export const maxGapDays = 3;
/** Days after such a gap without deletions, so that owners can notice a wrong clock. */
export const holdDays = 7;

/** Why a sweep deleted no due rows. */
export type SweepFault = "too_many" | "clock_moved";
