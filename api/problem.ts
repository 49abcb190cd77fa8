import { z } from "zod";
import { type Issue, type Problem, problemOf } from "../domain/shared/errors.ts";

/** Problem details of RFC 9457, with a code for programs, the invalid fields, and the request id. */
export const problemDetails = z.object({
	type: z.url().meta({ description: "Where this kind of problem is described." }),
	title: z.string(),
	status: z.int(),
	detail: z.string(),
	code: z.string().meta({ description: "Stays the same whatever the words are." }),
	fields: z
		.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))
		.optional()
		.meta({ description: "What is wrong with which field; `field` is its path in the body or in the query." }),
	request_id: z.string(),
});
export type ProblemDetails = z.output<typeof problemDetails>;

/** Statuses and their titles in the document and on the page. */
export const titles = {
	400: "Bad request",
	401: "Not signed in",
	403: "Not permitted",
	404: "Not found",
	405: "Method not allowed",
	409: "Conflict",
	412: "Changed in the meantime",
	413: "Too large",
	415: "Unsupported body type",
	422: "Invalid",
	429: "Too many requests",
	500: "Server error",
	503: "Unavailable",
} as const;
export type Status = keyof typeof titles;

/** Codes and their messages for people. */
export const sentences: Record<string, string> = {
	bad_json: "The body is not JSON.",
	no_session: "This call needs a session: send `Authorization: Bearer …`.",
	bad_token: "Invalid JWT signature, or the session has ended. Sign in again.",
	refused: "This account does not have permission to do this.",
	origin: "Another site sent this request.",
	not_found: "No such record.",
	no_such_call: "No such endpoint. See the list at /api.",
	method: "This endpoint does not support this method. See the `Allow` header.",
	changed: "Someone else has changed this record since you read it. Read it again.",
	body_too_large: "The body is too large.",
	bad_type: "The body must be application/json.",
	invalid: "Some fields are missing or wrong.",
	limited: "Too many requests. Wait for the time in `Retry-After` and try again.",
	unexpected: "Something went wrong on our side. Please try again.",
	busy: "Too many requests are waiting. Try again after the time in `Retry-After`.",
	unavailable: "The service is unavailable right now. Please try again.",
	// Conflicts.
	already_sent: "You have already sent a different request with this Idempotency-Key.",
	university_in_use: "This university has programs or applications. Delete them first.",
	program_in_use: "This program is used in applications and cannot be deleted.",
	slug_taken: "Another post already has this slug.",
	certification_overlap: "This university has another status for these days. End that one first.",
	hero_taken: "There is already a hero. Change that one.",
	legal_entity_taken: "The company is already entered. Change that record.",
	section_taken: "This section already exists.",
	closed_day_taken: "This day is already in the list for this office.",
	team_code_taken: "Another member of the team has this code.",
	notice_on: "Someone else has just turned on another notice. Please send it again.",
	user_exists: "Another account already has this email address.",
	own_account: "You cannot change or delete your own account. Ask another owner.",
	last_owner: "This is the last owner. Make someone else an owner first.",
	changed_meanwhile: "Someone else has just changed this account. Check it and try again.",
	// Accounts.
	invalid_credentials: "Invalid email or password",
	email_not_confirmed: "Email not verified. We have sent a link to confirm it.",
	challenge_stale: "The time ran out or there were too many tries. Please sign in again.",
	link_invalid: "The link has been used or is too old. Please ask for a new one.",
	account_exists: "User already exists. Use another email.",
	invalid_code: "Invalid code",
	invalid_password: "This is not your password.",
	password_short: "Use 8 characters or more.",
	password_long: "Use 128 characters or fewer.",
	password_derived: "This password is made of the account's name or address, the site's name or a place.",
	password_pattern: "This password is a repetition or a row such as 12345 or qwerty.",
	password_common: "Many people use this password. Choose another one.",
	// Fields.
	required: "This field is required.",
	too_long: "This is too long.",
	too_many: "There are too many values.",
	too_small: "This number is too small.",
	too_large: "This number is too large.",
	not_a_number: "Enter a number.",
	not_an_integer: "Enter a whole number.",
	not_a_half_step: "Enter a number in steps of 0.5.",
	out_of_range: "This number is too large or too small.",
	not_an_object: "The body must be a JSON object.",
	fee_too_small: "A fee is 1 won or more.",
	fee_too_large: "A fee is at most 1,000,000,000 won.",
	fee_range_reversed: "`amount_to` is below `amount`.",
	unknown_fee_kind: "No such kind of fee.",
	unknown_fee_period: "No such period.",
	fee_period_mismatch: "This kind of fee is not charged for this period.",
	fee_twice: "A program has at most one fee of each kind except `other`.",
	too_many_fees: "A program has at most 12 fees.",
	unknown_certainty: "No such certainty.",
	unknown_term: "No such term: spring, summer, fall or winter.",
	bad_intake_year: "The year in which classes begin, from 2000 to 2100.",
	bad_round: "A round from 1 to 9.",
	bad_day_or_month: "A day (2026-11-30), or of an expected intake a month (2026-11).",
	expected_day: "An expected intake has months only.",
	certain_month: "A certain intake has days only.",
	certain_base_year: "Only an expected intake has a base year.",
	closes_before_opening: "It closes before it opens.",
	classes_before_closing: "Classes begin before applications close.",
	country_twice: "The same country twice.",
	intake_twice: "A program has one intake for each year, term and round.",
	too_many_intakes: "A program has at most 24 intakes.",
	bad_year: "Enter a year from 2000 to 2100.",
	unrecognized_keys: "No such field.",
	repeated: "This may appear once.",
	bad_link: "Enter a full web address, or a path on this site where the field accepts one.",
	bad_date: "Enter a date, for example 2026-11-21.",
	bad_hours: "Enter two times, for example 09:00-18:00.",
	future_date: "This date is in the future.",
	ends_before_start: "The last day is before the first.",
	bad_email: "Enter an email address.",
	bad_phone: "Enter a phone number: it has digits.",
	bad_age: "Enter an age in whole years, from 1 to 120.",
	bad_passport: "Enter 5 to 20 Latin letters and digits.",
	not_latin: "Enter the name in Latin letters, as in the passport.",
	bad_characters: "This contains characters we cannot save.",
	bad_slug: "This slug is reserved.",
	bad_key: "Use 8 to 200 letters, digits, hyphens and underscores in Idempotency-Key.",
	terms: "The applicant must agree to the terms.",
	unknown_country: "Enter two letters of ISO 3166-1, for example UZ.",
	unknown_type: "No such type.",
	unknown_scheme: "No such scheme.",
	unknown_scope: "No such scope.",
	unknown_certification: "No such status.",
	unknown_choice: "No such value.",
	unknown_education: "No such education.",
	unknown_level: "No such level to filter by.",
	unknown_province: "No such province.",
	unknown_tuition_step: "No such amount to filter by.",
	unknown_university: "No such university.",
	unknown_program: "No such program, or it belongs to another university.",
	unknown_status: "No such status.",
	unknown_role: "No such role.",
	bad_team_code: "Enter four capital letters or digits, without I, L, O, U, 0 and 1.",
	unknown_icon: "No such icon.",
	unknown_section: "No such section.",
	unknown_closed_office: "No such office.",
	unknown_platform: "No such platform.",
	unknown_certificate: "No such certificate.",
	unknown_action: "No such action.",
	bad_image_type: "Invalid file type",
	bad_image: "Invalid file type",
	image_too_large: "File too large",
	image_too_complex: "We could not process this picture. Save it again as JPEG with smaller dimensions.",
	failed: "Failed to upload image. Please try again.",
	no_file: "Field 'file' is missing",
};

