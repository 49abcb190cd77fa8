import { and, eq, ne } from "drizzle-orm";
import { profiles, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { absenceOf } from "../../cases/tasks/assignment.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import type { WorkSettings } from "./schema.ts";

/**
 * How a member of staff works. `awayUntil` is null once the person is back.
 * @throws ProblemError: refused; not-found, also for an account that is not on the staff.
 */
export async function getWorkSettings(caller: Caller, userId: string): Promise<WorkSettings & { name: string }> {
	const { database, now } = caller.permit("task:read");
	const known = asId(userId);
	const { office, languages, awayUntil, hasShortcuts } = profiles;
	if (!known) throw notFound("user");
	const [found] = await database
		.select({ name: users.displayName, office, languages, awayUntil, hasShortcuts })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(profiles.userId, known), ne(profiles.role, "user")));
	if (!found) throw notFound("user");
	return { ...found, awayUntil: absenceOf(found, now()) };
}
