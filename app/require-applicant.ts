import { data, redirect } from "react-router";
import type { Caller } from "../domain/access/caller.ts";
import type { RequestContext } from "./request-context.ts";
import { redirectTo } from "./require-account.ts";

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

/** The field of a form that deletes: whose page it is on (`MyContext.scope`). */
export const shownField = "shown_for";

/** @throws a redirect to the page if its form was made for somebody else, whose application was open in this browser before. */
export function requireShown({ my, prefix, path }: RequestContext, fields: FormData): void {
	if (fields.get(shownField) !== my.scope) throw redirectTo(prefix + path, "other_application");
}
