import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import { applications, entries } from "../../../database/tables.ts";
import { milestones } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { AuditEvent } from "../../access/audit-actions.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { line, optional } from "../../shared/field-schemas.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { statusChange } from "../applicants/schema.ts";
import { followRefunds } from "../entries/money.ts";
import { recordEntry, tellSoon } from "../entries/record.ts";
import { closingData, stepData } from "../entries/state.ts";
import { findUnseen, undoEntry, whyNotUndone } from "../entries/undo.ts";
import { changeState, changeStatus, lockApplication } from "./change-status.ts";
import { closeInput, nextStepInput, statusAndStepInput, visaTypeInput } from "./status-schema.ts";

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

/**
 * Sets an application's next step. Empty values mean the default of the status. If the step is ours, its day is also the
 * day of our next action. After a status that the applicant does not see yet, the step is seen with it.
 * @param input `nextStepFor`, `nextStepText` of at most 500 characters in the applicant's language, `nextStepDueOn`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setNextStep(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const step = parse(nextStepInput, input);
	await updateCase(context, id, "application:set-next-step", async (transaction, known) => {
		const unseen = await findUnseen(transaction, known, context.now());
		const data = stepData(step);
		const change = { id: known, kind: "next_step", data, ...(unseen && { visibleAt: unseen.visibleAt }) } as const;
		await changeState(context, transaction, change);
	});
}

/**
 * Sets the visa that the applicant will need.
 * @param input `visaType`; null if it is not decided
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setVisaType(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const values = parse(visaTypeInput, input);
	await updateCase(context, id, "application:set-visa-type", async (transaction, known) => {
		await transaction.update(applications).set(values).where(eq(applications.id, known));
	});
}

/**
 * Closes an application that needs no more work. The last statuses close it by themselves.
 * @param input `reason`, such as "withdrawn"
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function closeApplication(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const { reason } = parse(closeInput, input);
	await updateCase(context, id, "application:close", async (transaction, known) => {
		await changeState(context, transaction, { id: known, kind: "closed", data: closingData(reason, context.now()) });
	});
}

/** @throws ProblemError: refused; not-found. */
export async function reopenApplication(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("application:write");
	await updateCase(context, id, "application:reopen", async (transaction, known) => {
		await changeState(context, transaction, { id: known, kind: "reopened", data: {} });
	});
}

type Change = (transaction: Transaction, id: string) => Promise<void>;

async function updateCase(
	{ database, actor }: Pick<Context, "database"> & { actor: Actor },
	id: string,
	action: AuditEvent,
	change: Change,
): Promise<void> {
	const known = requireId(id, "application");
	await database.transaction(async (transaction) => {
		await lockApplication(transaction, known);
		await change(transaction, known);
		await recordAudit(transaction, actor, { action, recordId: known });
	});
}

const milestoneInput = z.strictObject({
	milestone: z.enum(milestones, "required"),
	on: z.iso.date("bad_date"),
	text: optional(line(300)),
});

/**
 * Records what has happened besides the status, such as the visa; the applicant sees it with its day. Another day for the
 * same replaces the first.
 * @param input `milestone`; `on`, an ISO date, which may be in the future for a flight; `text`, such as the number of a parcel
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setMilestone(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("application:write");
	const { database, actor, now } = context;
	const { text, ...data } = parse(milestoneInput, input);
	const known = requireId(id, "application");
	await database.transaction(async (transaction) => {
		const { applicantId } = await lockApplication(transaction, known);
		const at = now();
		await undoMilestone(transaction, known, data.milestone, at);
		const entry = { applicantId, applicationId: known, kind: "milestone", actor, at, data, text } as const;
		// The admission itself may not be seen yet.
		const unseen = await findUnseen(transaction, known, at);
		await recordEntry(context, transaction, { ...entry, ...(unseen && { visibleAt: unseen.visibleAt }) });
		await followRefusal(context, transaction, { applicantId, applicationId: known, at });
		await audit(transaction, actor, known);
	});
}

/** Takes a milestone back. @throws ProblemError: refused; not-found. */
export async function removeMilestone(caller: Caller, id: string, milestone: string): Promise<void> {
	const context = caller.permit("application:write");
	const { database, actor, now } = context;
	const known = requireId(id, "application");
	await database.transaction(async (transaction) => {
		const { applicantId } = await lockApplication(transaction, known);
		const at = now();
		if (!(await undoMilestone(transaction, known, milestone, at))) throw notFound("milestone");
		await followRefusal(context, transaction, { applicantId, applicationId: known, at });
		await audit(transaction, actor, known);
	});
}

/** Stops the automatic reminders about an application, or starts them again. @throws ProblemError: refused; not-found. */
export async function setReminders(caller: Caller, id: string, isReminded: boolean): Promise<void> {
	const { database, actor } = caller.permit("application:write");
	const known = requireId(id, "application");
	await database.transaction(async (transaction) => {
		await lockApplication(transaction, known);
		await transaction.update(applications).set({ isReminded }).where(eq(applications.id, known));
		await recordAudit(transaction, actor, {
			action: "application:update",
			recordId: known,
			detail: { fields: "isReminded" },
		});
	});
}

/** A refused visa opens refunds, and the applicant hears of them. */
async function followRefusal(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	about: { applicantId: string; applicationId: string; at: Date },
): Promise<void> {
	const changed = await followRefunds(transaction, about);
	if (changed) await tellSoon(context, transaction, "money", { ...about, ...changed });
}

const audit = (transaction: Transaction, actor: Actor, recordId: string) =>
	recordAudit(transaction, actor, { action: "application:update", recordId, detail: { fields: "milestones" } });

/** @returns whether there was one. */
async function undoMilestone(transaction: Transaction, id: string, milestone: string, at: Date): Promise<boolean> {
	const stored = await transaction
		.select()
		.from(entries)
		.where(and(eq(entries.applicationId, id), eq(entries.kind, "milestone"), isNull(entries.undoneAt)));
	const same = stored.filter(({ data }) => data?.milestone === milestone);
	for (const entry of same) await undoEntry(transaction, entry, at);
	return same.length > 0;
}
