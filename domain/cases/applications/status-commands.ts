import { and, eq } from "drizzle-orm";
import { entries } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { statusChange } from "../applicants/schema.ts";
import { undoEntry, whyNotUndone } from "../entries/undo.ts";
import { changeStatus, lockApplication } from "./change-status.ts";
import { statusAndStepInput } from "./status-schema.ts";

/**
 * Allows any of the eight statuses (STATE-03), only from `expected` if given. The applicant sees the new status, its
 * reason and its next step from the time of `visibleAtOf` on; a status that is taken back before that is never shown, and
 * its email is not sent.
 * @param input `status`; `reason`, required for a rejection, which the applicant reads; the next step that comes with the
 * status, by default none
 * @returns the id of the change's entry, by which it can be undone; null if the status was already this one.
 * @throws ProblemError: refused, invalid, not-found, conflict 'changed'.
 */
export async function changeApplicationStatus(
	caller: Caller,
	id: string,
	input: unknown,
	expected?: unknown,
): Promise<string | null> {
	const context = caller.permit("application:write");
	const change = parse(statusAndStepInput, input);
	const known = requireId(id, "application");
	return context.database.transaction((transaction) => changeStatus(context, transaction, known, change, { expected }));
}

/**
 * Takes a change of the status back that the applicant has not seen yet: the status, its next step and whether the
 * application is closed are again what the applicant sees.
 * @param entryId the id that the change returned
 * @throws ProblemError: refused; not-found; conflict 'undo_too_late' if it was shown, or changed since.
 */
export async function undoStatusChange(caller: Caller, entryId: string): Promise<void> {
	const { database, actor, now } = caller.permit("application:write");
	const known = requireId(entryId, "change");
	await database.transaction(async (transaction) => {
		const isIt = and(eq(entries.id, known), eq(entries.kind, "status_changed"));
		const [found] = await transaction.select({ id: entries.applicationId }).from(entries).where(isIt);
		if (!found?.id) throw notFound("change");
		await lockApplication(transaction, found.id);
		const [entry] = await transaction.select().from(entries).where(isIt);
		const at = now();
		if (!entry || (await whyNotUndone(transaction, entry, at))) throw conflict("undo_too_late");
		await undoEntry(transaction, entry, at);
		const detail = { from: entry.data?.to ?? "", to: entry.data?.from ?? "" };
		await recordAudit(transaction, actor, { action: statusChange, recordId: found.id, detail });
	});
}
