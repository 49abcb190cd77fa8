import { z } from "zod";
import { type Issue, type Problem, problemOf } from "../domain/errors.ts";

/** What went wrong, as RFC 9457 has it, with a code for programs, the faulty fields, and the request's id for questions. */
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

/** Statuses and their titles, as the document and the page list them. */
export const titles = {
	400: "Bad request",
	401: "Not signed in",
	403: "Not permitted",
	404: "Not found",
	405: "Method not allowed",
	409: "Conflict",
	412: "Changed meanwhile",
	413: "Too large",
	415: "Wrong type of body",
	422: "Invalid",
	429: "Too many requests",
	500: "Our fault",
	503: "Unavailable",
} as const;
export type Status = keyof typeof titles;

/** Codes and what they mean to whoever reads them. */
export const sentences: Record<string, string> = {
	bad_json: "The body is not JSON.",
	no_session: "This takes a session: send `Authorization: Bearer …`.",
	bad_token: "The token is not one of ours, or its session is over. Sign in again.",
	refused: "This account may not do this.",
	origin: "This was sent from another site.",
	not_found: "There is no such record.",
	no_such_call: "There is no such call. /api lists those that there are.",
	method: "This address does not take this method; `Allow` names those that it takes.",
	changed: "Somebody else has changed this record since it was read. Read it again.",
	body_too_large: "The body is too large.",
	bad_type: "The body must be application/json.",
	invalid: "Some fields are missing or wrong.",
	limited: "Too many requests. `Retry-After` says when the next one is taken.",
	unexpected: "Something went wrong on our side. Please try again.",
	busy: "Too many requests are waiting. Try again after the time in `Retry-After`.",
	unavailable: "Something that this needs is out of reach. Please try again.",
	// Conflicts.
	already_sent: "Something else was sent under this Idempotency-Key.",
	university_in_use: "Programs or applications belong to this university. Delete them first.",
	program_in_use: "Applications name this program, so it has to stay.",
	slug_taken: "Another post has this slug already.",
	section_taken: "There is a record of this section already.",
	notice_on: "Somebody else has just switched another notice on. Please send it again.",
	user_exists: "Another account has this email address already.",
	own_account: "Nobody changes or deletes their own account. Ask another owner.",
	last_owner: "This is the last owner: make somebody else an owner first.",
	changed_meanwhile: "Somebody else has just changed this account. Please look again.",
	// Accounts.
	invalid_credentials: "Invalid email or password",
	email_not_confirmed: "Email not verified. We have sent a link to confirm it.",
	challenge_stale: "This took too long or too many tries. Please sign in again.",
	link_invalid: "The link was used or is too old. Please ask for a new one.",
	account_exists: "User already exists. Use another email.",
	invalid_code: "This code is not right.",
	invalid_password: "This is not the caller's own password.",
	password_short: "A password has 8 characters or more.",
	password_long: "A password has 128 characters at most.",
	password_derived: "This password is made of the account's name or address, the site's name or a place.",
	password_pattern: "This password is a repetition or a row such as 12345 or qwerty.",
	password_common: "This password is among the most common ones.",
	// Fields.
	required: "This has to be filled in.",
	too_long: "This is too long.",
	too_many: "There are too many of them.",
	too_small: "This number is too small.",
	too_large: "This number is too large.",
	not_a_number: "This has to be a number.",
	not_an_integer: "This has to be a whole number.",
	out_of_range: "This number is too far from 0.",
	not_an_object: "The body has to be a JSON object.",
	unrecognized_keys: "There is no such field here.",
	repeated: "This may stand once.",
	bad_link: "This has to be a full web address, or a path of this site where one is taken.",
	bad_date: "This has to be a date, such as 2026-11-21.",
	future_date: "This day is still to come.",
	bad_email: "This has to be an email address.",
	bad_phone: "A phone number holds five digits or more.",
	bad_age: "An age is a whole number from 1 to 120.",
	bad_passport: "A passport number has 5 to 20 Latin letters and digits.",
	not_latin: "Write the name in Latin letters, as in the passport.",
	bad_characters: "This holds characters that cannot be stored.",
	bad_slug: "This slug is reserved.",
	bad_key: "An Idempotency-Key has 8 to 200 letters, digits, hyphens and underscores.",
	terms: "The terms have to be agreed to.",
	unknown_type: "There is no such type.",
	unknown_university: "There is no such university.",
	unknown_program: "There is no such program, or it is another university's.",
	unknown_status: "There is no such status.",
	unknown_role: "There is no such role.",
	unknown_icon: "There is no such icon.",
	unknown_section: "There is no such section.",
	unknown_platform: "There is no such platform.",
	unknown_certificate: "There is no such certificate.",
	unknown_action: "There is no such action.",
	bad_image_type: "Invalid file type",
	bad_image: "Invalid file type",
	image_too_large: "File too large",
	image_too_complex: "We could not process this picture. Save it again as JPEG with smaller dimensions.",
	failed: "Failed to upload image. Please try again.",
	no_file: "Field 'file' is missing",
};

const mark = Symbol("stopped");
type Stopped = Error & { [mark]: Fault };

/** Ends a request with a problem that is the API's own, not the domain's; `issues` name fields as they were sent. */
export function stop(status: Status, code: string, issues: Issue[] = []): Error {
	return Object.assign(new Error(code), { [mark]: { status, code, issues } });
}

type Occasion = {
	anonymous: boolean;
	/** How the domain's fields are called here. */
	named: (field: string) => string;
	requestId: string;
	siteUrl: string;
};

/** What to answer to an error: never its words, which may quote what was sent. */
export function detailsOf(error: unknown, asked: Occasion) {
	const { status, code, issues = [], seconds } = faultOf(error, asked);
	const fields = issues.map((issue) => ({
		...issue,
		message: sentences[issue.code] ?? "This is not as it is described.",
	}));
	const details: ProblemDetails = {
		type: `${asked.siteUrl}/api#problem-${status}`,
		title: titles[status],
		status,
		detail: sentences[code] ?? titles[status],
		code,
		...(fields.length > 0 && { fields }),
		request_id: asked.requestId,
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
			// What belongs to no field is about the whole.
			if (problem.issues.length === 1 && first?.field === "") return { status: 422, code: first.code };
			const issues = problem.issues.map(({ field, code }) => ({ field: named(field), code }));
			return { status: 422, code: "invalid", issues };
		}
		default:
			return { status: 500, code: "unexpected" };
	}
}
