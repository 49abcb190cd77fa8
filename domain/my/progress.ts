import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications, programs, tasks, universities } from "../../database/tables.ts";
import { datedProgram, outlookOfProgram } from "../cases/applications/program-dates.ts";
import type { StoredStatus } from "../cases/applications/schema.ts";
import { pickStep, reachedIn, shownNextStep } from "../cases/entries/state.ts";
import {
	type Audience,
	readTimeline,
	type TimelineEntry,
	type UnseenChange,
	unseenChange,
} from "../cases/entries/timeline.ts";
import { type Promised, promised } from "../cases/tasks/promised.ts";
import { pickLocalized } from "../shared/language.ts";
import { nextStepOf, shownStatus, stepsOf } from "./steps.ts";

/** Whose applications: all of an applicant's, or the only one that a session of level "known" sees. */
type Scope = { applicantId: string; applicationId: string | null };

/**
 * What the applicant, or the family, sees of each application, newest first.
 *
 * @param now decides which changes of the status are shown.
 */
export async function readProgress(
	database: Pick<Database, "select">,
	{ applicantId, applicationId }: Scope,
	audience: Exclude<Audience, "staff">,
	now: Date,
) {
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			submittedAt: applications.submittedAt,
			status: applications.status,
			...pickStep(applications),
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
			...datedProgram,
			nationality: applicants.nationality,
			promise: promised,
			unseen: unseenChange(now),
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(
			tasks,
			and(eq(tasks.applicationId, applications.id), eq(tasks.kind, "first_contact"), isNull(tasks.doneAt)),
		)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(
			and(
				eq(applications.applicantId, applicantId),
				applicationId === null ? undefined : eq(applications.id, applicationId),
			),
		)
		.orderBy(desc(applications.submittedAt), desc(applications.id));
	const changes = await readTimeline(database, { applicantId, applicationId }, audience, {
		...{ now, kinds: ["status_changed", "milestone"] },
	});
	return rows.map((row) => {
		const own = changes.filter((change) => change.applicationId === row.id);
		const statuses = own.filter(({ kind }) => kind === "status_changed");
		const { intakes, applicationDeadline, type, nationality, ...progress } = progressOf(row, statuses, now);
		return {
			...progress,
			milestones: reachedIn(own),
			/** When the chosen program takes applications of this citizenship, until the documents are at the university. */
			outlook: outlookOfProgram({ intakes, applicationDeadline, type }, nationality, progress.status, now),
		};
	});
}
export type Progress = Awaited<ReturnType<typeof readProgress>>[number];

type Row = Parameters<typeof shownNextStep>[0] & {
	id: string;
	submittedAt: Date;
	status: StoredStatus;
	promise: Promised | null;
	unseen: UnseenChange | null;
};

function progressOf<R extends Row>(row: R, changes: TimelineEntry[], now: Date) {
	const first = (changes[0]?.data?.from ?? row.unseen?.from ?? row.status) as StoredStatus;
	const history = [first, ...changes.map(({ data }) => data?.to as StoredStatus)];
	const status = shownStatus(history.at(-1) as StoredStatus);
	const reachedAt = (step: StoredStatus) =>
		step === "pending" ? row.submittedAt : changes.findLast(({ data }) => data?.to === step)?.visibleAt;
	const { promise, unseen, nextStepFor: _for, nextStepText: _text, nextStepDueOn: _due, ...rest } = row;
	return {
		...rest,
		status,
		steps: stepsOf(history).map((step) => ({ ...step, at: reachedAt(step.step) ?? null })),
		next: nextStepOf({ ...shownNextStep(row, unseen), status, promise }, now),
		/** Why the application was rejected, in staff's words. */
		reason: status === "rejected" ? (changes.at(-1)?.data?.reason ?? null) : null,
	};
}
