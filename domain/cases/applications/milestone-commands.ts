import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import { applications, entries } from "../../../database/tables.ts";
import { milestones } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { line, optional } from "../../shared/field-schemas.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { followRefunds } from "../entries/money.ts";
import { recordEntry } from "../entries/record.ts";
import { tellSoon } from "../entries/tell-soon.ts";
import { findUnseen, undoEntry } from "../entries/undo.ts";
import { lockApplication } from "./change-status.ts";

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
