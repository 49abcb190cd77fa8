import { data } from "react-router";
import { problemOf } from "../../domain/errors.ts";
import type { RequestContext } from "../request-context.ts";

/** The loaded value, or null with the reason, which the page shows in place. */
export type Loaded<T> =
	| { value: T; fault: null }
	/** `requestId` finds the failure in the log; `owners`: only owners may read the data. */
	| { value: null; fault: "missing" | "failed" | "owners"; requestId?: string };

/** Loads data of a part of the admin panel. An error does not affect the rest of the page (ERR-21). */
export async function load<T>(context: RequestContext, what: string, read: () => Promise<T>) {
	try {
		return data<Loaded<T>>({ value: await read(), fault: null });
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "not-found") return data<Loaded<T>>({ value: null, fault: "missing" }, { status: 404 });
		const { requestId } = context;
		const failed = (status: number) => data<Loaded<T>>({ value: null, fault: "failed", requestId }, { status });
		if (problem?.kind === "refused" && context.caller.may("overview:read")) {
			return data<Loaded<T>>({ value: null, fault: "owners" }, { status: 403 });
		}
		// After a form submission without a session, show only its response.
		if (problem?.kind === "refused") return failed(context.session.state === "unknown" ? 503 : 403);
		context.report(`${what} could not be read`, error);
		return failed(problem?.kind === "unavailable" ? 503 : 500);
	}
}
