import { data, redirect } from "react-router";
import type { Submission } from "../domain/cases/submissions.ts";
import type { Issue } from "../domain/shared/errors.ts";
import { failureOf } from "./failure.ts";
import { flashCookie } from "./flash.ts";
import type { Texts } from "./i18n/dictionaries.ts";
import { isPersonalPath } from "./query-parameters.ts";
import type { Flash, RequestContext } from "./request-context.ts";
import { redirectTo } from "./require-account.ts";

/** Honeypot: only bots fill this in. */
export const trapField = "leave_empty";
export const keyField = "form_key";
/** Filled in by the loader: the source of the visit. */
export const originField = "came_from";

/** Why a form was rejected, as the texts name it. */
export type FormFault = keyof Texts["form"]["faults"] | "limited";

/** The data to show a form again: the input, the errors, and the form key. */
export type FormResult = {
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

/** Fields that are not shown again. */
const secretFields = ["password", "current_password", "new_password", "code"];

type FormOptions<Shown> = {
	/** What the page shows of a rejected form; otherwise `{ state }`. */
	show?: (state: FormResult) => Shown | Promise<Shown>;
};

/**
 * Handles a form: the result of `submit`, or the same page with the input and the reason.
 * @throws a redirect to the sign-in if the session has ended during the submission
 */
export async function handleForm<Result = Response, Shown = { state: FormResult }>(
	context: RequestContext,
	fields: FormData,
	submit: () => Promise<Result>,
	{ show = (state) => ({ state }) as Shown }: FormOptions<Shown> = {},
) {
	try {
		return await submit();
	} catch (error) {
		const { status, fault, issues, seconds = 0 } = failureOf(context, "form could not be stored", error);
		if (status === 401 || status === 403) {
			throw redirect(context.prefix + (isPersonalPath(context.path) ? "/my" : "/auth"), 303);
		}
		if (status === 404) throw data(null, { status });
		for (const name of secretFields) fields.delete(name);
		if (seconds > 0) context.response.retryAfter(seconds);
		const state = enteredState(fields, {
			issues: status === 409 ? [{ field: "", code: fault }] : issues,
			fault: faultOfForm(fault, seconds),
			minutes: Math.ceil(seconds / 60),
		});
		return data(await show(state), { status });
	}
}

/** The message of the whole form; null if the fields' issues say it. */
function faultOfForm(fault: string, seconds: number): FormFault | null {
	if (fault === "unavailable") return seconds > 0 ? "busy" : "unavailable";
	if (fault === "limited" || fault === "unexpected" || fault === "already_sent") return fault;
	return null;
}

type Form = "contact" | "apply" | "reminder" | "message" | "family" | "telegram";

/** Forms about one's own application. */
const personalForms: readonly Form[] = ["message", "family", "telegram"];

const scopeOf = ({ my }: RequestContext, form: Form) => (personalForms.includes(form) ? my.scope : "");

/** Several visitors may send different forms from one address, and one visitor the same form twice. */
function senderOf({ client }: RequestContext, fields: FormData): string {
	const entered = [...fields].filter(([name, value]) => name !== keyField && typeof value === "string");
	return JSON.stringify([client, entered]);
}

/**
 * Handles a form that is stored once by its key: 303 with a message when it is stored. Works for the browser's own
 * submission and for the island's.
 */
export async function storeForm<Shown = { state: FormResult }>(
	context: RequestContext,
	form: Form,
	fields: FormData,
	submit: (submission: Submission) => Promise<Flash & { cookies?: string[] }>,
	back: string,
	{ show = (state) => ({ state }) as Shown }: FormOptions<Shown> = {},
) {
	const key = context.formKeys.read(
		form,
		fields.get(keyField),
		personalForms.includes(form) ? { scope: context.my.scope } : { sender: senderOf(context, fields) },
	);
	const fault = fields.get(trapField) ? "form_robot" : "fault" in key ? key.fault : null;
	if (fault || "fault" in key) return data(await show(showAgain(context, form, fields, { fault })), { status: 422 });
	const send = async () => {
		const { cookies = [], ...flash } = await submit({
			key: key.id,
			isQuick: key.isQuick,
			language: context.language,
			client: context.client,
			cameFrom: String(fields.get(originField) ?? ""),
			adVisitor: context.adVisitor,
		});
		return redirectTo(back, null, [flashCookie(flash), ...cookies]);
	};
	// Another form was stored with this key.
	const renewed = (state: FormResult) =>
		show(state.fault === "already_sent" ? { ...state, issues: [], key: makeKey(context, form) } : state);
	return handleForm(context, fields, send, { show: renewed });
}

const makeKey = (context: RequestContext, form: Form) => context.formKeys.make(form, scopeOf(context, form));

/** The form with what was entered and its key, which still identifies the submission. */
const enteredState = (fields: FormData, change: Partial<FormResult>): FormResult => ({
	...{ values: enteredValues(fields), issues: [], fault: null, minutes: 0 },
	key: String(fields.get(keyField) ?? ""),
	...change,
});

/** The form with what was entered and a new key. */
export const showAgain = (
	context: RequestContext,
	form: Form,
	fields: FormData,
	change: Partial<FormResult> = {},
): FormResult => enteredState(fields, { key: makeKey(context, form), ...change });

/** What was entered, by field. Takes one step for each field, however often a name is repeated. */
export function enteredValues(fields: Iterable<[string, FormDataEntryValue]>): FormResult["values"] {
	const values = new Map<string, string[]>();
	for (const [name, value] of fields) {
		if (name === keyField || name === trapField || name in Object.prototype || typeof value !== "string") continue;
		const known = values.get(name);
		if (known) known.push(value);
		else values.set(name, [value]);
	}
	return Object.fromEntries(values);
}

/** An empty form without a key. @param failure a code that its summary explains */
export const emptyForm = (failure?: string): FormResult => ({
	...{ values: {}, issues: failure ? [{ field: "", code: failure }] : [], fault: null, minutes: 0, key: "" },
});

/** An empty form that is stored once. */
export const freshForm = (context: RequestContext, form: Form, values: FormResult["values"] = {}): FormResult => ({
	...emptyForm(),
	values,
	key: makeKey(context, form),
});
