import type { Role } from "../../database/values.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Seconds that a browser keeps the session cookie; every use restarts them. */
export const sessionSeconds = 7 * 24 * 60 * 60;
/** Minimum interval between updates of a session's last use, in milliseconds. */
const renewedEvery = 5 * 60 * 1_000;
/** Idle timeout. Staff computers may be left unattended. */
const idleTimeout = { user: 7 * day, staff: 12 * hour };
/** Absolute timeout, even for active sessions (ASVS 7.3.2). */
const absoluteTimeout = { user: 30 * day, staff: 7 * day };

/** Every role except "user" works in the admin panel. */
export const isStaffRole = (role: Role): boolean => role !== "user";

type Times = { createdAt: Date; updatedAt: Date };

export function isSessionOver(role: Role, { createdAt, updatedAt }: Times, now: Date): boolean {
	const unused = now.getTime() - updatedAt.getTime();
	const age = now.getTime() - createdAt.getTime();
	const kind = isStaffRole(role) ? "staff" : "user";
	return unused > idleTimeout[kind] || age > absoluteTimeout[kind];
}

export function isSessionToRenew({ updatedAt }: Pick<Times, "updatedAt">, now: Date): boolean {
	return now.getTime() - updatedAt.getTime() > renewedEvery;
}

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1_000);
