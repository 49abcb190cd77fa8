import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, documents, entries } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import type { Language } from "../../shared/language.ts";
import { dayOf, homeDay, homeZone } from "../../shared/time-zone.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { recordEntry } from "../entries/record.ts";
import { findUnseen } from "../entries/undo.ts";
import { inPaperOrder, pageOf } from "../news/document-news.ts";
import { documentNames, documentNewsTexts } from "../news/document-texts.ts";
import { isOurTurn } from "../tasks/turn.ts";
import { type Reminder, reminderTexts } from "./reminder-texts.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** Reminders go out between these hours of the offices' day. */
const daytime = { from: 9, until: 20 };

/**
 * Reminds applicants of their next step and of the papers that we wait for: of an interview the day before and on its day,
 * of anything else three days before and on its last day. Each reminder is a message in the case, written once, by the
 * channel that reaches the applicant; staff stop them by application. It answers nothing that the applicant has asked.
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
		.where(
			and(
				isRemindable,
				or(
					inArray(applications.nextStepDueOn, days),
					inArray(
						applications.id,
						database.select({ id: documents.applicationId }).from(documents).where(isAwaited(days)),
					),
				),
			),
		);
	let count = 0;
	for (const { id } of due)
		count += await database.transaction((transaction) => remind(context, transaction, id, { at, days }));
	return count;
}

/** A paper that the applicant has to send, or to send again, by one of these days. */
const isAwaited = (days: string[]) =>
	and(inArray(documents.state, ["needed", "returned"]), inArray(documents.dueOn, days));

/** Applications whose applicants may be reminded: staff stop it by application. */
export const isRemindable = and(
	...[isNull(applications.closedAt), applications.isReminded, eq(applications.isSuspect, false)],
	isReal(applications.applicantId),
);

type Due = { reminder: Reminder; dueOn: string; words: string | null };

/** @returns how many reminders were written. */
async function remind(
	context: Pick<Context, "now" | "configured" | "site">,
	transaction: Transaction,
	id: string,
	{ at, days }: { at: Date; days: string[] },
): Promise<number> {
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
	if (!row) return 0;
	const { applicantId, language, dueOn } = row;
	const due: Due[] = await duePapers(transaction, id, days, { language, site: context.site });
	const isTheirs = !isOurTurn(row) && (row.nextStepFor ?? "applicant") === "applicant";
	const step = reminderFor(row.status === "interview_scheduled", days.indexOf(dueOn ?? ""));
	// A step that comes with a status is not known before the status is seen.
	if (dueOn && step && isTheirs && !(await findUnseen(transaction, id, at)))
		due.unshift({ reminder: step, dueOn, words: row.text });
	let count = 0;
	for (const { words, ...about } of due) {
		const isSame = and(eq(entries.applicationId, id), sql`${entries.data} @> ${JSON.stringify(about)}::jsonb`);
		if ((await transaction.$count(entries, isSame)) > 0) continue;
		const text = [reminderTexts[about.reminder][language](writtenDay(about.dueOn, language)), words]
			.filter(Boolean)
			.join("\n\n");
		const message = { kind: "message_out", channel: "web", actor: null, at, text, data: about } as const;
		await recordEntry(context, transaction, { applicantId, applicationId: id, ...message });
		count++;
	}
	return count;
}

/** The papers of an application that are due today or in three days, a reminder for each day. */
async function duePapers(
	transaction: Transaction,
	id: string,
	days: string[],
	{ language, site }: { language: Language; site: { url: string } },
) {
	const rows = await transaction
		.select({ code: documents.code, dueOn: documents.dueOn })
		.from(documents)
		.where(and(eq(documents.applicationId, id), isAwaited(days)))
		.orderBy(inPaperOrder);
	return (["papers_today", "papers_soon"] as const).flatMap((reminder) => {
		const day = days[reminder === "papers_today" ? 0 : 2] as string;
		const own = rows.filter(({ dueOn }) => dueOn === day);
		const names = own.map(({ code }) => `– ${documentNames[code][language]}`).join("\n");
		const words = `${names}\n\n${documentNewsTexts[language].send}\n${pageOf(site, language)}/documents`;
		return own.length > 0 ? [{ reminder, dueOn: day, words }] : [];
	});
}

/** @param index of the day among today, tomorrow and in three days */
function reminderFor(isInterview: boolean, index: number): Reminder | undefined {
	if (isInterview) return (["interview_today", "interview_tomorrow"] as const)[index];
	return index === 0 ? "due_today" : index === 2 ? "due_soon" : undefined;
}
