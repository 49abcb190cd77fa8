import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applications, contactSubmissions, entries } from "../../../database/tables.ts";

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

const isWord = sql`kind in ('message_in', 'message_out', 'note', 'call') and undone_at is null`;
const kindOfWord = sql`case kind when 'message_in' then 'in' when 'message_out' then 'out' else kind end`;

/** The newest comment, message, answer, call or note of an applicant, or of a contact message without one; null if there is none. */
export const lastWord = (applicantId: PgColumn, contactSubmissionId: PgColumn): SQL<LastWord | null> => sql`(
	select jsonb_build_object('kind', said.kind, 'at', said.at, 'result', said.result, 'text', left(said.text, ${shown}))
	from (
		(select ${kindOfWord} as kind, at, data ->> 'result' as result, coalesce(text, '') as text from ${entries}
			where applicant_id = ${applicantId} and ${isWord} order by at desc, id desc limit 1)
		union all
		(select ${kindOfWord}, at, data ->> 'result', coalesce(text, '') from ${entries}
			where contact_submission_id = ${contactSubmissionId} and ${isWord} order by at desc, id desc limit 1)
		union all
		(select 'comment', submitted_at, null, comment from ${applications}
			where applicant_id = ${applicantId} and comment is not null order by submitted_at desc, id desc limit 1)
		union all
		(select 'contact', submitted_at, null, message from ${contactSubmissions} where id = ${contactSubmissionId})
	) said
	order by said.at desc
	limit 1
)`;
