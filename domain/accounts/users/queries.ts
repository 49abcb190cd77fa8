import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { credentials, profiles, sessions, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { readPolicy } from "../../access/policies.ts";
import { isSessionOver } from "../../access/session-rules.ts";
import { notFound } from "../../shared/errors.ts";
import { type Page, selectPage } from "../../shared/paging.ts";
import { matches, nameOrder } from "../../shared/search.ts";
import { cleanQuery, requireId } from "../../shared/validation.ts";
import { type Role, type User, usersPerPage } from "./schema.ts";

/** `hasPassword`: false until an invited person has chosen one. */
export type ListedUser = User & { hasPassword: boolean };

/** Newest first; `query` searches names and email addresses. */
export async function listUsers(caller: Caller, filter: { query: string; page: number }): Promise<Page<ListedUser>> {
	const { database } = caller.permit("user:read");
	const where = matches(sql`${users.searchText}`, cleanQuery(filter.query));
	const rows = selection(database).where(where).orderBy(desc(users.createdAt), desc(users.id));
	const asked = { page: filter.page, size: usersPerPage };
	const { items, ...place } = await selectPage(asked, database.$count(users, where), rows);
	const ids = items.map(({ id }) => id);
	const known = await database
		.select({ id: credentials.userId })
		.from(credentials)
		.where(inArray(credentials.userId, ids));
	const withPassword = new Set(known.map(({ id }) => id));
	return { items: items.map((user) => ({ ...user, hasPassword: withPassword.has(user.id) })), ...place };
}

/** All accounts, newest first, up to `most`, for the JSON API. */
export async function listAllUsers(caller: Caller, most = 10_000): Promise<User[]> {
	const { database } = caller.permit("user:read");
	// Called by POST, whose body may arrive late: the transaction reads the role again.
	return database.transaction((transaction) =>
		selection(transaction).orderBy(desc(users.createdAt), desc(users.id)).limit(most),
	);
}

const selection = (database: Pick<Transaction, "select">) =>
	database
		.select({
			id: users.id,
			email: users.email,
			displayName: users.displayName,
			role: sql<User["role"]>`coalesce(${profiles.role}, 'user')`,
			createdAt: users.createdAt,
			lastSignInAt: users.lastSignInAt,
			emailConfirmedAt: users.emailConfirmedAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.$dynamic();

/** @throws NotFound. */
export async function getUser(caller: Caller, id: string): Promise<User> {
	const { database } = caller.permit("user:read");
	const known = requireId(id, "user");
	const [user] = await selection(database).where(eq(users.id, known));
	if (!user) throw notFound("user");
	return user;
}

/** The role of each account (spec §3), ordered by id. */
export async function listProfiles(
	caller: Caller,
	filter: { userId?: string; role?: Role; page: number; size: number },
) {
	const { database } = caller.permit("user:read");
	const where = and(
		filter.userId === undefined ? undefined : eq(profiles.userId, filter.userId),
		filter.role === undefined ? undefined : eq(profiles.role, filter.role),
	);
	return selectPage(
		filter,
		database.$count(profiles, where),
		database.select().from(profiles).where(where).orderBy(asc(profiles.id)),
	);
}

/** @throws NotFound. */
export async function getProfile(caller: Caller, id: string) {
	const { database } = caller.permit("user:read");
	const known = requireId(id, "profile");
	const [profile] = await database.select().from(profiles).where(eq(profiles.id, known));
	if (!profile) throw notFound("profile");
	return profile;
}

/** How staff protect their accounts: two-step sign-in, the number of open sessions, and when one was last used. */
export async function listStaffSecurity(caller: Caller) {
	const { database, now } = caller.permit("staff:write");
	const [staff, all] = await Promise.all([
		database
			.select({
				id: users.id,
				name: users.displayName,
				email: users.email,
				role: profiles.role,
				has: users.twoFactorEnabled,
			})
			.from(profiles)
			.innerJoin(users, eq(users.id, profiles.userId))
			.where(ne(profiles.role, "user"))
			.orderBy(nameOrder(users.displayName), asc(users.id)),
		database
			.select({ session: sessions })
			.from(sessions)
			.innerJoin(profiles, and(eq(profiles.userId, sessions.userId), ne(profiles.role, "user"))),
	]);
	const at = now();
	return staff.map(({ has, ...person }) => {
		const own = all.filter(({ session }) => session.userId === person.id && !isSessionOver(person.role, session, at));
		const lastUsedAt = Math.max(...own.map(({ session }) => session.updatedAt.getTime()));
		return {
			...person,
			hasTwoFactor: has === true,
			sessions: own.length,
			lastUsedAt: own.length > 0 ? lastUsedAt : null,
		};
	});
}
export type StaffSecurity = Awaited<ReturnType<typeof listStaffSecurity>>[number];

/** Whether only owners manage accounts; undefined if nobody has decided, which lets admins do it too. */
export async function isStaffReserved(caller: Caller): Promise<boolean | undefined> {
	const { database } = caller.permit("user:read");
	return readPolicy(database, "owners-manage-staff");
}

/** Whether an invitation or a password reset can be emailed. */
export async function isMailConnected(caller: Caller): Promise<boolean> {
	return caller.permit("user:read").mailer.isConfigured;
}

/** Whether staff must use two-step sign-in. */
export async function needsTwoFactor(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("user:read");
	return (await readPolicy(database, "staff-second-factor")) ?? false;
}
