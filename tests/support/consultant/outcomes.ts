import type { Morning } from "./morning.ts";

/** What each case must have led to: a query that answers with one true value. */
export const outcomes = {
	"New application: called, not reached": [
		"select attempts = 1 and done_at is null as done from tasks where id = $1",
		({ aziza }) => aziza.id,
	],
	"Called again, reached, with a note": [
		"select outcome = 'reached' as done from tasks where id = $1",
		({ aziza }) => aziza.id,
	],
	"Question in Russian: answered with a template": [
		"select text like 'Здравствуйте, Bobur%' as done from entries where applicant_id = $1 and kind = 'message_out'",
		({ bobur }) => bobur.applicantId,
	],
	"Message that needs no answer": [
		"select read_by_staff_at is not null as done from entries where channel is not null and applicant_id = $1",
		({ dilnoza }) => dilnoza.applicantId,
	],
	"Contact message: answered by email": [
		"select text = 'In March.' as done from entries where kind = 'message_out' and contact_submission_id = $1",
		({ contact }) => contact.contactId,
	],
	"Contact message that is spam": [
		"select state = 'spam' as done from contact_submissions where id = $1",
		({ spam }) => spam.contactId,
	],
	"Documents requested, with next step and due date": [
		"select status = 'documents_requested' and next_step_due_on > now() as done from applications where id = $1",
		({ farida }) => farida.applicationId,
	],
	"A wrong status, taken back": [
		"select status = 'pending' and exists(select from entries e where e.application_id = a.id and undone_at is not null) as done from applications a where id = $1",
		({ gulnora }) => gulnora.applicationId,
	],
	"Rejection with its reason": [
		"select status = 'rejected' as done from applications where id = $1",
		({ hasan }) => hasan.applicationId,
	],
	"A colleague is away: assigned to another one": [
		"select display_name = 'Zarina' as done from applicants a join users u on u.id = assignee_id where a.id = $1",
		({ iroda }) => iroda.applicantId,
	],
	"Follow-up put off": [
		"select count(*) = 1 and min(due_at) > now() + '5 days' and min(text) like 'Ask about%' as done from tasks where applicant_id = $1 and done_at is null",
		({ jasur }) => jasur.applicantId,
	],
	"Ten applicants of a university: one message, checked and undone": [
		"select count(*) = 1 and min(state) = 'undone' and not exists(select from entries where channel is not null and undone_at is null and text like 'Hello Student%') as done from batches where $1 <> ''",
		() => "one",
	],
	"A parent calls: found by half of the number, call logged": [
		"select text = 'Father asks.' as done from entries where applicant_id = $1 and kind = 'call'",
		({ kamola }) => kamola.applicantId,
	],
	"The same application twice: one is closed": [
		"select count(*) = 1 as done from applications where applicant_id = $1 and close_reason = 'duplicate'",
		({ lola }) => lola.applicantId,
	],
	"Email not delivered: address corrected, sent again": [
		"select email = 'malika@example.com' as done from applicants where id = $1",
		({ malika }) => malika.applicantId,
	],
	"Opened from the board and moved on": [
		"select status = 'interview_scheduled' as done from applications where id = $1",
		({ nodir }) => nodir.applicationId,
	],
	"Deleted application: taken back from the trash": [
		"select count(*) = 1 and not exists(select from trash) as done from applications where id = $1",
		({ ozoda }) => ozoda.applicationId,
	],
	"Note pinned": [
		"select is_pinned and text = 'Father pays.' as done from entries where kind = 'note' and applicant_id = $1",
		({ kamola }) => kamola.applicantId,
	],
	"Filtered list exported": ["select $1 <> '' as done", () => "downloaded"],
	"Who did what": ["select $1 <> '' as done", () => "read"],
} satisfies Record<string, [query: string, about: (morning: Morning) => string]>;

export type CaseName = keyof typeof outcomes;
