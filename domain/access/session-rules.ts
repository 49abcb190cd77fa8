import type { Role } from "../../database/values.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Seconds that a browser keeps the session cookie; every use restarts them. */
export const sessionSeconds = 7 * 24 * 60 * 60;
/** Minimum interval between updates of a session's last use, in milliseconds. */
const renewedEvery = 5 * 60 * 1_000;
/** Idle timeout. Staff computers may be left unattended. */
const idle = { user: 7 * day, admin: 12 * hour, owner: 12 * hour } as const satisfies Record<Role, number>;
/** Absolute timeout, even for active sessions (ASVS 7.3.2). */
const longest = { user: 30 * day, admin: 7 * day, owner: 7 * day } as const satisfies Record<Role, number>;

type Times = { createdAt: Date; updatedAt: Date };

export function isSessionOver(role: Role, { createdAt, updatedAt }: Times, now: Date): boolean {
	const unused = now.getTime() - updatedAt.getTime();
	const age = now.getTime() - createdAt.getTime();
	return unused > idle[role] || age > longest[role];
}

export function isSessionToRenew({ updatedAt }: Pick<Times, "updatedAt">, now: Date): boolean {
	return now.getTime() - updatedAt.getTime() > renewedEvery;
}

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1_000);
