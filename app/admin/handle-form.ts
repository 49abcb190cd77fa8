import { data, redirect } from "react-router";
import type { Issue } from "../../domain/shared/errors.ts";
import { type Failure, failureOf } from "../failure.ts";
import { flashCookie } from "../flash.ts";
import { readFields } from "../forms.ts";
import type { Flash, RequestContext } from "../request-context.ts";
import { type Values, valuesFrom, withoutPasswords } from "./fields.ts";
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

type Submission = {
	/** The toast message; null if the page itself confirms the action. */
	done: Flash["code"] | null;
	/** The URL to return to: the list with its filters, or the page of what `submit` has returned. */
	back: string | ((id: string) => string);
	submit: (values: Values) => Promise<unknown>;
	/** `submit` returns the id by which the action can be undone; the message then offers it. */
	canUndo?: true;
	/** The current values after a concurrent change. */
	theirs?: () => Promise<Values>;
};

/** Handles a staff form: 303 with a message on success, else the form with the input and the reason. */
export async function handleAdminForm(
	context: RequestContext,
	request: Request,
	{ done, back, submit, theirs, canUndo }: Submission,
) {
	const values = valuesFrom(await readFields(request));
	const again = (status: number, fault: Fault, rest: Partial<FormResult> = {}) =>
		data<FormResult>({ fault, values: withoutPasswords(values), issues: [], changed: null, ...rest }, { status });
	try {
		const id = await submit(values);
		const reference = canUndo && typeof id === "string" ? { reference: id.toUpperCase() } : {};
		const headers = done ? { "set-cookie": flashCookie({ code: done, ...reference }) } : {};
		return redirect(typeof back === "string" ? back : back(String(id)), { status: 303, headers });
	} catch (error) {
		const { status, fault, issues, changed } = refusalOf(context, error);
		if (fault !== "changed" || !theirs) return again(status, fault, { issues });
		return again(status, fault, { changed: { by: null, at: null, version: 0, ...changed, theirs: await theirs() } });
	}
}

/** The failure of a staff form; its fault is one of those in the admin texts. */
export const refusalOf = (context: RequestContext, error: unknown): Failure & { fault: Fault } => {
	const failure = failureOf(context, "form of staff could not be stored", error);
	return { ...failure, fault: failure.fault as Fault };
};

/** The version on which the form is based; undefined if it names none. */
export const versionOf = ({ version }: Values) => (/^\d{1,9}$/.test(version ?? "") ? Number(version) : undefined);