const mark = Symbol("stopped");
type Stopped = Error & { [mark]: Fault };

/** Ends a request with a problem of the API itself; `issues` name fields as the client sent them. */
export function stop(status: Status, code: string, issues: Issue[] = []): Error {
	return Object.assign(new Error(code), { [mark]: { status, code, issues } });
}

type Occasion = {
	anonymous: boolean;
	/** Converts a field's name to the API's name. */
	named: (field: string) => string;
	requestId: string;
	siteUrl: string;
};

/** The problem for an error. Never includes the error's message, which may quote input. */
export function detailsOf(error: unknown, request: Occasion) {
	const { status, code, issues = [], seconds } = faultOf(error, request);
	const fields = issues.map((issue) => ({
		...issue,
		message: sentences[issue.code] ?? "This value does not match the description.",
	}));
	const details: ProblemDetails = {
		type: `${request.siteUrl}/api#problem-${status}`,
		title: titles[status],
		status,
		detail: sentences[code] ?? titles[status],
		code,
		...(fields.length > 0 && { fields }),
		request_id: request.requestId,
	};
	return { details, seconds };
}

type Fault = { status: Status; code: string; issues?: Issue[]; seconds?: number };

function faultOf(error: unknown, { anonymous, named }: Occasion): Fault {
	if (error instanceof Error && mark in error) return (error as Stopped)[mark];
	const problem: Problem | undefined = problemOf(error);
	switch (problem?.kind) {
		case "refused":
			return anonymous ? { status: 401, code: "no_session" } : { status: 403, code: "refused" };
		case "not-found":
			return { status: 404, code: "not_found" };
		case "conflict":
			return { status: 409, code: problem.code };
		case "limited":
			return { status: 429, code: "limited", seconds: problem.seconds };
		case "unavailable":
			if (problem.retryAfter) return { status: 503, code: "busy", seconds: problem.retryAfter };
			return { status: 503, code: "unavailable" };
		case "invalid": {
			const [first] = problem.issues;
			// An issue without a field concerns the whole request.
			if (problem.issues.length === 1 && first?.field === "") return { status: 422, code: first.code };
			const issues = problem.issues.map(({ field, code }) => ({ field: named(field), code }));
			return { status: 422, code: "invalid", issues };
		}
		default:
			return { status: 500, code: "unexpected" };
	}
}
