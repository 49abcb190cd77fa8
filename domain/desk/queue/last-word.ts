import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
	applications,
	caseEvents,
	contactReplies,
	contactSubmissions,
	messages,
	notes,
} from "../../../database/tables.ts";

type CallResult = "reached" | "not_reached" | "visited";

/**
 * What was said last in a case: by the applicant ("in", or "comment" with an application), by staff ("out"), on the phone,
 * or in a note; of somebody who may not have applied, the contact message.
 */
export type LastWord = {
	kind: "in" | "comment" | "contact" | "out" | "call" | "note";
	/** An ISO time. */
	at: string;
	/** Of a call. */
	result: CallResult | null;
	/** The beginning of what was written; "" for a call without a note. */
	text: string;
};

/** Characters of the last word in a list. */
const shown = 160;

/** The newest comment, message, answer, call or note of an applicant, or of a contact message without one; null if there is none. */
export const lastWord = (applicantId: PgColumn, contactSubmissionId: PgColumn): SQL<LastWord | null> => sql`(
	select jsonb_build_object('kind', said.kind, 'at', said.at, 'result', said.result, 'text', left(said.text, ${shown}))
	from (
		(select direction as kind, sent_at as at, null as result, text from ${messages}
			where applicant_id = ${applicantId} order by sent_at desc, id desc limit 1)
		union all
		(select 'note', created_at, null, text from ${notes} where applicant_id = ${applicantId}
			order by created_at desc, id desc limit 1)
		union all
		(select 'call', at, data ->> 'result', coalesce(data ->> 'note', '') from ${caseEvents}
			where applicant_id = ${applicantId} and kind = 'call' order by at desc, id desc limit 1)
		union all
		(select 'comment', submitted_at, null, comment from ${applications}
			where applicant_id = ${applicantId} and comment is not null order by submitted_at desc, id desc limit 1)
		union all
		(select 'contact', submitted_at, null, message from ${contactSubmissions} where id = ${contactSubmissionId})
		union all
		(select 'out', sent_at, null, text from ${contactReplies} where contact_submission_id = ${contactSubmissionId}
			order by sent_at desc limit 1)
	) said
	order by said.at desc
	limit 1
)`;
