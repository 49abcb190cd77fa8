import { data, redirect } from "react-router";
import type { Issue } from "../../domain/shared/errors.ts";
import { type Failure, failureOf } from "../failure.ts";
import { flashCookie } from "../flash.ts";
import { readFields } from "../forms.ts";
import type { Flash, RequestContext } from "../request-context.ts";
import { accountField } from "./account-field.ts";
import type { Values } from "./fields.ts";
import { valuesFrom, withoutPasswords } from "./form-values.ts";
import type { AdminTexts } from "./texts.ts";

/** Why a form was rejected, as the admin texts name it. */
export type Fault = keyof AdminTexts["faults"];

/** The data to show a form again: the input and the errors. */
export type FormResult = {
	fault: Fault;
	values: Values;
	issues: Issue[];
	/** With "changed": who saved meanwhile, and the current values. */
	changed: { by: string | null; at: string | null; version: number; theirs: Values } | null;
};

export type Submission = {
	/** The toast message, which may follow from what `submit` has returned; null if the page itself confirms the action. */
	done: Flash["code"] | null | ((id: unknown) => Flash["code"]);
	/** The URL to return to: the list with its filters, or the page of what `submit` has returned. */
	back: string | ((id: string) => string);
	submit: (values: Values) => Promise<unknown>;
	/** Set by `submit`, sent with the redirect. */
	cookies?: string[];
	/** `submit` returns the id by which the action can be undone; the message then offers it. */
	canUndo?: true;
	/** The current values after a concurrent change. */
	theirs?: () => Promise<Values>;
};

/** Handles a staff form: 303 with a message on success, else the form with the input and the reason. */
export async function handleAdminForm(
	context: RequestContext,
	request: Request,
	{ done, back, submit, theirs, canUndo, cookies = [] }: Submission,
) {
	const fields = await readFields(request);
	const values = valuesFrom(fields);
	const again = (status: number, fault: Fault, rest: Partial<FormResult> = {}) =>
		data<FormResult>({ fault, values: withoutPasswords(values), issues: [], changed: null, ...rest }, { status });
	if (isOfOtherAccount(context, fields)) return again(401, "session_ended");
	try {
		const id = await submit(values);
		const reference = canUndo && typeof id === "string" ? { reference: id.toUpperCase() } : {};
		const code = typeof done === "function" ? done(id) : done;
		const headers = new Headers();
		for (const cookie of cookies) headers.append("set-cookie", cookie);
		if (code) headers.append("set-cookie", flashCookie({ code, ...reference }));
		return redirect(typeof back === "string" ? back : back(String(id)), { status: 303, headers });
	} catch (error) {
		const { status, fault, issues, changed } = refusalOf(context, error);
		if (fault !== "changed" || !theirs) return again(status, fault, { issues });
		return again(status, fault, { changed: { by: null, at: null, version: 0, ...changed, theirs: await theirs() } });
	}
}

/**
 * Whether the form was loaded by another account of this browser than the one that is signed in now. Without an account, the
 * form's work tells an ended session from one that could not be read.
 */
export function isOfOtherAccount({ account }: RequestContext, fields: FormData): boolean {
	const sender = fields.get(accountField);
	return sender !== null && account !== undefined && sender !== account.userId;
}

/**
 * The same for a page that stays: what its script sends, with the field `stay`, is answered without a redirect, and the
 * page loads its data again.
 */
export async function handleCaseForm(context: RequestContext, request: Request, submission: Submission) {
	const isStaying = (await readFields(request.clone())).has("stay");
	const answer = await handleAdminForm(context, request, submission);
	if (!isStaying || !(answer instanceof Response)) return answer;
	// Not undefined, with which the router would keep the fault of an earlier attempt.
	return data(null, { headers: { "set-cookie": answer.headers.get("set-cookie") ?? "" } });
}

/** The failure of a staff form; its fault is one of those in the admin texts. */
export const refusalOf = (context: RequestContext, error: unknown): Failure & { fault: Fault } => {
	const failure = failureOf(context, "form of staff could not be stored", error);
	return { ...failure, fault: failure.fault as Fault };
};

/** The version on which the form is based; undefined if it names none. */
export const versionOf = ({ version }: Values) => (/^\d{1,9}$/.test(version ?? "") ? Number(version) : undefined);
