import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, entries } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { writtenDay } from "../../messaging/dates.ts";
import { dayOf, homeDay, homeZone } from "../../shared/time-zone.ts";
import { recordEntry } from "../entries/record.ts";
import { findUnseen } from "../entries/undo.ts";
import { isOurTurn } from "../tasks/turn.ts";
import { type Reminder, reminderTexts } from "./reminder-texts.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** Reminders go out between these hours of the offices' day. */
const daytime = { from: 9, until: 20 };

/**
 * Reminds applicants of their next step: of an interview the day before and on its day, of anything else three days before
 * and on its last day. Each reminder is a message in the case, written once, by the channel that reaches the applicant;
 * staff stop them by application. It answers nothing that the applicant has asked.
 * @returns how many were written.
 */
export async function sendReminders(caller: Caller): Promise<number> {
	const context = caller.permit("task:run");
	const { database, now } = context;
	const at = now();
	const { from } = dayOf(at, homeZone);
	const hours = (at.getTime() - from.getTime()) / hour;
	if (hours < daytime.from || hours >= daytime.until) return 0;
	const days = [0, 1, 3].map((ahead) => homeDay(new Date(at.getTime() + ahead * day)));
	const due = await database
		.select({ id: applications.id })
		.from(applications)
		.where(and(isRemindable, inArray(applications.nextStepDueOn, days)));
	let count = 0;
	for (const { id } of due) {
		if (await database.transaction((transaction) => remind(context, transaction, id, { at, days }))) count++;
	}
	return count;
}

const isRemindable = and(isNull(applications.closedAt), applications.isReminded, eq(applications.isSuspect, false));

/** @returns whether a reminder was written. */
async function remind(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	id: string,
	{ at, days }: { at: Date; days: string[] },
): Promise<boolean> {
	await lockApplicantOf(transaction, id, "no key update");
	const [row] = await transaction
		.select({
			applicantId: applications.applicantId,
			status: applications.status,
			nextStepFor: applications.nextStepFor,
			text: applications.nextStepText,
			dueOn: applications.nextStepDueOn,
			language: applicants.language,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(and(eq(applications.id, id), isRemindable));
	if (!row?.dueOn || isOurTurn(row) || (row.nextStepFor ?? "applicant") !== "applicant") return false;
	const reminder = reminderFor(row.status === "interview_scheduled", days.indexOf(row.dueOn));
	// A step that comes with a status is not known before the status is seen.
	if (!reminder || (await findUnseen(transaction, id, at))) return false;
	const about = { reminder, dueOn: row.dueOn };
	const isSame = and(eq(entries.applicationId, id), sql`${entries.data} @> ${JSON.stringify(about)}::jsonb`);
	if ((await transaction.$count(entries, isSame)) > 0) return false;
	const { applicantId, language, text } = row;
	const parts = [reminderTexts[reminder][language](writtenDay(row.dueOn, language)), text].filter(Boolean);
	const message = {
		kind: "message_out",
		channel: "web",
		actor: null,
		at,
		text: parts.join("\n\n"),
		data: about,
	} as const;
	await recordEntry(context, transaction, { applicantId, applicationId: id, ...message });
	return true;
}

/** @param index of the day among today, tomorrow and in three days */
function reminderFor(isInterview: boolean, index: number): Reminder | undefined {
	if (isInterview) return (["interview_today", "interview_tomorrow"] as const)[index];
	return index === 0 ? "due_today" : index === 2 ? "due_soon" : undefined;
}
