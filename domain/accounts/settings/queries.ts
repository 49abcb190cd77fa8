import { and, desc, eq, ne } from "drizzle-orm";
import { profiles, sessions, users } from "../../../database/tables.ts";
import type { Browser, Platform } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { isSessionOver } from "../../access/session-rules.ts";
import { absenceOf } from "../../cases/tasks/assignment.ts";
import { notFound } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";
import type { WorkSettings } from "./schema.ts";

export type OwnSession = {
	id: string;
	browser: Browser | null;
	platform: Platform | null;
	/** The shortened network address of the sign-in. */
	network: string | null;
	signedInAt: Date;
	/** Accurate to a few minutes. */
	lastUsedAt: Date;
	/** Whether it is the session of this request. */
	isCurrent: boolean;
};

/**
 * ASVS 7.5.2: the open sessions of the caller's own account, the current one first. `token` identifies the current
 * session.
 */
export async function listSessions(caller: Caller, token: string): Promise<OwnSession[]> {
	const { database, actor, now } = caller.permit("account:use");
	const rows = await database
		.select({ session: sessions, role: profiles.role })
		.from(sessions)
		.leftJoin(profiles, eq(profiles.userId, sessions.userId))
		.where(eq(sessions.userId, actor.userId as string))
		.orderBy(desc(sessions.updatedAt), desc(sessions.id));
	const open = rows.filter(({ session, role }) => !isSessionOver(role ?? "user", session, now()));
	return open
		.map(({ session }) => ({
			id: session.id,
			browser: session.browser,
			platform: session.platform,
			network: session.network,
			signedInAt: session.createdAt,
			lastUsedAt: session.updatedAt,
			isCurrent: session.token === token,
		}))
		.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/**
 * How a member of staff works. `awayUntil` is null once the person is back.
 * @throws ProblemError: refused; not-found, also for an account that is not on the staff.
 */
export async function getWorkSettings(caller: Caller, userId: string): Promise<WorkSettings & { name: string }> {
	const { database, now } = caller.permit("task:read");
	const known = requireId(userId, "user");
	const { office, languages, awayUntil, hasShortcuts } = profiles;
	const [found] = await database
		.select({ name: users.displayName, office, languages, awayUntil, hasShortcuts })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(profiles.userId, known), ne(profiles.role, "user")));
	if (!found) throw notFound("user");
	return { ...found, awayUntil: absenceOf(found, now()) };
}
