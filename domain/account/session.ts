import { and, eq, lt, ne, sql } from "drizzle-orm";
import { policies, profiles, sessions, users } from "../../database/tables.ts";
import type { Role } from "../../database/values.ts";
import type { Tools } from "../caller.ts";
import { isSessionOver, isSessionToRenew, sessionEnd } from "./rules.ts";

/** Who is signed in, as the pages need it. */
export type Account = {
	userId: string;
	email: string;
	displayName: string;
	/** What the account may do now. */
	rank: Role;
	hasSecondFactor: boolean;
	/** Staff who may do nothing before they have a second factor: their rank is "user" until then. */
	needsSecondFactor: boolean;
};

export type Session =
	| { state: "open"; account: Account; token: string; renewed: boolean }
	/** Signed by us and over: unused for too long, signed out, its account changed or gone. */
	| { state: "ended" }
	/** Not signed by us. */
	| { state: "forged" };

type Work = Pick<Tools, "database" | "now" | "accounts">;

/** Whose session a request's sealed token names, the role as it is now (C-01: an account without profile is a user). */
export async function resume({ database, now, accounts }: Work, sealed: string): Promise<Session> {
	const token = accounts.unseal("session", sealed);
	if (!token) return { state: "forged" };
	const required = sql<boolean>`coalesce((select ${policies.isOn} from ${policies} where ${policies.name} = 'staff-second-factor'), false)`;
	const [found] = await database
		.select({ session: sessions, user: users, role: profiles.role, required })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(sessions.token, token));
	if (!found) return { state: "ended" };
	const { session, user, required: isRequired } = found;
	const role = found.role ?? (await makeProfile(database, user.id));
	const at = now();
	if (isSessionOver(role, session, at)) {
		await database.delete(sessions).where(eq(sessions.token, token));
		return { state: "ended" };
	}
	const needsSecondFactor = role !== "user" && isRequired && !user.twoFactorEnabled;
	const renewed = isSessionToRenew(session, at);
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
			rank: needsSecondFactor ? "user" : role,
			hasSecondFactor: user.twoFactorEnabled,
			needsSecondFactor,
		},
	};
}

/** Never owner, whoever asks and however many at once: the first owner is the operator's (C-01). */
async function makeProfile(database: Work["database"], userId: string): Promise<Role> {
	await database.insert(profiles).values({ userId, role: "user" }).onConflictDoNothing();
	const [profile] = await database.select({ role: profiles.role }).from(profiles).where(eq(profiles.userId, userId));
	return profile?.role ?? "user";
}

/** Begins a new session's time by our clock, and sweeps those that are over. */
export async function settle(transaction: Pick<Work["database"], "update" | "delete">, token: string, at: Date) {
	await transaction
		.update(sessions)
		.set({ createdAt: at, updatedAt: at, expiresAt: sessionEnd(at) })
		.where(eq(sessions.token, token));
	await transaction.delete(sessions).where(and(lt(sessions.expiresAt, at), ne(sessions.token, token)));
}
