import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { profiles, sessions, users } from "../../database/tables.ts";
import type { Role } from "../../database/values.ts";
import type { Context } from "./caller.ts";
import { isPolicyOn } from "./policies.ts";
import { isSessionOver, isSessionToRenew, isStaffRole, sessionEnd } from "./session-rules.ts";

/** The signed-in account, as pages need it. */
export type Account = {
	userId: string;
	email: string;
	displayName: string;
	/** The current role. */
	role: Role;
	hasTwoFactor: boolean;
	/** Staff who must set up two-factor authentication first: until then their effective role is "user". */
	needsTwoFactor: boolean;
	/** Whether only owners manage accounts. */
	isStaffReserved: boolean;
	/** Whether the keyboard shortcuts of the admin panel are on. */
	hasShortcuts: boolean;
};

export type Session =
	| { state: "open"; account: Account; token: string; renewed: boolean }
	/** Signed by us but no longer valid: timed out, signed out, or the account changed or was deleted. */
	| { state: "ended" }
	/** Not signed by us. */
	| { state: "forged" };

type Work = Pick<Context, "database" | "now" | "authentication">;

const isTwoFactorRequired = isPolicyOn("staff-second-factor");
const isStaffReserved = isPolicyOn("owners-manage-staff");

/** Staff without required two-step sign-in have the role user. */
const effectiveRole = (role: Role, isRequired: boolean, hasTwoFactor: boolean): Role =>
	isStaffRole(role) && isRequired && !hasTwoFactor ? "user" : role;

/**
 * Finds the session of a signed token, with the current role (C-01: an account without a profile is a user).
 * @param isUse whether somebody uses the session, which renews it; false for what an open page asks by itself
 */
export async function findSession(
	{ database, now, authentication }: Work,
	signedToken: string,
	isUse = true,
): Promise<Session> {
	const token = authentication.verifySigned("session", signedToken);
	if (!token) return { state: "forged" };
	const [found] = await database
		.select({
			session: sessions,
			user: users,
			role: profiles.role,
			hasShortcuts: profiles.hasShortcuts,
			isRequired: isTwoFactorRequired,
			isStaffReserved,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(sessions.token, token));
	if (!found) return { state: "ended" };
	const { session, user, isRequired } = found;
	const role = found.role ?? (await makeProfile(database, user.id));
	const at = now();
	if (isSessionOver(role, session, at)) {
		await database.delete(sessions).where(eq(sessions.token, token));
		return { state: "ended" };
	}
	const effective = effectiveRole(role, isRequired, user.twoFactorEnabled);
	const renewed = isUse && isSessionToRenew(session, at);
	if (renewed) {
		await database
			.update(sessions)
			.set({ updatedAt: at, expiresAt: sessionEnd(at) })
			.where(and(eq(sessions.token, token), lt(sessions.updatedAt, at)));
	}
	return {
		state: "open",
		token,
		renewed,
		account: {
			userId: user.id,
			email: user.email,
			displayName: user.displayName,
			role: effective,
			hasTwoFactor: user.twoFactorEnabled,
			needsTwoFactor: effective !== role,
			isStaffReserved: found.isStaffReserved,
			hasShortcuts: found.hasShortcuts ?? true,
		},
	};
}

/** Never owner, also with concurrent requests: only the operator creates the first owner (C-01). */
async function makeProfile(database: Work["database"], userId: string): Promise<Role> {
	await database.insert(profiles).values({ userId, role: "user" }).onConflictDoNothing();
	const [profile] = await database.select({ role: profiles.role }).from(profiles).where(eq(profiles.userId, userId));
	return profile?.role ?? "user";
}

/** Where a session was started, for the list of sessions. */
export type Place = Pick<typeof sessions.$inferInsert, "network" | "browser" | "platform">;

/** Sets a new session's times by our clock, and records where it was started. */
export async function resetSessionTimes(
	transaction: Pick<Work["database"], "update">,
	token: string,
	at: Date,
	place: Place,
) {
	await transaction
		.update(sessions)
		.set({ createdAt: at, updatedAt: at, expiresAt: sessionEnd(at), ...place })
		.where(eq(sessions.token, token));
}

/**
 * Reads and locks the account's current role in the transaction that writes: a concurrent change of the role or session
 * waits for this transaction, or this transaction sees it. Locks the profile first, so that all transactions lock in
 * the same order.
 * @returns undefined if the session has ended.
 */
export async function lockRole(
	transaction: Transaction,
	{ userId, token }: { userId: string; token: string },
	at: Date,
	lock: "share" | "no key update",
): Promise<{ role: Role; isStaffReserved: boolean } | undefined> {
	const [account] = await transaction
		.select({
			role: profiles.role,
			isRequired: isTwoFactorRequired,
			isStaffReserved,
			hasTwoFactor: users.twoFactorEnabled,
		})
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(eq(profiles.userId, userId))
		.for(lock, { of: profiles });
	const [session] = await transaction
		.select({ createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
		.from(sessions)
		.where(and(eq(sessions.token, token), eq(sessions.userId, userId)))
		.for("key share");
	if (!account || !session || isSessionOver(account.role, session, at)) return undefined;
	const role = effectiveRole(account.role, account.isRequired, account.hasTwoFactor);
	return { role, isStaffReserved: account.isStaffReserved };
}
