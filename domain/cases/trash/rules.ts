/** How long deleted applications and contact messages can be restored, in days. The privacy notice says so. */
const keptDays = 30;

const day = 24 * 60 * 60 * 1_000;

/** @returns when a record that was deleted at the given time can no longer be restored. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + keptDays * day);

/** @returns the time before which deleted records are no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * day);
