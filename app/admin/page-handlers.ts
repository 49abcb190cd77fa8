import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Caller } from "../../domain/access/caller.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { flashCookie } from "../flash.ts";
import { readFields } from "../forms.ts";
import { load } from "../load.ts";
import { type Flash, type RequestContext, requestContextKey } from "../request-context.ts";
import { safeRedirectPath } from "../safe-redirect.ts";
import { handleAdminForm, isOfOtherAccount, type Submission } from "./handle-form.ts";

type LoaderArgs = Pick<LoaderFunctionArgs, "context">;
type ActionArgs = Pick<ActionFunctionArgs, "context" | "request">;

/** The loader of a page of staff: a value that cannot be read is null, with the reason. @param what is named in the log */
export const adminLoader =
	<Args extends LoaderArgs, T>(what: string, read: (requestContext: RequestContext, args: Args) => Promise<T>) =>
	(args: Args) => {
		const requestContext = args.context.get(requestContextKey);
		return load(requestContext, what, () => read(requestContext, args));
	};

type SubmissionOf<Args> = (requestContext: RequestContext, args: Args) => Submission | Promise<Submission>;

/** The action of a page of staff: its form is handled, or shown again with the reason. */
export const adminAction =
	<Args extends ActionArgs>(submissionOf: SubmissionOf<Args>) =>
	async (args: Args) => {
		const requestContext = args.context.get(requestContextKey);
		return handleAdminForm(requestContext, args.request, await submissionOf(requestContext, args));
	};

type ListWork<Args> = (caller: Caller, fields: FormData, args: Args) => Promise<Flash | string>;

/**
 * The action of an address that only receives forms of lists, and returns to the list with a message, or leads to another page.
 * @param failed the message if what the form is about has changed meanwhile
 */
export const listAction =
	<Args extends ActionArgs>(permission: Permission, failed: Flash["code"], work: ListWork<Args>) =>
	async (args: Args) => {
		const requestContext = args.context.get(requestContextKey);
		const { caller, report } = requestContext;
		const fields = await readFields(args.request);
		if (!caller.may(permission) || isOfOtherAccount(requestContext, fields)) throw data(null, { status: 403 });
		const back = safeRedirectPath(fields.get("back"));
		const done = await work(caller, fields, args).catch((error: unknown): Flash => {
			const { kind } = problemOf(error) ?? {};
			// The session may have ended since.
			if (kind === "refused") return { code: "access_denied" };
			if (kind !== "not-found" && kind !== "conflict" && kind !== "invalid") report("form of a list failed", error);
			return { code: failed };
		});
		if (typeof done === "string") return redirect(`${done}?${new URLSearchParams({ back })}`, 303);
		return redirect(back, { status: 303, headers: { "set-cookie": flashCookie(done) } });
	};
