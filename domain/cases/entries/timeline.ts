import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { applications, contactSubmissions, entries, tasks, users } from "../../../database/tables.ts";
import { type EntryKind, entryKinds } from "../../../database/values.ts";
import { readEntryDeliveries } from "../../messaging/list-deliveries.ts";
import { promised } from "../tasks/promised.ts";
import { isPublicKind } from "./store.ts";

/** Who reads a case. Only staff see what is internal, what was taken back, and what is not visible yet. */
export type Audience = "staff" | "applicant" | "family";

/** The kinds of entries that an audience sees: a family sees the steps, but no messages. */
const kindsOf: Record<Audience, readonly EntryKind[]> = {
	staff: entryKinds,
	applicant: entryKinds.filter(isPublicKind),
	family: ["submitted", "status_changed", "next_step", "milestone"],
};

/** A person's case, or with `applicationId` the part about one application; or that of a contact message alone. */
export type CaseOf =
	| { applicantId: string; applicationId: string | null }
	| { contactSubmissionId: string; applicantId?: undefined };

type TimelineOptions = {
	now: Date;
	/** Only these kinds, of those that the audience sees. */
	kinds?: readonly EntryKind[];
};

/** Which entries an audience sees. */
export function isSeenBy(audience: Audience, { now, kinds = kindsOf[audience] }: TimelineOptions): SQL | undefined {
	const seen = kinds.filter((kind) => kindsOf[audience].includes(kind));
	const isShown = audience === "staff" ? undefined : and(isNull(entries.undoneAt), lte(entries.visibleAt, now));
	return and(inArray(entries.kind, seen), isShown);
}

/** Staff see a person's contact messages in the case; their sender may be somebody else with the same address. */
function isOfCase(of: CaseOf, audience: Audience): SQL | undefined {
	if (of.applicantId === undefined) return eq(entries.contactSubmissionId, of.contactSubmissionId);
	const isOwn = eq(entries.applicantId, of.applicantId);
	if (of.applicationId) return and(isOwn, eq(entries.applicationId, of.applicationId));
	if (audience !== "staff") return isOwn;
	const contacts = sql`array(select ${contactSubmissions.id} from ${contactSubmissions} where ${contactSubmissions.applicantId} = ${of.applicantId})`;
	return or(isOwn, sql`${entries.contactSubmissionId} = any(${contacts})`);
}

/** A page shows at most this many entries, the newest. */
const most = 500;

/** When its reader got it; the time of visibility alone would not keep the order if the clocks of two processes differ. */
const seenAt = sql`greatest(${entries.at}, ${entries.visibleAt})`;

const assignees = alias(users, "assignees");
const assigneeOf = sql`case when ${entries.kind} = 'assigned' then (${entries.data}->>'to')::uuid end`;

/** The one read of a case: its entries as an audience sees them, oldest first. Of staff it has only the displayed name. */
export async function readTimeline(
	database: Pick<Database, "select">,
	of: CaseOf,
	audience: Audience,
	options: TimelineOptions,
) {
	const rows = await database
		.select({
			id: entries.id,
			kind: entries.kind,
			at: entries.at,
			visibleAt: entries.visibleAt,
			undoneAt: entries.undoneAt,
			channel: entries.channel,
			text: entries.text,
			data: entries.data,
			isPinned: entries.isPinned,
			applicationId: entries.applicationId,
			contactSubmissionId: entries.contactSubmissionId,
			/** Of the application that it is about; without one it is about the whole person. */
			reference: applications.reference,
			author: users.displayName,
			isByStaff: isNotNull(entries.authorId).mapWith(Boolean),
			/** Whom an entry "assigned" names. */
			assignee: assignees.displayName,
			readByStaffAt: entries.readByStaffAt,
			readByApplicantAt: entries.readByApplicantAt,
			/** The moment that we promised, for a message whose answer is due. */
			promise: promised,
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.leftJoin(assignees, eq(assignees.id, assigneeOf))
		.leftJoin(applications, eq(applications.id, entries.applicationId))
		.leftJoin(tasks, and(eq(tasks.entryId, entries.id), eq(tasks.kind, "answer_message"), isNull(tasks.doneAt)))
		.where(and(isOfCase(of, audience), isSeenBy(audience, options)))
		// What was sent later than it was written stands where its reader got it.
		.orderBy(desc(audience === "staff" ? entries.at : seenAt), desc(entries.visibleAt), desc(entries.id))
		.limit(most);
	const ids = rows.map(({ id }) => id);
	const sent = audience === "staff" ? await readEntryDeliveries(database, ids) : [];
	const byEntry = Map.groupBy(sent, ({ entryId }) => entryId);
	return rows.reverse().map((row) => ({ ...row, deliveries: byEntry.get(row.id) ?? [] }));
}
export type TimelineEntry = Awaited<ReturnType<typeof readTimeline>>[number];

/** A change of the status that only staff see yet. */
export type UnseenChange = { visibleAt: string; from: string; before: Record<string, string | null> | null };

/** For a query of applications: the change of the status that the applicant does not see yet; null if there is none. */
export const unseenChange = (now: Date) => sql<UnseenChange | null>`(
	select jsonb_build_object('visibleAt', entry.visible_at, 'from', entry.data ->> 'from', 'before', entry.before)
	from ${entries} as entry
	where entry.application_id = ${applications.id} and entry.kind = 'status_changed' and entry.undone_at is null
		and entry.visible_at > ${now.toISOString()}::timestamptz
	order by entry.at desc limit 1
)`;
