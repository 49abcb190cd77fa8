import type { Role } from "../../database/values.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Seconds that a browser keeps the session cookie; every use restarts them. */
export const sessionSeconds = 7 * 24 * 60 * 60;
/** Minimum interval between updates of a session's last use, in milliseconds. */
const renewedEvery = 5 * 60 * 1_000;
/**
 * Idle and absolute timeouts, the latter also for active sessions (ASVS 7.3.2). Staff computers may be left unattended, and
 * several people may share a phone.
 */
const timeouts = {
	user: { idle: 7 * day, absolute: 30 * day },
	staff: { idle: 12 * hour, absolute: 7 * day },
	applicant: { idle: 12 * hour, absolute: 30 * day },
	remembered: { idle: 30 * day, absolute: 30 * day },
};

/**
 * Seconds that a browser keeps the cookie of an applicant's session. It is longer than most sessions, because the cookie of
 * an ended session shows that the same browser opens the application again.
 */
export const applicantCookieSeconds = timeouts.applicant.absolute / 1_000;

/** Every role except "user" works in the admin panel. */
export const isStaffRole = (role: Role): boolean => role !== "user";

type Times = { createdAt: Date; updatedAt: Date };

/** When an unused session ends. */
export function endOf(kind: keyof typeof timeouts, { createdAt, updatedAt }: Times): Date {
	const { idle, absolute } = timeouts[kind];
	return new Date(Math.min(updatedAt.getTime() + idle, createdAt.getTime() + absolute));
}

/** An account's session depends on its current role. */
export const isSessionOver = (role: Role, times: Times, now: Date): boolean =>
	now > endOf(isStaffRole(role) ? "staff" : "user", times);

export function isSessionToRenew({ updatedAt }: Pick<Times, "updatedAt">, now: Date): boolean {
	return now.getTime() - updatedAt.getTime() > renewedEvery;
}

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1_000);
