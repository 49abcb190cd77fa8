import { data, redirect } from "react-router";
import type { Caller } from "../domain/access/caller.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * For the pages about one's own application: redirects visitors without a session to the form that opens one.
 * @param level "proven" for what a stranger with the reference and the phone number must not see: such a page does not
 * exist for a session of level "known"
 * @returns the caller for the domain functions.
 */
export function requireApplicant({ my, prefix }: RequestContext, level: "known" | "proven" = "known"): Caller {
	if (my.state === "unknown") throw data(null, { status: 503 });
	if (!my.level) throw redirect(`${prefix}/my`, 303);
	if (level === "proven" && my.level !== "proven") throw data(null, { status: 404 });
	return my.caller;
}
