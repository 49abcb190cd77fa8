import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, tasks } from "../../../database/tables.ts";
import type { CaseOffice } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { type Calendar, dayDue } from "../../cases/tasks/clock.ts";
import { ensureFollowUp, isUsualFollowUp, putOff } from "../../cases/tasks/close.ts";
import { openTask } from "../../cases/tasks/open.ts";
import { readCalendar } from "../../cases/tasks/read-calendar.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";

type Plan = { dueOn: string; text: string | null; actor: Actor; at: Date };

/**
 * `setFollowUp` in the transaction of another command.
 * @throws ProblemError: not-found; invalid; conflict 'application_closed'.
 */
export async function planFollowUp(
	transaction: Transaction,
	applicationId: string,
	{ dueOn, text, actor, at }: Plan,
): Promise<void> {
	await lockApplicantOf(transaction, applicationId, "no key update");
	const { applicantId, office, closedAt, isSuspect } = await findApplication(transaction, applicationId);
	if (closedAt) throw conflict("application_closed");
	const dueAt = checkedDue(dueOn, office, { now: at, calendar: await readCalendar(transaction) });
	if (text) {
		const task = { kind: "follow_up", applicantId, applicationId, text, dueOn, receivedAt: at, isSuspect } as const;
		await openTask(transaction, task);
		await ensureFollowUp(transaction, applicationId, { doneBy: actor.userId, at });
	} else {
		const isOpen = and(isUsualFollowUp(applicationId), isNull(tasks.doneAt));
		if ((await transaction.$count(tasks, isOpen)) === 0) throw invalid([{ field: "text", code: "required" }]);
		await putOff(transaction, isOpen, dueAt);
	}
	const detail = { dueOn };
	await recordAudit(transaction, actor, { action: "applicant:plan-follow-up", recordId: applicantId, detail });
}

async function findApplication(transaction: Transaction, applicationId: string) {
	const [row] = await transaction
		.select({
			applicantId: applications.applicantId,
			closedAt: applications.closedAt,
			isSuspect: applications.isSuspect,
			office: applicants.office,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(eq(applications.id, applicationId));
	if (!row) throw notFound("application");
	return row;
}

const longest = 366 * 24 * 60 * 60 * 1_000;

/** A day that is over is asked for again, and so is a mistyped year, which would hide the task for ever. */
export function checkedDue(
	dueOn: string,
	office: CaseOffice,
	{ now, calendar }: { now: Date; calendar: Calendar },
): Date {
	const dueAt = dayDue(dueOn, office, calendar);
	if (dueAt <= now) throw invalid([{ field: "dueOn", code: "past_date" }]);
	if (dueAt.getTime() - now.getTime() > longest) throw invalid([{ field: "dueOn", code: "far_date" }]);
	return dueAt;
}
