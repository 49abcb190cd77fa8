import { data, redirect } from "react-router";
import { type Issue, problemOf } from "../domain/errors.ts";
import type { Submission } from "../domain/submissions.ts";
import { flashCookie } from "./flash.ts";
import { isPersonalPath } from "./query-parameters.ts";
import type { Flash, RequestContext } from "./request-context.ts";

/** Honeypot: only bots fill this in. */
export const trapField = "leave_empty";
export const keyField = "form_key";
/** Filled in by the loader: the source of the visit. */
export const originField = "came_from";

/** Why a form was rejected; the messages are in app/i18n. */
export type FormFault =
	| "form_stale"
	| "other_application"
	| "form_robot"
	| "already_sent"
	| "limited"
	| "busy"
	| "unavailable"
	| "unexpected";

/** The data to show a form again: the input, the errors, and the form key. */
export type FormAgain = {
	values: Record<string, string[]>;
	issues: Issue[];
	fault: FormFault | null;
	/** With "limited": minutes to wait. */
	minutes: number;
	key: string;
};

/** Reads a form. An unreadable body counts as an empty form. */
export async function readFields(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch (error) {
		// A body that is too large or incomplete throws another error.
		if (error instanceof TypeError) return new FormData();
		throw error;
	}
}

/**
 * Handles a form that is not stored once by its form key, such as a sign-in.
 * @returns the result of `work`, or the same page with the input except secrets.
 */
export async function handleForm<Result = Response>(
	context: RequestContext,
	fields: FormData,
	secret: string[],
	work: () => Promise<Result>,
) {
	const again = (status: number, change: Partial<FormAgain>, retryAfter?: number) => {
		for (const name of secret) fields.delete(name);
		context.response.retryAfter(retryAfter);
		return data({ values: enteredValues(fields), issues: [], fault: null, minutes: 0, key: "", ...change }, { status });
	};
	try {
		return await work();
	} catch (error) {
		// A redirect, such as to the sign-in of a session that has ended.
		if (error instanceof Response) throw error;
		const problem = problemOf(error);
		if (problem?.kind === "invalid") return again(422, { issues: problem.issues });
		// The session ended during the submission.
		if (problem?.kind === "refused") {
			throw redirect(context.prefix + (isPersonalPath(context.path) ? "/my" : "/auth"), 303);
		}
		if (problem?.kind === "limited") {
			return again(429, { fault: "limited", minutes: Math.ceil(problem.seconds / 60) }, problem.seconds);
		}
		if (problem?.kind === "unavailable" && problem.retryAfter) return again(503, { fault: "busy" }, problem.retryAfter);
		context.report("an account's form could not be taken", error);
		return again(503, { fault: problem?.kind === "unavailable" ? "unavailable" : "unexpected" });
	}
}

type Form = "contact" | "apply" | "message" | "family" | "telegram";

/** Forms about one's own application. */
const personalForms: readonly Form[] = ["message", "family", "telegram"];

const scopeOf = ({ my }: RequestContext, form: Form) => (personalForms.includes(form) ? my.scope : "");

/** Several visitors may send different forms from one address, and one visitor the same form twice. */
function senderOf({ client }: RequestContext, fields: FormData): string {
	const entered = [...fields].filter(([name, value]) => name !== keyField && typeof value === "string");
	return JSON.stringify([client, entered]);
}

/**
 * Handles a form: 303 with a message when it is stored, otherwise the same page with the input. Works for the browser's
 * own submission and for the island's.
 */
export async function receiveForm(
	context: RequestContext,
	form: Form,
	fields: FormData,
	submit: (submission: Submission) => Promise<Flash & { cookies?: string[] }>,
	back: string,
) {
	const given = fields.get(keyField);
	const again = (status: number, change: Partial<FormAgain>) =>
		data(showAgain(context, form, fields, change), { status });
	if (fields.get(trapField)) return again(422, { fault: "form_robot" });
	const key = context.formKeys.read(
		form,
		given,
		personalForms.includes(form) ? { scope: context.my.scope } : { sender: senderOf(context, fields) },
	);
	if ("fault" in key) return again(422, { fault: key.fault });
	try {
		const cameFrom = String(fields.get(originField) ?? "");
		const { cookies = [], ...flash } = await submit({
			key: key.id,
			isQuick: key.isQuick,
			language: context.language,
			client: context.client,
			cameFrom,
			adVisitor: context.adVisitor,
		});
		const headers = new Headers({ "cache-control": "no-store" });
		for (const cookie of [flashCookie(flash), ...cookies]) headers.append("set-cookie", cookie);
		return redirect(back, { status: 303, headers });
	} catch (error) {
		const problem = problemOf(error);
		const same = { key: String(given) };
		// The session ended during the submission.
		if (problem?.kind === "refused") throw redirect(back, 303);
		if (problem?.kind === "invalid") return again(422, { ...same, issues: problem.issues });
		if (problem?.kind === "conflict") return again(409, { fault: "already_sent" });
		if (problem?.kind === "limited") {
			return again(429, { ...same, fault: "limited", minutes: Math.ceil(problem.seconds / 60) });
		}
		context.report(`${form} form could not be stored`, error);
		return again(503, { ...same, fault: problem?.kind === "unavailable" ? "unavailable" : "unexpected" });
	}
}

export function showAgain(
	context: RequestContext,
	form: Form,
	fields: FormData,
	change: Partial<FormAgain> = {},
): FormAgain {
	return {
		values: enteredValues(fields),
		issues: [],
		fault: null,
		minutes: 0,
		key: context.formKeys.make(form, scopeOf(context, form)),
		...change,
	};
}

/** What was entered, by field. Takes one step for each field, however often a name is repeated. */
export function enteredValues(fields: Iterable<[string, FormDataEntryValue]>): FormAgain["values"] {
	const values = new Map<string, string[]>();
	for (const [name, value] of fields) {
		if (name === keyField || name === trapField || name in Object.prototype || typeof value !== "string") continue;
		const known = values.get(name);
		if (known) known.push(value);
		else values.set(name, [value]);
	}
	return Object.fromEntries(values);
}

/** The data of an empty form. */
export function freshForm(context: RequestContext, form: Form, values: Record<string, string[]> = {}): FormAgain {
	return { values, issues: [], fault: null, minutes: 0, key: context.formKeys.make(form, scopeOf(context, form)) };
}
