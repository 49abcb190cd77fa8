import { asc, eq, ne } from "drizzle-orm";
import { profiles, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { readPolicy } from "../../access/policies.ts";
import { absenceOf } from "../../cases/tasks/assignment.ts";
import { nameOrder } from "../../shared/search.ts";

/**
 * All members of staff by name, for the choice of an assignee. `awayUntil` is the first day back of a person who is away,
 * as an ISO date.
 * @throws ProblemError: refused.
 */
export async function listStaff(caller: Caller) {
	const { database, now } = caller.permit("task:read");
	const { office, awayUntil } = profiles;
	const rows = await database
		.select({ id: users.id, name: users.displayName, office, awayUntil })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(ne(profiles.role, "user"))
		.orderBy(nameOrder(users.displayName), asc(users.id));
	const at = now();
	return rows.map((row) => ({ ...row, awayUntil: absenceOf(row, at) }));
}
/** Whether new tasks are assigned by turns. */
export async function isRoundRobin(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("task:read");
	return (await readPolicy(database, "round-robin")) ?? false;
}

export type StaffMember = Awaited<ReturnType<typeof listStaff>>[number];
