import { eq } from "drizzle-orm";
import { profiles } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { isStaffRole } from "../../access/session-rules.ts";
import { absenceOf, todayOf, unassignTasks } from "../../cases/tasks/assignment.ts";
import { forbidden, invalid, notFound } from "../../shared/errors.ts";
import { dayAfter } from "../../shared/time-zone.ts";
import { asId, parse } from "../../shared/validation.ts";
import { workSettingsInput } from "./schema.ts";

/** The longest absence. A later date is a mistyped year. */
const maxAbsenceDays = 366;

/**
 * Changes how a member of staff works: the caller, or for owners a colleague. The open tasks of somebody who is away go to
 * nobody at once. The shortcuts are the person's own, and stay if somebody else changes the rest.
 * @throws ProblemError: refused; invalid; not-found.
 */
export async function changeWorkSettings(caller: Caller, userId: string, input: unknown): Promise<void> {
	const known = asId(userId);
	const isOwn = known === caller.userId;
	const { database, actor, now } = caller.permit(isOwn ? "account:use" : "staff:write");
	const { hasShortcuts, ...values } = parse(workSettingsInput, input);
	if (!known) throw notFound("user");
	await database.transaction(async (transaction) => {
		if (isOwn && !caller.may("task:write")) throw forbidden("task:write");
		const isThis = eq(profiles.userId, known);
		// Against new tasks for somebody who is about to be away (domain/cases/tasks/assignment.ts).
		const [before] = await transaction.select().from(profiles).where(isThis).for("update");
		if (!before || !isStaffRole(before.role)) throw notFound("user");
		const at = now();
		const { office, awayUntil } = values;
		if (awayUntil) {
			const today = todayOf({ office }, at);
			if (awayUntil <= today) throw invalid([{ field: "awayUntil", code: "date_passed" }]);
			const latest = dayAfter(today, maxAbsenceDays);
			if (awayUntil > latest) throw invalid([{ field: "awayUntil", code: "date_far" }]);
		}
		const own = isOwn && hasShortcuts !== undefined ? { hasShortcuts } : {};
		await transaction
			.update(profiles)
			.set({ ...values, ...own })
			.where(isThis);
		if (awayUntil) await unassignTasks(transaction, known, { at, isGone: false });
		if (absenceOf(before, at) === awayUntil && before.office === office) return;
		const detail = { ...(office && { office }), ...(awayUntil && { awayUntil }) };
		await recordAudit(transaction, actor, { action: "user:change-work", recordId: known, detail });
	});
}
