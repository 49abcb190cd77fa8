import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { load } from "../load.ts";
import { type RequestContext, requestContextKey } from "../request-context.ts";
import { handleAdminForm, type Submission } from "./handle-form.ts";

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
