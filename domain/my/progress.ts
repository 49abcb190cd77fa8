import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applications, entries, programs, tasks, universities } from "../../database/tables.ts";
import type { StoredStatus } from "../cases/applications/schema.ts";
import { reachedIn } from "../cases/entries/milestones.ts";
import { pickStep, shownNextStep } from "../cases/entries/state.ts";
import { type Promised, promised } from "../cases/tasks/promised.ts";
import { pickLocalized } from "../shared/language.ts";
import { nextStepOf, shownStatus, stepsOf } from "./steps.ts";

/** Whose applications: all of an applicant's, or the only one that a session of level "known" sees. */
type Scope = { applicantId: string; applicationId: string | null };

/**
 * What the applicant sees of each application, newest first.
 *
 * @param now decides which changes of the status are shown.
 */
export async function readProgress(
	database: Pick<Database, "select">,
	{ applicantId, applicationId }: Scope,
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
			promise: promised,
		})
		.from(applications)
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
	const ids = rows.map(({ id }) => id);
	const changes = await readChanges(database, ids);
	return rows.map((row) => {
		const own = changes.get(row.id) ?? [];
		const statuses = own.filter(({ kind }) => kind === "status_changed");
		return {
			...progressOf(row, statuses, now),
			milestones: reachedIn(own.filter(({ visibleAt }) => visibleAt <= now)),
		};
	});
}
export type Progress = Awaited<ReturnType<typeof readProgress>>[number];

/** The changes of each application's status and its milestones that count, oldest first. */
async function readChanges(database: Pick<Database, "select">, ids: string[]) {
	const rows = await database
		.select({
			applicationId: entries.applicationId,
			kind: entries.kind,
			at: entries.at,
			visibleAt: entries.visibleAt,
			data: entries.data,
			before: entries.before,
		})
		.from(entries)
		.where(
			and(
				inArray(entries.applicationId, ids),
				inArray(entries.kind, ["status_changed", "milestone"]),
				isNull(entries.undoneAt),
			),
		)
		.orderBy(asc(entries.at), asc(entries.id));
	return Map.groupBy(rows, ({ applicationId }) => applicationId as string);
}

type Change = Awaited<ReturnType<typeof readChanges>> extends Map<string, (infer Row)[]> ? Row : never;
type Row = Parameters<typeof shownNextStep>[0] & {
	id: string;
	submittedAt: Date;
	status: StoredStatus;
	promise: Promised | null;
};

function progressOf<R extends Row>(row: R, changes: Change[], now: Date) {
	const shown = changes.filter(({ visibleAt }) => visibleAt <= now);
	const first = (changes[0]?.data?.from ?? row.status) as StoredStatus;
	const history = [first, ...shown.map(({ data }) => data?.to as StoredStatus)];
	const status = shownStatus(history.at(-1) as StoredStatus);
	const reachedAt = (step: StoredStatus) =>
		step === "pending" ? row.submittedAt : shown.findLast(({ data }) => data?.to === step)?.visibleAt;
	const { id, submittedAt, promise, nextStepFor: _for, nextStepText: _text, nextStepDueOn: _due, ...rest } = row;
	return {
		...rest,
		id,
		submittedAt,
		status,
		steps: stepsOf(history).map((step) => ({ ...step, at: reachedAt(step.step) ?? null })),
		next: nextStepOf({ ...shownNextStep(row, changes.at(-1), now), status, promise }, now),
		/** Why the application was rejected, in staff's words. */
		reason: status === "rejected" ? (shown.at(-1)?.data?.reason ?? null) : null,
	};
}
