import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { applications, contactSubmissions, entries, programs, universities, users } from "../../../database/tables.ts";
import { internalEntryKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { asId } from "../../shared/validation.ts";
import { reachedIn } from "../entries/milestones.ts";
import { pickStep, shownStatus } from "../entries/state.ts";
import { suggestVisaType } from "./visa.ts";

/**
 * The applications of an applicant with what staff do about them, newest first. `unseen` is a change of the status that
 * the applicant does not see yet, and `seen` the status until then.
 * @throws ProblemError: refused.
 */
export async function listCaseApplications(caller: Caller, applicantId: string) {
	const { database, now } = caller.permit("application:read");
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			status: applications.status,
			submittedAt: applications.submittedAt,
			location: applications.location,
			age: applications.age,
			languageCertificates: applications.languageCertificates,
			comment: applications.comment,
			...pickStep(applications),
			visaType: applications.visaType,
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			isReminded: applications.isReminded,
			university: pickLocalized(universities, "name"),
			program: { ...pickLocalized(programs, "title"), type: programs.type },
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.applicantId, requireId(applicantId)))
		.orderBy(desc(applications.submittedAt), desc(applications.id));
	const ids = rows.map(({ id }) => id);
	const changes = await database
		.select()
		.from(entries)
		.where(
			and(
				inArray(entries.applicationId, ids),
				inArray(entries.kind, ["status_changed", "milestone"]),
				isNull(entries.undoneAt),
			),
		)
		.orderBy(asc(entries.at), asc(entries.id));
	const at = now();
	return rows.map((row) => {
		const all = changes.filter(({ applicationId }) => applicationId === row.id);
		const own = all.filter(({ kind }) => kind === "status_changed");
		const newest = own.at(-1);
		return {
			...row,
			suggestedVisa: row.program ? suggestVisaType(row.program.type) : null,
			milestones: reachedIn(all),
			seen: shownStatus(own, row.status, at),
			unseen: newest && newest.visibleAt > at ? { visibleAt: newest.visibleAt } : null,
		};
	});
}
export type CaseApplication = Awaited<ReturnType<typeof listCaseApplications>>[number];

const assignees = alias(users, "assignees");
const assigneeOf = sql`case when ${entries.kind} = 'assigned' then (${entries.data}->>'to')::uuid end`;

/** The page shows at most this many events, the newest. */
const maxEvents = 200;

/**
 * What happened to an applicant's case, newest first, with the names of the staff who did it.
 * @throws ProblemError: refused.
 */
export async function listTimeline(caller: Caller, applicantId: string) {
	const { database } = caller.permit("application:read");
	const known = requireId(applicantId);
	const contacts = database
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.applicantId, known));
	return database
		.select({
			id: entries.id,
			at: entries.at,
			kind: entries.kind,
			isPublic: notInArray(entries.kind, [...internalEntryKinds]).mapWith(Boolean),
			text: entries.text,
			/** What the contact message says that the entry is about. */
			inquiry: contactSubmissions.message,
			visibleAt: entries.visibleAt,
			undoneAt: entries.undoneAt,
			data: entries.data,
			actor: users.displayName,
			/** Whom an event "assigned" names. */
			assignee: assignees.displayName,
			reference: applications.reference,
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.leftJoin(applications, eq(applications.id, entries.applicationId))
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, entries.contactSubmissionId))
		.leftJoin(assignees, eq(assignees.id, assigneeOf))
		.where(or(eq(entries.applicantId, known), inArray(entries.contactSubmissionId, contacts)))
		.orderBy(desc(entries.at), desc(entries.id))
		.limit(maxEvents);
}
export type TimelineEvent = Awaited<ReturnType<typeof listTimeline>>[number];

function requireId(applicantId: string): string {
	const id = asId(applicantId);
	if (!id) throw notFound("applicant");
	return id;
}
